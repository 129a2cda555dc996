"""Makes the chats show what the tables are: screens, not messages.

A table that changed is looked at: what should stand in its chats is rendered from the present
state and compared with what was sent last. Only differences are delivered, each rendered anew
from the newest state when its chat has budget. So stale steps are never sent, and whatever a crash
or an outage left undone is found again in the database.
"""

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic

import structlog
from telegram import Bot

from bot.chat.bearings import bearings
from bot.chat.book import Book
from bot.chat.budget import Budget
from bot.chat.chat_lanes import ChatLanes
from bot.chat.comparison import Comparison, compared
from bot.chat.courier import Courier
from bot.chat.finishing import PATIENCE, to_the_end
from bot.chat.notes import Notes
from bot.chat.trouble import Lost, Trouble
from bot.chat.waiting import set_within
from bot.chat.watched import Watched
from bot.table.ports import DatabaseAway, Gallery, NoSuchTable
from bot.table.sent import Note

log = structlog.get_logger()

LOOK_SECONDS = 1.0
AT_ONCE = 2000
AT_ONCE_AGAIN = 0.001
UNTIL_HELD = 1.0
REST_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class ScreenJob:
    """Bring one screen up to date."""

    table: int
    slot: str


class Reconciler:
    """Runs in the process that sends. Others only write to the database."""

    def __init__(  # noqa: PLR0913 - all that it works with, given once
        self,
        bot: Bot,
        gallery: Gallery,
        budget: Budget,
        *,
        every: float = LOOK_SECONDS,
        pace: float = 1.0,
        may_send: Callable[[], bool],
        lost: Lost,
    ) -> None:
        """`every`: seconds between two looks at what other processes left to show. `pace` scales
        how long screens wait on which nothing is to be done, and how often what was sent is
        written down. `may_send`: whether this process holds the right to send at this moment.
        `lost` is told of chats that the bot may not write to.
        """
        self._bot = bot
        self._gallery = gallery
        self._budget = budget
        self._look_seconds = every
        self._pace = min(1.0, pace)
        self._may_send = may_send
        self._lanes = ChatLanes(budget, self._work)
        self._stale: set[int] = set()
        self._watched: dict[int, Watched] = {}
        self._woken = asyncio.Event()
        trouble = Trouble(gallery, budget, lost)
        self._notes = Notes(bot, gallery, budget, trouble)
        self._book = Book(gallery, pace)
        self._courier = Courier(bot, self._book, budget, trouble, self.wake)
        self._looked_at = 0.0
        self._runs = False
        self._resting: dict[int, float] = {}

    def wake(self, table: int) -> None:
        """A table, or for 0 a note, has changed: look now rather than next time."""
        if not self._runs:  # another process sends
            return
        if table:
            self._stale.add(table)
        else:
            self._looked_at = 0.0
        self._woken.set()

    def forget(self) -> None:
        """Another process has sent since: what this one sent, and could not write down, stands for
        no screen any more.
        """
        self._book.drop()

    async def run(self) -> None:
        """Reconcile until cancelled. What was known the last time may be out of date by now."""
        self._watched.clear()
        self._stale.clear()
        self._resting.clear()
        self._looked_at = 0.0
        self._runs = True
        self._budget.take_over(monotonic())
        writing = asyncio.ensure_future(self._book.run())
        try:
            while True:
                await self._round()
        finally:
            self._runs = False
            await self._lanes.close()
            writing.cancel()
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._book.write()

    async def _round(self) -> None:
        self._woken.clear()
        try:
            await to_the_end(self._catch_up())
        except DatabaseAway as fault:
            log.warning("the database is away: the screens wait", fault=str(fault))
            await asyncio.sleep(LOOK_SECONDS)
        except Exception:
            log.exception("screens could not be looked at; trying again")
            await asyncio.sleep(LOOK_SECONDS)
        await set_within(self._woken, self._look_seconds)

    async def _catch_up(self) -> None:
        if monotonic() - self._looked_at >= self._look_seconds:
            self._looked_at = monotonic()
            self._budget.tidy(self._looked_at)
            await self._look_round()
        for table in list(self._stale):  # what comes meanwhile is looked at in the next round
            await self._look_safely(table)
            await asyncio.sleep(0)  # SQLite never waits: taps and answers come in between

    async def _look_safely(self, table: int) -> None:
        """A table that cannot be read or drawn rests for a while; the others are shown."""
        self._stale.discard(table)
        if self._resting.get(table, 0.0) > monotonic():
            return
        self._resting.pop(table, None)
        try:
            await self._look(table)
        except DatabaseAway:
            raise
        except Exception:
            log.exception("a table could not be shown; it rests", table=table)
            self._resting[table] = monotonic() + REST_SECONDS

    async def _look_round(self) -> None:
        """What other processes, or a crash, left to show."""
        for table, mark in await self._gallery.stale_tables(AT_ONCE):
            watched = self._watched.get(table)
            seen = watched.comparison.scene.mark if watched and watched.comparison else -1
            if mark > seen and not self._book.is_settled(table, mark):
                self._stale.add(table)
        for note in await self._gallery.notes(AT_ONCE):
            self._lanes.offer(note.chat, note)

    async def _look(self, table: int) -> None:
        """Read a table and compare; what differs is put into the lanes of its chats."""
        self._stale.discard(table)
        watched = self._watched.setdefault(table, Watched())
        with watched:
            try:
                comparison = await self._read(table, watched)
            except NoSuchTable:
                self._watched.pop(table, None)
                return
            except DatabaseAway:  # who woke the table need not have raised its mark
                self._stale.add(table)
                raise
        for slot in filter(partial(self._is_due, comparison), comparison.slots()):
            self._put(comparison, slot)
        self._settle(table)

    def _is_due(self, comparison: Comparison, slot: str) -> bool:
        """Whether a screen is to be brought: what waits for that is compared when its turn has
        come, for only then need it be drawn.
        """
        waits = self._waits(comparison, slot) or comparison.may_wait(slot, self._pace)
        return waits or comparison.is_behind(slot)

    def _waits(self, comparison: Comparison, slot: str) -> bool:
        job = ScreenJob(comparison.scene.table.id, slot)
        return self._lanes.holds(comparison.chat(slot), job)

    def _put(self, comparison: Comparison, slot: str) -> None:
        job, want = ScreenJob(comparison.scene.table.id, slot), comparison.wanted.get(slot)
        if want is None:
            self._lanes.put(comparison.chat(slot), job)
            return
        fresh = comparison.is_fresh(want, comparison.shown(want))
        idle = 0.0 if fresh else want.idle
        delay = idle * self._pace
        self._lanes.put(want.chat, job, urgent=want.urgent, idle=idle > 0, delay=delay)

    async def _read(self, table: int, watched: Watched) -> Comparison:
        async with watched.lock:
            before = self._book.page(table)
            scene = await self._gallery.scene(table)
            # A page that was written meanwhile is not in what was read, nor in the book any more.
            self._book.read_over(scene, before)
            watched.comparison = compared(scene, self._bot.username)
            return watched.comparison

    def _settle(self, table: int) -> None:
        """When nothing differs and nothing is on its way, the table is done with."""
        watched = self._watched.get(table)
        if watched is None or watched.comparison is None or watched.busy:
            return
        comparison, slots = watched.comparison, watched.comparison.slots()
        if table in self._stale or any(map(partial(self._waits, comparison), slots)):
            return
        if any(map(comparison.is_behind, slots)):
            return
        del self._watched[table]
        self._book.settle(table, comparison.scene.mark)

    async def _work(self, chat: int, job: Hashable) -> float:
        if not self._may_send():
            return UNTIL_HELD
        match job:
            case ScreenJob():
                with bearings(chat=chat, table=job.table):
                    return await self._bring(chat, job)
            case Note():
                return await self._notes.send(job)
        return 0.0

    async def _bring(self, chat: int, job: ScreenJob) -> float:
        """Bring one screen up to date, from the newest state there is."""
        if job.table in self._stale:
            await self._look(job.table)
        watched = self._watched.get(job.table)
        if watched is None or watched.comparison is None:
            return 0.0
        want = watched.comparison.wanted.get(job.slot)
        if want is not None and want.chat != chat:  # or two lanes would send it at once
            self._put(watched.comparison, job.slot)
            return 0.0
        with watched:
            again = await self._courier.deliver(watched, watched.comparison, job.slot)
        if not again and watched.comparison.is_behind(job.slot):
            again = AT_ONCE_AGAIN
        self._settle(job.table)
        return again
