"""Screens that repair themselves, whatever became of a message."""

from typing import Any

import pytest

from bot.bench.people import gather, newest, tap
from bot.chat.buttons import Button, Verb
from bot.playground.seen import Json
from tests.wire.acts import own_screen, table_screen
from tests.wire.evening import Evening, eventually, playing

METHODS = ("sendMessage", "editMessageText", "deleteMessage", "answerCallbackQuery", "getUpdates")
FAULTS = ("429", "500", "lost_answer", "timeout_after")
IN_A_SECOND = -4.0
"""As `READ_SECONDS`: with what the request adds, patience ends after a second."""


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
        if entry["kind"] == "request" and all(entry[key] == want for key, want in which.items())
    ]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("method", METHODS)
async def test_a_fault_at_any_call(
    evening: Evening, method: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the message did arrive, and a second one is sent for want of an answer."""
    monkeypatch.setattr("bot.chat.request.READ_SECONDS", IN_A_SECOND)
    evening.tolerated += ["Too Many Requests", "Internal Server Error", "query is too old"]
    faults = {"fault": fault, "method": method, "times": 2, "retry_after": 1}
    await evening.telegram.weather(next=[faults])
    await gather(evening.yard, evening.people)
    await some_plies(evening)
    left = (await evening.telegram.weather())["next"]
    assert left == [] or method == "deleteMessage"


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
    assert all(entry["chat_id"] != chat for entry in early)
    await game.settled()


async def test_a_deleted_table_message_is_posted_anew(game: Evening) -> None:
    game.tolerated.append("message to edit not found")
    message = await table_screen(game)
    await game.telegram.chat_deed(game.yard, "delete", message_id=message.message_id)
    await some_plies(game, 4)
    await game.settled()
    assert (await table_screen(game)).message_id > message.message_id


async def test_a_deleted_hand_is_sent_anew(game: Evening) -> None:
    game.tolerated.append("message to edit not found")
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
    await game.kozel.storage.gallery.keep_shown([_unknown(shown)])
    async with game.kozel.storage.club.work() as work:
        await work.repost(1, ())  # its mark grows, so the screens are looked at
    await eventually(lambda: _refused(game, "message is not modified"))
    await game.settled()
    assert (await table_screen(game)).message_id == message.message_id


def _unknown(shown: Any) -> Any:
    from dataclasses import replace

    return replace(shown, digest="forgotten")


async def _refused(evening: Evening, words: str) -> bool:
    entries = await requests(evening, status=400)
    return any(words in entry["answer"]["description"] for entry in entries)


async def test_an_orphan_is_disarmed_when_it_is_tapped(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table message that arrived though nobody said so; a second one stands for the table."""
    monkeypatch.setattr("bot.chat.request.READ_SECONDS", IN_A_SECOND)
    faults = {"fault": "timeout_after", "method": "sendMessage", "chat_id": evening.yard.id}
    await evening.telegram.weather(next=[faults])
    ann = evening.people[0]
    sent = await ann.send(evening.yard, "/kozel")
    orphan = await ann.latest(evening.yard)
    assert orphan.message_id > sent.message_id
    lobby = await evening.telegram.until(
        lambda world: (found := newest(world, evening.yard.id, Verb.CLOSE))
        and found[0].message_id > orphan.message_id
        and found
    )
    await ann.tap(lobby[0], str(lobby[1]))
    await evening.settled()
    chat = evening.telegram.world.chats[evening.yard.id]
    assert chat.messages[orphan.message_id].buttons
    answer = await ann.press(chat.messages[orphan.message_id], orphan.buttons[0].data or "")
    assert answer.text
    await evening.telegram.until(
        lambda world: not world.chats[evening.yard.id].messages[orphan.message_id].buttons
    )


async def test_a_screen_is_not_disarmed_for_a_tap_that_came_before_it_was_written_down(
    game: Evening,
) -> None:
    """A stale tap on what is a screen leaves it alone."""
    message = await table_screen(game)
    stale = Button(Verb.MY_CARDS, 1, 0)
    await game.people[0].tap(message, str(Button(Verb.NEXT, 1, 0)))
    assert stale
    await game.settled()
    assert game.telegram.world.chats[game.yard.id].messages[message.message_id].buttons
