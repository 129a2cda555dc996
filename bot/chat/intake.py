"""Updates in by polling: processed, and confirmed only when everything before them is committed.

python-telegram-bot's own updater confirms an update before its handler has run, so a kill would
lose taps (docs/adr/0004). Here the offset moves after the commit; an update that comes again is
recognised by its id in the database.
"""

import asyncio
from collections.abc import Awaitable, Callable

from telegram import Bot, Update

from bot.chat.arrival import arrived
from bot.chat.finishing import PATIENCE
from bot.chat.polling import Polling
from bot.chat.queues import Queues, queue_of
from bot.chat.request import AiohttpRequest

REST_SECONDS = 0.04
"""What comes so long after updates comes together with one poll, and costs less than alone; nearly
always everything that came has been done by then.
"""
LATER_SECONDS = 0.25
"""So often Telegram is asked for more while nothing that is under way comes to its end."""
AGAIN_SECONDS = 0.5
"""An update that failed is not begun again before."""

Take = Callable[[Update], Awaitable[bool]]
"""Process an update; whether it is done with."""


class Intake:
    """The polling loop. `take` says whether an update is done with.

    New updates are begun while others are under way. Until those are confirmed Telegram sends
    them again with every poll.
    """

    def __init__(self, bot: Bot, request: AiohttpRequest, take: Take) -> None:
        self._polling = Polling(bot, request)
        self._take = take
        self._queues = Queues()
        self._offset = 0
        self._under_way: dict[int, asyncio.Task[bool]] = {}
        self._failed: set[int] = set()
        self._done: set[int] = set()

    @property
    def silence(self) -> float:
        """Seconds since the last poll that succeeded, or since polling began."""
        return self._polling.silence

    async def run(self) -> None:
        """Poll until cancelled. Raises InvalidToken when Telegram does not know the bot."""
        self._polling.begin()
        try:
            while True:
                await self._round()
        finally:
            await self._finish()

    async def _round(self) -> None:
        updates = await self._polling.ask(self._offset, self._is_new)
        arrived()
        if updates is not None:
            self._failed.clear()  # they have come again, or never will
        for update in updates or ():
            self._under_way[update.update_id] = asyncio.create_task(self._process(update))
        if updates:
            await asyncio.sleep(REST_SECONDS)
        else:
            await self._progress()
        self._sort()
        self._confirm()

    def _is_new(self, number: int) -> bool:
        """Not by its size: after a week of silence Telegram may begin anywhere."""
        return number not in self._under_way and number not in self._done

    async def _process(self, update: Update) -> bool:
        async with self._queues.turn(queue_of(update)):
            done = await self._take(update)
        if not done:
            await asyncio.sleep(AGAIN_SECONDS)
        return done

    async def _progress(self) -> None:
        """Wait until it makes sense to ask again: something that is under way has come to its end,
        or new taps are to be expected.
        """
        if self._under_way:
            under_way = self._under_way.values()
            await asyncio.wait(
                under_way, timeout=LATER_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )

    def _sort(self) -> None:
        """Put what has come to its end where it belongs."""
        for number, task in list(self._under_way.items()):
            if task.done():
                del self._under_way[number]
                (self._done if task.result() else self._failed).add(number)

    def _confirm(self) -> None:
        """Everything before the first that is not done is done with; what follows comes again."""
        first = min({*self._under_way, *self._failed}, default=None)
        if first is None:
            first = max(self._done, default=self._offset - 1) + 1
        self._offset = first
        self._done = {number for number in self._done if number >= first}

    async def _finish(self) -> None:
        """What is under way is done whole, but not for long."""
        tasks = self._under_way.values()
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)
        for task in tasks:
            task.cancel()
        self._under_way.clear()
