"""Who sits on a seat, and who moves for it."""

from dataclasses import dataclass, replace

from bot.players.levels import Level


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody known by Telegram's id, under the name he had when he sat down."""

    id: int
    name: str


NOBODY = Person(0, "")
"""The host of a table that an anonymous admin opened, until somebody sits down."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One of the four seats.

    `person` owns the seat; `level` is the computer player that moves here instead of him, or
    alone when there is no person. `left`: the person went for good (he may still come back).
    `missed` counts time-outs in a row. `tapped_at` is when the person was last seen acting here.
    """

    person: Person | None = None
    level: Level | None = None
    left: bool = False
    missed: int = 0
    tapped_at: float = 0.0

    @property
    def is_empty(self) -> bool:
        """Nobody sits here."""
        return self.person is None and self.level is None

    @property
    def is_manned(self) -> bool:
        """A person sits here and moves himself."""
        return self.person is not None and self.level is None

    @property
    def is_away(self) -> bool:
        """A computer player stands in for the person who owns this seat."""
        return self.person is not None and self.level is not None

    def taken_over(self, *, left: bool) -> "Chair":
        """A computer player moves here from now on."""
        return replace(self, level=Level.CAREFUL, left=left)

    def back(self, now: float) -> "Chair":
        """The person acted: he is there, and moves himself (again)."""
        return replace(self, level=None, left=False, missed=0, tapped_at=now)


Chairs = tuple[Chair, Chair, Chair, Chair]

EMPTY: Chairs = (Chair(), Chair(), Chair(), Chair())
