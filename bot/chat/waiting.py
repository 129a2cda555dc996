"""Loops that wait: for something to happen, or for the database to be back."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.table.ports import DatabaseAway

log = structlog.get_logger()

AWAY_SECONDS = 0.5


async def set_within(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event; it is set after so many seconds at the latest."""
    timer = asyncio.get_running_loop().call_later(seconds, event.set)
    try:
        await event.wait()
    finally:
        timer.cancel()


async def until_kept(write: Callable[[], Awaitable[None]]) -> None:
    """Write down what was sent, or it would be sent again: wait while the database is away."""
    while True:
        try:
            return await write()
        except DatabaseAway as fault:
            log.warning("what was sent cannot be written down yet", fault=str(fault))
            await asyncio.sleep(AWAY_SECONDS)
