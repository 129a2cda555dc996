"""Leaving, coming back, and closing a table."""

import asyncio
from random import Random

import pytest

from bot.bench.people import tap, until_goats
from bot.chat.buttons import Verb
from bot.chat.rights import DOUBTED
from bot.table.table import Phase
from bot.texts import Texts
from tests.wire.acts import moves, own_screen, stranger, words
from tests.wire.evening import Evening, playing


@pytest.mark.timeout(200)
@pytest.mark.slow
async def test_a_computer_plays_on_until_the_person_is_back(game: Evening) -> None:
    boris = game.people[1]
    table = await game.table()
    seat = table.seat_of(boris.id)

    await boris.send(game.yard, "/leave")
    await tap(boris, boris.id, Verb.STAY)
    await boris.sees(None, words(Texts("ru")("staying")))
    assert await game.table() == table

    await boris.send(game.yard, "/leave")
    await tap(boris, boris.id, Verb.LEAVE)
    await boris.sees(None, words(Texts("ru")("left")))
    table = await game.table()
    assert (table.chairs[seat].left, table.chairs[seat].is_away) == (True, True)

    others = [person for person in game.people if person is not boris]
    async with playing(*others):
        await game.until_table(lambda after: after.turn_no >= table.turn_no + 12)
    assert (await tap(boris, boris.id, Verb.COME_BACK)).text == Texts("ru").plain("toast-back")
    assert (await game.table()).chairs[seat].is_manned

    async with playing(*game.people):
        await until_goats(game.telegram, game.yard)
    assert (await game.table()).phase is Phase.RESULT


async def test_who_left_a_lobby_is_not_seated_any_more(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.start()
    await ann.latest()
    await ann.send(evening.yard, "/kozel")
    await evening.telegram.until(lambda world: "Ann" in str(world.chats[evening.yard.id].newest()))
    await ann.send(evening.yard, "/leave")
    await evening.until_table(lambda table: table.find(ann.id) is None)


async def test_who_sits_nowhere_cannot_leave(game: Evening) -> None:
    eve, table = await stranger(game), await game.table()
    await eve.send(game.yard, "/leave")
    await eve.sees(game.yard, words(Texts("en")("nothing-to-leave")))
    assert await game.table() == table


async def test_the_host_stops_the_table(game: Evening) -> None:
    await moves(game, 3, Random(1))
    await game.people[0].send(game.yard, "/stop")
    table = await game.until_table(lambda table: table.phase is Phase.CLOSED)
    assert table.broken_off
    await game.people[0].sees(game.yard, "⏹")


async def test_an_admin_stops_the_table(game: Evening) -> None:
    eve = await stranger(game)
    body = {"user_id": eve.id, "status": "administrator"}
    await game.telegram.chat_deed(game.yard, "members", **body)
    await asyncio.sleep(DOUBTED)  # who is no admin was asked at the start
    await eve.send(game.yard, "/stop")
    await game.until_table(lambda table: table.phase is Phase.CLOSED)


async def test_nobody_else_stops_it(game: Evening) -> None:
    table = await game.table()
    for person in (game.people[1], await stranger(game)):
        await person.send(game.yard, "/stop")
        message = await person.latest(game.yard)
        assert Texts("en").plain("refused-not-host", host="Ann") in message.text
    assert await game.table() == table
    await own_screen(game, game.people[1])
