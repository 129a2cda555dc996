"""Who writes next when the bot's own budget is short: groups first, then people of whom something
is asked, then the others; among equals who waits longest.

So a bot at its limit shows hands late to those who only watch, and in time to who is to move.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

from bot.chat.budget import Budget

HANDFUL_SECONDS = 0.1
"""At its limit the bot gives so many turns at once as have come together by then: a few messages
after each other cost less than each alone.
"""


class Turns:
    """`take` comes back when it is a chat's turn: the budget has granted it one write.

    `is_asked` says of a private chat whether what is to be written there asks something. It is
    looked at when a turn is given: that may have changed while the chat waited.
    """

    def __init__(self, budget: Budget, is_asked: Callable[[int], bool]) -> None:
        self._budget = budget
        self._is_asked = is_asked
        self._waiting: dict[asyncio.Future[None], int] = {}
        self._task: asyncio.Task[None] | None = None

    async def take(self, chat: int) -> None:
        """Wait for a turn. What is not used must be given back to the budget."""
        if self._task is None and self._budget.bot_wait(monotonic()) <= 0:
            self._budget.grant(chat, monotonic())
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting[turn] = chat
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._call())
        try:
            await turn
        finally:
            self._waiting.pop(turn, None)  # who is cancelled waits no more
        self._budget.grant(chat, monotonic())

    async def _call(self) -> None:
        """Call one after another, as the budget allows, until nobody waits."""
        try:
            while self._waiting:
                wait = self._budget.bot_wait(monotonic())
                if wait > 0:
                    await asyncio.sleep(max(wait, HANDFUL_SECONDS))
                    continue
                turn = self._first()
                del self._waiting[turn]
                if not turn.done():
                    turn.set_result(None)
                    await asyncio.sleep(0)  # let it take what it was granted
        finally:
            self._task = None

    def _first(self) -> asyncio.Future[None]:
        """Whose turn it is. Groups have negative ids."""
        waiting = self._waiting
        for turn, chat in waiting.items():
            if chat < 0:
                return turn
        for turn, chat in waiting.items():
            if self._is_asked(chat):
                return turn
        return next(iter(waiting))
