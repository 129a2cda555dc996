"""Screens that repair themselves, whatever became of a message."""

from dataclasses import replace
from typing import Any

import pytest

from bot.bench.people import gather, newest, tap
from bot.chat.buttons import Button, Verb
from bot.playground.errors import TWO_POLLERS
from bot.playground.seen import Json, Message, World
from tests.wire.acts import own_screen, table_screen
from tests.wire.evening import Evening, eventually, playing

pytestmark = pytest.mark.slow

METHODS = ("sendMessage", "editMessageText", "deleteMessage", "answerCallbackQuery", "getUpdates")
FAULTS = ("429", "500", "lost_answer", "timeout_after")
IN_A_SECOND = -4.0
"""As `READ_SECONDS`: with what the request adds, patience ends after a second."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot gives a request up after a second, and polls as shortly."""
    monkeypatch.setattr("bot.chat.request.READ_SECONDS", IN_A_SECOND)
    monkeypatch.setattr("bot.chat.polling.POLL_SECONDS", 1)


@pytest.fixture
def evening(evening: Evening) -> Evening:
    """Who gives a poll up so soon may ask again while the first one still waits."""
    evening.tolerated.append(TWO_POLLERS)
    return evening


async def some_plies(evening: Evening, number: int = 8) -> None:
    """Everybody plays until the table has moved on so far."""
    before = (await evening.table()).turn_no
    async with playing(*evening.people):
        await evening.until_table(lambda table: table.turn_no >= before + number)


async def requests(evening: Evening, **which: Any) -> list[Json]:
    """Requests of the bot in the journal."""
    entries = await evening.telegram.journal()
    return [
        entry
        for entry in entries
        if entry["kind"] == "request"
        and all(str(entry[key]) == str(want) for key, want in which.items())
    ]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("method", METHODS)
async def test_a_fault_at_any_call(evening: Evening, method: str, fault: str) -> None:
    """Also when the message did arrive, and a second one is sent for want of an answer. Hands that
    are sent anew let every kind of call happen: the message before is deleted.
    """
    evening.tolerated += ["Too Many Requests", "Internal Server Error", "query is too old"]
    evening.tolerated += ["message is not modified", "message to delete not found"]
    faults = {"fault": fault, "method": method, "times": 2, "retry_after": 1}
    await evening.telegram.weather(next=[faults])
    await gather(evening.yard, evening.people)
    await evening.until_table(lambda table: table.deal is not None)
    await evening.settled()
    for person in evening.people:
        await person.send(person.id, "/hand")
    await some_plies(evening)
    await evening.settled()
    assert (await evening.telegram.weather())["next"] == []


async def test_a_429_pauses_that_chat_alone(game: Evening) -> None:
    game.tolerated.append("Too Many Requests")
    chat = game.yard.id
    faults = {"fault": "429", "chat_id": chat, "retry_after": 3}
    await game.telegram.weather(next=[faults])
    await some_plies(game, 6)
    (refusal,) = await requests(game, chat_id=chat, status=429)
    others = [e for e in await requests(game, status=200) if e["n"] > refusal["n"]]
    early = [e for e in others if e["at"] < refusal["at"] + 3]
    assert early
    assert all(str(entry["chat_id"]) != str(chat) for entry in early)
    await game.settled()


async def test_a_deleted_table_message_is_posted_anew(game: Evening) -> None:
    game.tolerated.append("message to edit not found")
    message = await table_screen(game)
    await game.telegram.chat_deed(game.yard, "delete", message_id=message.message_id)
    await some_plies(game, 4)
    await game.settled()
    assert (await table_screen(game)).message_id > message.message_id


async def test_a_deleted_hand_is_sent_anew(game: Evening) -> None:
    game.tolerated += ["message to edit not found", "message to delete not found"]
    for person in game.people:
        message = await own_screen(game, person)
        await game.telegram.chat_deed(person.id, "delete", message_id=message.message_id)
    table = await game.table()
    await tap(game.people[0], game.yard, Verb.MY_CARDS)
    await game.on_turn(table).send(game.on_turn(table).id, "/hand")
    await some_plies(game, 4)


async def test_not_modified_is_success(game: Evening) -> None:
    """The bot does not know what it sent; what it sends again is not modified."""
    game.tolerated.append("message is not modified")
    message = await table_screen(game)
    scene = await game.kozel.storage.gallery.scene(1)
    shown = next(s for s in scene.shown.values() if s.message == message.message_id)
    await game.kozel.storage.gallery.keep([replace(shown, digest="forgotten")])
    async with game.kozel.storage.club.work() as work:
        await work.repost(1, ())  # its mark grows, so the screens are looked at
    await eventually(lambda: _refused(game, "message is not modified"))
    await game.settled()
    assert (await table_screen(game)).message_id == message.message_id


async def _refused(evening: Evening, words: str) -> bool:
    entries = await requests(evening, status=400)
    return any(words in entry["answer"]["description"] for entry in entries)


async def test_an_orphan_is_disarmed_when_it_is_tapped(evening: Evening) -> None:
    """A table message that arrived though nobody said so; a second one stands for the table."""
    ann, yard = evening.people[0], evening.yard.id
    await evening.telegram.until(lambda world: newest(world, yard, Verb.OPEN))  # the greeting
    faults = {"fault": "timeout_after", "method": "sendMessage", "chat_id": yard}
    await evening.telegram.weather(next=[faults])
    await ann.send(yard, "/kozel")
    orphan, button = await lobby_after(evening, 0)
    known, _ = await lobby_after(evening, orphan.message_id)
    await tap(ann, yard, Verb.OPTIONS, 1)
    await tap(ann, yard, Verb.CLOSE)
    await evening.settled()
    messages = evening.telegram.world.chats[yard].messages
    assert not messages[known.message_id].buttons
    answer = await ann.tap(messages[orphan.message_id], str(button))
    assert answer.text
    await evening.telegram.until(
        lambda world: not world.chats[yard].messages[orphan.message_id].buttons
    )


async def lobby_after(evening: Evening, number: int) -> tuple[Message, Button]:
    """The lobby in the group, in a message that is newer than this number; waits for it."""

    def look(world: World) -> tuple[Message, Button] | None:
        found = newest(world, evening.yard.id, Verb.SIT)
        return found if found and found[0].message_id > number else None

    return await evening.telegram.until(look)


async def test_a_stale_tap_on_a_screen_does_not_disarm_it(game: Evening) -> None:
    message = await table_screen(game)
    answer = await game.people[0].tap(message, str(Button(Verb.NEXT, 1, 0)))
    assert answer.text
    await game.settled()
    assert game.telegram.world.chats[game.yard.id].messages[message.message_id].buttons
