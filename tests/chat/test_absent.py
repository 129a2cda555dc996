"""People and groups out of reach: which tables that changes."""

from dataclasses import replace
from random import Random

from bot.chat.absent import person_lost
from bot.storage import Storage
from bot.table.table import Address
from tests.storage.scenes import BOB, CLUB, full, kept, moment

RNG = Random(1)
YARD = Address(CLUB.chat - 1)


async def seats(storage: Storage, table: int) -> int:
    """How many seats are free at a table."""
    return len((await storage.club.look(table)).empty_seats)


async def test_who_leaves_a_group_keeps_his_seats_elsewhere(storage: Storage) -> None:
    here = await kept(storage, full(RNG))
    there = await kept(storage, replace(full(RNG), address=YARD))
    async with storage.club.work() as work:
        changed = await person_lost(work, BOB.id, moment(RNG), chat=YARD.chat)
    assert changed == {there.id}
    assert [await seats(storage, table.id) for table in (here, there)] == [0, 1]


async def test_who_blocks_the_bot_gets_up_everywhere(storage: Storage) -> None:
    here = await kept(storage, full(RNG))
    there = await kept(storage, replace(full(RNG), address=YARD))
    async with storage.club.work() as work:
        changed = await person_lost(work, BOB.id, moment(RNG))
    assert changed == {here.id, there.id}
    assert [await seats(storage, table.id) for table in (here, there)] == [1, 1]
