"""CPU per tap of the same few tables, whatever else is in the database."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.bench.places import Kind, place
from bot.bench.scale.fill import Contents, fill_up
from bot.bench.tapping import Measured, Plan, ours

PACE = (1.0, 2.0)
MOST_WARM = 5
MOST_GROWTH = 0.2


@dataclass(frozen=True, slots=True)
class Cost:
    """What was in the database, and what taps took then."""

    kind: Kind
    contents: Contents
    found: Measured


def cost(
    kind: Kind, contents: Contents, playing: int, seconds: int, told: Callable[[int], None]
) -> Cost:
    """Fill a database, start the bot, and have some tables of four play."""
    with place(kind) as (url, folder):
        asyncio.run(fill_up(url, contents))
        plan = Plan(playing, PACE, seconds, min(seconds, MOST_WARM), contents.seed)
        return Cost(kind, contents, asyncio.run(ours(kind.value, url, folder, plan, told)))


def growth(costs: Sequence[Cost]) -> float:
    """By what share a tap is dearer in the fullest database than in the emptiest."""
    return costs[-1].found.per_tap / costs[0].found.per_tap - 1


def memory_per_table(costs: Sequence[Cost]) -> float:
    """Bytes of the bot for a table that is in the database and at rest."""
    first, last = costs[0], costs[-1]
    more = last.contents.tables - first.contents.tables
    return (last.found.memory - first.found.memory) / more if more else 0.0
