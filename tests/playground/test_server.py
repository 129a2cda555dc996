"""Starting and stopping."""

import asyncio
import contextlib

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.client import Telegram


async def test_a_taken_port_is_an_error(playground: Playground) -> None:
    with pytest.raises(OSError, match="in use"):
        await Playground(port=playground.port).start()


async def test_stopping_lets_everybody_go_who_waits() -> None:
    async with aiohttp.ClientSession() as session:
        async with Playground() as playground:
            poll = session.get(f"{playground.url}/bot{playground.token}/getUpdates?timeout=50")
            waiting = asyncio.ensure_future(poll)
            stream = await session.get(f"{playground.url}/world/events")
            await asyncio.sleep(0.05)
        async with await asyncio.wait_for(waiting, 1) as answer:
            assert (await answer.json())["result"] == []
        assert await asyncio.wait_for(stream.read(), 1) == b": welcome\n\n"


async def test_it_serves_until_it_is_cancelled() -> None:
    playground = Playground(weather={"flood": True}, bot_name="Dealer")
    serving = asyncio.ensure_future(playground.run())
    while not playground.port:  # noqa: ASYNC110 - the port tells that it listens
        await asyncio.sleep(0.01)
    async with Telegram(playground.url) as telegram:
        assert telegram.world.weather["flood"]
        assert telegram.world.bot["first_name"] == "Dealer"
    serving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await serving
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(playground.url)


async def test_two_playgrounds_know_nothing_of_each_other(playground: Playground) -> None:
    async with Playground() as other, Telegram(other.url) as theirs:
        await theirs.person("Ann")
        assert playground.world.people == {}
