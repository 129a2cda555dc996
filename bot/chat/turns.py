"""Who writes next when the bot's own budget is short: groups first, then who waits longest."""

import asyncio
from collections import deque
from time import monotonic

from bot.chat.budget import Budget


class Turns:
    """`take` comes back when it is a chat's turn: the budget has granted it one write."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._groups: deque[asyncio.Future[None]] = deque()
        self._people: deque[asyncio.Future[None]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def take(self, chat: int) -> None:
        """Wait for a turn. What is not used must be given back to the budget."""
        if self._task is None and self._budget.bot_wait(monotonic()) <= 0:
            self._budget.grant(chat, monotonic())
            return
        line = self._groups if chat < 0 else self._people
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._call())
        await turn
        self._budget.grant(chat, monotonic())

    async def _call(self) -> None:
        """Call one after another, as the budget allows, until nobody waits."""
        try:
            while self._groups or self._people:
                wait = self._budget.bot_wait(monotonic())
                if wait > 0:
                    await asyncio.sleep(wait)
                    continue
                turn = (self._groups or self._people).popleft()
                if not turn.done():  # who was cancelled waits no more
                    turn.set_result(None)
                    await asyncio.sleep(0)  # let it take what it was granted
        finally:
            self._task = None
