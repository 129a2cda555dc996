"""Stretches of time that standings are kept for, by the calendar of UTC."""

from datetime import UTC, datetime
from enum import StrEnum
from functools import lru_cache

EVERYWHERE = 0
"""The scope of all groups together; any other scope is the id of a group."""

FIRST_SEASON = 1
"""Every group is in it until an admin begins the second."""


class Span(StrEnum):
    """A kind of stretch; its value begins the name of a period."""

    WEEK = "w"
    MONTH = "m"
    SEASON = "s"
    ALL_TIME = "a"
    ANY = "x"
    """All time, with series against computer players alone: for nobody else's eyes."""

    @property
    def has_own_rating(self) -> bool:
        """Ratings begin anew with a season; weeks and months show the one of all time."""
        return self in {Span.SEASON, Span.ALL_TIME}

    @property
    def least(self) -> int:
        """How many series one needs for a place."""
        return LEAST[self]


LEAST = {Span.WEEK: 2, Span.MONTH: 3, Span.SEASON: 5, Span.ALL_TIME: 5, Span.ANY: 1}


@lru_cache(64)
def period(span: Span, at: float, season: int = FIRST_SEASON) -> str:
    """The name of a period: `w2026-48`, `m2026-11`, `s2`, `a`, `x`."""
    match span:
        case Span.WEEK:
            year, week, _ = _day(at).isocalendar()
            return f"{span}{year}-{week:02}"
        case Span.MONTH:
            return f"{span}{_day(at):%Y-%m}"
        case Span.SEASON:
            return f"{span}{season}"
        case Span.ALL_TIME | Span.ANY:
            return span.value


def _day(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
