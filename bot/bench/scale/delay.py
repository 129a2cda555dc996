"""How long an answer takes with many tables that play, and a Telegram that takes its time.

First taps come faster and faster until the bot keeps up no more; then at half of the highest rate
that it could keep up with.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.bench.fleet import LIMITLESS, Fleet
from bot.bench.ground import ground
from bot.bench.scale.crowd import Crowd
from bot.bench.scale.tapper import Load
from bot.bench.usage import cpu, memory
from bot.garbage import collect_seldom

FIRST, STEP = 10.0, 1.25
"""Taps a second that the ramp begins with, and by how much each rate is higher."""
REST_SECONDS = 5.0
OFTEN = 60.0
"""Seconds in which every table is tapped at least once: nobody is to be hurried."""
FEW = 10
"""One table in so many comes first: a bot that has just begun holds less for nothing."""
MOST_SECONDS = 0.15
SHARE = 0.99


@dataclass(frozen=True, slots=True)
class Plan:
    """`latency`: of every call to Telegram (seconds). `step`: seconds at each rate of the ramp;
    `seconds`: at half of the sustainable one.
    """

    url: str
    folder: Path
    tables: int = 1000
    latency: float = 0.05
    step: float = 15.0
    seconds: float = 60.0
    seed: int = 1


@dataclass(slots=True)
class Step:
    """What came of a rate. `busy`: the share of a core that the bot used."""

    rate: float
    load: Load
    busy: float


@dataclass(slots=True)
class Delay:
    """`ramp`: rate after rate, the last one too high. `held`: bytes with the `few` tables that
    were the first, and in the end.
    """

    tables: int
    few: int = 0
    ramp: list[Step] = field(default_factory=list)
    half: Step | None = None
    held: tuple[int, int] = (0, 0)

    @property
    def sustainable(self) -> float:
        """Taps a second: the highest rate that the bot kept up with; 0 if there was none."""
        return max((step.rate for step in self.ramp if step.load.kept_up), default=0.0)

    @property
    def memory_per_table(self) -> float:
        """Bytes for a table that plays."""
        return (self.held[1] - self.held[0]) / max(1, self.tables - self.few)

    @property
    def is_right(self) -> bool:
        """Whether the promise was kept."""
        return self.half is not None and 0 < self.half.load.late(SHARE) <= MOST_SECONDS


async def delay(plan: Plan, told: Callable[[float], None] = lambda _: None) -> Delay:
    """Seat all tables, find the sustainable rate, then measure; `told` of seconds that passed."""
    collect_seldom()  # it is the bot's delay that is measured, not that of who taps
    found, rng = Delay(plan.tables), Random(plan.seed)
    async with ground() as here, Crowd(here.url) as crowd:
        environment = {**here.environment(plan.url), **LIMITLESS, "PACE": "1"}
        async with Fleet(environment, plan.folder) as fleet:
            await fleet.start()
            pid = fleet.members[0].pid
            rate, found.few = max(FIRST, plan.tables / OFTEN), max(1, plan.tables // FEW)
            await _seated(crowd, range(found.few), plan.seed, rng, rate)
            await crowd.play(REST_SECONDS, rng, rate)
            before = memory(pid)
            await _seated(crowd, range(found.few, plan.tables), plan.seed, rng, rate)
            await crowd.weather(latency=plan.latency)
            while not found.ramp or found.ramp[-1].load.kept_up:
                found.ramp.append(await _step(crowd, pid, rate, plan.step, rng))
                rate *= STEP
                told(plan.step)
            if found.sustainable:
                await crowd.play(REST_SECONDS, rng, 1.0)
                half = found.sustainable / 2
                found.half = await _step(crowd, pid, half, plan.seconds, rng)
            found.held = before, memory(pid)
    return found


async def _seated(crowd: Crowd, groups: range, seed: int, rng: Random, rate: float) -> None:
    """Who sits already plays meanwhile, or his time would run out."""
    seating = asyncio.ensure_future(crowd.gather(groups, seed))
    while not seating.done():
        await crowd.play(1.0, rng, rate)
    await seating


async def _step(crowd: Crowd, pid: int, rate: float, seconds: float, rng: Random) -> Step:
    began = cpu(pid)
    load = await crowd.play(seconds, rng, rate)
    return Step(rate, load, (cpu(pid) - began) / load.seconds)
