"""Work in lanes: in order within a lane, lanes beside each other, bounded altogether."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T")


async def in_lanes(
    items: Iterable[T],
    lane_of: Callable[[T], Hashable],
    work: Callable[[T], Awaitable[None]],
    *,
    abreast: int,
) -> None:
    """Do `work` on every item; items of one lane one after another in their order.

    At most `abreast` lanes run at once. An exception stops its own lane; all lanes are waited
    for, then the first exception is raised.
    """
    lanes: dict[Hashable, list[T]] = {}
    for item in items:
        lanes.setdefault(lane_of(item), []).append(item)
    gate = asyncio.Semaphore(abreast)

    async def run(lane: list[T]) -> None:
        async with gate:
            for item in lane:
                await work(item)

    ends = await asyncio.gather(*(run(lane) for lane in lanes.values()), return_exceptions=True)
    for end in ends:
        if isinstance(end, BaseException):
            raise end
