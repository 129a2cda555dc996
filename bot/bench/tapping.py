"""CPU per tap: of the bot under play, and of a plain python-telegram-bot that only answers.

Both get taps at the same pace over HTTP, ours from the four people at each table, the plain bot
from one person for each, and each from a playground in a process of its own. What is counted is
the CPU time of the bot's process, setup left out. They run at the same time: how much a machine
does in a second of CPU changes from minute to minute, by a third on a busy host, and would be
taken for a difference between the two.
"""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.bench import plain
from bot.bench.fleet import Fleet
from bot.bench.ground import Ground, ground
from bot.bench.people import Pace
from bot.bench.usage import cpu, memory
from bot.bench.watch import Watch, watched
from bot.bench.yards import play, yard
from bot.playground.client import Person, Telegram

PER_GROUP = 4
START_SECONDS = 60.0
_spawns = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Plan:
    """`tables`: how many of four people each, `PER_GROUP` to a group. `seconds`: of play that
    is measured, after `warm` seconds that are not.
    """

    tables: int = 100
    pace: Pace = (3.0, 6.0)
    seconds: int = 60
    warm: int = 5
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Measured:
    """What one bot was asked and what it took. `cpu`: seconds; `calls`: to Telegram; `memory`:
    what its process held in the end (bytes).
    """

    name: str
    taps: int
    seconds: float
    cpu: float
    calls: int
    memory: int

    @property
    def per_tap(self) -> float:
        """CPU per tap (milliseconds)."""
        return 1000 * self.cpu / max(1, self.taps)

    @property
    def calls_per_tap(self) -> float:
        """Calls per tap, the answer included; asking for updates is not."""
        return self.calls / max(1, self.taps)


Told = Callable[[int], None]


def _nobody(_: int) -> None:
    """Nobody is told of the seconds that are measured."""


async def beside_the_floor(
    name: str, url: str, folder: Path, plan: Plan, told: Told
) -> tuple[Measured, Measured]:
    """The plain bot and ours on a database, each with people of its own, at the same time."""
    ready = asyncio.Barrier(2)
    async with asyncio.TaskGroup() as both:
        below = both.create_task(floor(plan, _nobody, ready))
        above = both.create_task(ours(name, url, folder, plan, told, ready))
    return below.result(), above.result()


async def ours(
    name: str,
    url: str,
    folder: Path,
    plan: Plan,
    told: Told,
    ready: asyncio.Barrier | None = None,
) -> Measured:
    """The bot, with its default settings, on a database; `told` as in `yards.play`. `ready`: who
    else must have been set up before play begins.
    """
    async with ground() as here, Telegram(here.url) as people:
        environment = here.environment(url)
        async with Fleet(environment, folder) as fleet:
            await fleet.start()
            groups = range(-(-plan.tables // PER_GROUP))
            sizes = [min(PER_GROUP, plan.tables - PER_GROUP * n) for n in groups]
            yards = await asyncio.gather(
                *(yard(people, n, sizes[n], plan.seed, plan.pace) for n in groups)
            )
            players = [player for each in yards for player in each.players]
            await _gathered(ready)
            await play(players, plan.warm)
            before, pid = sum(player.taps for player in players), fleet.members[0].pid
            async with measured(people, pid) as meter:
                await play(players, plan.seconds, told)
            taps = sum(player.taps for player in players) - before
            calls = meter.watch.calls.total()
            return Measured(name, taps, plan.seconds, meter.used, calls, memory(pid))


async def floor(plan: Plan, told: Told, ready: asyncio.Barrier | None = None) -> Measured:
    """The plain bot, with as many people as there are tables in the plan; `ready` as in `ours`."""
    async with ground() as here, Telegram(here.url) as people, _plain(here) as pid:
        tappers = [
            Tapper(await people.person(f"Ann {number}"), Random(plan.seed + number), plan.pace)
            for number in range(plan.tables)
        ]
        for tapper in tappers:
            await tapper.person.start()
            await tapper.person.latest(timeout=START_SECONDS)
        await _gathered(ready)
        await _tapping(tappers, plan.warm)
        before = sum(tapper.taps for tapper in tappers)
        async with measured(people, pid) as meter:
            await _tapping(tappers, plan.seconds, told)
        taps = sum(tapper.taps for tapper in tappers) - before
        calls = meter.watch.calls.total()
        return Measured("floor", taps, plan.seconds, meter.used, calls, memory(pid))


@dataclass(slots=True)
class Tapper:
    """Somebody who taps any key of the newest message, as soon as it has changed."""

    person: Person
    rng: Random
    pace: Pace
    taps: int = 0

    async def run(self) -> None:
        """Tap until cancelled."""
        while True:
            await asyncio.sleep(self.rng.uniform(*self.pace))
            message = await self.person.latest(timeout=START_SECONDS)
            key = self.rng.choice(message.buttons)
            await self.person.tap(message, key.data or "")
            self.taps += 1


@dataclass(slots=True)
class Meter:
    """What was used between the beginning and the end of a block."""

    watch: Watch
    used: float = 0.0


@asynccontextmanager
async def measured(people: Telegram, pid: int) -> AsyncIterator[Meter]:
    """CPU time and calls of the bot inside the block."""
    async with watched(people) as watch:
        meter = Meter(watch)
        began = cpu(pid)
        yield meter
        meter.used = cpu(pid) - began


@asynccontextmanager
async def _plain(here: Ground) -> AsyncIterator[int]:
    process = _spawns.Process(target=plain.run, args=(here.url, here.token), daemon=True)
    process.start()
    try:
        yield process.pid or 0
    finally:
        process.terminate()
        await asyncio.to_thread(process.join)


async def _gathered(ready: asyncio.Barrier | None) -> None:
    if ready is not None:
        await ready.wait()


async def _tapping(tappers: list[Tapper], seconds: int, told: Told = _nobody) -> None:
    tasks = [asyncio.ensure_future(tapper.run()) for tapper in tappers]
    for _ in range(seconds):
        await asyncio.sleep(1)
        told(1)
    for task in tasks:
        task.cancel()
    for end in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(end, asyncio.CancelledError):
            raise RuntimeError("a tapper has stopped") from end
