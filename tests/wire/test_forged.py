"""Callback data that the bot never drew: by clients that send what they like."""

import asyncio
import string
from random import Random

import pytest

from bot.chat.buttons import Button, Verb
from bot.playground.client import Person
from bot.playground.seen import Message
from bot.texts import Texts
from tests.wire.acts import foreign_signs, own_screen, stranger, table_screen
from tests.wire.evening import NAMES, Evening

ANYBODYS = {
    Verb.MY_CARDS, Verb.GO_PRIVATE, Verb.REFRESH, Verb.STAY, Verb.RULES, Verb.SETTINGS,
    Verb.LANGUAGE, Verb.OPEN, Verb.TOP, Verb.ME,
}  # fmt: skip
"""What assumes no number, and is everybody's right: there is nothing to forge."""
FORGEABLE = [verb for verb in Verb if verb not in ANYBODYS]
GARBAGE = (
    " ", ".", "l", "l.1", "l.1.2", "l.1.2.3.4", "l.-1.2.3", "l.1.-2.3", "l.1.2.-3", "l.01.2.3",
    "l.1.2.3\n", "L.1.2.3", "l.1.2.３", "l.٣.2.1", "q.1.2.1e9", "l.1.2.0x1", "\x00", "🐐" * 16,
    "x" * 64, "l." + "9" * 62, "l.9999999999999999999.1.1", "l.1.9999999999999.1",
    "l.999999999999999999.1.1", "l.1.999999999999.15", "l.1.1.999", "l.1.1.1000", "null", "{}",
    "'; DROP TABLE game_table; --", "../../etc/passwd", "%00", "s.1.1.1\u202e",
)  # fmt: skip


def forged(rng: Random, turn: int) -> str:
    """Data with a true form and a wrong number, or with no form at all."""
    if rng.random() < 0.2:
        return "".join(rng.choices(string.printable, k=rng.randint(1, 64)))
    number = rng.choice([0, 10**6, 10**11, turn + 20])
    table = rng.choice([0, 1, 1, 1, 2, 77, 10**17])
    return str(Button(rng.choice(FORGEABLE), table, number, rng.choice([0, 1, 9, 15, 16, 999])))


async def is_refused(evening: Evening, person: Person, message: Message, data: str) -> None:
    """One short explanation, without a card of anybody else, and nothing changes."""
    before = await evening.table()
    answer = await person.tap(message, data)
    assert answer.answered, data
    assert answer.text, data
    assert len(answer.text.encode("utf-16-le")) // 2 <= 200, data
    seen = foreign_signs(before, before.find(person.id))
    assert not [sign for sign in seen if sign in answer.text], data
    assert await evening.table() == before, data


@pytest.mark.parametrize("by_stranger", [True, False])
async def test_garbage(game: Evening, by_stranger: bool) -> None:
    person = await stranger(game) if by_stranger else game.on_turn(await game.table())
    message = await table_screen(game)
    for data in GARBAGE:
        await is_refused(game, person, message, data)


async def test_hundreds_of_forged_taps_change_nothing(game: Evening) -> None:
    rng, before = Random(5), await game.table()
    eve = await stranger(game)
    screen = await table_screen(game)
    for _ in range(30):
        makers = [(eve, screen)]
        makers += [(p, await own_screen(game, p)) for p in game.people]
        makers += [(p, screen) for p in game.people]
        taps = [(p, m, forged(rng, before.turn_no)) for p, m in makers]
        answers = await asyncio.gather(*(p.tap(m, data) for p, m, data in taps))
        for (person, _, data), answer in zip(taps, answers, strict=True):
            assert answer.answered, data
            assert answer.text, data
            seen = foreign_signs(before, before.find(person.id))
            assert not [sign for sign in seen if sign in answer.text], data
    assert await game.table() == before


async def test_every_set_of_cards_by_everybody_but_the_one_to_move(game: Evening) -> None:
    table = await game.table()
    makers = [(p, await own_screen(game, p)) for p in game.others(table)]
    makers.append((await stranger(game), await table_screen(game)))
    for person, message in makers:
        for verb in (Verb.LEAD, Verb.BEAT, Verb.DISCARD):
            for mask in (0, 1, 5, 15, 16, 255):
                await is_refused(game, person, message, str(Button(verb, 1, table.turn_no, mask)))


async def test_sets_that_may_not_be_played(game: Evening) -> None:
    table = await game.table()
    person = game.on_turn(table)
    message = await own_screen(game, person)
    for verb, mask in (
        (Verb.LEAD, 0),
        (Verb.LEAD, 16),
        (Verb.LEAD, 17),
        (Verb.LEAD, 1000),
        (Verb.BEAT, 1),
        (Verb.DISCARD, 1),
    ):
        await is_refused(game, person, message, str(Button(verb, 1, table.turn_no, mask)))


async def test_a_page_never_covers_the_table(game: Evening) -> None:
    """The rules are turned where they are shown, not in the place of a screen."""
    eve, screen = await stranger(game), await table_screen(game)
    for person in (eve, game.people[0]):
        for data in ("ru.0.0.3", "j.1.1.0"):
            await person.tap(screen, data)
    await game.settled()


async def test_nobody_changes_a_group_that_is_not_his(game: Evening) -> None:
    eve, screen = await stranger(game), await table_screen(game)
    group = await game.group()
    for verb in (Verb.SETTINGS, Verb.LANGUAGE):
        for arg in range(1, 40):
            answer = await eve.tap(screen, str(Button(verb, 0, 0, arg)))
            assert answer.answered
    assert await game.group() == group


async def test_refusals_speak_the_language_of_the_presser(game: Evening) -> None:
    table = await game.table()
    for person, (_, language) in zip(game.people, NAMES, strict=True):
        message = await own_screen(game, person)
        answer = await person.tap(message, str(Button(Verb.LEAD, 1, table.turn_no + 5, 1)))
        assert answer.text == Texts(language).plain("refused-stale")
