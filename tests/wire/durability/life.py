"""The lives of one bot: it is stopped and started again, and time passes in between."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.app import Kozel
from bot.storage import Storage
from bot.table.table import Step, Table
from tests.wire.evening import Evening, settings


class Life:
    """The lives of one bot on one database; between them time may pass."""

    def __init__(self, evening: Evening, folder: Path, url: str) -> None:
        self.evening, self._folder, self._url = evening, folder, url

    @asynccontextmanager
    async def bot(self, **more: Any) -> AsyncIterator[Evening]:
        """The bot is up."""
        found = settings(self.evening.playground, self._folder, database_url=self._url, **more)
        async with Kozel(found) as kozel:
            self.evening.kozel = kozel
            # What is left of the poll of the life before.
            self.evening.tolerated = ["terminated by other getUpdates request"]
            yield self.evening
            await self.evening.in_order()

    async def down(self, seconds: float, number: int = 1) -> Table:
        """The bot is down for so long; the table as it is found then."""
        storage = await Storage.open(self._url)
        try:
            async with storage.club.work() as work:
                table = await work.table(number)
                return await work.save(Step(_earlier(table, seconds)))
        finally:
            await storage.close()


def _earlier(table: Table, seconds: float) -> Table:
    clock = table.clock and replace(table.clock, at=table.clock.at - seconds)
    return replace(table, since=table.since - seconds, clock=clock)
