"""Taps between deals, after a series, and on the question whether to leave."""

from bot.chat.screens import private
from bot.chat.visit import Answer, Visit
from bot.table import absence, deals
from bot.table.refusals import Stale
from bot.table.table import Table


async def next_deal(visit: Visit) -> Answer:
    """Ready for the next deal."""
    table = await _phase(visit)
    busy = await visit.busy(but=table.id)
    return await visit.told(deals.ready(table, visit.profile.id, visit.moment, busy=busy))


async def pause(visit: Visit) -> Answer:
    """No next deal until somebody wants it."""
    return await visit.told(deals.pause(await _phase(visit), visit.profile.id, visit.moment))


async def rematch(visit: Visit) -> Answer:
    """The next series, same partners."""
    return await _again(visit, swapped=False)


async def swap(visit: Visit) -> Answer:
    """The next series, other partners."""
    return await _again(visit, swapped=True)


async def leave(visit: Visit) -> Answer:
    """Yes, leave: a computer player takes the seat."""
    table = await visit.table()
    if visit.button.number != table.series_no:
        raise Stale
    step = absence.leave(table, visit.profile.id, visit.moment)
    visit.redraw = private.left(visit.texts)
    return await visit.told(step)


async def stay(visit: Visit) -> Answer:
    """No, stay."""
    table = await visit.table()
    table.seat_of(visit.profile.id)
    visit.redraw = private.staying(visit.texts)
    return Answer()


async def _again(visit: Visit, *, swapped: bool) -> Answer:
    table = await _phase(visit)
    busy = await visit.elsewhere(table)
    step = deals.rematch(table, visit.profile.id, visit.moment, swapped=swapped, busy=busy)
    return await visit.told(step)


async def _phase(visit: Visit) -> Table:
    table = await visit.table()
    table.require_phase_no(visit.button.number)
    return table
