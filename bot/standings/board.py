"""What is shown of standings: a page of a board, and one person's results."""

from dataclasses import dataclass, field
from typing import Protocol

from bot.standings.spans import EVERYWHERE, FIRST_SEASON, Span, period
from bot.standings.tally import PairTally, Tally

PAGE = 10
"""Lines of a board on one page."""
MOST_PAGES = 1000
MOST_GROUPS = 8
"""How many of a person's groups are offered to him."""
NEAREST = 5
"""How many partners, and how many foes, are told of."""


@dataclass(frozen=True, slots=True)
class Someone:
    """A person by his id and the name he has now, empty when it was not kept."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Where:
    """Which board: a scope and a stretch of time that `now` lies in; `season` for seasons only."""

    scope: int
    span: Span
    now: float
    season: int = FIRST_SEASON
    pairs: bool = False

    @property
    def period(self) -> str:
        """The name of the period."""
        return period(self.span, self.now, self.season)


@dataclass(frozen=True, slots=True)
class Line:
    """One place, shared by all with the same key: a person, or a pair."""

    place: int
    people: tuple[Someone, ...]
    sums: Tally | PairTally


@dataclass(frozen=True, slots=True)
class Own:
    """The line of who asks. `place` is None for who has too few series, or is hidden; `people`:
    he himself, or he and the partner with whom he stands best; `sums`: None when there are none.
    """

    people: tuple[Someone, ...]
    sums: Tally | PairTally | None = None
    place: int | None = None
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a board, from 0. `ranked`: how many have a place; `title`: of the group;
    `seasons`: the number of its present season.
    """

    where: Where
    title: str
    page: int
    ranked: int
    lines: tuple[Line, ...]
    own: Own
    seasons: int = FIRST_SEASON

    @property
    def pages(self) -> int:
        """How many pages there are, at least one."""
        return min(max(1, -(-self.ranked // PAGE)), MOST_PAGES)


@dataclass(frozen=True, slots=True)
class Met:
    """Series of a person with somebody else."""

    other: Someone
    series: int
    won: int


@dataclass(frozen=True, slots=True)
class Venue:
    """A group by its id and title."""

    id: int
    title: str


@dataclass(frozen=True, slots=True)
class Mine:
    """One person's results in a scope: all of them, and those that count for its board of all
    time, where he has `place` of `ranked`.
    """

    scope: int = EVERYWHERE
    title: str = ""
    everything: Tally = field(default_factory=Tally)
    counted: Tally = field(default_factory=Tally)
    place: int | None = None
    ranked: int = 0
    hidden: bool = False
    partners: tuple[Met, ...] = ()
    foes: tuple[Met, ...] = ()


class Standings(Protocol):
    """What the layers above ask of storage about standings, inside a unit of work."""

    async def board(self, where: Where, page: int, person: int) -> Board:
        """A page of a board as somebody sees it; a page out of range is the nearest one."""

    async def mine(self, person: int, scope: int) -> Mine:
        """Somebody's results."""

    async def groups_of(self, person: int) -> tuple[Venue, ...]:
        """The groups where somebody has most series, in an order that stays."""

    async def season(self, chat: int) -> int:
        """The number of a group's present season."""

    async def begin_season(self, chat: int, after: int, person: int, now: float) -> None:
        """Begin the season after another one, unless that was done."""
