"""SIGTERM at any moment: what the bot holds is finished, and it is gone within five seconds."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bot.bench.fleet import LEADS, Fleet, Member
from bot.bench.people import gather, newest, sit_down, tap
from bot.chat.buttons import Verb
from bot.players.levels import Level
from bot.playground.client import Person, Telegram
from bot.playground.seen import Chat
from bot.storage import Storage
from tests.wire.evening import NAMES, eventually, playing
from tests.wire.processes import busy

pytestmark = pytest.mark.slow

MASTER = list(Level).index(Level.MASTER)
PROMISED = 5.0


@pytest.fixture
async def people(telegram: Telegram) -> list[Person]:
    return [await telegram.person(name, language_code=code) for name, code in NAMES]


@pytest.fixture
async def yard(telegram: Telegram, people: list[Person]) -> Chat:
    return await telegram.group("Yard", people, type="supergroup")


@pytest.fixture
async def bot(environment: dict[str, str], folder: Path) -> AsyncIterator[Member]:
    """The bot in a process of its own, not started yet; in the end everything replays."""
    environment["DATABASE_URL"] = f"sqlite:///{folder}/kozel.db"
    async with Fleet(environment, folder) as fleet:
        (member,) = fleet.members
        yield member
    storage = await Storage.open(environment["DATABASE_URL"])
    try:
        assert await storage.diverging() == []
    finally:
        await storage.close()


async def leads(bot: Member) -> None:
    """It is started, and polls and sends."""
    lives = bot.said(LEADS)
    bot.start()
    await says(bot, LEADS, lives + 1)


async def says(bot: Member, words: str, times: int = 1) -> None:
    async def look() -> bool:
        return bot.said(words) >= times

    await eventually(look, 60)


async def stops(bot: Member) -> None:
    """It ends kindly, without a word of complaint, in the time that is promised on a machine that
    has nothing else to do.
    """
    began = monotonic()
    bot.send(signal.SIGTERM)
    code = await bot.ended()
    assert monotonic() - began < PROMISED * busy()
    log = bot.log.read_text("utf-8")
    assert (code, "Traceback" in log) == (0, False), log


@pytest.mark.timeout(240)
async def test_under_load_while_masters_think(
    bot: Member, telegram: Telegram, people: list[Person], yard: Chat
) -> None:
    """Two tables, one of people at full speed, one where masters think; again and again."""
    eve = await telegram.person("Eve")
    den = await telegram.group("Den", [eve], type="supergroup")
    await leads(bot)
    await gather(yard, people)
    await eve.send(den, "/kozel")
    await sit_down(eve, den, 0)
    for _ in range(3):
        await tap(eve, den, Verb.ADD_COMPUTER, MASTER)
    await tap(eve, den, Verb.START)
    await telegram.until(lambda world: newest(world, den.id, Verb.MY_CARDS))
    rng = Random(3)
    async with playing(*people, eve):
        for _ in range(4):
            await asyncio.sleep(rng.uniform(0.1, 2))
            await stops(bot)
            await leads(bot)
        await stops(bot)


async def test_while_telegram_takes_its_time(
    bot: Member, telegram: Telegram, people: list[Person], yard: Chat
) -> None:
    """Polls, sends and answers hang for a minute; nobody waits for them."""
    await leads(bot)
    await gather(yard, people)
    await telegram.until(lambda world: newest(world, yard.id, Verb.MY_CARDS))
    async with playing(*people):
        await telegram.weather(latency=60)
        await asyncio.sleep(1)
        await stops(bot)
        await telegram.weather(latency=0)


async def test_while_it_waits_for_telegram_at_the_start(bot: Member, telegram: Telegram) -> None:
    await telegram.weather(next=[{"fault": "500", "method": "getMe", "times": 99}])
    bot.start()
    await says(bot, "telegram is out of reach")
    await stops(bot)


async def test_a_second_signal_does_not_break_off_the_first(
    bot: Member, telegram: Telegram, people: list[Person], yard: Chat
) -> None:
    await leads(bot)
    await gather(yard, people)
    async with playing(*people):
        await telegram.weather(latency=1.5)
        await asyncio.sleep(0.5)
        bot.send(signal.SIGTERM)
        await asyncio.sleep(0.2)
        await stops(bot)
        await telegram.weather(latency=0)
