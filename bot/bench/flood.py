"""Play at full speed under Telegram's limits: no 429, no silent group, the last state arrives.

The playground keeps Telegram's limits; the bot has its default ones. A group is watched while play
goes on in it: from one move at its tables to the next thing that is written there.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from time import monotonic

from bot.bench.fleet import Fleet
from bot.bench.ground import ground
from bot.bench.kill import is_move
from bot.bench.sight import settled
from bot.bench.watch import Watch, watched
from bot.bench.yards import Yard, play, yard
from bot.playground.client import Telegram

SILENCE_SECONDS = 10.0
LAST_STATE_SECONDS = 90.0


@dataclass(frozen=True, slots=True)
class Plan:
    """`tables`: in each group, with four people each."""

    url: str
    folder: Path
    groups: int = 25
    tables: int = 4
    seconds: float = 300.0
    seed: int = 1


@dataclass(slots=True)
class Outcome:
    """`silences`: the longest of each group while play went on in it (seconds)."""

    tables: int = 0
    taps: int = 0
    writes: int = 0
    group_writes: int = 0
    most_in_a_minute: int = 0
    refused: int = 0
    silences: list[float] = field(default_factory=list)
    amiss: list[str] = field(default_factory=list)
    last_state: float = 0.0

    @property
    def is_right(self) -> bool:
        """Whether every promise was kept."""
        quiet = max(self.silences, default=0.0) <= SILENCE_SECONDS
        return quiet and not self.refused and not self.amiss and self.taps > 0


async def flood(plan: Plan, told: Callable[[int], None] = lambda _: None) -> Outcome:
    """Play for a while; `told` is given the seconds that have passed since the last time."""
    outcome = Outcome(tables=plan.groups * plan.tables)
    async with ground(flood=True) as here, Telegram(here.url) as people:
        environment = {**here.environment(plan.url), "PACE": "0"}
        async with Fleet(environment, plan.folder) as fleet, watched(people) as watch:
            await fleet.start()
            numbers = range(plan.groups)
            yards = await asyncio.gather(
                *(yard(people, n, plan.tables, plan.seed) for n in numbers)
            )
            await play([player for each in yards for player in each.players], plan.seconds, told)
            stopped = monotonic()
            outcome.amiss = await settled(plan.url, people, LAST_STATE_SECONDS)
            outcome.last_state = monotonic() - stopped
    _count(outcome, watch, yards)
    return outcome


def _count(outcome: Outcome, watch: Watch, yards: list[Yard]) -> None:
    outcome.taps = sum(player.taps for each in yards for player in each.players)
    outcome.refused = watch.refused
    outcome.writes = sum(map(len, watch.writes.values()))
    outcome.most_in_a_minute = watch.most_in_a_minute
    for each in yards:
        writes = sorted(watch.writes.get(each.chat.id, ()))
        moves = [tap.at for player in each.players for tap in player.story if is_move(tap)]
        outcome.group_writes += len(writes)
        outcome.silences.append(longest_silence(writes, sorted(moves)))


def longest_silence(writes: Sequence[float], moves: Sequence[float]) -> float:
    """The longest time from a move to the next write, over all that waited for one."""
    longest = 0.0
    for before, after in pairwise(writes):
        first = bisect_right(moves, before)
        if first < len(moves) and moves[first] < after:
            longest = max(longest, after - moves[first])
    return longest
