"""Who is stopped finishes what he holds."""

import asyncio

import pytest

from bot.chat.finishing import to_the_end


async def test_what_was_begun_is_done_whole() -> None:
    done, begun, may_end = list[str](), asyncio.Event(), asyncio.Event()

    async def write() -> None:
        begun.set()
        await may_end.wait()
        done.append("written")

    work = asyncio.create_task(to_the_end(write()))
    await begun.wait()
    work.cancel()
    asyncio.get_running_loop().call_soon(may_end.set)
    with pytest.raises(asyncio.CancelledError):
        await work
    assert done == ["written"]
