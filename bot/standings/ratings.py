"""Ratings of series of two teams (docs/adr/0010): openskill's Bradley-Terry, whole pairings.

A team is as strong as its two seats together, so a computer player must have a rating too. It has
a fixed one, from how it does against the others (docs/players.md), and is never rated itself.
"""

from typing import NamedTuple

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from bot.players.levels import Level
from bot.rules.seats import SEATS, TEAMS, team_of
from bot.standings.series import Ended

MODEL = BradleyTerryFull()
DOUBT = 3.0
"""So many deviations are taken off the mean: what one surely is."""
SCALE, ZERO = 40.0, 1000.0
"""What is shown: somebody new has 1000."""


class Rating(NamedTuple):
    """A belief about somebody's skill: its mean and its deviation."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def points(self) -> int:
        """What is shown: the mean less three deviations, in round numbers."""
        rating = MODEL.rating(self.mu, self.sigma)
        return round(rating.ordinal(z=DOUBT, alpha=SCALE, target=ZERO))


NEW = Rating()
SURE = 1.0
"""The deviation of a computer player."""
COMPUTERS = {
    Level.ROOKIE: Rating(MODEL.mu - 3.3, SURE),
    Level.CAREFUL: Rating(MODEL.mu, SURE),
    Level.MASTER: Rating(MODEL.mu + 0.9, SURE),
}


def rated(series: Ended, known: dict[int, Rating]) -> dict[int, Rating]:
    """The ratings of its people after a series; who is not known is new."""
    teams: list[list[BradleyTerryFullRating]] = [[], []]
    owners: list[list[int | None]] = [[], []]
    for seat, seated in zip(SEATS, series.seats, strict=True):
        person, team = seated.person, team_of(seat)
        rating = _computer(seated.level) if person is None else known.get(person, NEW)
        teams[team].append(MODEL.rating(rating.mu, rating.sigma))
        owners[team].append(person)
    after = MODEL.rate(teams, ranks=[float(team == series.losers) for team in TEAMS])
    return {
        person: Rating(rating.mu, rating.sigma)
        for owner, team in zip(owners, after, strict=True)
        for person, rating in zip(owner, team, strict=True)
        if person is not None
    }


def _computer(level: str | None) -> Rating:
    return COMPUTERS[Level(level)] if level in set(Level) else COMPUTERS[Level.CAREFUL]
