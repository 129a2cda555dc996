"""Entering a series into the sums that it touches.

The same for a series that has just ended and for all of them again: so what is kept step by step
is what comes out when everything is counted anew, to the last bit of every rating.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.standings.ratings import Rating, rated
from bot.standings.series import Ended, Outcome
from bot.standings.spans import EVERYWHERE, Span, period
from bot.standings.tally import (
    Company,
    CompanyKey,
    PairKey,
    PairTally,
    Tally,
    TallyKey,
)

COUNTED = (Span.ALL_TIME, Span.WEEK, Span.MONTH)
"""Where a series with a person in each team counts everywhere; in a group the season is added."""

NOTHING, NO_PAIR, NO_COMPANY = Tally(), PairTally(), Company()


@dataclass(slots=True)
class Sheet:
    """Sums that were read, to be written back. What is missing is nothing yet."""

    tallies: dict[TallyKey, Tally] = field(default_factory=dict)
    pairs: dict[PairKey, PairTally] = field(default_factory=dict)
    company: dict[CompanyKey, Company] = field(default_factory=dict)

    def enter(self, series: Ended, scopes: Sequence[int]) -> None:
        """Add a series in these of its scopes. They must be entered in the order they ended."""
        for scope in scopes:
            for outcome in series.outcomes:
                key = TallyKey(scope, period(Span.ANY, series.at), outcome.person)
                known = self._tally(key)
                self.tallies[key] = known.after(outcome, known.rating)
                self._enter_company(scope, outcome)
            if series.is_rated:
                self._enter_rated(series, scope)

    def _enter_rated(self, series: Ended, scope: int) -> None:
        ratings: dict[int, Rating] = {}
        for name, span in _periods(series, scope):
            if span.has_own_rating:
                ratings = rated(series, self._ratings(series, scope, name))
            for outcome in series.outcomes:
                key = TallyKey(scope, name, outcome.person)
                self.tallies[key] = self._tally(key).after(outcome, ratings[outcome.person])
            for first, second, outcome in series.pairs:
                pair = PairKey(scope, name, first, second)
                self.pairs[pair] = self.pairs.get(pair, NO_PAIR).after(outcome)

    def _enter_company(self, scope: int, outcome: Outcome) -> None:
        for key in _company_of(scope, outcome):
            self.company[key] = self.company.get(key, NO_COMPANY).after(outcome)

    def _tally(self, key: TallyKey) -> Tally:
        return self.tallies.get(key, NOTHING)

    def _ratings(self, series: Ended, scope: int, name: str) -> dict[int, Rating]:
        return {
            outcome.person: self._tally(TallyKey(scope, name, outcome.person)).rating
            for outcome in series.outcomes
        }


def scopes_of(series: Ended, only: int | None = None) -> tuple[int, ...]:
    """Where a series counts: everywhere and in its group, or only in one of them."""
    return (EVERYWHERE, series.chat) if only is None else (only,)


def tally_keys(series: Ended, scopes: Sequence[int]) -> Iterator[TallyKey]:
    """Which sums of people a series touches."""
    for scope in scopes:
        for outcome in series.outcomes:
            yield TallyKey(scope, period(Span.ANY, series.at), outcome.person)
            if series.is_rated:
                for name, _ in _periods(series, scope):
                    yield TallyKey(scope, name, outcome.person)


def pair_keys(series: Ended, scopes: Sequence[int]) -> Iterator[PairKey]:
    """Which sums of pairs a series touches."""
    for scope in scopes if series.is_rated else ():
        for first, second, _ in series.pairs:
            for name, _ in _periods(series, scope):
                yield PairKey(scope, name, first, second)


def company_keys(series: Ended, scopes: Sequence[int]) -> Iterator[CompanyKey]:
    """Which sums of two people with each other a series touches."""
    for scope in scopes:
        for outcome in series.outcomes:
            yield from _company_of(scope, outcome)


def _company_of(scope: int, outcome: Outcome) -> Iterator[CompanyKey]:
    if outcome.partner is not None:
        yield CompanyKey(scope, outcome.person, False, outcome.partner)
    for foe in outcome.foes:
        yield CompanyKey(scope, outcome.person, True, foe)


def _periods(series: Ended, scope: int) -> Iterator[tuple[str, Span]]:
    """All time first: weeks and months show its rating."""
    spans = COUNTED if scope == EVERYWHERE else (*COUNTED, Span.SEASON)
    for span in spans:
        yield period(span, series.at, series.season), span
