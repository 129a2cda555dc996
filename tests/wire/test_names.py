"""Names of all kinds, people of two languages: everything is shown safely."""

from random import Random

import pytest

from bot.bench.people import newest, sit_down, tap
from bot.chat.buttons import Verb
from bot.playground.client import Person
from bot.playground.html import parse_html
from bot.rules.cards import Suit
from bot.table.table import Phase
from bot.texts import Html, Texts
from tests.wire.acts import awaits_a_person, moves, own_screen, table_screen
from tests.wire.evening import Evening

NASTY = (
    "<b>&amp;</i>\"'",
    "\u202eevil\u202c\u2066\n\u2029x",
    "W" * 64,
    "\u3164\u200b\u2800",
    "Z̴̢̛͔̳̹͋͌̚" * 6,
    "🐐👨‍👩‍👧‍👦🇺🇦" * 5,
    "{ $name }",
    "🤖 Bot 2",
    "https://evil.example/<script>",
    "@admin /stop",
)
BIDI = "\u202a\u202b\u202c\u202d\u202e\u2028\u2029"


@pytest.mark.parametrize("first", range(0, 8, 2))
async def test_names_are_shown_safely(evening: Evening, first: int) -> None:
    names = (NASTY * 2)[first : first + 4]
    people = [await evening.telegram.person(name, language_code="en") for name in names]
    evening.people[:] = people
    title = "<i>\u202e🐐 & " + "t" * 60
    yard = await evening.telegram.group(title, people, type="supergroup")
    await people[0].send(yard, "/kozel")
    for place, person in enumerate(people):
        await sit_down(person, yard, place % 2)
    await tap(people[0], yard, Verb.START)
    await evening.until_table(awaits_a_person)
    await moves(evening, 12, Random(first))
    await evening.pass_time(100)
    await evening.telegram.until(
        lambda world: [m for m in world.messages(yard.id) if "⏰" in m.text[:2]]
    )
    await people[1].send(yard, "/leave")
    await tap(people[1], people[1].id, Verb.LEAVE)
    await people[1].send(yard, "/stop")
    await people[0].send(yard, "/stop")
    await evening.until_table(lambda table: table.phase is Phase.CLOSED)
    await evening.settled()
    is_safe(evening, [yard.id, *(person.id for person in people)])


def is_safe(evening: Evening, chats: list[int]) -> None:
    """No message of the bot has a character that turns the text around, or a link in a name."""
    for chat in chats:
        for message in evening.telegram.world.messages(chat):
            if message.is_bot:
                assert not set(BIDI) & set(message.text), message.text
                assert "text_link" not in {entity["type"] for entity in message.entities}


async def test_the_group_reads_one_language_everybody_his_own(game: Evening) -> None:
    table = await table_screen(game)
    assert Texts("en").plain("key-my-cards") in [key.text for key in table.buttons]
    waits: dict[str, Person] = {"en": game.people[0], "ru": game.people[1], "fa": game.people[3]}
    on_turn = game.on_turn(await game.table())
    for language, person in waits.items():
        if person is not on_turn:
            screen = await own_screen(game, person)
            first = screen.text.splitlines()[0].lstrip("\u200f")
            assert first in waiting(Texts(language))


def waiting(texts: Texts) -> set[str]:
    """What may stand first in a hand that is not to move: it may be a molodka by chance."""
    molodkas = (said(texts("hand-molodka", suit=suit)) for suit in Suit)
    return {line.lstrip("\u200f") for line in (texts.plain("hand-waits"), *molodkas)}


def said(html: Html) -> str:
    """A line as it is seen."""
    return parse_html(html)[0]


async def test_a_group_speaks_the_language_of_who_brought_the_bot(evening: Evening) -> None:
    ann, boris, *_ = evening.people
    yard = await evening.telegram.group("Двор", [boris, ann], type="supergroup")
    await ann.send(yard, "/kozel")
    lobby, _ = await evening.telegram.until(lambda world: newest(world, yard.id, Verb.STAND))
    assert Texts("ru").plain("key-stand") in [key.text for key in lobby.buttons]
    answer = await ann.tap(lobby, "u.1.1.0")
    assert answer.text == Texts("en").plain("refused-not-seated")
