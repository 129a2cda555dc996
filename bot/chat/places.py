"""Where somebody is in a series that was played: in a button, and in a link into the private chat.

The number of a button has twelve digits: six for the series, three for the deal, three for the
move. A link ends with a ticket, for it is followed where the bot cannot see the group.
"""

import re
from dataclasses import dataclass

_PLY, _DEAL = 1_000, 1_000_000
_LINK = re.compile(
    r"r_([1-9][0-9]{0,17})_([1-9][0-9]{0,5})_(0|[1-9][0-9]{0,2})_([A-Za-z0-9_-]{16})"
)


@dataclass(frozen=True, slots=True)
class Place:
    """A series of a table, a deal of it (0: the whole of it) and how many moves were made."""

    series: int
    deal: int = 0
    ply: int = 0

    @property
    def number(self) -> int:
        """The place as the number of a button."""
        return self.series * _DEAL + self.deal * _PLY + self.ply

    @classmethod
    def of(cls, number: int) -> "Place":
        """The place that the number of a button means."""
        return cls(number // _DEAL, number % _DEAL // _PLY, number % _PLY)


@dataclass(frozen=True, slots=True)
class Link:
    """What a link into the private chat leads to: a deal to be replayed, or with deal 0 the
    record of the series.
    """

    table: int
    place: Place
    ticket: str

    def __str__(self) -> str:
        return f"r_{self.table}_{self.place.series}_{self.place.deal}_{self.ticket}"

    @classmethod
    def parse(cls, payload: str) -> "Link | None":
        """Read a payload; None for any other one."""
        form = _LINK.fullmatch(payload)
        if form is None:
            return None
        return cls(int(form[1]), Place(int(form[2]), int(form[3])), form[4])
