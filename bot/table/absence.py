"""People who are slow, leave, and come back (R7.2)."""

from dataclasses import replace

from bot.table.events import Stood
from bot.table.lobby import stand
from bot.table.moment import Moment
from bot.table.presence import returning, seen, taken_over
from bot.table.refusals import NotAway, Stale
from bot.table.table import SINCE_START, Phase, Step, Table
from bot.table.winding import wound


def nudge(table: Table, moment: Moment) -> Step:
    """Half of the turn time has gone: the one to move is reminded.

    After a late nudge (the bot was down) the other half is still his.
    Raises WrongPhase, Stale when nobody is to be reminded.
    """
    turn, limit = table.running().turn, table.options.turn_time
    if limit is None or table.nudged or not table.chairs[turn].is_manned:
        raise Stale
    since = max(table.since, moment.now - limit / 2)
    return Step(wound(replace(table, nudged=True, since=since), moment.pace))


def leave(table: Table, person: int, moment: Moment) -> Step:
    """A person goes: in the lobby the seat is free again, in a series a computer plays on.

    After a series the seat is free for a rematch. A host who goes hands the table to the next
    person. Raises WrongPhase, NotSeated.
    """
    if table.phase is Phase.LOBBY:
        step = stand(table, person, moment)
        return Step(handed_on(step.table, person), step.events)
    table.require(*SINCE_START)
    seat = table.present(person)
    gone, events = taken_over(table, seat, moment, left=True)
    told = (Stood(seat),) if table.phase is Phase.RESULT else events
    return Step(wound(handed_on(gone, person), moment.pace), told)


def vanish(table: Table, person: int, moment: Moment) -> Step:
    """A person cannot be reached (blocked the bot, left the group): he is away until he is back.

    Raises WrongPhase, NotSeated, Stale when a computer player moves for him already.
    """
    table.require(*SINCE_START)
    seat = table.seat_of(person)
    if table.chairs[seat].is_away:
        raise Stale
    gone, events = taken_over(table, seat, moment, left=False)
    return Step(wound(gone, moment.pace), events)


def come_back(table: Table, person: int, moment: Moment, *, busy: int | None = None) -> Step:
    """A person moves himself again.

    `busy`: another quick table where the person sits, if any: who had left may not sit at both.
    Raises WrongPhase, NotSeated, NotAway, SeatedElsewhere.
    """
    table.require(*SINCE_START)
    seat = returning(table, person, busy)
    if not table.chairs[seat].is_away:
        raise NotAway
    back, events = seen(table, seat, moment)
    return Step(wound(back, moment.pace), events)


def handed_on(table: Table, leaver: int) -> Table:
    """The table hosted by the first person who is there, if its host is the one who leaves."""
    people = [chair.person for chair in table.chairs if chair.is_manned]
    heir = next((person for person in people if person is not None), table.host)
    return replace(table, host=heir) if table.host.id == leaver else table
