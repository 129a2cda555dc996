"""Leaderboards and one's own results, over the wire."""

import pytest

from bot.bench.people import gather, newest, until_goats
from bot.chat.board_key import BoardKey
from bot.chat.buttons import Button, Verb
from bot.chat.lines import OWN, wish
from bot.chat.screens.board_keys import ASK, BEGIN
from bot.playground.client import Person
from bot.playground.seen import Message, World
from bot.standings.spans import Span
from bot.table.chair import Person as Owner
from bot.table.table import Phase
from bot.texts import Texts
from tests.storage.evenings import met, played
from tests.wire.acts import buttons_of, stranger, words
from tests.wire.evening import Evening, playing
from tests.wire.test_commands import turned

pytestmark = pytest.mark.slow

EN = Texts("en")
SIGNS = {"/top": "📊", "/me": "📈"}
ISOLATES = "\u2066\u2067\u2068\u2069"


def plain(message: Message) -> str:
    """The text without its isolates."""
    return "".join(char for char in message.text if char not in ISOLATES)


async def asked(person: Person, chat: int, command: str) -> Message:
    """The board, or the person's results, that a command brought."""
    sent = await person.send(chat, command)
    return await answered(person, chat, command, sent.message_id)


async def answered(person: Person, chat: int, command: str, after: int) -> Message:
    """The board, or the results, that came to a chat."""

    def answer(world: World) -> Message | None:
        new = (m for m in world.messages(chat) if m.message_id > after)
        return next((m for m in new if m.is_bot and m.text.startswith(SIGNS[command])), None)

    return await person.telegram.until(answer)


async def pressed(evening: Evening, person: Person, page: Message, button: Button) -> Message:
    """The page after a tap on one of its keys: the same message, with other words."""
    assert button in buttons_of(page)
    before = page.text
    assert (await person.tap(page, str(button))).answered
    return await turned(evening, page, before)


async def series(evening: Evening, count: int) -> None:
    """So many series of the four are played to their goats, without the chats."""
    owners = [Owner(person.id, person.name) for person in evening.people]
    await met(evening.kozel.storage, owners, evening.yard.id)
    await played(evening.kozel.storage, owners, evening.yard.id, count)


async def test_a_series_that_was_played_is_in_top_and_me(evening: Evening) -> None:
    ann, yard = evening.people[0], evening.yard
    assert words(EN("board-empty")) in (await asked(ann, yard.id, "/top")).text
    assert words(EN("me-none")) in (await asked(ann, ann.id, "/me")).text
    await gather(yard, evening.people)
    async with playing(*evening.people):
        goats = await until_goats(evening.telegram, yard)
    table = await evening.until_table(lambda table: table.phase is Phase.RESULT)
    won = int(table.score.losers == 1)
    top = await asked(ann, yard.id, "/top")
    assert "Ann: no place yet, series 1 of 5" in plain(top)
    me = await asked(ann, ann.id, "/me")
    assert f"Series 1: won {won} · goat {1 - won}" in plain(me)
    assert f"Deals {table.score.deals} · tricks of my team" in plain(me)
    assert f"Cid <b>: series 1 · won {won}" in plain(me)
    key = next(button for button in buttons_of(goats) if button.verb is Verb.TOP)
    count = len(evening.telegram.world.chats[yard.id].messages)
    answer = await ann.tap(goats, str(key))
    assert EN.plain("alert-board-empty") in str(answer.text)
    assert len(evening.telegram.world.chats[yard.id].messages) == count


async def test_the_pages_of_a_board_turn_in_one_message(evening: Evening) -> None:
    ann, boris = evening.people[:2]
    await asked(ann, evening.yard.id, "/top")
    await series(evening, 5)
    await evening.settled()
    top = await asked(ann, evening.yard.id, "/top")
    assert "Ann: place " in plain(top)
    count = len(evening.telegram.world.chats[evening.yard.id].messages)
    top = await pressed(evening, ann, top, BoardKey(1, pairs=True).button)
    assert "🤝 Best pairs · All time" in plain(top)
    top = await pressed(evening, ann, top, BoardKey(0, pairs=True).button)
    assert words(EN("board-title-all")) in top.text
    top = await pressed(evening, boris, top, BoardKey(0).button)
    assert "👉 Борис: " in plain(top)
    top = await pressed(evening, boris, top, BoardKey(0, Span.WEEK).button)
    assert words(EN("board-span", span=Span.WEEK, season=1)) in top.text
    assert len(evening.telegram.world.chats[evening.yard.id].messages) == count


async def test_who_hides_is_on_no_board(evening: Evening) -> None:
    ann, cid = evening.people[0], evening.people[2]
    await asked(ann, evening.yard.id, "/top")
    await asked(cid, cid.id, "/me")
    await series(evening, 5)
    assert "Cid <b> · ⭐" in plain(await asked(ann, evening.yard.id, "/top"))
    await cid.send(cid.id, "/settings")
    line = next(number for number, line in enumerate(OWN) if line.field == "hidden")
    page, _ = await evening.telegram.until(lambda world: newest(world, cid.id, Verb.SETTINGS))
    await cid.tap(page, str(Button(Verb.SETTINGS, arg=wish(line, 0))))
    top = await asked(ann, evening.yard.id, "/top")
    assert "Cid" not in top.text
    own = await asked(cid, evening.yard.id, "/top")
    assert plain(own).endswith("👉 Cid <b>: hidden, as the settings say")


async def test_an_admin_begins_a_season_and_the_old_one_can_be_read(evening: Evening) -> None:
    ann, boris, yard = evening.people[0], evening.people[1], evening.yard
    await evening.telegram.chat_deed(yard, "members", user_id=ann.id, status="administrator")
    await asked(ann, yard.id, "/top")
    await series(evening, 5)
    top = await asked(ann, yard.id, "/top")
    first = await pressed(evening, ann, top, BoardKey(1, Span.SEASON, 1).button)
    lines = plain(first)
    refused = await boris.tap(first, str(Button(Verb.SEASON, number=1, arg=BEGIN)))
    assert refused.text == EN.plain("refused-not-admin")
    asks = await pressed(evening, ann, first, Button(Verb.SEASON, number=1, arg=ASK))
    assert words(EN("season-question", next=2)) in asks.text
    second = await pressed(evening, ann, asks, Button(Verb.SEASON, number=1, arg=BEGIN))
    assert words(EN("board-empty")) in second.text
    evening.tolerated.append("message is not modified")  # what a second tap comes to
    again = await ann.tap(second, str(Button(Verb.SEASON, number=1, arg=BEGIN)))
    assert again.text == EN.plain("toast-season", season=2)
    old = await pressed(evening, boris, second, BoardKey(1, Span.SEASON, 1).button)
    assert plain(old).split("👉")[0] == lines.split("👉")[0]


async def test_me_in_a_group_is_answered_in_private(evening: Evening) -> None:
    eve = await stranger(evening, started=False)
    await eve.send(evening.yard, "/me")
    way = await eve.sees(evening.yard, words(EN("open-me")))
    assert str(way.buttons[0].url).endswith("?start=me")
    await eve.start("me")
    assert words(EN("me-none")) in (await answered(eve, eve.id, "/me", 0)).text
    await eve.send(evening.yard, "/me")
    await asked(eve, eve.id, "/top")
    everything = evening.telegram.world.chats[evening.yard.id].messages.values()
    assert not [message for message in everything if message.text.startswith(SIGNS["/me"])]


async def test_ones_groups_are_keys_under_ones_results(evening: Evening) -> None:
    ann = evening.people[0]
    await asked(ann, evening.yard.id, "/top")
    await series(evening, 2)
    me = await asked(ann, ann.id, "/me")
    assert words(EN("me-title-all")) in me.text
    here = await pressed(evening, ann, me, Button(Verb.ME, number=1))
    assert "My results · Yard" in plain(here)
    assert "Series 2: " in plain(here)
