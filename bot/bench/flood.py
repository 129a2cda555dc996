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
from random import Random
from time import monotonic

from bot.bench.fleet import Fleet
from bot.bench.kill import MOVES, is_accepted, settled
from bot.bench.people import Player, Tapped, newest, sit_down, tap
from bot.chat.buttons import Button, Verb
from bot.playground.client import Person, Telegram
from bot.playground.seen import Chat, World
from bot.playground.server import Playground

NAMES = ("Ann", "Bob", "Cid", "Dan")
TOO_MANY = 429
SILENCE_SECONDS = 10.0
LAST_STATE_SECONDS = 90.0
LOOK_SECONDS = 0.25
SETUP_SECONDS = 900.0
MINUTE = 60.0
WRITES = frozenset({
    "sendmessage", "sendphoto", "editmessagetext", "editmessagereplymarkup", "editmessagemedia",
    "editmessagecaption",
})  # fmt: skip
"""Calls that Telegram's limits count."""


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
    strict = Playground(weather={"flood": True})
    async with strict as playground, Telegram(playground.url) as people:
        environment = {
            "BOT_TOKEN": playground.token,
            "BOT_API_URL": playground.url,
            "DATABASE_URL": plan.url,
            "PACE": "0",
        }
        async with Fleet(environment, plan.folder) as fleet:
            await fleet.start()
            watch = Watch(people)
            watching = asyncio.ensure_future(watch.run())
            yards = await asyncio.gather(*(_yard(people, n, plan) for n in range(plan.groups)))
            players = [player for yard in yards for player in yard.players]
            await _play(players, plan.seconds, told)
            stopped = monotonic()
            outcome.amiss = await settled(plan.url, people, LAST_STATE_SECONDS)
            outcome.last_state = monotonic() - stopped
            await watch.look()
            watching.cancel()
        _count(outcome, watch, yards)
    return outcome


@dataclass(slots=True)
class Yard:
    """A group and all who play in it."""

    chat: Chat
    players: list[Player]


@dataclass(slots=True)
class Watch:
    """The journal of the playground, read as it grows: who was written to, and when."""

    telegram: Telegram
    read: int = 0
    refused: int = 0
    writes: dict[int, list[float]] = field(default_factory=dict)

    async def run(self) -> None:
        """Look again and again, before the journal forgets."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Read what is new."""
        for entry in await self.telegram.journal(after=self.read):
            self.read = entry["n"]
            if entry["kind"] != "request":
                continue
            self.refused += entry["status"] == TOO_MANY
            if entry["name"].lower() in WRITES:
                self.writes.setdefault(int(entry["chat_id"]), []).append(entry["at"])


async def _yard(telegram: Telegram, number: int, plan: Plan) -> Yard:
    """A group with its tables; each is gathered by four people of its own."""
    fours = [
        [await telegram.person(f"{name} {number}.{table}") for name in NAMES]
        for table in range(plan.tables)
    ]
    everybody = [person for four in fours for person in four]
    chat = await telegram.group(f"Yard {number}", everybody, type="supergroup")
    for four in fours:
        await _seated(chat, four)
    seeds = range(number * 1000 + plan.seed, 10**9)
    return Yard(chat, [Player(p, Random(s)) for p, s in zip(everybody, seeds, strict=False)])


async def _seated(chat: Chat, four: list[Person]) -> None:
    """One table after another: a lobby that is open would be shown again instead."""
    host = four[0]
    sent = await host.send(chat, "/kozel")

    def opened(world: World) -> Button | None:
        found = newest(world, chat.id, Verb.SIT)
        return found[1] if found and found[0].message_id > sent.message_id else None

    table = (await host.telegram.until(opened, SETUP_SECONDS)).table
    for place, person in enumerate(four):
        await sit_down(person, chat, place % 2, table=table)
    await host.telegram.until(
        lambda world: newest(world, chat.id, Verb.START, table=table), SETUP_SECONDS
    )
    await tap(host, chat, Verb.START, table=table)


async def _play(players: list[Player], seconds: float, told: Callable[[int], None]) -> None:
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    for _ in range(int(seconds)):
        await asyncio.sleep(1)
        told(1)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _count(outcome: Outcome, watch: Watch, yards: list[Yard]) -> None:
    outcome.taps = sum(player.taps for yard in yards for player in yard.players)
    outcome.refused = watch.refused
    outcome.writes = sum(map(len, watch.writes.values()))
    for yard in yards:
        writes = sorted(watch.writes.get(yard.chat.id, ()))
        moves = [tap.at for player in yard.players for tap in player.story if is_move(tap)]
        outcome.group_writes += len(writes)
        outcome.silences.append(longest_silence(writes, sorted(moves)))
        outcome.most_in_a_minute = max(outcome.most_in_a_minute, most_in(writes, MINUTE))


def is_move(tap: Tapped) -> bool:
    """Whether a tap moved a table on."""
    return tap.button.verb in MOVES and is_accepted(tap)


def longest_silence(writes: Sequence[float], moves: Sequence[float]) -> float:
    """The longest time from a move to the next write, over all that waited for one."""
    longest = 0.0
    for before, after in pairwise(writes):
        first = bisect_right(moves, before)
        if first < len(moves) and moves[first] < after:
            longest = max(longest, after - moves[first])
    return longest


def most_in(times: Sequence[float], seconds: float) -> int:
    """The most events in any stretch of so many seconds."""
    ends = (bisect_right(times, at + seconds) - place for place, at in enumerate(times))
    return max(ends, default=0)
