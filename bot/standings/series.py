"""A series that came to its end, and what it means for each of its seats (R7.1, R7.2).

Who sat there when it began is charged with it, whoever moved for him later: one who left, was
away or ran out of time. Nobody else is. Computer players have no results of their own.
"""

from dataclasses import dataclass
from functools import cached_property

from bot.rules.score import PerTeam
from bot.rules.seats import SEATS, TEAMS, Seat, Team, clockwise, other, partner, seats_of, team_of


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sat on a seat when the series began: a person, or a computer player of some level.

    `molodkas`: those he led himself. `time_outs`: turns that ran out of time.
    """

    person: int | None
    level: str | None = None
    molodkas: int = 0
    time_outs: int = 0


Four = tuple[Seated, Seated, Seated, Seated]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A series as one person has it. `eggs`: there were some in it. `given`: the foes' loss."""

    person: int
    partner: int | None
    foes: tuple[int, ...]
    won: bool
    eggs: bool
    deals: int
    tricks: int
    loss: int
    given: int
    molodkas: int
    time_outs: int


@dataclass(frozen=True)
class Ended:
    """A series with goats. `number`: its place in the order in which series ended anywhere;
    `season`: the group's, when it ended; `at`: Unix seconds.
    """

    number: int
    chat: int
    season: int
    at: float
    losers: Team
    eggs: int
    deals: int
    tricks: PerTeam
    loss: PerTeam
    seats: Four

    @cached_property
    def is_rated(self) -> bool:
        """Whether it counts for standings: each team began with a person."""
        return all(self._people(team) for team in TEAMS)

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What it is for each person, by seat."""
        seats = ((seat, self.seats[seat].person) for seat in SEATS)
        return tuple(self._outcome(seat, person) for seat, person in seats if person is not None)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int, Outcome], ...]:
        """Partners who are both people, the smaller id first, and what it is for both."""
        return tuple(
            (outcome.person, outcome.partner, outcome)
            for outcome in self.outcomes
            if outcome.partner is not None and outcome.person < outcome.partner
        )

    def _people(self, team: Team) -> tuple[int, ...]:
        seats = (self.seats[seat].person for seat in seats_of(team))
        return tuple(person for person in seats if person is not None)

    def _outcome(self, seat: Seat, person: int) -> Outcome:
        team = team_of(seat)
        return Outcome(
            person=person,
            partner=self.seats[partner(seat)].person,
            foes=self._people(team_of(clockwise(seat))),
            won=team != self.losers,
            eggs=self.eggs > 0,
            deals=self.deals,
            tricks=self.tricks[team],
            loss=self.loss[team],
            given=self.loss[other(team)],
            molodkas=self.seats[seat].molodkas,
            time_outs=self.seats[seat].time_outs,
        )
