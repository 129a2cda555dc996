"""The machine's clock was set back: what began in the future begins now."""

from dataclasses import replace

from bot.table.moment import Moment
from bot.table.refusals import Stale
from bot.table.table import Step, Table
from bot.table.winding import wound


def set_back(table: Table, moment: Moment) -> Step:
    """The table as it would be if what is awaited began to be awaited at this moment.

    Else nothing would be due until the clock has come to where it was. Raises Stale when nothing
    at the table lies in the future.
    """
    if table.since <= moment.now:
        raise Stale
    full = table.full_since and min(table.full_since, moment.now)
    a, b, c, d = (
        replace(chair, tapped_at=min(chair.tapped_at, moment.now)) for chair in table.chairs
    )
    back = replace(table, since=moment.now, full_since=full, chairs=(a, b, c, d))
    return Step(wound(back, moment.pace))
