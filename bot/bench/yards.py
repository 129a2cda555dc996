"""Groups with tables of four: seated, and playing for a while."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.bench.people import TICKS, Pace, Player, newest, playing, sit_down, tap, until_goats
from bot.chat.buttons import Button, Verb
from bot.playground.client import Person, Telegram, WorldError
from bot.playground.seen import Chat, World

NAMES = ("Ann", "Bob", "Cid", "Dan")
SETUP_SECONDS = 900.0


@dataclass(slots=True)
class Yard:
    """A group and all who play in it."""

    chat: Chat
    players: list[Player]


async def yard(
    telegram: Telegram,
    number: int,
    tables: int,
    seed: int,
    pace: Pace = (0.0, 0.0),
    ticks: float = TICKS,
) -> Yard:
    """A group with its tables; each is gathered by four people of its own."""
    fours = [
        [await telegram.person(f"{name} {number}.{table}") for name in NAMES]
        for table in range(tables)
    ]
    everybody = [person for four in fours for person in four]
    chat = await telegram.group(f"Yard {number}", everybody, type="supergroup")
    for four in fours:
        await _seated(chat, four)
    seeds = range(number * 1000 + seed, 10**9)
    players = [Player(p, Random(s), pace, ticks) for p, s in zip(everybody, seeds, strict=False)]
    return Yard(chat, players)


async def play(
    players: Iterable[Player],
    seconds: float,
    told: Callable[[int], None] = lambda _: None,
    *beside: Coroutine[Any, Any, None],
) -> None:
    """All play for so long; `told` is given the seconds that have passed since the last time.
    `beside`: as in `people.playing`.
    """
    async with playing(players, *beside):
        for _ in range(int(seconds)):
            await asyncio.sleep(1)
            told(1)


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


async def again(telegram: Telegram, yard: Chat, host: Person) -> None:
    """A rematch after every series."""
    last = None
    while True:
        last = await until_goats(telegram, yard, timeout=24 * 3600, after=last)
        found = newest(telegram.world, yard.id, Verb.REMATCH)
        try:
            if found is not None:
                await host.tap(found[0], str(found[1]))
        except WorldError:  # the message went while it was being tapped
            last = None
