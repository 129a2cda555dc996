"""Updates that cannot be handled, and a database that goes away."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app import Kozel
from bot.bench.people import gather, until_goats
from bot.bench.servers import queried, running
from bot.chat.buttons import Button, Verb
from bot.playground import Playground
from bot.playground.client import Telegram
from bot.texts import Texts
from tests.own_server import own_server
from tests.wire.acts import table_screen, words
from tests.wire.durability.house import House
from tests.wire.evening import NAMES, Evening, eventually, playing, settings

pytestmark = pytest.mark.slow

UNKEPT = "message is not modified"
"""An edit that could not be written down before the right to send ran out is made once more."""


def failed(url: str) -> list[tuple[object, ...]]:
    return queried(url, "SELECT update_id, body, fault FROM failed_update ORDER BY update_id")


async def spoilt(url: str, state: str) -> None:
    """Every snapshot becomes something else, as soon as nobody holds one."""
    await asyncio.to_thread(queried, url, f"UPDATE game_table SET state = {state}")  # noqa: S608


async def test_a_poisoned_update_is_tried_three_times_and_passed_over(
    house: House, postgres: str
) -> None:
    """One table's snapshot cannot be read; another table plays on meanwhile."""
    evening = house.evening
    await gather(evening.yard, evening.people)
    await evening.settled()
    ann = evening.people[0]
    message = await table_screen(evening)
    await asyncio.to_thread(
        queried,
        postgres,
        "UPDATE game_table SET state = '{\"format\":1,\"oops\":' || state || '}'",
    )
    answer = await ann.tap(message, str(Button(Verb.MY_CARDS, 1, 1)))
    assert answer.text
    ((number, body, fault),) = failed(postgres)
    assert str(ann.id) in str(body)
    assert "Snapshot" in str(fault)
    tries = [f for f in evening.faults() if f["event"] == "update failed"]
    assert 3 <= len(tries) <= 5  # two processes count for themselves
    assert {entry["update"] for entry in tries} == {number}
    other = await evening.telegram.group("Other", [ann], type="supergroup")
    await ann.send(other, "/help")
    await ann.latest(other)
    await asyncio.to_thread(
        queried, postgres, "UPDATE game_table SET state = substr(state, 20, length(state) - 20)"
    )
    evening.faults = list
    before = await evening.table()
    async with playing(*evening.people):
        await evening.until_table(lambda table: table.turn_no > before.turn_no + 4)


async def test_a_command_that_fails_is_apologised_for_in_the_chat(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    every_fault = evening.faults

    def broken(*_: object) -> None:
        message = "a fault of ours"
        raise RuntimeError(message)

    monkeypatch.setattr("bot.chat.screens.private.only_in_groups", broken)
    boris = evening.people[1]
    texts = Texts(str(evening.telegram.world.people[boris.id]["language_code"]))
    assert texts("sorry") != Texts("en")("sorry")
    await boris.send(boris.id, "/kozel")
    await boris.sees(None, words(texts("sorry")))
    failures = evening.faults()
    assert [(fault["event"], fault["given_up"]) for fault in failures] == [
        ("update failed", False),
        ("update failed", False),
        ("update failed", True),
    ]
    evening.faults = lambda: every_fault()[len(failures) :]
    monkeypatch.undo()
    await boris.send(boris.id, "/kozel")
    await boris.sees(None, words(texts("only-in-groups")))


async def test_the_database_goes_away_and_comes_back_and_nothing_is_lost(
    playground: Playground, telegram: Telegram, tmp_path: Path, faults: Callable[[], list[Any]]
) -> None:
    """PostgreSQL is stopped and started again in the middle of play: nothing is given up."""
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    yard = await telegram.group("Yard", people, type="supergroup")
    with own_server() as (url, server, folder):
        async with Kozel(settings(playground, tmp_path, database_url=url)) as kozel:
            evening = Evening(playground, telegram, kozel, people, yard, faults)
            await gather(yard, people)
            async with playing(*people):
                before = await evening.until_table(lambda table: table.turn_no > 4)
                server.close()
                await people[0].send(people[0].id, "/help")
                await eventually(lambda: handed_out(evening, times=5))
                server.enter_context(running(folder))
                await people[0].latest(timeout=60)
                await evening.until_table(lambda table: table.turn_no > before.turn_no + 8)
                await until_goats(telegram, yard)
            assert failed(url) == []
            evening.faults = list  # screens and clocks could not be read for a while
            evening.tolerated = [UNKEPT]
            await evening.in_order()


async def handed_out(evening: Evening, times: int) -> bool:
    """Whether some update was given to the bot so often."""
    entries = await evening.telegram.journal()
    given = Counter(e["data"]["update_id"] for e in entries if e["kind"] == "update")
    return max(given.values()) >= times
