"""A person is seated, and a group's table opened, by one unit of work at a time."""

import asyncio
from random import Random

from bot.storage import Storage
from bot.table.chair import Person
from bot.table.people import Group, Profile
from tests.storage.scenes import ANN, BOB, CLUB, full


async def test_of_two_who_want_the_same_people_the_second_waits(storage: Storage) -> None:
    async with storage.club.work() as work:
        for person in (ANN, BOB):
            await work.keep_profile(Profile(person.id, person.name, "en"))
    order: list[str] = []

    async def hold(name: str, *people: Person) -> None:
        async with storage.club.work() as work:
            await work.lock_people([person.id for person in people])
            order.append(name)
            await asyncio.sleep(0.02)
            order.append(name)

    await asyncio.gather(hold("a", ANN, BOB), hold("b", BOB, ANN), hold("c", BOB))
    assert order[0::2] == order[1::2]


async def test_of_two_who_open_a_table_in_a_group_the_second_finds_that_of_the_first(
    storage: Storage,
) -> None:
    async with storage.club.work() as work:
        await work.keep_group(Group(CLUB.chat, "The club", "en"))
    found: list[int] = []

    async def open_table() -> None:
        async with storage.club.work() as work:
            await work.lock_group(CLUB.chat)
            here = await work.tables_at(CLUB)
            found.append(len(here))
            await asyncio.sleep(0.02)
            if not here:
                await work.add(full(Random(1)))

    await asyncio.gather(open_table(), open_table())
    assert found == [0, 1]
