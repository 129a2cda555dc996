"""What a person is about to play but has not played: kept beside his screen, in text form.

A draft belongs to one turn. When the turn has passed it means nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

from bot.rules.moves import Action
from bot.rules.seats import Seat
from bot.table import slots
from bot.table.sent import Shown
from bot.table.table import Table

Mode = Literal["plain", "pick", "ask", "later", "claim"]
ASKED = (Action.DISCARD, Action.LEAD, Action.BEAT)
"""What `ask` may ask about: its mask has the place here above the four bits of the hand."""


@dataclass(frozen=True, slots=True)
class Draft:
    """`pick`: cards are being ticked; `ask`: a move waits for a second tap; `later`: the molodka
    of this trick is put off; `claim`: it waits for a second tap. `mask`: four bits of the hand,
    the lowest for the first card. `number`: the turn it belongs to; the trick for a molodka.
    """

    number: int
    mode: Mode = "plain"
    mask: int = 0

    def __str__(self) -> str:
        return f"{self.number}:{self.mode}:{self.mask}"

    @classmethod
    def parse(cls, text: str) -> "Draft | None":
        """Read the text form; None for none."""
        if not text:
            return None
        number, mode, mask = text.split(":")
        modes: dict[str, Mode] = {name: name for name in get_args(Mode)}
        return cls(int(number), modes[mode], int(mask))

    @property
    def is_of_trick(self) -> bool:
        """Whether `number` is that of the trick."""
        return self.mode in {"later", "claim"}

    @property
    def asked(self) -> Action | None:
        """What `ask` asks about."""
        place = self.mask >> 4
        return ASKED[place] if self.mode == "ask" and place < len(ASKED) else None

    @property
    def cards(self) -> int:
        """The four bits of the hand."""
        return self.mask % 16


def drafted(table: Table, seat: Seat, shown: Mapping[str, Shown]) -> Draft:
    """What a person has ticked on his screen, of those that were `shown`; a draft of another turn,
    or of another trick, is forgotten.
    """
    screen = shown.get(slots.hand(seat))
    draft = None if screen is None else Draft.parse(screen.draft)
    if draft is None:
        return Draft(table.turn_no)
    now = table.trick_no if draft.is_of_trick else table.turn_no
    return draft if draft.number == now else Draft(table.turn_no)
