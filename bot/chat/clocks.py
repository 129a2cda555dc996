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

from bot.chat.chat_lanes import set_within
from bot.chat.finishing import to_the_end
from bot.rules.legality import IllegalMove
from bot.table.clock import Due
from bot.table.firing import THOUGHTFUL, fire
from bot.table.moment import Moment
from bot.table.ports import Agenda, Club, NoSuchTable
from bot.table.refusals import Refusal
from bot.table.thinking import wish

log = structlog.get_logger()

POLL_SECONDS = 1.0
SHORTEST_PAUSE = 0.01
AT_ONCE = 100
GRACE_SECONDS = 60.0
"""After a downtime nobody is hurried before this much time has passed."""


class Clocks:
    """Runs in one process at a time. `shown` is told of every table that moved on."""

    def __init__(
        self,
        club: Club,
        agenda: Agenda,
        pace: float,
        shown: Callable[[int], None],
        poll: float = POLL_SECONDS,
    ) -> None:
        """`poll`: seconds between two looks at clocks that other processes may have wound."""
        self._club = club
        self._agenda = agenda
        self._pace = pace
        self._shown = shown
        self._poll = poll
        self._woken = asyncio.Event()
        self._rng = Random(os.urandom(16))
        self._resting: dict[int, float] = {}

    def wake(self) -> None:
        """A table's clock was wound: look at the agenda now."""
        self._woken.set()

    async def run(self) -> None:
        """Fire what is due until cancelled."""
        graced = False
        while True:
            self._woken.clear()
            try:
                if not graced:
                    await self._agenda.grant_grace(time.time() + GRACE_SECONDS)
                    graced = True
                pause = await to_the_end(self._round())
            except Exception:
                log.exception("clocks could not be read; trying again")
                pause = POLL_SECONDS
            await set_within(self._woken, pause)

    async def _round(self) -> float:
        """Fire what is due; the answer is how long nothing will be."""
        for table in await self._agenda.due_tables(time.time(), AT_ONCE):
            if self._resting.get(table, 0.0) <= time.time():
                await self._safely(table)
        due = await self._agenda.next_due()
        pause = self._poll if due is None else due - time.time()
        return min(self._poll, max(SHORTEST_PAUSE, pause))

    async def _safely(self, table: int) -> None:
        """A clock that fails rests for a while, so that it does not hold up the others."""
        try:
            await self._fire(table)
        except (Refusal, IllegalMove, NoSuchTable) as refusal:
            log.info("a clock had nothing to do", table=table, why=type(refusal).__name__)
        except Exception:
            log.exception("a clock failed", table=table)
        else:
            self._resting.pop(table, None)
            return
        self._resting[table] = time.time() + POLL_SECONDS

    async def _fire(self, number: int) -> None:
        seen = await self._club.look(number)
        if seen.clock is None:
            return
        thoughtful = seen.clock.due in THOUGHTFUL
        move = wish(seen, self._rng, for_person=seen.clock.due is Due.ACT) if thoughtful else None
        moment = Moment(time.time(), self._pace, os.urandom(32))
        async with self._club.work() as work:
            table = await work.table(number)
            if table.rev == seen.rev:
                await work.save(fire(table, move, moment))
        self._shown(number)
