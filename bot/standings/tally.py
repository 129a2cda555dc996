"""Sums of results: a person's in one scope and period, a pair's, and two people's with each other.

What decides places is one whole number, so that a board is a range of one index. For all time
and seasons it is the rating, for weeks and months (and for pairs) series won less series lost.
"""

from dataclasses import dataclass
from typing import NamedTuple

from bot.standings.ratings import NEW, Rating
from bot.standings.series import Outcome
from bot.standings.spans import Span

STEP = 1_000_000
"""What decides first is worth so much of what decides second."""


class TallyKey(NamedTuple):
    """Whose sums, and where: a scope (`spans.EVERYWHERE` or a group) and a period."""

    scope: int
    period: str
    person: int

    @property
    def span(self) -> Span:
        """The kind of the period."""
        return Span(self.period[0])


class PairKey(NamedTuple):
    """Two partners, the smaller id first."""

    scope: int
    period: str
    person: int
    partner: int

    @property
    def span(self) -> Span:
        """The kind of the period."""
        return Span(self.period[0])


class CompanyKey(NamedTuple):
    """A person with another as his partner or, with `foe`, against him."""

    scope: int
    person: int
    foe: bool
    other: int


@dataclass(frozen=True, slots=True)
class Company:
    """Series of one person with another."""

    series: int = 0
    won: int = 0

    def after(self, outcome: Outcome) -> "Company":
        """The sums after one more series."""
        return Company(self.series + 1, self.won + outcome.won)


@dataclass(frozen=True, slots=True)
class PairTally:
    """Sums of two partners."""

    series: int = 0
    won: int = 0
    eggs: int = 0
    deals: int = 0

    @property
    def lost(self) -> int:
        """Series they lost: each time they were the goats."""
        return self.series - self.won

    def after(self, outcome: Outcome) -> "PairTally":
        """The sums after one more series."""
        return PairTally(
            self.series + 1,
            self.won + outcome.won,
            self.eggs + (outcome.eggs and not outcome.won),
            self.deals + outcome.deals,
        )

    def place_key(self, span: Span) -> int | None:
        """The higher, the better; None for too few series."""
        return balance_key(self.series, self.won) if self.series >= span.least else None


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums of one person. `eggs`: times a goat with eggs; `loss`, `given`: loss points of his
    team and of the foes; `streak`: series won (or, below 0, lost) in a row up to now;
    `best`, `worst`: the longest of both kinds.
    """

    series: int = 0
    won: int = 0
    eggs: int = 0
    deals: int = 0
    tricks: int = 0
    loss: int = 0
    given: int = 0
    molodkas: int = 0
    time_outs: int = 0
    streak: int = 0
    best: int = 0
    worst: int = 0
    rating: Rating = NEW

    @property
    def lost(self) -> int:
        """Series he lost: each time he was a goat."""
        return self.series - self.won

    def after(self, outcome: Outcome, rating: Rating) -> "Tally":
        """The sums after one more series."""
        streak = _streak(self.streak, won=outcome.won)
        return Tally(
            series=self.series + 1,
            won=self.won + outcome.won,
            eggs=self.eggs + (outcome.eggs and not outcome.won),
            deals=self.deals + outcome.deals,
            tricks=self.tricks + outcome.tricks,
            loss=self.loss + outcome.loss,
            given=self.given + outcome.given,
            molodkas=self.molodkas + outcome.molodkas,
            time_outs=self.time_outs + outcome.time_outs,
            streak=streak,
            best=max(self.best, streak),
            worst=max(self.worst, -streak),
            rating=rating,
        )

    def place_key(self, span: Span) -> int | None:
        """The higher, the better; None for too few series."""
        if span is Span.ANY or self.series < span.least:
            return None
        if span.has_own_rating:
            return self.rating.points * STEP + self.won
        return balance_key(self.series, self.won)


def balance_key(series: int, won: int) -> int:
    """Series won less series lost; with as many, more won."""
    return (won - (series - won)) * STEP + won


def _streak(before: int, *, won: bool) -> int:
    if won:
        return max(before, 0) + 1
    return min(before, 0) - 1
