"""One lane per chat: what waits to be written there, the most urgent first, within its budget.

Trouble in one chat never delays another: each lane is a task of its own that lives while it has
jobs. A job that is put twice waits once.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from math import inf
from time import monotonic

import structlog

from bot.chat.budget import Budget
from bot.chat.turns import Turns
from bot.chat.waiting import set_within
from bot.table.ports import DatabaseAway

log = structlog.get_logger()

Work = Callable[[int, Hashable], Awaitable[float]]
"""Do a job of a chat; the answer is the seconds until it should be done again, 0 for never."""

AFTER_A_FAULT = 5.0
PATIENCE = 3.0
"""Seconds that messages on their way are given at the end, so that they are written down."""


@dataclass(slots=True)
class _Waiting:
    urgent: bool
    idle: bool
    not_before: float


@dataclass(slots=True)
class _Lane:
    jobs: dict[Hashable, _Waiting] = field(default_factory=dict)
    asks: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Keep whether something that waits here is more than idle: that is asked often."""
        self.asks = not all(waiting.idle for waiting in self.jobs.values())


class ChatLanes:
    """The lanes of all chats. Chats are Telegram's ids."""

    def __init__(self, budget: Budget, work: Work) -> None:
        self._budget = budget
        self._work = work
        self._turns = Turns(budget, self._is_asked)
        self._lanes: dict[int, _Lane] = {}
        self._closing = False

    def put(
        self,
        chat: int,
        job: Hashable,
        *,
        urgent: bool = False,
        idle: bool = False,
        delay: float = 0.0,
    ) -> None:
        """Have a job done as soon as the budget of its chat allows, not before `delay` seconds; of
        two delays the shorter holds. `idle`: it asks nothing of anybody, so others go before it.
        """
        if self._closing:
            return
        lane = self._lanes.setdefault(chat, _Lane())
        known, not_before = lane.jobs.get(job), monotonic() + delay
        waiting = _Waiting(urgent, idle, min(not_before, known.not_before if known else inf))
        if waiting == known:
            return
        lane.jobs[job] = waiting
        lane.look()
        lane.changed.set()
        if lane.task is None:
            lane.task = asyncio.get_running_loop().create_task(self._run(chat, lane))

    def offer(self, chat: int, job: Hashable) -> None:
        """Have an urgent job done, unless it waits already: then at its own time."""
        if not self.holds(chat, job):
            self.put(chat, job, urgent=True)

    def holds(self, chat: int, job: Hashable) -> bool:
        """Whether a job waits to be done."""
        lane = self._lanes.get(chat)
        return lane is not None and job in lane.jobs

    async def close(self) -> None:
        """Stop all lanes; what waits is found again in the database. They may be used anew."""
        self._closing = True
        tasks = [lane.task for lane in self._lanes.values() if lane.task is not None]
        for lane in self._lanes.values():
            lane.changed.set()
        try:
            if tasks:
                await asyncio.wait(tasks, timeout=PATIENCE)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._lanes.clear()
            self._closing = False

    async def _run(self, chat: int, lane: _Lane) -> None:
        while lane.jobs and not self._closing:
            lane.changed.clear()
            _, wait = self._first(chat, lane)
            if wait > 0:
                await set_within(lane.changed, wait)
                continue
            await self._turns.take(chat)
            try:
                await self._do_first(chat, lane)
            finally:
                self._budget.landed(chat, monotonic())
        self._lanes.pop(chat, None)

    async def _do_first(self, chat: int, lane: _Lane) -> None:
        """Do what is most urgent now; something else may have come while the turn was awaited."""
        job, wait = self._first(chat, lane)
        if wait > 0 or self._closing:
            return
        waiting = lane.jobs.pop(job)
        lane.look()
        again = await self._safely(chat, job)
        if again > 0 and job not in lane.jobs:
            self.put(chat, job, urgent=waiting.urgent, idle=waiting.idle, delay=again)

    def _is_asked(self, chat: int) -> bool:
        lane = self._lanes.get(chat)
        return lane is not None and lane.asks

    def _first(self, chat: int, lane: _Lane) -> tuple[Hashable, float]:
        now = monotonic()
        waits = {
            job: max(
                self._budget.chat_wait(chat, now, urgent=waiting.urgent), waiting.not_before - now
            )
            for job, waiting in lane.jobs.items()
        }
        job = min(waits, key=lambda job: (waits[job] > 0, not lane.jobs[job].urgent, waits[job]))
        return job, waits[job]

    async def _safely(self, chat: int, job: Hashable) -> float:
        try:
            return await self._work(chat, job)
        except DatabaseAway as fault:
            log.warning("the database is away: a message waits", chat=chat, fault=str(fault))
            return AFTER_A_FAULT
        except Exception:
            log.exception("a message could not be brought about", chat=chat, job=str(job))
            return AFTER_A_FAULT
