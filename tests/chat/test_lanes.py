"""Work in lanes: order within a lane, lanes beside each other, never too many at once."""

import asyncio

import pytest

from bot.chat.lanes import in_lanes


async def test_a_lane_keeps_its_order() -> None:
    done: list[str] = []

    async def work(item: str) -> None:
        await asyncio.sleep(0)
        done.append(item)

    await in_lanes(["a1", "b1", "a2", "b2", "a3"], lambda item: item[0], work, abreast=8)
    assert [item for item in done if item[0] == "a"] == ["a1", "a2", "a3"]
    assert [item for item in done if item[0] == "b"] == ["b1", "b2"]


async def test_lanes_do_not_wait_for_each_other() -> None:
    gate = asyncio.Event()

    async def work(item: str) -> None:
        if item == "a":
            await gate.wait()
        else:
            gate.set()

    await asyncio.wait_for(in_lanes(["a", "b"], lambda item: item, work, abreast=2), 5)


async def test_no_more_than_so_many_run_at_once() -> None:
    running, most = 0, 0

    async def work(_: int) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1

    await in_lanes(range(50), lambda item: item, work, abreast=3)
    assert most == 3


async def test_a_failure_stops_its_own_lane_only_and_comes_out_at_the_end() -> None:
    done: list[str] = []

    async def work(item: str) -> None:
        await asyncio.sleep(0)
        if item == "a1":
            raise ValueError(item)
        done.append(item)

    with pytest.raises(ValueError, match="a1"):
        await in_lanes(["a1", "a2", "b1", "b2"], lambda item: item[0], work, abreast=2)
    assert done == ["b1", "b2"]


async def test_nothing_is_done_for_nothing() -> None:
    async def work(_: int) -> None:
        raise AssertionError

    await in_lanes([], lambda item: item, work, abreast=1)
