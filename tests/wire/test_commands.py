"""Commands and words: every one is answered, here and now."""

from random import Random

import pytest

from bot.bench.people import newest, tap
from bot.chat.buttons import Verb
from bot.chat.screens.rules import PAGES
from bot.playground.seen import Message
from bot.texts import Texts
from tests.wire.acts import moves, own_screen, stranger, table_screen, words
from tests.wire.evening import Evening

EN = Texts("en")


async def test_hand_sends_the_cards_again(game: Evening) -> None:
    ann = game.people[0]
    before = await own_screen(game, ann)
    await ann.send(ann.id, "/hand")
    after = await game.telegram.until(lambda world: world.chats[ann.id].newest(
        after=before.message_id))  # fmt: skip
    await game.settled()
    assert (await own_screen(game, ann)).message_id == after.message_id
    assert before.message_id not in game.telegram.world.chats[ann.id].messages
    assert after.text == before.text


async def test_any_words_in_private_bring_the_cards(game: Evening) -> None:
    ann = game.people[0]
    before = await own_screen(game, ann)
    await ann.send(ann.id, "where are my cards?")
    await game.telegram.until(lambda world: before.message_id not in world.chats[ann.id].messages)
    await game.settled()
    assert (await own_screen(game, ann)).message_id > before.message_id


async def test_any_words_in_private_are_answered_to_who_plays_nowhere(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(ann.id, "hello")
    message = await ann.latest()
    assert words(EN("welcome")) in message.text
    assert "startgroup" in str(message.buttons[0].url)


NOTHING_THERE = {
    "/hand": "no-hand",
    "/leave": "nothing-to-leave",
    "/stop": "no-table-here",
    "/help": "help-group",
}


@pytest.mark.parametrize(("command", "key"), NOTHING_THERE.items(), ids=NOTHING_THERE)
async def test_what_is_said_in_a_group_without_a_table(
    evening: Evening, command: str, key: str
) -> None:
    ann = evening.people[0]
    await ann.send(evening.yard, command)
    await ann.sees(evening.yard, words(EN(key)))


async def test_the_rules_that_a_group_asks_for_come_in_private(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.start()
    await ann.latest()
    await ann.send(evening.yard, "/rules")
    await ann.sees(None, words(EN("rules-aim-title")))


async def test_what_another_bot_is_told_is_not_answered(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(evening.yard, "/me@other")
    await ann.send(evening.yard, "/hand")
    await ann.sees(evening.yard, words(EN("no-hand")))
    await evening.settled()
    said = [m.text for m in evening.telegram.world.messages(evening.yard.id) if m.is_bot]
    answers = [text for text in said if words(EN("greeting")) not in text]
    assert len(answers) == 1, said


async def test_help_lists_the_commands(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(ann.id, "/help")
    private = (await ann.latest()).text
    await ann.send(evening.yard, "/help")
    group = (await ann.latest(evening.yard)).text
    for command in ("/hand", "/leave", "/rules", "/help"):
        assert command in private
        assert command in group
    assert "/kozel" in group
    assert "/stop" in group


async def test_the_pages_of_the_rules_turn(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(ann.id, "/rules")
    first = await ann.sees(None, words(EN("rules-aim-title")))
    seen = [first.text]
    for page in range(1, PAGES):
        await tap(ann, ann.id, Verb.RULES, page)
        seen.append((await turned(evening, first, seen[-1])).text)
    assert len(set(seen)) == PAGES
    await tap(ann, ann.id, Verb.RULES, PAGES - 2)
    assert (await turned(evening, first, seen[-1])).text == seen[-2]


async def turned(evening: Evening, page: Message, before: str) -> Message:
    """The page, when it is another one."""

    def other() -> Message | None:
        message = evening.telegram.world.chats[page.chat_id].messages[page.message_id]
        return message if message.text != before else None

    return await evening.telegram.until(lambda _: other())


async def test_kozel_again_brings_the_table_to_the_end_of_the_chat(game: Evening) -> None:
    before = await table_screen(game)
    await game.people[1].send(game.yard, "/kozel")
    yard = game.yard.id
    await game.telegram.until(lambda world: before.message_id not in world.chats[yard].messages)
    await game.settled()
    after = await table_screen(game)
    assert (after.message_id > before.message_id, after.text) == (True, before.text)
    assert len(await game.tables()) == 1


async def test_kozel_by_somebody_else_opens_a_table_beside_a_running_one(game: Evening) -> None:
    eve = await stranger(game)
    await eve.send(game.yard, "/kozel")
    await game.telegram.until(lambda world: newest(world, game.yard.id, Verb.SIT, table=2))


@pytest.mark.parametrize("command", ["/kozel", "/stop", "/new", "/play"])
async def test_tables_stand_in_groups_only(evening: Evening, command: str) -> None:
    ann = evening.people[0]
    await ann.send(ann.id, command)
    assert words(EN("only-in-groups")) in (await ann.latest()).text
    assert await evening.tables() == []


@pytest.mark.parametrize("said", ["/start", "/start@some_other_bot", "/start now", "start"])
async def test_start_in_a_group_belongs_to_others(evening: Evening, said: str) -> None:
    ann, yard = evening.people[0], evening.yard
    greeting = await ann.sees(yard, words(EN("greeting")))
    await ann.send(yard, said)
    await ann.send(yard, "/kozel")
    lobby, _ = await evening.telegram.until(lambda world: newest(world, yard.id, Verb.SIT))
    await evening.settled()
    world = evening.telegram.world
    written = [m.message_id for m in world.messages(yard.id) if m.is_bot]
    assert written == [greeting.message_id, lobby.message_id]
    assert not [m for m in world.messages(ann.id) if m.is_bot]


async def test_nothing_needs_inline_mode(game: Evening) -> None:
    """Every key has data or a link of its own, and the bot never asks for inline queries."""
    await moves(game, 8, Random(5))
    await game.settled()
    entries = [e for e in await game.telegram.journal() if e["kind"] == "request"]
    polls = [str(e["data"]) for e in entries if e["name"] == "getUpdates"]
    assert polls
    assert all("callback_query" in poll and "inline" not in poll for poll in polls)
    assert not [e for e in entries if "switch_inline" in str(e["data"])]
    world = game.telegram.world
    keys = [key for chat in world.chats for m in world.messages(chat) for key in m.buttons]
    assert len(keys) > 10
    assert all(bool(key.data) != bool(key.url) for key in keys)
