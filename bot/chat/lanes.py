"""Which updates wait for each other: taps of one table, what a person does elsewhere, a chat."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, suppress

from telegram import Update

from bot.chat.buttons import Button, NoButton


def lane_of(update: Update) -> Hashable:
    """Taps of one table share a lane, and so do a person's taps that are about no table, and
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


class Lanes:
    """A lock per lane that lives while somebody wants it; first come, first served."""

    def __init__(self) -> None:
        self._locks: dict[Hashable, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._wanted: Counter[Hashable] = Counter()

    @asynccontextmanager
    async def turn(self, lane: Hashable) -> AsyncIterator[None]:
        """Wait for one's turn in a lane and hold it."""
        self._wanted[lane] += 1
        try:
            async with self._locks[lane]:
                yield
        finally:
            self._wanted[lane] -= 1
            if not self._wanted[lane]:
                del self._wanted[lane], self._locks[lane]
