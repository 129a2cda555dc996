"""A cancelled task finishes what it holds: a transaction, a message on its way."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 3.0
"""Seconds that work in hand is given at the end."""


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do a piece of work whole. Cancelled meanwhile, it is waited for first, but not for long."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task], timeout=PATIENCE)
        task.cancel()
        raise
