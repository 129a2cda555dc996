"""A wrong tap gets one short explanation, to that person only, and changes nothing."""

import asyncio
from random import Random

from bot.bench.people import PLAYS
from bot.chat.buttons import Button, Verb
from bot.texts import Texts
from tests.wire.acts import (
    awaits_a_person,
    buttons_of,
    foreign_signs,
    moves,
    own_screen,
    refused,
    signs,
    some_move,
    stranger,
    table_screen,
)
from tests.wire.evening import NAMES, Evening

STALE = {Texts(language).plain("refused-stale") for _, language in NAMES}
TURN = {Texts(language).plain("refused-turn") for _, language in NAMES}
OLD_QUERY = "query is too old"


async def test_out_of_turn(game: Evening) -> None:
    table = await game.table()
    move = some_move(table, Random(1))
    for person in game.others(table):
        message = await own_screen(game, person)
        assert not [b for b in buttons_of(message) if b.verb in PLAYS - {Verb.CLAIM}]
        assert (await refused(person, message, move)).text in TURN
    assert await game.table() == table


async def test_by_a_stranger(game: Evening) -> None:
    table = await game.table()
    eve = await stranger(game)
    message = await table_screen(game)
    verbs = (Verb.MY_CARDS, Verb.REFRESH, Verb.COME_BACK, Verb.LEAD, Verb.BEAT, Verb.PICK)
    for verb in verbs:
        answer = await refused(eve, message, Button(verb, 1, table.turn_no, 1))
        assert answer.text == Texts("en").plain("refused-not-seated")
        assert not answer.show_alert
    assert await game.table() == table


async def test_a_button_of_a_turn_that_has_passed(game: Evening) -> None:
    table = await game.table()
    person, move = game.on_turn(table), some_move(table, Random(1))
    message = await own_screen(game, person)
    await person.tap(message, str(move))
    after = await game.table()
    assert after.turn_no == table.turn_no + 1
    assert (await refused(person, message, move)).text in STALE
    assert await game.table() == after


async def test_thirty_double_taps_are_thirty_moves(game: Evening) -> None:
    rng = Random(2)
    for _ in range(30):
        table = await game.until_table(awaits_a_person)
        person, move = game.on_turn(table), str(some_move(table, rng))
        message = await own_screen(game, person)
        answers = await asyncio.gather(*(person.tap(message, move) for _ in range(2)))
        assert all(answer.answered for answer in answers)
        assert [answer.text in STALE for answer in answers].count(True) == 1


async def test_a_tap_that_is_delivered_twice_is_one_move(game: Evening) -> None:
    game.tolerated.append(OLD_QUERY)  # the second delivery is answered too, to be sure
    await game.telegram.weather(double_updates=True)
    before = await game.table()
    await moves(game, 10, Random(3))
    assert (await game.table()).turn_no == before.turn_no + 10
    await game.telegram.weather(double_updates=False)


async def test_everybody_taps_everything_at_once(game: Evening) -> None:
    rng = Random(4)
    for _ in range(5):
        table = await game.until_table(awaits_a_person)
        move = str(some_move(table, rng))
        screens = [(person, await own_screen(game, person)) for person in game.people]
        taps = [p.tap(m, move) for p, m in screens for _ in range(4)]
        answers = await asyncio.gather(*taps)
        assert all(answer.answered and answer.text for answer in answers)
        assert sum(answer.text not in STALE | TURN for answer in answers) == 1


async def test_my_cards_are_shown_to_nobody_else(game: Evening) -> None:
    table, message = await game.table(), await table_screen(game)
    button = next(b for b in buttons_of(message) if b.verb is Verb.MY_CARDS)
    for person in game.people:
        seat = table.seat_of(person.id)
        answer = await person.tap(message, str(button))
        assert answer.show_alert
        assert answer.text
        own = signs(table.running().hands[seat])
        assert all(sign in answer.text for sign in own)
        assert not [sign for sign in foreign_signs(table, seat) if sign in answer.text]
    answer = await refused(await stranger(game), message, button)
    assert not [sign for sign in foreign_signs(table, None) if sign in str(answer.text)]
    assert await game.table() == table
