"""Transactions on PostgreSQL: what is the database's trouble, what is a fault of ours, and that a
connection serves again after either.
"""

import asyncio
import time
import traceback
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import (
    Column,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    column,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot.bench.servers import queried
from bot.storage import served
from bot.storage.connection import Connection
from bot.storage.engine import Database, normalised
from bot.table.ports import Contended, DatabaseAway
from tests.wire.evening import eventually

LINE = Table(
    "line", MetaData(), Column("number", Integer, primary_key=True), Column("word", String)
)
NUMBERS = select(LINE.c.number).order_by(LINE.c.number)
MANY = select(column("n", Integer)).select_from(func.generate_series(1, 100_000).alias("n"))


WHERE = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
OTHERS = f"SELECT count(*) {WHERE}"
OTHERS_GO = f"SELECT pg_terminate_backend(pid) {WHERE}"


def end_others(url: str) -> None:
    """Every other connection is ended by the server, and seen to be gone."""
    queried(url, OTHERS_GO)
    while queried(url, OTHERS) != [(0,)]:
        time.sleep(0.01)


@pytest.fixture
async def database(postgres: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """With one connection for each door: whoever comes gets what was left behind."""
    monkeypatch.setattr(served, "POOL", 1)
    database = Database.open(normalised(postgres))
    async with database.writing.begin() as conn:
        await conn.run_sync(LINE.metadata.create_all)
    yield database
    await database.close()


async def write(database: Database, number: int) -> None:
    async with database.writing.begin() as conn:
        await conn.execute(insert(LINE).values(number=number))


async def written(database: Database) -> list[int]:
    async with database.reading.begin() as conn:
        return list(await conn.scalars(NUMBERS))


async def works(database: Database) -> bool:
    """Whether both doors are whole, and what was begun before was undone."""
    await write(database, 7)
    return await written(database) == [7]


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("SET LOCAL statement_timeout = 50; SELECT pg_sleep(9)", "statement timeout"),
        ("SET TRANSACTION READ ONLY; INSERT INTO line VALUES (1)", "read-only transaction"),
        ("SELECT pg_terminate_backend(pg_backend_pid())", "terminating connection"),
        *(
            (f"DO $$ BEGIN RAISE 'that is why' USING ERRCODE = '{state}'; END $$", "that is why")
            for state in ("08006", "40003", "53100", "53200", "53300", "57P01", "58030", "55P03")
        ),
    ],
)
async def test_what_the_database_cannot_do_is_not_our_fault(
    database: Database, statement: str, words: str
) -> None:
    with pytest.raises(DatabaseAway, match=words) as away:
        await done(database, statement)
    assert type(away.value) is DatabaseAway
    assert await works(database)


@pytest.mark.parametrize("state", ["40001", "40P01"])
async def test_who_gives_way_may_come_again_at_once(database: Database, state: str) -> None:
    with pytest.raises(Contended, match="that is why"):
        await done(database, f"DO $$ BEGIN RAISE 'that is why' USING ERRCODE = '{state}'; END $$")
    assert await works(database)


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT nothing FROM line",
        "SELECT 1 / 0",
        "INSERT INTO line VALUES (NULL)",
        "INSERT INTO line VALUES (1), (1)",
        "CREATE TABLE line (number INTEGER)",
        "CREATE TABLE late (number INTEGER UNIQUE INITIALLY DEFERRED); "
        "INSERT INTO late VALUES (1), (1)",  # refused at the commit
    ],
)
async def test_what_we_say_wrong_is_our_fault(database: Database, statement: str) -> None:
    with pytest.raises(DBAPIError):
        await done(database, statement)
    assert await works(database)


async def test_who_writes_where_only_reading_is_done_is_at_fault(database: Database) -> None:
    with pytest.raises(DBAPIError, match="read-only transaction"):
        async with database.reading.begin() as conn:
            await conn.execute(insert(LINE).values(number=1))
    assert await works(database)


@pytest.mark.parametrize("fault", [OSError("a file"), TimeoutError("a wait"), ZeroDivisionError()])
async def test_trouble_of_other_kinds_is_not_taken_for_the_database(
    database: Database, fault: Exception
) -> None:
    async def fail() -> None:
        async with database.writing.begin() as conn:
            await conn.execute(insert(LINE).values(number=1))
            raise fault

    with pytest.raises(type(fault)):
        await fail()
    assert await works(database)


async def test_a_reader_sees_one_instant(database: Database) -> None:
    async with database.reading.begin() as conn:
        before = list(await conn.scalars(NUMBERS))
        await write(database, 1)
        assert list(await conn.scalars(NUMBERS)) == before == []
    assert await written(database) == [1]


async def test_a_table_that_another_process_changes_is_in_the_way_once(
    database: Database, postgres: str
) -> None:
    await write(database, 1)
    assert await written(database) == [1]
    queried(postgres, "ALTER TABLE line ALTER COLUMN number TYPE bigint")
    with pytest.raises(Contended, match="schema"):
        await written(database)
    assert await written(database) == [1]


async def test_rows_come_in_parts(database: Database) -> None:
    async with database.reading.begin() as conn:
        sizes = [len(part) async for part in conn.partitions(MANY, 30_000)]
    assert sizes == [30_000, 30_000, 30_000, 10_000]


async def test_a_connection_that_is_lost_between_two_parts(
    database: Database, postgres: str
) -> None:
    async def read() -> None:
        async with database.reading.begin() as conn:
            async for _ in conn.partitions(MANY, 10):
                await asyncio.to_thread(end_others, postgres)

    with pytest.raises(DatabaseAway):
        await read()
    assert await works(database)


async def test_connections_that_have_ended_while_nobody_used_them_cost_nothing(
    database: Database, postgres: str
) -> None:
    assert await works(database)
    await asyncio.to_thread(end_others, postgres)
    doors: tuple[Any, ...] = (database.writing, database.reading)
    idle = [conn for door in doors for conn in door._idle]  # noqa: SLF001  tests look deeper
    assert len(idle) == len(doors)

    async def noticed() -> bool:
        """The news comes by the event loop."""
        return all(served._driven(conn).is_closed() for conn in idle)  # noqa: SLF001

    await eventually(noticed)
    assert await written(database) == [7]
    await write(database, 8)


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.003, 0.1])
async def test_who_is_cancelled_leaves_nothing(database: Database, seconds: float) -> None:
    async def wait() -> None:
        async with database.writing.begin() as conn:
            await conn.execute(insert(LINE).values(number=1))
            await conn.execute(text("SELECT pg_sleep(30)"))

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(seconds)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await works(database)


async def test_who_is_cancelled_twice_leaves_nothing_either(database: Database) -> None:
    async def wait() -> None:
        async with database.writing.begin() as conn:
            await conn.execute(insert(LINE).values(number=1))
            await asyncio.Event().wait()

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0.1)
    waiting.cancel()
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await works(database)


@pytest.mark.parametrize(
    "row",
    [
        {"number": 1, "word": "a secret"},
        {"number": None, "word": "a secret"},
        {"number": "a secret", "word": "a secret"},
    ],
)
async def test_a_fault_does_not_quote_the_row(database: Database, row: dict[str, object]) -> None:
    await write(database, 1)
    put = insert(LINE).values(number=bindparam("number"), word=bindparam("word"))
    with pytest.raises(DBAPIError) as refused:
        async with database.writing.begin() as conn:
            await conn.execute(put, row)
    said = "".join(traceback.format_exception(refused.value))
    assert "INSERT INTO line" in said
    assert "secret" not in said
    assert "secret" not in repr(refused.value)


async def test_a_fault_of_ours_keeps_its_kind(database: Database) -> None:
    await write(database, 1)
    with pytest.raises(IntegrityError):
        await write(database, 1)


async def test_a_connection_that_stays_busy_is_not_waited_for_for_ever(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "BUSY_SECONDS", 0.1)
    async with database.writing.begin():
        with pytest.raises(DatabaseAway, match="have been busy"):
            await write(database, 7)
    assert await works(database)


async def test_who_waits_gets_the_connection_next(database: Database) -> None:
    async with database.writing.begin():
        waiting = asyncio.create_task(works(database))
        await asyncio.sleep(0.1)
        assert not waiting.done()
    assert await waiting


async def test_a_transaction_may_end_after_the_storage_is_closed(
    database: Database, postgres: str
) -> None:
    async with database.writing.begin() as conn:
        await conn.execute(insert(LINE).values(number=1))
        await database.close()
    assert queried(postgres, "SELECT number FROM line") == [(1,)]
    assert queried(postgres, OTHERS) == [(0,)]


async def done(database: Database, statements: str) -> None:
    """Statements in a transaction that writes."""
    async with database.writing.begin() as conn:
        await each(conn, statements)


async def each(conn: Connection, statements: str) -> None:
    parts = [statements] if statements.startswith("DO") else statements.split("; ")
    for statement in parts:
        await conn.execute(text(statement))
