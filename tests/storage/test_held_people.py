"""A person is seated by one unit of work at a time."""

import asyncio

from bot.storage import Storage
from bot.table.chair import Person
from bot.table.people import Profile
from tests.storage.scenes import ANN, BOB


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
