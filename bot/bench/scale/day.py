"""Memory of a bot over a long simulated day: series after series, in groups that come and go."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean

from bot.bench.fleet import LIMITLESS, Fleet
from bot.bench.ground import ground
from bot.bench.scale.crowd import Crowd
from bot.bench.usage import memory

LOOK_SECONDS = 2.0
STUCK_SECONDS = 120.0
MOST_GROWTH = 0.1


@dataclass(frozen=True, slots=True)
class Plan:
    """`series`: in all; `tables`: at once; `each`: series at a table before new people come."""

    url: str
    folder: Path
    series: int = 10_000
    tables: int = 20
    each: int = 5
    seed: int = 1


@dataclass(slots=True)
class Day:
    """`samples`: how many series were over, and how many bytes the bot held."""

    wanted: int
    series: int = 0
    taps: int = 0
    samples: list[tuple[int, int]] = field(default_factory=list)

    def means(self, parts: int) -> list[float]:
        """Mean memory in each of so many parts of the day (bytes); 0 where there is no sample."""
        found: list[list[int]] = [[] for _ in range(parts)]
        for series, held in self.samples:
            found[min(parts - 1, parts * series // self.wanted)].append(held)
        return [mean(some) if some else 0.0 for some in found]

    @property
    def growth(self) -> float:
        """By what share memory grew from the first to the last quarter."""
        first, *_, last = self.means(4)
        return last / first - 1 if first and last else float("inf")

    @property
    def is_flat(self) -> bool:
        """Whether memory stayed what it was, within the noise."""
        return self.growth < MOST_GROWTH


async def day(plan: Plan, told: Callable[[float], None] = lambda _: None) -> Day:
    """Play a day as fast as can be; `told` is given the series that ended since the last time.

    RuntimeError when play goes on no more.
    """
    found, rng = Day(plan.series), Random(plan.seed)
    async with ground() as here, Crowd(here.url) as crowd:
        environment = {**here.environment(plan.url), **LIMITLESS}
        async with Fleet(environment, plan.folder) as fleet:
            await fleet.start()
            groups = 0
            while crowd.series < plan.series:
                tables = min(plan.tables, plan.series - crowd.series)
                each = min(plan.each, -(-(plan.series - crowd.series) // tables))
                crowd.leave()
                await crowd.gather(range(groups, groups + tables), plan.seed, each)
                groups += tables
                await _evening(crowd, fleet.members[0].pid, found, rng, told)
    return found


async def _evening(
    crowd: Crowd, pid: int, found: Day, rng: Random, told: Callable[[float], None]
) -> None:
    silent = 0.0
    while not crowd.is_over:
        load = await crowd.play(LOOK_SECONDS, rng)
        silent = 0.0 if load.delays else silent + load.seconds
        if silent > STUCK_SECONDS:
            message = f"play stands still after {crowd.series} series"
            raise RuntimeError(message)
        told(crowd.series - found.series)
        found.series, found.taps = crowd.series, found.taps + len(load.delays)
        found.samples.append((crowd.series, memory(pid)))
