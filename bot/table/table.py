"""A table as a value: who sits where, what is played, what is awaited.

A table lives from its lobby through any number of series. Its counters only ever grow; buttons
carry them, so that a press for a state that has passed is recognised: `phase_no` (lobby, playing,
pause …), `turn_no` (every move), `trick_no` (every trick) and `series_no`.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from bot.rules.deal import Deal
from bot.rules.score import Count, Score
from bot.rules.seats import SEATS, Seat, team_of
from bot.table.chair import EMPTY, Chair, Chairs, Person
from bot.table.clock import Clock
from bot.table.events import Event
from bot.table.options import USUAL, Options
from bot.table.refusals import NotSeated, Stale, WrongPhase

NIL = Score()


class Phase(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSE = "pause"
    """Between two deals."""
    RESULT = "result"
    """A series is over; a rematch may follow."""
    CLOSED = "closed"


GOING_ON = frozenset({Phase.LOBBY, Phase.PLAYING, Phase.PAUSE})
"""Phases in which something is still to come, so that everybody counts on the others."""

IN_SERIES = frozenset({Phase.PLAYING, Phase.PAUSE})
"""Phases in which a series is being played."""

SINCE_START = IN_SERIES | {Phase.RESULT}
"""Phases in which somebody who goes keeps his seat until a rematch."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table stands: a group and, in a forum, its topic."""

    chat: int
    topic: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A counted deal, everything open: kept until the next one is counted."""

    number: int
    deal: Deal
    seed: str
    count: Count
    score: Score


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that is known of one table.

    `since`: when what is awaited now began to be awaited (Unix seconds). `nudged`: the one to
    move was reminded. `asked`: the turn at which computer players off turn were asked for a
    claim. `ready`: seats that want the next deal; `paused`: it comes only when somebody asks.
    `held`: the group is out of reach, and the series stands still until it is back or over.
    `counts`: the counted deals of this series; `broken_off`: it was closed before its end.
    `full_since`: when the fourth seat was taken, in the lobby.
    """

    id: int
    address: Address
    host: Person
    options: Options = USUAL
    phase: Phase = Phase.LOBBY
    chairs: Chairs = EMPTY
    rev: int = 0
    phase_no: int = 1
    turn_no: int = 0
    trick_no: int = 0
    series_no: int = 0
    score: Score = NIL
    counts: tuple[Count, ...] = ()
    deal: Deal | None = None
    seed: str = ""
    result: Result | None = None
    ready: tuple[Seat, ...] = ()
    paused: bool = False
    held: bool = False
    broken_off: bool = False
    since: float = 0.0
    full_since: float | None = None
    nudged: bool = False
    asked: int = -1
    clock: Clock | None = None

    @property
    def deal_no(self) -> int:
        """Number of the deal being played, or last played, in this series; from 1."""
        return self.score.deals + (self.deal is not None and not self.deal.is_over)

    @property
    def is_abandoned(self) -> bool:
        """No person moves for himself (any more)."""
        return not any(chair.is_manned for chair in self.chairs)

    @property
    def empty_seats(self) -> tuple[Seat, ...]:
        """Seats that nobody took."""
        return tuple(seat for seat in SEATS if self.chairs[seat].is_empty)

    @property
    def people(self) -> dict[int, Person]:
        """Who owns a seat here, by id; also those a computer player stands in for."""
        return {c.person.id: c.person for c in self.chairs if c.person is not None}

    def seat_of(self, person: int) -> Seat:
        """Where a person sits. Raises NotSeated."""
        seat = self.find(person)
        if seat is None:
            raise NotSeated
        return seat

    def present(self, person: int) -> Seat:
        """Where a person sits who has not left. Raises NotSeated."""
        seat = self.seat_of(person)
        if self.chairs[seat].left:
            raise NotSeated
        return seat

    def binds(self, person: int) -> bool:
        """Whether a person sits here so that he may not sit at another quick table.

        A slow table binds nobody, nor does one whose series is over, nor one he left.
        """
        seat = self.find(person)
        going_on = self.phase in GOING_ON
        return (
            self.options.is_quick and going_on and seat is not None and not self.chairs[seat].left
        )

    def find(self, person: int) -> Seat | None:
        """Where a person sits, or None."""
        return next((s for s in SEATS if _is(self.chairs[s], person)), None)

    def free_seat(self, team: int) -> Seat | None:
        """The first empty seat of a team."""
        return next((seat for seat in self.empty_seats if team_of(seat) == team), None)

    def running(self) -> Deal:
        """The deal being played. Raises WrongPhase when there is none."""
        if self.phase is not Phase.PLAYING or self.deal is None:
            raise WrongPhase
        return self.deal

    def require(self, *phases: Phase) -> None:
        """Raise WrongPhase unless the table is in one of these phases."""
        if self.phase not in phases:
            raise WrongPhase

    def require_phase_no(self, number: int) -> None:
        """Raise Stale unless the phase a button was drawn for is still on."""
        if number != self.phase_no:
            raise Stale

    def with_chairs(self, changed: dict[Seat, Chair]) -> "Table":
        """The table with some chairs changed."""
        a, b, c, d = (changed.get(seat, self.chairs[seat]) for seat in SEATS)
        return replace(self, chairs=(a, b, c, d))

    def entered(self, phase: Phase, now: float) -> "Table":
        """The table in its next phase; what was awaited before is forgotten."""
        return replace(
            self,
            phase=phase,
            phase_no=self.phase_no + 1,
            since=now,
            ready=(),
            paused=False,
            held=self.held and phase in IN_SERIES,
            nudged=False,
        )


def _is(chair: Chair, person: int) -> bool:
    return chair.person is not None and chair.person.id == person


class Step(NamedTuple):
    """What a step makes: the next table and what happened on the way."""

    table: Table
    events: tuple[Event, ...] = ()
