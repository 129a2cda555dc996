"""Who is there: a person seen acting, and a seat that a computer player takes over.

These change who sits there and what hangs on it; the steps that use them wind the clock.
"""

from dataclasses import replace

from bot.rules.seats import Seat
from bot.table.chair import NOBODY
from bot.table.events import CameBack, SeatTakenOver
from bot.table.moment import Moment
from bot.table.refusals import SeatedElsewhere
from bot.table.table import Phase, Step, Table


def returning(table: Table, person: int, busy: int | None) -> Seat:
    """The seat that a person may move for himself, also when he had left.

    `busy`: another quick table where the person sits, if any. Whose seat was only taken over is
    held here all the time. Raises NotSeated, SeatedElsewhere.
    """
    seat = table.seat_of(person)
    if busy is not None and table.chairs[seat].left and table.options.is_quick:
        raise SeatedElsewhere(busy)
    return seat


def seen(table: Table, seat: Seat, moment: Moment) -> Step:
    """The person of a seat acted: he is there, and moves himself if he did not.

    When the host left for good, or wanted to be forgotten, who comes back is the host.
    """
    chair = table.chairs[seat]
    there = table.with_chairs({seat: chair.back(moment.now)})
    if not chair.is_away:
        return Step(there)
    return Step(_hosted(_counted_anew(table, there, moment), seat), (CameBack(seat),))


def taken_over(table: Table, seat: Seat, moment: Moment, *, left: bool) -> Step:
    """A computer player moves for the person of a seat from now on."""
    gone = table.with_chairs({seat: table.chairs[seat].taken_over(left=left)})
    gone = replace(gone, ready=tuple(other for other in table.ready if other != seat))
    return Step(_counted_anew(table, gone, moment), (SeatTakenOver(seat, left=left),))


def _counted_anew(before: Table, after: Table, moment: Moment) -> Table:
    """A series that stops for want of people, or goes on with them, counts its time from now.

    Nothing else does: who leaves and comes back shall not lengthen anybody's turn or pause.
    """
    if before.phase is Phase.RESULT or before.is_abandoned == after.is_abandoned:
        return after
    return replace(after, since=moment.now, nudged=False)


def _hosted(table: Table, seat: Seat) -> Table:
    host, heir = table.find(table.host.id), table.chairs[seat].person
    has_host = table.host != NOBODY and (host is None or not table.chairs[host].left)
    return table if has_host or heir is None else replace(table, host=heir)
