"""Counting a deal (R6) and the series of deals (R7)."""

from dataclasses import dataclass, replace

from bot.rules.seats import TEAMS, Team

LIMIT = 12
"""With this many loss points a team are the goats (R7.1)."""

HALF = 60
"""Half of the card points: who has fewer loses, who has more wins (R6.1)."""

ENOUGH = 31
"""With this many card points a loser gives only two loss points (R6.1)."""

PerTeam = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Count:
    """What a finished deal was worth: card points, tricks and loss points of team 0 and team 1."""

    points: PerTeam
    tricks: PerTeam
    loss: PerTeam

    @property
    def eggs(self) -> bool:
        """60 to 60: nobody loses anything (R6.2)."""
        return self.points[0] == self.points[1]

    @property
    def winner(self) -> Team | None:
        """The team with 61 points or more; None for eggs."""
        return None if self.eggs else TEAMS[self.points[1] > self.points[0]]


def count(points: PerTeam, tricks: PerTeam) -> Count:
    """Count a deal from the card points (120 together) and tricks of both teams (R6.1)."""
    return Count(points, tricks, (_loss(points[0], tricks[0]), _loss(points[1], tricks[1])))


def _loss(points: int, tricks: int) -> int:
    if points >= HALF:
        return 0
    if tricks == 0:
        return 6
    return 4 if points < ENOUGH else 2


@dataclass(frozen=True, slots=True)
class Score:
    """How a series stands: loss points of both teams, eggs so far, deals counted (R7.1)."""

    loss: PerTeam = (0, 0)
    eggs: int = 0
    deals: int = 0

    def after(self, counted: Count) -> "Score":
        """The score after one more deal."""
        loss = (self.loss[0] + counted.loss[0], self.loss[1] + counted.loss[1])
        return replace(self, loss=loss, eggs=self.eggs + counted.eggs, deals=self.deals + 1)

    @property
    def losers(self) -> Team | None:
        """The goats: the team with 12 loss points or more, or None while the series goes on."""
        return next((team for team in TEAMS if self.loss[team] >= LIMIT), None)
