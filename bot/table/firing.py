"""What a clock does when it runs out."""

from typing import assert_never

from bot.rules.moves import Move
from bot.table.absence import nudge
from bot.table.clock import Due
from bot.table.closing import close
from bot.table.deals import begin_deal
from bot.table.moment import Moment
from bot.table.play import computer_move, time_out
from bot.table.refusals import Stale
from bot.table.table import Step, Table

THOUGHTFUL = frozenset({Due.COMPUTER, Due.ACT})
"""Clocks that need a computer player's answer, found before the transaction."""


def fire(table: Table, move: Move | None, moment: Moment) -> Step:
    """Do what is due. `move` is the answer to `thinking.questions` of this very revision.

    Raises Stale when nothing is due yet or the answer is missing, IllegalMove and WrongPhase for
    an answer to another revision.
    """
    clock = table.clock
    if clock is None or clock.at > moment.now:
        raise Stale
    match clock.due:
        case Due.EXPIRE | Due.ABANDON:
            return close(table, moment)
        case Due.NEXT_DEAL:
            return begin_deal(table, moment)
        case Due.NUDGE:
            return nudge(table, moment)
        case Due.COMPUTER:
            return computer_move(table, move, moment)
        case Due.ACT:
            return time_out(table, _required(move), moment)
        case _:
            assert_never(clock.due)


def _required(move: Move | None) -> Move:
    if move is None:
        raise Stale
    return move
