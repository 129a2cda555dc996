"""The queue of updates: numbers, offsets, long polling, one poller at a time.

An update stays until the bot confirms it with a higher offset (or the webhook took it), so it is
handed out again as long as nobody does. Knows nothing of what is in an update.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from bot.playground.errors import TWO_POLLERS, conflict

Update = dict[str, Any]

# What Telegram leaves out unless it is asked for by name.
UNASKED = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
FIRST_ID = 700_000_001


class Updates:
    """Pending updates of one bot; `on_add` hears of each new one."""

    def __init__(self) -> None:
        self.pending: deque[Update] = deque()
        self.allowed: list[str] = []
        self.on_add: Callable[[Update], None] | None = None
        self._next_id = FIRST_ID
        self._waiter: asyncio.Future[None] | None = None
        self._closed = False

    def wants(self, kind: str) -> bool:
        """Whether updates of this kind are queued at all."""
        return kind in self.allowed if self.allowed else kind not in UNASKED

    def add(self, kind: str, payload: dict[str, Any], *, times: int = 1) -> None:
        """Queues an update, `times` times under one number, unless its kind is not allowed."""
        if not self.wants(kind):
            return
        update = {"update_id": self._next_id, kind: payload}
        self._next_id += 1
        for _ in range(times):
            self.pending.append(update)
            if self.on_add:
                self.on_add(update)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def confirm(self, offset: int) -> None:
        """Forgets updates below `offset`; a negative one keeps that many from the end."""
        if offset < 0:
            while len(self.pending) > -offset:
                self.pending.popleft()
        while self.pending and offset > self.pending[0]["update_id"]:
            self.pending.popleft()

    def drop(self, is_dead: Callable[[Update], bool]) -> None:
        """Forgets updates that were never fetched and are of no use any more."""
        if any(is_dead(update) for update in self.pending):
            self.pending = deque(update for update in self.pending if not is_dead(update))

    def remove(self, update: Update) -> None:
        """Forgets one update, which a webhook has taken; one forgotten already is no fault."""
        if update in self.pending:
            self.pending.remove(update)

    async def poll(self, offset: int, limit: int, patience: float) -> list[Update]:
        """Updates from `offset` on, after at most `patience` seconds of waiting for the first.

        Raises ApiError 409 out of an older call that was still waiting.
        """
        if self._waiter and not self._waiter.done():
            self._waiter.set_exception(conflict(TWO_POLLERS))
        self.confirm(offset)
        if not self.pending and patience > 0 and not self._closed:
            await self._wait(patience)
        return [update for update, _ in zip(self.pending, range(limit), strict=False)]

    async def _wait(self, patience: float) -> None:
        self._waiter = waiter = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(waiter, patience)
        except TimeoutError:
            return
        finally:
            if self._waiter is waiter:
                self._waiter = None

    def close(self) -> None:
        """Lets a waiting poller go, empty-handed; nobody waits from now on."""
        self._closed = True
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)
