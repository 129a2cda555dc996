"""Start-up: from the start of the process, imports included, to the first tap that is answered."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from bot.bench.fleet import Fleet
from bot.bench.ground import ground
from bot.bench.scale.crowd import Crowd
from bot.bench.scale.fill import Contents, fill_up

ROOT = Path(__file__).parents[3]
PATIENCE = 120.0
PLAY_SECONDS = 2.0
MOST_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds until the tap was answered, for each start."""

    seconds: list[float]

    @property
    def is_right(self) -> bool:
        """Whether the promise was kept."""
        return max(self.seconds) <= MOST_SECONDS


async def start(url: str, folder: Path, contents: Contents, times: int) -> Start:
    """Fill a database, play a little, end the bot, and start it again, some times."""
    await fill_up(url, contents)
    async with ground() as here, Crowd(here.url) as crowd:
        environment = {**here.environment(url), "PACE": "0"}
        async with Fleet(environment, folder) as fleet:
            await fleet.start()
            await crowd.gather(range(times + 1), contents.seed)
            await crowd.play(PLAY_SECONDS, Random(contents.seed), rate=1.0)
            await crowd.until_ready(PATIENCE)
        return Start([await _first_answer(crowd, environment, folder) for _ in range(times)])


async def _first_answer(crowd: Crowd, environment: dict[str, str], folder: Path) -> float:
    """A tap that was made before the process was there waits for it at Telegram."""
    began = monotonic()
    async with _running(environment, folder):
        await crowd.tap_one(PATIENCE)
        seconds = monotonic() - began
        await crowd.until_ready(PATIENCE)  # for the next start
        return seconds


@asynccontextmanager
async def _running(environment: dict[str, str], folder: Path) -> AsyncIterator[None]:
    with (folder / "start.log").open("ab") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            env=os.environ | environment | {"PYTHONPATH": str(ROOT)},
            cwd=folder,
            stdout=log,
            stderr=log,
        )
    try:
        yield
    finally:
        with suppress(ProcessLookupError):  # it ended by itself: `start.log` says why
            process.terminate()
        await process.wait()
