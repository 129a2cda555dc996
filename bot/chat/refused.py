"""What a person can be refused: all of it is explained to him, and changes nothing."""

from bot.chat.buttons import NoButton
from bot.rules.deal import DealIsOver
from bot.rules.legality import IllegalMove
from bot.table.ports import NoSuchTable
from bot.table.refusals import Refusal, Stale, WrongPhase

REFUSALS = (Refusal, IllegalMove, DealIsOver, NoSuchTable)
Refused = Refusal | IllegalMove | DealIsOver | NoSuchTable


def is_stale(refused: Refused | NoButton) -> bool:
    """Whether the button itself was out of date, so that its message may be an orphan."""
    return isinstance(refused, Stale | WrongPhase | NoSuchTable)
