"""A playground in a process of its own, so that its work is not the bot's nor the people's."""

import asyncio
import multiprocessing
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from bot.garbage import collect_seldom
from bot.playground.server import Playground

UP_SECONDS = 60.0
_spawns = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a playground listens, and the token of its bot."""

    url: str
    token: str

    def environment(self, database: str) -> dict[str, str]:
        """Settings for a bot on this playground."""
        return {"BOT_TOKEN": self.token, "BOT_API_URL": self.url, "DATABASE_URL": database}


@asynccontextmanager
async def ground(**weather: Any) -> AsyncIterator[Ground]:
    """A playground with these switches of the weather, for a while."""
    ours, theirs = _spawns.Pipe()
    process = _spawns.Process(target=_serve, args=(theirs, weather), daemon=True)
    process.start()
    try:
        async with asyncio.timeout(UP_SECONDS):
            url, token = await asyncio.to_thread(ours.recv)
        yield Ground(url, token)
    finally:
        process.terminate()
        await asyncio.to_thread(process.join)


def _serve(told: Connection, weather: dict[str, Any]) -> None:
    collect_seldom()
    asyncio.run(_served(told, weather))


async def _served(told: Connection, weather: dict[str, Any]) -> None:
    end = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end.set)
    async with Playground(weather=weather) as playground:
        told.send((playground.url, playground.token))
        await end.wait()
