"""Webhooks, several bots behind one, and PostgreSQL under them."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path

import aiohttp
import pytest

from bot.bench.fleet import SECRET
from bot.bench.people import gather, until_goats
from bot.bench.servers import queried
from bot.chat.webhook import SECRET_HEADER
from bot.playground.client import Telegram
from bot.table.table import Phase
from tests.wire.durability.house import House
from tests.wire.evening import Evening, eventually, playing
from tests.wire.processes import Process

pytestmark = pytest.mark.slow


async def test_a_series_with_two_bots_behind_one_webhook_on_postgresql(house: House) -> None:
    evening = house.evening
    async with house.never_two_senders():
        await gather(evening.yard, evening.people)
        async with playing(*evening.people) as players:
            await until_goats(evening.telegram, evening.yard)
    assert all(player.silent == 0 for player in players)
    assert min(house.balancer.taken.values()) > 0
    table = await evening.until_table(lambda table: table.phase is Phase.RESULT)
    assert table.score.losers is not None


async def test_only_telegram_may_post(house: House) -> None:
    evening = house.evening
    update = {"update_id": 10**6, "message": message(evening, "/kozel")}
    url = house.balancer.url
    assert await posted(url, {SECRET_HEADER: "another-secret"}, json.dumps(update)) == 403
    assert await posted(url, {}, json.dumps(update)) == 403
    assert await posted(url, {SECRET_HEADER: f"{SECRET}é"}, json.dumps(update)) == 403
    assert await evening.tables() == []
    assert await posted(url, {SECRET_HEADER: SECRET}, json.dumps(update)) == 200
    assert len(await evening.tables()) == 1


@pytest.mark.parametrize(
    "body",
    ["", "{", "[]", "null", "7", '{"update_id": {}}', '"x"', "[" * 100_000, "x" * 1_000_001],
)
async def test_what_is_no_update_is_refused(house: House, body: str) -> None:
    assert await posted(house.balancer.url, {SECRET_HEADER: SECRET}, body) == 400


async def test_what_nobody_can_read_is_recorded_and_not_delivered_for_ever(
    house: House, postgres: str
) -> None:
    body = json.dumps({"update_id": 10**6, "callback_query": 5})
    header = {SECRET_HEADER: SECRET}
    tries = 1
    while await posted(house.balancer.url, header, body) != 200:
        tries += 1
    assert 3 <= tries <= 5, "two processes count for themselves"
    ((number, kept, fault),) = queried(
        postgres, "SELECT update_id, body, fault FROM failed_update"
    )
    assert number == 10**6
    assert json.loads(str(kept))["unreadable"]["callback_query"] == 5
    assert "Unreadable" in str(fault)
    assert {fault["event"] for fault in house.evening.faults()} == {"update failed"}
    house.evening.faults = list


async def test_what_is_refused_is_explained_once_however_often_it_is_delivered(
    house: House,
) -> None:
    evening = house.evening
    bob = evening.people[1]
    await bob.send(evening.yard, "/kozel")
    await evening.until_table(lambda table: table.phase is Phase.LOBBY)
    update = json.dumps({"update_id": 10**6, "message": message(evening, "/stop")})
    given = (posted(house.balancer.url, {SECRET_HEADER: SECRET}, update) for _ in range(8))
    assert set(await asyncio.gather(*given)) == {200}
    await evening.settled()
    assert evening.faults() == []
    told = [
        m
        for m in evening.telegram.world.messages(evening.yard.id)
        if m.is_bot and bob.name in m.text
    ]
    assert len(told) == 2  # the lobby, and who may close it


LOOKING = (
    "screens could not be looked at; trying again",
    "clocks could not be read; trying again",
)
"""What else may look at a table while it cannot be read."""


async def test_an_update_that_fails_is_delivered_again(house: House, postgres: str) -> None:
    """Its table cannot be read for a while: the tap waits at Telegram, and is not lost."""
    evening = house.evening
    await gather(evening.yard, evening.people)
    await evening.settled()
    table = await evening.table()
    leader = evening.on_turn(table)
    await asyncio.to_thread(queried, postgres, "ALTER TABLE game_table RENAME TO away")
    async with playing(leader) as (player,):
        info = await eventually(lambda: failure(evening.telegram, evening.playground.token))
        assert "500" in info
        await asyncio.to_thread(queried, postgres, "ALTER TABLE away RENAME TO game_table")
        await evening.until_table(lambda after: after.turn_no > table.turn_no)
    events = {fault["event"] for fault in evening.faults()}
    assert "update failed" in events
    assert events <= {"update failed", *LOOKING}
    evening.faults = list
    assert player.silent <= 1


async def failure(telegram: Telegram, token: str) -> str:
    """What Telegram says went wrong last at the webhook."""
    info = await telegram.get(f"/bot{token}/getWebhookInfo")
    return str(info["result"].get("last_error_message", ""))


async def posted(url: str, headers: Mapping[str, str], body: str) -> int:
    async with aiohttp.ClientSession() as session:
        headers = {**headers, "Content-Type": "application/json"}
        async with session.post(url, data=body.encode(), headers=headers) as answer:
            return answer.status


def message(evening: Evening, text: str) -> dict[str, object]:
    """A command in the group, as Telegram would tell of it."""
    ann = evening.people[0]
    command = {"type": "bot_command", "offset": 0, "length": len(text)}
    return {
        "message_id": 1,
        "date": 1,
        "chat": {"id": evening.yard.id, "type": "supergroup", "title": "Yard"},
        "from": {"id": ann.id, "is_bot": False, "first_name": ann.name},
        "text": text,
        "entities": [command],
    }


async def command(
    folder: Path, environment: Mapping[str, str], *arguments: str
) -> tuple[int, str]:
    """`python -m bot …`: its exit code, and all it said."""
    async with Process(folder, *arguments, **environment) as process:
        code, out, err = await process.end()
    return code, out + err


async def test_the_webhook_is_set_shown_and_removed_by_command_only(
    environment: dict[str, str], folder: Path, telegram: Telegram
) -> None:
    """And polling refuses to take it away."""
    environment["DATABASE_URL"] = f"sqlite:///{folder}/kozel.db"
    hook = {"WEBHOOK_URL": "http://127.0.0.1:1/kozel", "WEBHOOK_SECRET": SECRET}
    shown, said = await command(folder, environment, "webhook", "show")
    assert (shown, "none, the bot polls" in said) == (0, True)
    assert (await command(folder, environment, "webhook", "set"))[0] == 2
    assert (await command(folder, environment | hook, "webhook", "set"))[0] == 0
    assert hook["WEBHOOK_URL"] in (await command(folder, environment, "webhook", "show"))[1]
    code, said = await command(folder, environment, "run")
    assert code == 2
    assert len(said.splitlines()) == 1
    assert "webhook remove" in said
    token = environment["BOT_TOKEN"]
    info = await telegram.get(f"/bot{token}/getWebhookInfo")
    assert info["result"]["url"] == hook["WEBHOOK_URL"]
    assert (await command(folder, environment, "webhook", "remove"))[0] == 0
    info = await telegram.get(f"/bot{token}/getWebhookInfo")
    assert info["result"]["url"] == ""
