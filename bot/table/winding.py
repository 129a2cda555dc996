"""Which clock a table needs now. A pure function of the table: every step ends with it.

Times count from `table.since`, so that a clock wound again keeps its hour.
"""

from dataclasses import replace
from typing import assert_never

from bot.rules.deal import Deal
from bot.table.clock import (
    ABANDONED_SECONDS,
    LOBBY_SECONDS,
    NEXT_DEAL_SECONDS,
    PAUSE_SECONDS,
    RESULT_SECONDS,
    THINK_SECONDS,
    TRICK_SECONDS,
    Clock,
    Due,
)
from bot.table.table import Phase, Table
from bot.table.thinking import claimants


def wound(table: Table, pace: float) -> Table:
    """The table with the clock that its state calls for; `pace` scales the natural pauses."""
    return replace(table, clock=_clock(table, pace))


def _clock(table: Table, pace: float) -> Clock | None:
    match table.phase:
        case Phase.LOBBY:
            return Clock(Due.EXPIRE, table.since + LOBBY_SECONDS)
        case Phase.RESULT:
            return Clock(Due.EXPIRE, table.since + RESULT_SECONDS)
        case Phase.PLAYING | Phase.PAUSE:
            return _series(table, pace)
        case Phase.CLOSED:
            return None
        case _:
            assert_never(table.phase)


def _series(table: Table, pace: float) -> Clock | None:
    if table.held:
        return Clock(Due.ABANDON, table.since + PAUSE_SECONDS)
    if table.is_abandoned:
        patience = ABANDONED_SECONDS if table.options.is_quick else PAUSE_SECONDS
        return Clock(Due.ABANDON, table.since + patience)
    if table.phase is Phase.PLAYING:
        return _turn(table, table.running(), pace)
    if table.paused:
        return Clock(Due.ABANDON, table.since + PAUSE_SECONDS)
    return Clock(Due.NEXT_DEAL, table.since + pace * NEXT_DEAL_SECONDS)


def _turn(table: Table, deal: Deal, pace: float) -> Clock | None:
    if claimants(table) or not table.chairs[deal.turn].is_manned:
        after_trick = deal.taken and not deal.trick.plays
        pause = THINK_SECONDS + (TRICK_SECONDS if after_trick else 0)
        return Clock(Due.COMPUTER, table.since + pace * pause)
    limit = table.options.turn_time
    if limit is None:
        return None
    if table.nudged:
        return Clock(Due.ACT, table.since + limit)
    return Clock(Due.NUDGE, table.since + limit / 2)
