"""What a seat can do in a deal, as a value with one text form: `0 lead 9H KH`."""

from dataclasses import dataclass
from enum import StrEnum

from bot.rules.cards import Card, cards
from bot.rules.seats import SEATS, Seat


class Action(StrEnum):
    """The four things a seat can do with cards (R3, R4)."""

    LEAD = "lead"
    BEAT = "beat"
    DISCARD = "discard"
    CLAIM = "claim"


@dataclass(frozen=True, slots=True)
class Move:
    """A seat plays cards. The order of the cards means nothing; legality is judged elsewhere."""

    seat: Seat
    action: Action
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join([str(self.seat), self.action, *self.cards])

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read the text form. Raises ValueError when it is none."""
        seat, action, *names = text.split()
        return cls(SEATS[("0", "1", "2", "3").index(seat)], Action(action), cards(" ".join(names)))
