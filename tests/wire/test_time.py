"""People who are slow: reminded, moved for, and at last played for (R7.2)."""

from random import Random

import pytest

from bot.bench.people import sit_down, tap
from bot.chat.buttons import Verb
from bot.playground.client import Person
from bot.playground.seen import Message, World
from bot.table.table import Phase, Table
from bot.texts import Texts
from tests.wire.acts import awaits_a_person, moves, own_screen, table_screen, words
from tests.wire.evening import Evening

LIMIT = 30


@pytest.fixture
async def hurried(evening: Evening) -> Evening:
    """Four people at a table with thirty seconds a move; the first deal is dealt."""
    ann, *others = evening.people
    await ann.send(evening.yard, "/kozel")
    for place, person in enumerate((ann, *others)):
        await sit_down(person, evening.yard, place % 2)
    await tap(ann, evening.yard, Verb.OPTIONS, 1)
    while (await evening.table()).options.turn_time != LIMIT:
        await tap(ann, evening.yard, Verb.TURN_TIME)
    await tap(ann, evening.yard, Verb.START)
    await evening.until_table(awaits_a_person)
    await evening.settled()
    return evening


def nudges(world: World, chat: int) -> list[Message]:
    """The reminders that stand in the group."""
    return [m for m in world.messages(chat) if m.is_bot and "⏰" in m.text[:2]]


async def reminded(evening: Evening) -> Message:
    """Half of the time goes by."""
    person, yard = evening.on_turn(await evening.table()), evening.yard.id
    await evening.pass_time(LIMIT / 2 + 1)
    await evening.until_table(lambda table: table.nudged)

    def for_them(world: World) -> list[Message]:
        return [nudge for nudge in nudges(world, yard) if person.name in nudge.text]

    return (await evening.telegram.until(for_them))[0]


async def timed_out(evening: Evening) -> Table:
    """All of the time goes by."""
    turn = (await evening.table()).turn_no
    await reminded(evening)
    await evening.pass_time(LIMIT / 2 + 1)
    return await evening.until_table(lambda table: table.turn_no > turn)


async def until_turn_of(evening: Evening, person: Person, rng: Random) -> None:
    """The others move, until it is this person's turn."""
    while evening.on_turn(await evening.until_table(awaits_a_person)) is not person:
        await moves(evening, 1, rng)


async def test_a_reminder_is_there_until_the_move_is_made(hurried: Evening) -> None:
    person = hurried.on_turn(await hurried.table())
    nudge = await reminded(hurried)
    assert person.name in nudge.text
    assert {"type": "text_mention", "id": person.id}.items() <= mention(nudge).items()
    await moves(hurried, 1, Random(1))
    await hurried.telegram.until(lambda world: not nudges(world, hurried.yard.id))


def mention(message: Message) -> dict[str, object]:
    """Whom a message mentions."""
    entity = next(e for e in message.entities if e["type"] == "text_mention")
    return {"type": entity["type"], "id": entity["user"]["id"]}


@pytest.mark.slow
async def test_who_is_late_twice_is_played_for_until_he_is_back(hurried: Evening) -> None:
    rng = Random(2)
    table = await hurried.table()
    person = hurried.on_turn(table)
    seat = table.seat_of(person.id)

    table = await timed_out(hurried)
    assert (table.chairs[seat].missed, table.chairs[seat].is_manned) == (1, True)
    language = str(hurried.telegram.world.people[person.id]["language_code"])
    late = Texts("en")("late-line", names=Texts("en").listed([person.name]))
    await hurried.settled()
    assert words(late) in (await table_screen(hurried)).text
    assert words(Texts(language)("hint-late")) in (await own_screen(hurried, person)).text

    await until_turn_of(hurried, person, rng)
    table = await timed_out(hurried)
    assert table.chairs[seat].is_away

    answer = await tap(person, person.id, Verb.COME_BACK)
    assert answer.text == Texts(language).plain("toast-back")
    assert (await hurried.table()).chairs[seat].is_manned
    await moves(hurried, 4, rng)


@pytest.mark.slow
async def test_the_others_are_not_held_up_by_who_is_away(hurried: Evening) -> None:
    rng = Random(3)
    table = await hurried.table()
    person = hurried.on_turn(table)
    seat = table.seat_of(person.id)
    await timed_out(hurried)
    await until_turn_of(hurried, person, rng)
    before = await timed_out(hurried)
    assert before.chairs[seat].is_away
    await moves(hurried, 7, rng)
    after = await hurried.table()
    assert after.chairs[seat].is_away
    assert after.turn_no > before.turn_no + 7, "he is played for in every trick"


async def test_a_lobby_that_nobody_fills_closes(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(evening.yard, "/kozel")
    await evening.until_table(lambda table: table.phase is Phase.LOBBY)
    await evening.pass_time(31 * 60)
    await evening.until_table(lambda table: table.clock is None)
    await ann.sees(evening.yard, "/kozel")
