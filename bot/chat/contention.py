"""Two transactions in each other's way: one gives way, keeps nothing, and is done anew."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from bot.table.ports import Contended

log = structlog.get_logger()
T = TypeVar("T")

PAUSES = (0.02, 0.05, 0.1, 0.3)
"""Seconds before the second try and those after it; the other one is through by then."""


async def persistently(work: Callable[[], Awaitable[T]]) -> T:
    """Do a piece of work that may be done anew as a whole. Raises Contended after the last try."""
    for pause in PAUSES:
        try:
            return await work()
        except Contended as fault:
            log.info("two transactions were in each other's way; trying again", why=str(fault))
            await asyncio.sleep(pause)
    return await work()
