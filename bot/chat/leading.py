"""One process sends, runs the clocks and polls; when it dies another takes over within seconds.

The right to do so is a lease in the database that must be prolonged. A process that cannot prolong
it stops before it runs out, so there are never two senders.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any

import structlog

from bot.table.ports import Lease, Tenure

log = structlog.get_logger()

LEASE_SECONDS = 6.0
BEAT_SECONDS = 1.5
MARGIN_SECONDS = 1.5
"""A holder stops so long before the end, for clocks and networks that are not quite even."""
RETRY_SECONDS = 0.5

Work = Callable[[], Coroutine[Any, Any, None]]


class Leading:
    """Runs `works` while this process holds the lease."""

    def __init__(self, lease: Lease, works: Sequence[Work], anew: Callable[[], None]) -> None:
        """`anew` is called when another process may have sent since this one did."""
        self._lease = lease
        self._works = works
        self._anew = anew
        self._until = 0.0

    @property
    def is_held(self) -> bool:
        """Whether this process may send at this moment."""
        return monotonic() < self._until

    async def run(self) -> None:
        """Lead whenever it can, until cancelled. Raises what a work raises for good."""
        try:
            while True:
                await self._prolong()
                if self.is_held:
                    await self._lead()
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            await self._give_up()

    async def _lead(self) -> None:
        log.info("this process sends now")
        tasks = [asyncio.create_task(work()) for work in self._works]
        try:
            while self.is_held:
                done, _ = await asyncio.wait(
                    tasks, timeout=BEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                for task in done:
                    task.result()
                if await self._prolong() is Tenure.ANEW:
                    self._until = 0.0  # another has sent meanwhile: what is known here is old
            log.warning("this process sends no more: it could not keep the lease")
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _prolong(self) -> Tenure | None:
        """Ask for the lease; None when the database did not answer in time."""
        asked_at = monotonic()
        patience = self._until - asked_at if self.is_held else LEASE_SECONDS
        try:
            async with asyncio.timeout(patience):
                tenure = await self._lease.take(LEASE_SECONDS)
        except Exception as fault:  # the database is away: hold on as long as the lease lasts
            log.warning("the lease could not be prolonged", fault=str(fault))
            return None
        if tenure is Tenure.ANEW:
            self._anew()
        is_held = tenure is not Tenure.REFUSED
        self._until = asked_at + LEASE_SECONDS - MARGIN_SECONDS if is_held else 0.0
        return tenure

    async def _give_up(self) -> None:
        if self.is_held:
            self._until = 0.0
            try:
                await self._lease.release()
            except Exception as fault:  # it runs out by itself
                log.warning("the lease could not be given up", fault=str(fault))
