"""A table whose group cannot be reached stands still until it can be again.

Nobody is hurried and no computer player moves; what people do in their private chats counts.
"""

from dataclasses import replace

from bot.table.moment import Moment
from bot.table.refusals import Stale
from bot.table.table import IN_SERIES, Step, Table
from bot.table.winding import wound


def hold(table: Table, moment: Moment) -> Step:
    """The group is out of reach. Raises WrongPhase outside a series, Stale when held already."""
    return _held(table, moment, held=True)


def resume(table: Table, moment: Moment) -> Step:
    """The group is back: what is awaited is awaited from now on. Raises WrongPhase, Stale."""
    return _held(table, moment, held=False)


def _held(table: Table, moment: Moment, *, held: bool) -> Step:
    table.require(*IN_SERIES)
    if table.held == held:
        raise Stale
    table = replace(table, held=held, since=moment.now, nudged=False)
    return Step(wound(table, moment.pace))
