"""The right to send goes from one process to another; what the one before sent goes with it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import text

from bot.chat.book import Book
from bot.storage import Storage
from bot.storage.engine import Database, normalised
from bot.storage.gallery import Gallery
from bot.storage.lease import Lease
from bot.table.ports import DatabaseAway, Tenure
from bot.table.sent import Shown
from tests.storage.scenes import Time, full, kept

ANEW, PROLONGED, REFUSED = Tenure.ANEW, Tenure.PROLONGED, Tenure.REFUSED
LONG, OVER = 60.0, -1.0
"""Seconds of a lease that lasts, and of one that has run out."""


@pytest.fixture
async def database(storage: Storage, migrated: str) -> AsyncIterator[Database]:
    """The storage's database, as further processes would have it."""
    database = Database.open(normalised(migrated))
    yield database
    await database.close()


async def test_one_process_holds_it_until_it_runs_out(database: Database) -> None:
    ours, theirs = Lease(database, "ours"), Lease(database, "theirs")
    assert [await ours.take(LONG), await ours.take(OVER)] == [ANEW, PROLONGED]
    assert [await theirs.take(LONG), await ours.take(LONG)] == [ANEW, REFUSED]


async def test_who_gives_it_up_lets_another_in_at_once(database: Database) -> None:
    ours, theirs = Lease(database, "ours"), Lease(database, "theirs")
    await ours.take(LONG)
    await theirs.release()
    assert await theirs.take(LONG) is REFUSED
    await ours.release()
    assert await theirs.take(LONG) is ANEW


async def test_who_was_away_alone_has_missed_nothing(database: Database) -> None:
    ours = Lease(database, "ours")
    await ours.take(OVER)
    assert await ours.take(LONG) is PROLONGED


async def test_who_was_away_is_told_of_another_that_has_come_and_gone(database: Database) -> None:
    ours, theirs = Lease(database, "ours"), Lease(database, "theirs")
    await ours.take(OVER)
    await theirs.take(LONG)
    await theirs.release()
    assert await ours.take(LONG) is ANEW


async def test_a_process_that_was_frozen_leaves_the_screens_of_its_successor(
    storage: Storage, database: Database, time: Time
) -> None:
    table = await kept(storage, full(Random(1)))
    ours, theirs = Lease(database, "ours"), Lease(database, "theirs")
    old, new = Book(Gallery(database, time, ours)), Book(Gallery(database, time, theirs))
    screen = Shown(table.id, "lobby:1", -7, None, message=5, digest="old")
    await ours.take(OVER)
    old.keep(screen)
    old.settle(table.id, 10**9)
    await theirs.take(LONG)
    new.keep(replace(screen, message=6))
    await new.write()
    await old.write()
    assert (await storage.gallery.scene(table.id)).shown["lobby:1"].message == 6
    assert await storage.gallery.stale_tables(10)
    assert old.page(table.id) == {}


async def test_a_page_that_a_database_away_held_up_is_written_by_who_held_the_lease_last(
    storage: Storage, database: Database, time: Time
) -> None:
    table = await kept(storage, full(Random(1)))
    ours = Lease(database, "ours")
    book = Book(Gallery(database, time, ours))
    await ours.take(OVER)
    book.keep(Shown(table.id, "lobby:1", -7, None, message=5, digest="old"))
    await book.write()
    assert (await storage.gallery.scene(table.id)).shown["lobby:1"].message == 5


async def test_a_process_that_freezes_in_a_transaction_lets_its_rows_go(postgres: str) -> None:
    """After half a minute, which is shortened here."""
    database = Database.open(normalised(postgres))

    async def freeze() -> None:
        async with database.writing.begin() as conn:
            await conn.execute(text("SET LOCAL idle_in_transaction_session_timeout = 50"))
            await asyncio.sleep(0.3)
            await conn.execute(text("SELECT 1"))

    with pytest.raises(DatabaseAway):
        await freeze()
    async with database.writing.begin() as conn:
        usual = await conn.scalar(text("SHOW idle_in_transaction_session_timeout"))
    await database.close()
    assert usual == "30s"
