"""Several processes on one PostgreSQL, webhooks shared out among them, taps as fast as can be."""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.bench.fleet import LIMITLESS, Fleet, set_webhook
from bot.bench.ground import ground
from bot.bench.scale.commits import make_durable
from bot.bench.scale.crowd import Crowd
from bot.bench.scale.tapper import Load
from bot.bench.servers import queried
from bot.bench.usage import cpu, idle

WARM_SECONDS = 5.0
BACKENDS = "SELECT pid FROM pg_stat_activity"
COMMITS = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"


@dataclass(frozen=True, slots=True)
class Plan:
    """`processes`: of the bot; `tables`: of four people, each in a group of its own."""

    url: str
    folder: Path
    processes: int
    tables: int = 40
    seconds: float = 30.0
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Share:
    """Who used how much: seconds of CPU of each bot, of the server and of the scripted people,
    seconds that the machine's cores had nothing to do, and transactions of the server.
    """

    bots: tuple[float, ...]
    server: float
    people: float
    idle: float
    commits: int

    def since(self, before: "Share") -> "Share":
        """What was used after `before`."""
        return Share(
            tuple(now - then for now, then in zip(self.bots, before.bots, strict=True)),
            self.server - before.server,
            self.people - before.people,
            self.idle - before.idle,
            self.commits - before.commits,
        )


@dataclass(frozen=True, slots=True)
class Together:
    """What some processes did together."""

    processes: int
    load: Load
    used: Share


async def together(plan: Plan) -> Together:
    """Start the processes, seat the tables, and have them play."""
    await asyncio.to_thread(make_durable, plan.url)
    async with ground() as here, Crowd(here.url) as crowd:
        environment = {**here.environment(plan.url), **LIMITLESS}
        async with Fleet(environment, plan.folder, plan.processes, webhook=True) as fleet:
            if fleet.balancer is not None:
                await set_webhook(crowd, here.token, fleet.balancer.url)
            await fleet.start()
            await crowd.gather(range(plan.tables), plan.seed)
            await crowd.play(WARM_SECONDS, Random(plan.seed))
            pids = [member.pid for member in fleet.members]
            before = await asyncio.to_thread(_used, plan.url, pids)
            load = await crowd.play(plan.seconds, Random(plan.seed))
            after = await asyncio.to_thread(_used, plan.url, pids)
            return Together(plan.processes, load, after.since(before))


def _used(url: str, bots: list[int]) -> Share:
    """So far. A server on another machine is not seen: it counts for nothing."""
    backends = [int(str(pid)) for (pid,) in queried(url, BACKENDS)]
    ((commits,),) = queried(url, COMMITS)
    return Share(
        tuple(cpu(pid) for pid in bots),
        sum(cpu(pid) for pid in backends if Path(f"/proc/{pid}").exists()),
        cpu(os.getpid()),
        idle(),
        int(str(commits)),
    )
