"""Messages deleted by an admin, blocked chats, faults on the line: play goes on."""

from random import Random
from typing import Any

import pytest

from bot.bench.people import tap
from bot.chat.buttons import Verb
from bot.playground.seen import Json
from tests.wire.acts import awaits_a_person, moves, own_screen, some_move, table_screen
from tests.wire.evening import Evening, eventually

GONE = "message to edit not found"


async def test_a_deleted_table_is_sent_anew(game: Evening) -> None:
    game.tolerated.append(GONE)
    before = await table_screen(game)
    await game.telegram.chat_deed(game.yard, "delete", message_id=before.message_id)
    await moves(game, 2, Random(1))
    await game.settled()
    after = await table_screen(game)
    assert after.message_id > before.message_id
    await moves(game, 4, Random(1))


async def test_a_deleted_hand_is_sent_anew(game: Evening) -> None:
    game.tolerated += [GONE, "message to delete not found"]
    person = game.on_turn(await game.table())
    before = await own_screen(game, person)
    chat = game.telegram.world.chats[person.id]
    move_first = await game.table()
    await game.telegram.chat_deed(chat, "delete", message_id=before.message_id)
    await person.start()
    await game.settled()
    assert (await own_screen(game, person)).message_id > before.message_id
    assert await game.table() == move_first


async def test_who_blocks_the_bot_is_played_for_until_he_is_back(game: Evening) -> None:
    game.tolerated.append("bot was blocked by the user")
    person = game.on_turn(await game.table())
    seat = (await game.table()).seat_of(person.id)
    await person.block()
    await game.until_table(lambda table: table.chairs[seat].is_away)
    await game.until_table(lambda table: table.turn_no > 1)
    await game.settled()
    assert "🤖" in (await table_screen(game)).text
    await person.block(blocked=False)
    await person.start()
    await game.settled()
    await tap(person, person.id, Verb.COME_BACK)
    assert (await game.table()).chairs[seat].is_manned
    await moves(game, 4, Random(1))


@pytest.mark.parametrize(
    "fault",
    [
        {"fault": "429", "times": 2, "retry_after": 1},
        {"fault": "500", "times": 3},
        {"fault": "lost_answer", "method": "editMessageText", "times": 2},
        {"fault": "500", "method": "getUpdates"},
        {"fault": "500", "method": "answerCallbackQuery", "times": 2},
    ],
    ids=lambda fault: f"{fault['fault']} {fault.get('method', '')}".strip(),
)
async def test_play_goes_on_after_a_fault(game: Evening, fault: dict[str, Any]) -> None:
    game.tolerated += ["Too Many Requests", "Internal Server Error", "message is not modified"]
    table = await game.table()
    person, rng = game.on_turn(table), Random(1)
    message = await own_screen(game, person)
    await game.telegram.weather(next=[fault])
    await person.tap(message, f"f.1.{table.phase_no}.0", wait=0.2)
    await game.people[0].send(game.yard, "/kozel")
    for _ in range(6):
        await silently(game, rng)
    await game.settled()
    await game.telegram.weather(next=[])
    await moves(game, 2, rng)


async def test_an_answer_that_comes_too_late_takes_no_move_back(game: Evening) -> None:
    game.tolerated.append("query is too old")
    turn, rng = (await game.table()).turn_no, Random(3)
    for _ in range(3):
        await game.settled()
        await game.telegram.weather(latency=0.3, query_age=0.1)
        await silently(game, rng)
        await eventually(lambda: too_late(game))
        await game.telegram.weather(latency=0.0, query_age=150.0)
        game.refused.clear()
    assert (await game.table()).turn_no == turn + 3
    await moves(game, 2, rng)


async def too_late(game: Evening) -> list[Json]:
    """Answers that Telegram would not take any more."""
    await game.refusals()
    return [e for e in game.refused if "query is too old" in e["answer"]["description"]]


async def silently(game: Evening, rng: Random) -> None:
    """A move whose answer may be lost."""
    table = await game.until_table(awaits_a_person)
    person = game.on_turn(table)
    message = await own_screen(game, person)
    await person.tap(message, str(some_move(table, rng)), wait=0.3)
    await game.until_table(lambda after: after.turn_no > table.turn_no)
