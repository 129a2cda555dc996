"""SQLite on the event loop: what waits for the disk, what waits for another process."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from threading import Event, get_ident

import pytest
from sqlalchemy import event, text

from bot.storage import direct
from bot.storage.engine import Database, normalised
from bot.table.ports import DatabaseAway

SLOW = 0.1
PATIENCE = 10.0


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


class Disk:
    """A disk that is as slow as the test says: the clock moves, nobody waits."""

    def __init__(self) -> None:
        self.now = 0.0
        self.seconds = 0.0
        self.threads: list[int] = []

    def __call__(self) -> float:
        """The clock."""
        return self.now

    def write(self, _: object) -> None:
        """As at a commit."""
        self.threads.append(get_ident())
        self.now += self.seconds


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk of a database that is opened afterwards."""
    disk = Disk()
    monkeypatch.setattr(direct, "monotonic", disk)
    return disk


async def test_a_slow_disk_holds_up_one_commit_and_then_nobody(
    disk: Disk, database: Database
) -> None:
    here, loop = get_ident(), asyncio.get_running_loop()
    begun, seen = asyncio.Event(), Event()

    def wait(_: object) -> None:
        if get_ident() != here:
            loop.call_soon_threadsafe(begun.set)
            assert seen.wait(PATIENCE), "the loop did not go on"

    event.listen(database.engine, "commit", disk.write)
    event.listen(database.engine, "commit", wait)
    disk.seconds = SLOW
    await write(database, 1)
    assert disk.threads == [here]
    writing = asyncio.create_task(write(database, 2))
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
    assert not writing.done()
    seen.set()
    await writing
    assert await written(database) == [1, 2]


async def test_a_disk_that_is_quick_again_is_waited_for(disk: Disk, database: Database) -> None:
    event.listen(database.engine, "commit", disk.write)
    disk.seconds = 2 * SLOW
    for number in range(4):
        await write(database, number)
    disk.seconds = direct.QUICK_SECONDS / 10
    for number in range(4, 100):
        await write(database, number)
    here = get_ident()
    assert here not in disk.threads[1:5]
    assert disk.threads[-1] == here


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
