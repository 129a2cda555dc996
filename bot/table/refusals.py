"""Why something may not be done now: types with data. `chat/screens/refusals` words them.

Refusal
├── Stale              the button was drawn for a state that has passed
├── WrongPhase         not now: the table is in another phase
├── NotSeated          only for those who sit at this table
├── AlreadySeated      sits here already
├── TeamFull           no empty seat in that team
├── TableFull          no empty seat at all
├── SeatedElsewhere    plays at another quick table
├── NotHost            only the host (or a group admin) may
├── NotAdmin           only a group admin may
├── StillSeated        has to leave a table first
├── SeatsEmpty         the start needs four seats taken
├── TooEarly           others than the host may start a little later
├── NoComputers        computer players are not wanted here
├── NobodyToRemove     no computer player sits here
├── NotAway            nobody moves for this person
└── NothingKept        no such series, or not for this person: which of the two is not said
"""

from dataclasses import dataclass

from bot.rules.seats import Team


class Refusal(Exception):
    """A step that may not be taken. The table is unchanged."""


class Stale(Refusal):
    """The button belongs to a state that has passed."""


class WrongPhase(Refusal):
    """Not possible in the phase the table is in."""


class NotSeated(Refusal):
    """Only those who sit at the table may do this."""


class AlreadySeated(Refusal):
    """The person sits at this table already, in that team."""


@dataclass(eq=False)
class TeamFull(Refusal):
    """Both seats of the team are taken."""

    team: Team


class TableFull(Refusal):
    """All four seats are taken."""


@dataclass(eq=False)
class SeatedElsewhere(Refusal):
    """A person plays at one quick table at a time; `table`: that one."""

    table: int


@dataclass(eq=False)
class NotHost(Refusal):
    """Only the host or a group admin may do this."""

    host: str


class NotAdmin(Refusal):
    """Only a group admin, for some deeds also the host of a table there, may do this."""


class StillSeated(Refusal):
    """The person sits at a table where the others count on him."""


@dataclass(eq=False)
class SeatsEmpty(Refusal):
    """Four seats must be taken first."""

    empty: int


@dataclass(eq=False)
class TooEarly(Refusal):
    """The host starts; any seated person may, this many seconds from now."""

    seconds: int


class NoComputers(Refusal):
    """This table is for people only."""


class NobodyToRemove(Refusal):
    """No computer player sits here."""


class NotAway(Refusal):
    """The person's seat is his own; there is nothing to come back to."""


class NothingKept(Refusal):
    """No series that was played has this number, or this person may not read it."""
