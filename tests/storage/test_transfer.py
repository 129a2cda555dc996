"""Everything from one database into the other kind, or nothing."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Boolean, Table, insert, select, update

from bot.bench.servers import database
from bot.storage import AlreadyRunning, Storage
from bot.storage.connection import Connection
from bot.storage.engine import Database, normalised
from bot.storage.migrate import SchemaTooOld, migrate
from bot.storage.models import DealRow, NoteRow, Row
from bot.storage.records import NoDatabase
from bot.storage.transfer import TABLES, InUse, NotEmpty, NotTheSame, Steps, copy_rows, transfer
from bot.table.people import Profile
from bot.table.sent import Note
from bot.table.table import Phase
from tests.storage.rows import rows
from tests.storage.scenes import ANN, CLUB, RNG, Playing, full, kept, played_until, saved

pytestmark = pytest.mark.slow

numbers = count(1)


def told(*_: float) -> None:
    """Nobody watches."""


@pytest.fixture
def other(migrated: str, tmp_path: Path, server: str, worker_id: str) -> Iterator[str]:
    """An empty database of the kind that `migrated` is not."""
    if not migrated.startswith("sqlite"):
        yield f"sqlite:///{tmp_path}/other.db"
        return
    with database(server, f"kozel_{worker_id}_transfer_{next(numbers)}") as url:
        yield url


@pytest.fixture
async def source(migrated: str) -> str:
    """A database after an evening: a series that is over, one that runs, people, a note."""
    async with opened(migrated) as storage:
        for seed, phase in ((3, Phase.RESULT), (4, Phase.PAUSE)):
            table = await kept(storage, full(RNG, people=3))
            await played_until(storage, table.id, Playing(Random(seed)), phase)
        await saved(storage, table.id, Playing(Random(5), quiet=True))
        async with storage.club.work(update_id=7) as work:
            await work.keep_profile(Profile(ANN.id, "Анна 🐐 <b>", "ru", reachable=True))
            await work.note(Note(CLUB.chat, None, "<b>hello</b>"))
            await work.give_up(8, "{}", "a fault")
    return migrated


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


async def carried(source: str, target: str) -> dict[str, int]:
    return await transfer(normalised(source), normalised(target), told)


async def everything(url: str) -> dict[str, list[Any]]:
    """All rows, by table."""
    async with _writing(url) as conn:
        return {table.name: await _all(conn, table) for table in TABLES}


async def test_every_row_arrives_and_all_replays(source: str, other: str) -> None:
    before = await everything(source)
    counts = await carried(source, other)
    assert await everything(other) == before
    assert counts == {name: len(found) for name, found in before.items()}
    assert counts["move"] > 50
    async with opened(other) as storage:
        assert await storage.diverging() == []


async def test_play_goes_on_there_with_numbers_that_are_free(source: str, other: str) -> None:
    await carried(source, other)
    async with opened(other) as storage:
        playing = Playing(Random(9), quiet=True)
        await played_until(storage, 2, playing, Phase.RESULT)
        table = await kept(storage, full(RNG))
        await saved(storage, table.id, playing)
        assert table.id == 3
        async with storage.club.work() as work:
            await work.note(Note(CLUB.chat, None, "one more"))
        assert len({note.id for note in await rows(storage, NoteRow)}) == 2
        assert await storage.diverging() == []


async def test_there_and_back_again_is_the_same(source: str, other: str, tmp_path: Path) -> None:
    before = await everything(source)
    await carried(source, other)
    third = f"sqlite:///{tmp_path}/third.db"
    await carried(other, third)
    assert await everything(third) == before


async def test_all_tables_of_the_models_are_copied(migrated: str, other: str) -> None:
    """A new table is covered by itself: each has a row here that is made from its columns."""
    assert {table.name for table in TABLES} == set(Row.metadata.tables)
    await migrate(normalised(other))
    async with _writing(migrated) as old, _writing(other) as new:
        for table in TABLES:
            await old.execute(insert(table).values(_any_row(table)))
        await copy_rows(old, new, Steps(len(TABLES), told))
        for table in TABLES:
            sent, arrived = [await _all(conn, table) for conn in (old, new)]
            assert len(arrived) == 1
            assert arrived == sent


async def _all(conn: Connection, table: Table) -> list[tuple[Any, ...]]:
    query = select(table).order_by(*table.primary_key)
    return [tuple(row) for row in await conn.execute(query)]


def _any_row(table: Table) -> dict[str, Any]:
    return {column.name: _any_value(column.type) for column in table.columns}


def _any_value(kind: Any) -> Any:
    if isinstance(kind, Boolean):
        return True
    return 1 if kind.python_type in {int, float} else "1"


@asynccontextmanager
async def _writing(url: str) -> AsyncIterator[Connection]:
    database = Database.open(normalised(url))
    async with database.writing.begin() as conn:
        yield conn
    await database.close()


async def test_a_target_with_rows_is_left_alone(source: str, other: str) -> None:
    async with opened(other) as storage:
        await kept(storage, full(RNG))
    before = await everything(other)
    with pytest.raises(NotEmpty, match="not empty"):
        await carried(source, other)
    assert await everything(other) == before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"trump_card": "no card"}, "series 1"), ({"dealer": (DealRow.dealer + 1) % 4}, "table 1")],
)
async def test_when_something_is_wrong_nothing_is_kept(
    source: str, other: str, wrong: dict[str, Any], said: str
) -> None:
    async with _writing(source) as conn:
        await conn.execute(update(DealRow).values(wrong))
    with pytest.raises(NotTheSame, match=f"nothing was kept: {said}"):
        await carried(source, other)
    assert not any((await everything(other)).values())


async def test_a_database_that_a_bot_works_with_is_left_alone(source: str, other: str) -> None:
    async with opened(source) as storage:
        if storage.is_shared:
            await storage.lease.take(60)
        with pytest.raises((AlreadyRunning, InUse)):
            await carried(source, other)
        if storage.is_shared:
            await storage.lease.release()
    await carried(source, other)


async def test_an_older_database_is_to_be_migrated_first(url: str, tmp_path: Path) -> None:
    await migrate(normalised(url), "0001")
    with pytest.raises(SchemaTooOld, match="migrate"):
        await carried(url, f"sqlite:///{tmp_path}/target.db")


async def test_from_nothing_comes_nothing(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        await carried(f"sqlite:///{tmp_path}/none.db", f"sqlite:///{tmp_path}/target.db")
    assert not any(tmp_path.glob("*"))  # noqa: ASYNC240  a folder of this test alone
