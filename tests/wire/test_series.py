"""Whole series of four people, with the bot in this process."""

from random import Random

import pytest

from bot.bench.people import gather, newest, tap, until_goats
from bot.chat.buttons import Verb
from bot.playground.client import Person
from bot.playground.seen import Message
from bot.table.table import Phase, Table
from tests.wire.acts import alone, moves
from tests.wire.evening import Evening, playing


def partners(table: Table) -> set[frozenset[int]]:
    """Who plays with whom."""
    a, b, c, d = (chair.person.id if chair.person else 0 for chair in table.chairs)
    return {frozenset({a, c}), frozenset({b, d})}


async def played(evening: Evening, after: Message | None, seed: int) -> Message:
    """The series is played to its goats."""
    async with playing(*evening.people, seed=seed) as players:
        goats = await until_goats(evening.telegram, evening.yard, after=after)
    assert all(player.silent == 0 and player.taps > 0 for player in players)
    table = await evening.until_table(lambda table: table.phase is Phase.RESULT)
    assert table.score.losers is not None
    await evening.in_order()
    return goats


@pytest.mark.timeout(300)
@pytest.mark.slow
async def test_two_series_and_a_third_with_swapped_partners_and_a_new_table(
    evening: Evening,
) -> None:
    ann = evening.people[0]
    await gather(evening.yard, evening.people)
    first = await played(evening, None, seed=1)
    seats = (await evening.table()).people.keys()

    await tap(ann, evening.yard, Verb.REMATCH)
    await played(evening, first, seed=2)
    table = await evening.table()
    assert (table.series_no, table.people.keys()) == (2, seats)

    before = partners(table)
    await tap(ann, evening.yard, Verb.SWAP)
    table = await evening.until_table(lambda table: table.series_no == 3)
    assert set(table.people) == set(seats)
    assert not partners(table) & before
    await moves(evening, 8, Random(3))
    await ann.send(evening.yard, "/stop")
    await evening.until_table(lambda table: table.phase is Phase.CLOSED)
    assert len([record async for record in evening.kozel.storage.records.all()]) == 3

    await opens_a_lobby(evening, ann)


async def opens_a_lobby(evening: Evening, ann: Person) -> None:
    await ann.send(evening.yard, "/kozel")
    message, button = await evening.telegram.until(
        lambda world: newest(world, evening.yard.id, Verb.SIT)
    )
    assert button.table == 2
    assert ann.name in message.text
    assert (await evening.table(2)).find(ann.id) is not None


@pytest.mark.timeout(200)
async def test_one_person_and_three_computer_players(evening: Evening) -> None:
    ann, yard = evening.people[0], evening.yard
    await alone(evening, ann, yard)
    async with playing(ann) as (player,):
        await until_goats(evening.telegram, yard)
    assert player.silent == 0
    table = await evening.until_table(lambda table: table.phase is Phase.RESULT)
    assert [chair.level is not None for chair in table.chairs].count(True) == 3
