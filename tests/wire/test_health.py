"""`/healthz`, `/readyz` and `/metrics` of a bot that polls, in an evening and its troubles."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.testing import CliRunner

from bot.__main__ import cli
from bot.app import Kozel
from bot.bench.people import sit_down, tap
from bot.chat import health
from bot.chat.buttons import Button, Verb
from bot.playground import Playground
from bot.playground.client import Telegram
from tests.wire.acts import moves, own_screen, refused
from tests.wire.evening import Evening, eventually, playing, settings
from tests.wire.processes import Process, on

FORGED = Button(Verb.LEAD, 1, 999, 1)


@pytest.fixture
async def kozel(playground: Playground, folder: Path, pace: float) -> AsyncIterator[Kozel]:
    """The bot of these evenings listens; nothing that it says is remembered for a second."""
    async with Kozel(settings(playground, folder, pace=pace, listen="127.0.0.1:0")) as kozel:
        yield kozel


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


async def asked(kozel: Kozel, path: str) -> tuple[int, str]:
    assert kozel.serving is not None
    url = f"http://127.0.0.1:{kozel.serving.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


async def readiness(kozel: Kozel) -> tuple[int, dict[str, Any]]:
    status, body = await asked(kozel, "/readyz")
    return status, json.loads(body)


async def measured(kozel: Kozel) -> dict[str, float]:
    """Every sample, by its name with its labels."""
    status, text = await asked(kozel, "/metrics")
    assert status == 200
    return {
        f"{sample.name}{sorted(sample.labels.items()) or ''}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def is_ready(kozel: Kozel) -> bool:
    return (await readiness(kozel))[0] == 200


async def nothing_lags(kozel: Kozel) -> bool:
    return (await measured(kozel))["kozel_tables_lagging"] == 0


async def test_a_bot_that_plays_is_alive_and_ready(game: Evening) -> None:
    assert await asked(game.kozel, "/healthz") == (200, "alive\n")
    status, said = await readiness(game.kozel)
    assert status == 200
    assert (said["ready"], said["reasons"]) == (True, [])
    assert (said["updates"], said["sends"]) == ("polling", True)
    assert said["schema"]
    assert said["screens_lag_seconds"] < 60


async def test_what_happens_at_the_tables_is_counted(game: Evening) -> None:
    kozel, before = game.kozel, await measured(game.kozel)
    table = await game.table()
    person = game.on_turn(table)
    await refused(person, await own_screen(game, person), FORGED)
    await moves(game, 5, Random(1))
    await game.settled()
    await eventually(lambda: nothing_lags(kozel))
    after = await measured(kozel)
    assert after["kozel_moves_total[('by', 'person')]"] == 5
    assert after["kozel_refusals_total[('why', 'Stale')]"] == 1
    taps = "kozel_updates_total[('kind', 'tap'), ('outcome', 'done')]"
    assert after[taps] == before[taps] + 6
    assert after["kozel_tap_seconds_count"] >= after[taps]
    assert 0 < after["kozel_tap_seconds_sum"] < 60 * after["kozel_tap_seconds_count"]
    edits = "kozel_requests_total[('method', 'editMessageText'), ('outcome', 'ok')]"
    sends = "kozel_requests_total[('method', 'sendMessage'), ('outcome', 'ok')]"
    assert after[edits] > before.get(edits, 0)
    assert after[sends] >= 5
    assert after["kozel_tables[('phase', 'playing')]"] == 1
    assert after["kozel_tables[('phase', 'lobby')]"] == 0
    assert (after["kozel_database_up"], after["kozel_sends"]) == (1, 1)


async def test_computer_players_and_clocks_are_measured(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(evening.yard, "/kozel")
    await sit_down(ann, evening.yard, 0)
    for _ in range(3):
        await tap(ann, evening.yard, Verb.ADD_COMPUTER)
    await tap(ann, evening.yard, Verb.START)
    async with playing(ann):
        await evening.until_table(lambda table: table.deal_no > 1)
    after = await measured(evening.kozel)
    thought = sum(after[name] for name in after if name.startswith("kozel_thinking_seconds_count"))
    assert thought >= after["kozel_moves_total[('by', 'computer')]"] > 10
    late = "kozel_clock_lateness_seconds"
    assert after[f"{late}_count[('due', 'computer')]"] >= thought / 2
    assert after[f"{late}_sum[('due', 'computer')]"] >= 0


async def test_floods_are_counted(game: Evening) -> None:
    game.tolerated.append("Too Many Requests")
    flood = {"fault": "429", "method": "editMessageText", "retry_after": 1}
    await game.telegram.weather(next=[flood])
    await moves(game, 1, Random(1))
    await game.settled()
    after = await measured(game.kozel)
    assert after["kozel_floods_total"] == 1
    assert after["kozel_requests_total[('method', 'editMessageText'), ('outcome', '429')]"] == 1


async def test_no_label_and_no_name_tells_of_people_or_chats(game: Evening) -> None:
    await moves(game, 3, Random(1))
    _, text = await asked(game.kozel, "/metrics")
    for number in (*(person.id for person in game.people), game.yard.id):
        assert str(number).lstrip("-") not in text
    assert not any(person.name in text for person in game.people)
    assert game.playground.token not in text


async def test_without_polls_it_is_not_ready_but_alive(
    game: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "SILENCE", -1.0)
    status, said = await readiness(game.kozel)
    assert (status, said["ready"]) == (503, False)
    assert "no poll has succeeded" in said["reasons"][0]
    assert (await asked(game.kozel, "/healthz"))[0] == 200


async def test_screens_that_lag_for_long_make_it_unready(
    game: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Telegram takes nothing from this group for a while."""
    game.tolerated.append("Too Many Requests")
    flood = {"fault": "429", "chat_id": game.yard.id, "times": 1, "retry_after": 2}
    await game.telegram.weather(next=[flood])
    monkeypatch.setattr(health, "LAG", 0.1)
    await moves(game, 1, Random(1))

    async def unready() -> dict[str, Any] | None:
        status, said = await readiness(game.kozel)
        return said if status == 503 else None

    said = await eventually(unready)
    assert said["reasons"][0].startswith("screens: a change has waited to be shown for")
    assert said["screens_lag_seconds"] > 0
    await eventually(lambda: is_ready(game.kozel))


async def test_a_database_that_does_not_answer_makes_it_unready(game: Evening) -> None:
    async with game.kozel.storage.club.work():  # SQLite has one connection
        with pytest.MonkeyPatch.context() as hasty:
            hasty.setattr(health, "PATIENCE", 0.2)
            status, said = await readiness(game.kozel)
            assert status == 503
            assert said["reasons"] == ["database: it does not answer"]
            assert (await measured(game.kozel))["kozel_database_up"] == 0
    await eventually(lambda: is_ready(game.kozel))


async def test_a_schema_of_another_version_makes_it_unready(
    game: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer process has migrated the database under this one."""
    monkeypatch.setattr(game.kozel.storage, "_head", "0001")
    status, said = await readiness(game.kozel)
    assert status == 503
    assert "this version needs 0001" in said["reasons"][0]


async def test_it_says_how_it_is_before_telegram_was_reached(
    playground: Playground, telegram: Telegram, folder: Path
) -> None:
    """At the start Telegram refuses everything; the bot waits, and says so."""
    await telegram.weather(next=[{"fault": "500", "method": "getMe", "times": 3}])
    bot = Kozel(settings(playground, folder, listen="127.0.0.1:0"))
    asking = asyncio.ensure_future(bot.__aenter__())
    try:
        status, said = await eventually(lambda: _first_answer(bot))
        assert (status, said["reasons"]) == (503, ["telegram: not reached yet"])
    finally:
        await asking
    try:
        assert (await readiness(bot))[0] == 200
    finally:
        await bot.__aexit__(None, None, None)


async def _first_answer(bot: Kozel) -> tuple[int, dict[str, Any]] | None:
    """None as long as nothing listens."""
    try:
        return None if bot.serving is None else await readiness(bot)
    except aiohttp.ClientConnectorError:
        return None


def test_the_command_asks_the_bot_beside_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(cli, ["healthcheck"], env={"LISTEN": "127.0.0.1:9"})
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("no answer from 127.0.0.1:9")
    result = CliRunner().invoke(cli, ["healthcheck"], env={"LISTEN": ""})
    assert result.exit_code == 2
    assert result.stderr.startswith("LISTEN is not set")


async def test_the_command_tells_well_from_ill(
    game: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert game.kozel.serving is not None
    env = {"LISTEN": f"0.0.0.0:{game.kozel.serving.port}"}

    async def code(*arguments: str) -> int:
        result = await asyncio.to_thread(
            CliRunner().invoke, cli, ["healthcheck", *arguments], env=env
        )
        return result.exit_code

    assert await code() == 0
    assert await code("--ready") == 0
    monkeypatch.setattr(health, "SILENCE", -1.0)
    assert await code() == 0
    assert await code("--ready") == 1


async def test_an_address_that_is_taken_is_one_line(
    game: Evening, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert game.kozel.serving is not None
    taken = f"127.0.0.1:{game.kozel.serving.port}"
    more = on(game.playground, folder) | {
        "LISTEN": taken,
        "DATABASE_URL": f"sqlite:///{folder}/another.db",
    }
    async with Process(folder, "run", **more) as second:
        code, _, err = await second.end()
    assert code == 2
    assert err.strip() == f"LISTEN: {taken} cannot be had: Address already in use"
