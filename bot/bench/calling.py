"""How much a bot asks of Telegram for a card: four people at a table of their own, real limits.

They take the shortest way: cards are ticked only where no key plays at once.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.bench.fleet import Fleet
from bot.bench.ground import ground
from bot.bench.kill import is_move
from bot.bench.people import Pace, Player
from bot.bench.sight import settled
from bot.bench.watch import Watch, watched
from bot.bench.yards import Yard, again, play, yard
from bot.chat.buttons import Verb
from bot.playground.client import Telegram
from bot.rules.cards import HAND
from bot.storage.audit import plies
from bot.storage.engine import Database, normalised

PER_DEAL, PER_SERIES = 2, 2
"""New messages that may come into a group: a deal's table and its result; at the end of a series
who the goats are, and their picture.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """`tables`: each in a group of its own. `pace`: of a tap. `most`: calls per card promised."""

    name: str
    url: str
    folder: Path
    pace: Pace
    most: float
    tables: int = 1
    seconds: int = 120
    seed: int = 1


@dataclass(slots=True)
class Outcome:
    """`deals`, `series`: that were begun. `calls`: of every method. `fresh`: new messages in
    groups.
    """

    name: str
    most: float
    taps: int = 0
    cards: int = 0
    deals: int = 0
    series: int = 0
    calls: dict[str, int] = field(default_factory=dict)
    fresh: int = 0
    most_in_a_minute: int = 0
    refused: int = 0
    amiss: list[str] = field(default_factory=list)

    @property
    def per_card(self) -> float:
        """Calls per card played, answers to taps included."""
        return sum(self.calls.values()) / max(1, self.cards)

    @property
    def is_right(self) -> bool:
        """Whether every promise was kept."""
        expected = PER_DEAL * self.deals + PER_SERIES * self.series
        quiet = self.fresh <= expected and not self.refused
        return self.cards > 0 and quiet and not self.amiss and self.per_card <= self.most


async def calling(plan: Plan, told: Callable[[int], None] = lambda _: None) -> Outcome:
    """Play for a while and count; `told` as in `yards.play`."""
    outcome = Outcome(plan.name, plan.most)
    async with ground(flood=True) as here, Telegram(here.url) as people:
        async with Fleet(here.environment(plan.url), plan.folder) as fleet:
            await fleet.start()
            numbers = range(plan.tables)
            yards = await asyncio.gather(
                *(yard(people, n, 1, plan.seed, plan.pace, ticks=0.0) for n in numbers)
            )
            async with watched(people) as watch:
                await _play(people, yards, plan.seconds, told)
                outcome.amiss = await settled(plan.url, people)
        _count(outcome, watch, [player for each in yards for player in each.players])
        outcome.deals, outcome.series = await _begun(plan.url)
    return outcome


async def _play(
    people: Telegram, yards: Sequence[Yard], seconds: int, told: Callable[[int], None]
) -> None:
    """One series after another."""
    players = [player for each in yards for player in each.players]
    rematches = (again(people, each.chat, each.players[0].person) for each in yards)
    await play(players, seconds, told, *rematches)


def _count(outcome: Outcome, watch: Watch, players: Sequence[Player]) -> None:
    moves = [tap.button for player in players for tap in player.story if is_move(tap)]
    outcome.taps = sum(player.taps for player in players)
    outcome.cards = sum(
        HAND if button.verb is Verb.CLAIM else (button.arg % 16).bit_count() for button in moves
    )
    outcome.calls = dict(watch.calls.most_common())
    outcome.fresh = sum(number for chat, number in watch.fresh.items() if chat < 0)
    outcome.most_in_a_minute = watch.most_in_a_minute
    outcome.refused = watch.refused


async def _begun(url: str) -> tuple[int, int]:
    """How many deals and how many series were begun."""
    database = Database.beside(normalised(url))
    try:
        kept = await plies(database)
        return len({ply.deal for ply in kept}), len({ply.series for ply in kept})
    finally:
        await database.close()
