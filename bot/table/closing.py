"""The end of a table that did not come to the end of a series, or is not needed any more."""

from dataclasses import replace

from bot.table.clock import LOBBY_SECONDS
from bot.table.events import SeriesEnded
from bot.table.moment import Moment
from bot.table.refusals import NotHost
from bot.table.table import IN_SERIES, Phase, Step, Table
from bot.table.winding import wound

OPEN = (Phase.LOBBY, Phase.PLAYING, Phase.PAUSE, Phase.RESULT)


def stop(table: Table, person: int, moment: Moment, *, admin: bool) -> Step:
    """The host or a group admin closes the table; a series broken off counts for nobody.

    A lobby may be closed by anybody once it is stale. Raises WrongPhase, NotHost.
    """
    table.require(*OPEN)
    require_keeper(table, person, moment, admin=admin)
    return close(table, moment)


def require_keeper(table: Table, person: int, moment: Moment, *, admin: bool) -> None:
    """Only who may close the table goes on. Raises NotHost."""
    if person != table.host.id and not admin and not _is_stale(table, moment):
        raise NotHost(table.host.name)


def close(table: Table, moment: Moment) -> Step:
    """Close a table: by its clock, or because nobody is left. Raises WrongPhase."""
    table.require(*OPEN)
    running = table.phase in IN_SERIES
    events = (SeriesEnded(None, table.score, moment.now),) if running else ()
    closed = replace(table.entered(Phase.CLOSED, moment.now), broken_off=running)
    return Step(wound(closed, moment.pace), events)


def _is_stale(table: Table, moment: Moment) -> bool:
    return table.phase is Phase.LOBBY and moment.now >= table.since + LOBBY_SECONDS
