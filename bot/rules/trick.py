"""One trick: who led, who answered, which cards stand, and how a set beats another (R3).

Sorting both sets and comparing place by place is exact, because standing cards are always of the
led suit or trumps (R3.6): of two such cards the higher one beats whatever the lower one beats.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.rules.cards import Card, Suit, arranged, higher
from bot.rules.moves import Action
from bot.rules.seats import SEATS, Seat, clockwise

Pairing = tuple[tuple[Card, Card], ...]
"""Which card beats which: (own card, card it beats)."""


def pairing(own: Iterable[Card], standing: Iterable[Card], trump: Suit) -> Pairing | None:
    """Pair every own card with a lower standing one (R3.3); None when the set does not beat."""
    mine, theirs = arranged(own, trump), arranged(standing, trump)
    if len(mine) != len(theirs):
        return None
    pairs = tuple(zip(mine, theirs, strict=True))
    return pairs if all(higher(a, b, trump) for a, b in pairs) else None


@dataclass(frozen=True, slots=True)
class Play:
    """What one seat laid in this trick. In a view a foreign discard is a count without cards."""

    seat: Seat
    action: Action
    cards: tuple[Card, ...]
    count: int

    @property
    def face_up(self) -> bool:
        """Everything but a discard lies open (R3.4)."""
        return self.action is not Action.DISCARD


def seen(plays: Iterable[Play], seat: Seat | None) -> tuple[Play, ...]:
    """Plays as a seat may see them, or for None the whole table: foreign discards are counts."""
    return tuple(
        [
            play
            if play.face_up or play.seat == seat
            else Play(play.seat, play.action, (), play.count)
            for play in plays
        ]
    )


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick in the making. `opener` is who had the lead; a claim makes another the leader."""

    opener: Seat
    plays: tuple[Play, ...] = ()

    @property
    def leader(self) -> Seat:
        """Who leads, or has the lead while the table is empty."""
        return self.plays[0].seat if self.plays else self.opener

    @property
    def turn(self) -> Seat:
        """Whose play is next. Means nothing once the trick is complete."""
        return clockwise(self.leader, len(self.plays))

    @property
    def is_complete(self) -> bool:
        """All four have played."""
        return len(self.plays) == len(SEATS)

    @property
    def standing(self) -> Play | None:
        """The play that takes the trick as things stand: the last that led or beat (R3.5)."""
        return next((play for play in reversed(self.plays) if play.face_up), None)

    @property
    def taker(self) -> Seat:
        """Who takes the trick as things stand; the opener while the table is empty."""
        standing = self.standing
        return standing.seat if standing else self.opener

    @property
    def size(self) -> int:
        """How many cards each must lay; 0 while nobody has led."""
        return self.plays[0].count if self.plays else 0

    def with_play(self, play: Play) -> "Trick":
        """The trick after a lead or an answer."""
        return Trick(self.opener, (*self.plays, play))

    def cleared(self) -> "Trick":
        """The trick with every card gone back; who had the lead is remembered (R4.2)."""
        return Trick(self.opener)

    def hidden_from(self, seat: Seat | None) -> "Trick":
        """The trick as a seat may see it; as the whole table may see it for None."""
        return Trick(self.opener, seen(self.plays, seat))
