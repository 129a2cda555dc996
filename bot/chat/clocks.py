"""The clocks of all tables: whatever is due is done, also after a restart.

A clock is a time in the database. When it has run out, the computer player's answer is found
outside any transaction; it is applied only if the table is still at the same revision.
"""

import asyncio
import os
import time
from collections.abc import Callable
from random import Random

import structlog

from bot.chat import souvenir
from bot.chat.bearings import bearings, bind_table
from bot.chat.contention import persistently
from bot.chat.finishing import to_the_end
from bot.chat.metrics import Choose, Metrics
from bot.chat.waiting import set_within
from bot.chat.wall import JUMP_SECONDS, Wall
from bot.rules.legality import IllegalMove
from bot.rules.moves import Move
from bot.table.clock import Due
from bot.table.firing import THOUGHTFUL, fire
from bot.table.moment import Moment
from bot.table.ports import Agenda, Club, DatabaseAway, NoSuchTable
from bot.table.refusals import Refusal
from bot.table.setting_back import set_back
from bot.table.table import Step, Table
from bot.table.thinking import questions

log = structlog.get_logger()

LOOK_SECONDS = 1.0
SHORTEST_PAUSE = 0.01
AT_ONCE = 100
GRACE_SECONDS = 60.0
"""After a downtime, or a jump of the machine's clock, nobody is hurried before this much time."""


class Clocks:
    """Runs in one process at a time. `shown` is told of every table that moved on."""

    def __init__(  # noqa: PLR0913 - all that it works with, given once
        self,
        club: Club,
        agenda: Agenda,
        pace: float,
        shown: Callable[[int], None],
        *,
        choose: Choose,
        metrics: Metrics,
        every: float = LOOK_SECONDS,
    ) -> None:
        """`choose` finds a computer player's move. `every`: seconds between two looks at clocks
        that other processes may have wound. `metrics` are told of what is fired.
        """
        self._club = club
        self._choose = choose
        self._agenda = agenda
        self._pace = pace
        self._shown = shown
        self._every = every
        self._metrics = metrics
        self._woken = asyncio.Event()
        self._wall = Wall()
        self._is_set = False
        self._rng = Random(os.urandom(16))
        self._resting: dict[int, float] = {}
        self._firing: dict[int, asyncio.Task[None]] = {}

    def wake(self, due: float = 0.0) -> None:
        """A table's clock was wound for `due` (Unix seconds): look at the agenda now, unless the
        next look is early enough.
        """
        if due < time.time() + self._every:
            self._woken.set()

    async def run(self) -> None:
        """Fire what is due until cancelled."""
        self._is_set = False
        try:
            while True:
                self._woken.clear()
                try:
                    await self._set()
                    pause = await to_the_end(self._round())
                except DatabaseAway as fault:
                    log.warning("the database is away: the clocks wait", fault=str(fault))
                    pause = LOOK_SECONDS
                except Exception:
                    log.exception("clocks could not be read; trying again")
                    pause = LOOK_SECONDS
                await set_within(self._woken, pause)
        finally:
            await self._stop()

    async def _set(self) -> None:
        """At the beginning, and when the machine's clock has jumped: put right what it upset."""
        jump = self._wall.jump()
        if jump:
            log.warning("the machine's clock has jumped, or it was asleep", seconds=round(jump))
            self._is_set = False
            self._resting.clear()
        if self._is_set:
            return
        now = time.time()
        for table in await self._agenda.ahead(now + JUMP_SECONDS):
            await self._set_back(table)
        await self._agenda.grant_grace(now + GRACE_SECONDS)
        self._is_set = True

    async def _set_back(self, number: int) -> None:
        moment = self._moment()
        try:
            await self._step(number, lambda table: set_back(table, moment))
        except (Refusal, NoSuchTable):
            return

    async def _round(self) -> float:
        """Begin what is due; the answer is how long nothing else will be."""
        now = time.time()
        for table in await self._agenda.due_tables(now, AT_ONCE):
            if table not in self._firing and self._resting.get(table, 0.0) <= now:
                self._firing[table] = asyncio.create_task(self._safely(table))
        due = await self._agenda.next_due(now)
        pause = self._every if due is None else due - time.time()
        return min(self._every, max(SHORTEST_PAUSE, pause))

    async def _stop(self) -> None:
        """A player who thinks is not waited for; what is being written is finished."""
        tasks = list(self._firing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._firing.clear()  # one that was cancelled before it began has not gone by itself

    async def _safely(self, table: int) -> None:
        """Fire a clock beside those of other tables; then there may be more to do."""
        try:
            await self._resting_on_failure(table)
        finally:
            self._firing.pop(table, None)
            self._woken.set()

    async def _resting_on_failure(self, table: int) -> None:
        """A clock that fails rests for a while, so that it does not hold up the others."""
        try:
            with bearings(table=table):
                await self._fire(table)
        except DatabaseAway as fault:
            log.warning("the database is away: a clock waits", table=table, fault=str(fault))
        except (Refusal, IllegalMove, NoSuchTable) as refusal:
            log.info("a clock had nothing to do", table=table, why=type(refusal).__name__)
        except Exception:
            log.exception("a clock failed", table=table)
        else:
            self._resting.pop(table, None)
            return
        self._resting[table] = time.time() + LOOK_SECONDS

    async def _fire(self, number: int) -> None:
        seen = await self._club.look(number)
        if seen.clock is None:
            return
        bind_table(seen)
        self._metrics.fired(seen.clock.due, time.time() - seen.clock.at)
        move = None
        if seen.clock.due in THOUGHTFUL:
            move = await self._thought(seen, for_person=seen.clock.due is Due.ACT)
        kept = await to_the_end(self._apply(number, seen.rev, move))
        log.debug("a clock ran out", due=seen.clock.due)
        if kept and move is not None:
            self._metrics.moved(by_person=False)
        self._shown(number)

    async def _thought(self, table: Table, *, for_person: bool) -> Move | None:
        for view, level in questions(table, for_person=for_person):
            move = await self._choose(view, level, self._rng.getrandbits(64))
            if move is not None:
                return move
        return None

    async def _apply(self, number: int, rev: int, move: Move | None) -> bool:
        moment = self._moment()
        return await self._step(number, lambda table: fire(table, move, moment), rev)

    async def _step(
        self, number: int, step: Callable[[Table], Step], rev: int | None = None
    ) -> bool:
        """Keep a step of a table, unless it has moved on from a revision; whether it was kept."""

        async def apply() -> bool:
            async with self._club.work() as work:
                table = await work.table(number)
                if rev not in {None, table.rev}:
                    return False
                await souvenir.keep(work, step(table))
                return True

        return await persistently(apply)

    def _moment(self) -> Moment:
        return Moment(time.time(), self._pace, os.urandom(32))
