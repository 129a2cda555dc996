"""Which updates wait for each other: taps of one table, what a person does elsewhere, a chat."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, suppress

from telegram import Update

from bot.chat.buttons import Button, NoButton


def queue_of(update: Update) -> Hashable:
    """Taps of one table share a queue, and so do a person's taps that are about no table, and
    messages of one chat.
    """
    query = update.callback_query
    if query is not None:
        with suppress(NoButton):
            table = Button.parse(query.data or "").table
            if table:
                return "table", table
        return "person", query.from_user.id
    chat = update.effective_chat
    return "chat", chat.id if chat else 0


class Queues:
    """A lock per queue that lives while somebody wants it; first come, first served."""

    def __init__(self) -> None:
        self._locks: dict[Hashable, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._wanted: Counter[Hashable] = Counter()

    def __contains__(self, queue: Hashable) -> bool:
        """Whether somebody holds a turn in a queue, or waits for it."""
        return queue in self._locks

    @asynccontextmanager
    async def turn(self, queue: Hashable) -> AsyncIterator[None]:
        """Wait for one's turn in a queue and hold it."""
        self._wanted[queue] += 1
        try:
            async with self._locks[queue]:
                yield
        finally:
            self._wanted[queue] -= 1
            if not self._wanted[queue]:
                del self._wanted[queue], self._locks[queue]
