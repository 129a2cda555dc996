"""What must come to its end once it has begun."""

import asyncio
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def finished(work: asyncio.Future[T]) -> T:
    """Wait for something to end. Who is cancelled meanwhile waits all the same."""
    try:
        return await asyncio.shield(work)
    finally:
        while not work.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([work])
