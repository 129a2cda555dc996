"""An update that makes its handler fail is tried three times, then recorded and passed over.

Else one poisoned update would stop everything behind it. The one who sent it gets a short apology.
"""

from collections import Counter
from collections.abc import Awaitable, Callable

import structlog
from telegram import Update

from bot.chat.bearings import at
from bot.chat.contention import persistently
from bot.table.ports import DatabaseAway

log = structlog.get_logger()

ATTEMPTS = 3

Process = Callable[[Update], Awaitable[None]]
GiveUp = Callable[[Update, Exception], Awaitable[None]]


class Attempts:
    """`await attempts(update)` says whether the update is done with, one way or the other.

    `process` raises when nothing was committed. `give_up` records an update; while that fails too
    (the database is away), the update must come again.
    """

    def __init__(self, process: Process, give_up: GiveUp) -> None:
        self._process = process
        self._give_up = give_up
        self._failures: Counter[int] = Counter()

    async def __call__(self, update: Update) -> bool:
        """Process an update once. False: it must be delivered again."""
        with at(update):
            return await self._attempt(update)

    async def _attempt(self, update: Update) -> bool:
        try:
            await persistently(lambda: self._process(update))
        except DatabaseAway as fault:  # no fault of the update: such tries do not count
            log.warning("the database is away: an update waits", fault=str(fault))
            return False
        except Exception as fault:
            return await self._failed(update, fault)
        self._failures.pop(update.update_id, None)
        log.debug("an update is done")
        return True

    async def _failed(self, update: Update, fault: Exception) -> bool:
        number = update.update_id
        self._failures[number] += 1
        last = self._failures[number] >= ATTEMPTS
        log.error("update failed", update=number, given_up=last, exc_info=fault)
        if not last:
            return False
        try:
            await self._give_up(update, fault)
        except Exception as second:
            log.warning("it could not even be recorded", update=number, fault=str(second))
            return False
        del self._failures[number]
        return True
