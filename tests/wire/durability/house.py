"""Several bots on one database, in this process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bot.app import Kozel
from bot.bench.fleet import Balancer
from tests.wire.evening import Evening


@dataclass(slots=True)
class House:
    """`evening.kozel` is the first of `bots`."""

    evening: Evening
    bots: list[Kozel]
    balancer: Balancer

    @property
    def leaders(self) -> list[Kozel]:
        """Who sends at this moment: one, or for a while nobody."""
        return [bot for bot in self.bots if bot.is_leading]

    @asynccontextmanager
    async def never_two_senders(self) -> AsyncIterator[None]:
        """Look all the time; AssertionError when two held the right to send at once."""
        most = 0

        async def look() -> None:
            nonlocal most
            while True:
                most = max(most, len(self.leaders))
                await asyncio.sleep(0)

        looking = asyncio.ensure_future(look())
        try:
            yield
        finally:
            looking.cancel()
        assert most == 1
