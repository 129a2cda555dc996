"""`/privacy` and `/forget`: what people are told, and what is left of who is forgotten."""

from collections.abc import Sequence

import pytest
from sqlalchemy import Text, select

from bot.bench.people import newest, tap
from bot.chat.buttons import Button, Verb
from bot.chat.screens.content import Content
from bot.chat.screens.privacy import NO, YES, forget_question, forgotten, privacy, still_known
from bot.chat.screens.refusals import explain
from bot.playground.client import Person
from bot.storage.models import Row
from bot.table.refusals import StillSeated
from bot.table.table import Phase
from bot.texts import LANGUAGES, Html, Texts, units
from tests.wire.acts import words
from tests.wire.evening import NAMES, Evening

NAME, BOT = "Zebulon", "playground_bot"


@pytest.fixture
async def zeb(evening: Evening) -> Person:
    """Somebody with a name that stands nowhere else."""
    person = await evening.telegram.person(NAME, language_code="en")
    await evening.telegram.chat_deed(evening.yard, "members", user_id=person.id, status="member")
    return person


async def traces(evening: Evening, name: str) -> Sequence[tuple[str, str]]:
    """Where a name stands in the database: every column with text in it is searched."""
    found = []
    for table in Row.metadata.sorted_tables:
        for column in (column for column in table.columns if isinstance(column.type, Text)):
            query = select(column).where(column.like(f"%{name}%"))
            async with evening.kozel.storage._database.reading.begin() as conn:  # noqa: SLF001
                found += [(table.name, column.name)] * len((await conn.execute(query)).all())
    return found


def said(page: Content) -> str:
    return words(Html(page.html))


async def greeted(evening: Evening) -> None:
    """What the bot says when it comes into a group has been said."""
    await evening.telegram.until(lambda world: world.chats[evening.yard.id].newest())


async def forget(evening: Evening, person: Person, arg: int) -> str:
    await person.send(person.id, "/forget")
    answer = await tap(person, person.id, Verb.FORGET, arg)
    await evening.settled()
    return answer.text or ""


async def test_whoever_asks_is_told_what_is_kept(evening: Evening) -> None:
    for person, (_, language) in zip(evening.people, NAMES, strict=True):
        await person.send(person.id, "/privacy")
        message = await person.latest()
        assert message.text == said(privacy(Texts(language)))


async def test_a_group_is_told_as_well(evening: Evening) -> None:
    ann = evening.people[0]
    await greeted(evening)
    await ann.send(evening.yard, "/privacy")
    assert (await ann.latest(evening.yard)).text == said(privacy(Texts("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_are_short(language: str) -> None:
    texts = Texts(language)
    for page in (privacy(texts), forget_question(texts), forgotten(texts), still_known(texts)):
        assert units(said(page)) < 700


async def test_nothing_of_a_persons_name_is_left(evening: Evening, zeb: Person) -> None:
    await zeb.send(evening.yard, "/kozel")
    await zeb.latest(evening.yard)
    await zeb.send(evening.yard, "/stop")
    await evening.until_table(lambda table: table.phase is Phase.CLOSED)
    await evening.settled()
    assert {table for table, _ in await traces(evening, NAME)} >= {"person", "game_table"}
    await forget(evening, zeb, YES)
    assert (await zeb.latest()).text == said(forgotten(Texts("en")))
    assert await traces(evening, NAME) == []


async def test_who_sits_at_a_table_has_to_leave_it_first(game: Evening) -> None:
    ann = game.people[0]
    assert await forget(game, ann, YES) == explain(StillSeated(), Texts("en"))
    assert (await game.table()).find(ann.id) is not None
    assert await traces(game, "Ann") != []


async def test_who_left_a_series_is_forgotten_while_it_goes_on(game: Evening) -> None:
    ann = game.people[0]
    seat = (await game.table()).seat_of(ann.id)
    await ann.send(ann.id, "/leave")
    await tap(ann, ann.id, Verb.LEAVE)
    await forget(game, ann, YES)
    assert await traces(game, "Ann") == []
    table = await game.table()
    assert table.find(ann.id) is None
    assert table.chairs[seat].is_away
    group = await game.telegram.until(lambda world: newest(world, game.yard.id, Verb.MY_CARDS))
    assert "Ann" not in group[0].text


async def test_who_thinks_better_of_it_stays_known(evening: Evening, zeb: Person) -> None:
    await forget(evening, zeb, NO)
    assert (await zeb.latest()).text == said(still_known(Texts("en")))
    assert await traces(evening, NAME) == [("person", "name")]


async def test_in_a_group_the_question_comes_in_private(evening: Evening, zeb: Person) -> None:
    await greeted(evening)
    await zeb.send(evening.yard, "/forget")
    way = await zeb.latest(evening.yard)
    assert [key.url for key in way.buttons] == [f"https://t.me/{BOT}?start=forget"]
    await zeb.start("forget")
    await evening.telegram.until(lambda world: newest(world, zeb.id, Verb.FORGET))
    answer = await zeb.tap(way, str(Button(Verb.FORGET, arg=YES)))
    assert answer.text == Texts("en").plain("refused-stale")
    assert await traces(evening, NAME) == [("person", "name")]


async def test_who_comes_back_is_somebody_new(evening: Evening, zeb: Person) -> None:
    await forget(evening, zeb, YES)
    await zeb.start("")
    await zeb.latest()
    async with evening.kozel.storage.club.work() as work:
        profile = await work.profile(zeb.id)
    assert profile is not None
    assert (profile.name, profile.reachable) == (NAME, True)
