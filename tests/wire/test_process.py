"""A whole series with the bot in a process of its own, which is killed on the way."""

from pathlib import Path

import pytest

from bot.bench.people import gather, newest, until_goats
from bot.chat.buttons import Verb
from bot.playground import Playground
from bot.playground.client import Telegram
from bot.storage import Storage
from tests.wire.evening import NAMES, playing
from tests.wire.processes import Process, on

pytestmark = pytest.mark.slow


@pytest.mark.timeout(300)
async def test_a_series_survives_a_kill_and_its_record_is_true(
    playground: Playground, telegram: Telegram, folder: Path
) -> None:
    settings = on(playground, folder)
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    yard = await telegram.group("Yard", people, type="supergroup")

    def deal_beyond_the_first() -> bool:
        found = newest(telegram.world, yard.id, Verb.MY_CARDS)
        return found is not None and found[1].number > 2

    async with Process(folder, "run", **settings) as bot:
        await telegram.until(lambda world: world.chats[yard.id].newest(), timeout=30)
        await gather(yard, people)
        async with playing(*people):
            await telegram.until(lambda _: deal_beyond_the_first(), timeout=90)
            await bot.kill()
            async with Process(folder, "run", **settings) as again:
                await until_goats(telegram, yard, timeout=150)
                code, log = await again.stop()
    assert code == 0
    assert "error" not in log.lower()
    assert playground.token not in log

    storage = await Storage.open(settings["DATABASE_URL"])
    assert await storage.diverging() == []
    await storage.close()
    await exported_and_verified(folder, settings)


async def exported_and_verified(folder: Path, settings: dict[str, str]) -> None:
    """`python -m bot export | python -m bot verify -`."""
    async with Process(folder, "export", **settings) as export:
        code, records, _ = await export.end()
    assert (code, len(records.splitlines())) == (0, 1)
    async with Process(folder, "verify", "-", given=records) as verify:
        code, said, _ = await verify.end()
    assert (code, said.strip()) == (0, "1 of 1 series replay to what they say")
    wrong = records.replace('"losers":', '"losers":1', 1)
    async with Process(folder, "verify", "-", given=wrong) as verify:
        code, said, fault = await verify.end()
    assert code == 1
    assert fault.startswith("line 1: ")
