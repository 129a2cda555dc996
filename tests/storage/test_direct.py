"""SQLite on the event loop: what waits for the disk, what waits for another process."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from threading import get_ident

import pytest
from sqlalchemy import event, text

from bot.storage import direct
from bot.storage.engine import Database, normalised
from bot.table.ports import DatabaseAway

SLOW = 0.1


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kozel.db"


@pytest.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    database = Database.open(normalised(f"sqlite:///{file}"))
    async with database.writing.begin() as conn:
        await conn.execute(text("CREATE TABLE line (number INTEGER)"))
    yield database
    await database.close()


async def write(database: Database, number: int) -> None:
    async with database.writing.begin() as conn:
        await conn.execute(text("INSERT INTO line VALUES (:number)"), {"number": number})


async def written(database: Database) -> list[int]:
    async with database.reading.begin() as conn:
        return list(await conn.scalars(text("SELECT number FROM line ORDER BY number")))


async def ticks(until: asyncio.Task[None]) -> int:
    """How often the loop comes round while something is being done."""
    count = 0
    while not until.done():
        await asyncio.sleep(SLOW / 20)
        count += 1
    return count


async def test_a_slow_disk_holds_up_one_commit_and_then_nobody(database: Database) -> None:
    event.listen(database.engine, "commit", lambda _: time.sleep(SLOW))
    assert await ticks(asyncio.create_task(write(database, 1))) <= 2
    assert await ticks(asyncio.create_task(write(database, 2))) >= 5
    assert await written(database) == [1, 2]


async def test_a_disk_that_is_quick_again_is_waited_for(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "QUICK_SECONDS", SLOW / 4)
    delays = [2 * SLOW] * 4
    event.listen(database.engine, "commit", lambda _: time.sleep(delays.pop() if delays else 0))
    for number in range(60):
        await write(database, number)
    threads: list[int] = []
    event.listen(database.engine, "commit", lambda _: threads.append(get_ident()))
    await write(database, 60)
    assert threads == [get_ident()]


async def test_who_is_cancelled_at_the_end_leaves_a_whole_transaction(database: Database) -> None:
    event.listen(database.engine, "commit", lambda _: time.sleep(SLOW))
    await write(database, 1)
    cancelled = asyncio.create_task(write(database, 2))
    await asyncio.sleep(SLOW / 3)
    cancelled.cancel()
    cancelled.cancel()
    await write(database, 3)
    assert cancelled.cancelled()
    assert await written(database) == [1, 2, 3]


async def test_who_fails_in_the_middle_leaves_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.writing.begin() as conn:
            await conn.execute(text("INSERT INTO line VALUES (1)"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    await write(database, 2)
    assert await written(database) == [2]


async def test_another_process_that_writes_is_waited_for(database: Database, file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(write(database, 1))
        await asyncio.sleep(SLOW)
        assert not waiting.done()
        other.execute("COMMIT")
        await waiting
    assert await written(database) == [1]


async def test_but_not_for_ever(
    database: Database, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "BUSY_SECONDS", SLOW)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseAway, match="locked"):
            await write(database, 1)
        other.execute("ROLLBACK")
    await write(database, 2)
    assert await written(database) == [2]
