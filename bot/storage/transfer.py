"""Everything from one database into another, empty one: SQLite to PostgreSQL, or back.

What there is to copy is read off the models, so a new table is copied without a word here. All of
it is one transaction of the target; before it ends, rows are counted and records and snapshots are
compared, so either everything has arrived or nothing has.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import URL, Table, func, insert, select, text

from bot.storage.audit import Told, unlike
from bot.storage.connection import Connection
from bot.storage.engine import Database, file_of
from bot.storage.lease import holder
from bot.storage.lock import FileLock
from bot.storage.migrate import migrate, require_head, revision_of
from bot.storage.models import Row, SeriesRow
from bot.storage.records import NoDatabase, record_of

ROWS = 500
TABLES: tuple[Table, ...] = tuple(Row.metadata.sorted_tables)
"""Every table, those that others point to first."""


class NotEmpty(Exception):
    """The target has rows already: the text names a table."""

    def __str__(self) -> str:
        return f"the target is not empty (table {self.args[0]}): give an empty database"


class InUse(Exception):
    """A bot works with a database that must stand still."""

    def __str__(self) -> str:
        return f"a bot ({self.args[0]}) works with this database: stop it first"


class NotTheSame(Exception):
    """What has arrived is not what should be there; nothing was kept."""

    def __str__(self) -> str:
        return f"nothing was kept: {self.args[0]}"


async def transfer(source: URL, target: URL, told: Told) -> dict[str, int]:
    """Copy everything; how many rows of each table.

    Raises NotEmpty, InUse, AlreadyRunning, NotTheSame, NoDatabase, SchemaTooOld, SchemaTooNew,
    OutOfReach, DatabaseAway.
    """
    file = file_of(source)
    if file is not None and not file.exists():
        raise NoDatabase(file)
    with _locked(source), _locked(target):
        async with _standing(source) as old:
            await migrate(target)
            async with _standing(target) as new:
                return await _transferred(old, new, told)


@contextmanager
def _locked(url: URL) -> Iterator[None]:
    """An SQLite file is ours alone."""
    file = file_of(url)
    if file is None:
        yield
        return
    lock = FileLock(file)
    try:
        yield
    finally:
        lock.release()


@asynccontextmanager
async def _standing(url: URL) -> AsyncIterator[Connection]:
    """A transaction in which nobody else writes. Raises InUse, SchemaTooOld, SchemaTooNew."""
    database = Database.open(url)
    try:
        async with database.writing.begin() as conn:
            require_head(await revision_of(conn))
            if conn.dialect.name == "postgresql":
                names = ", ".join(table.name for table in TABLES)
                await conn.execute(text(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE"))
                user = await holder(conn)
                if user is not None:
                    raise InUse(user)
            yield conn
    finally:
        await database.close()


async def _transferred(old: Connection, new: Connection, told: Told) -> dict[str, int]:
    """The work itself, within a transaction of each."""
    for table in TABLES:
        if await _count(new, table):
            raise NotEmpty(table.name)
    counts = {table.name: await _count(old, table) for table in TABLES}
    steps = Steps(sum(counts.values()) + counts[SeriesRow.__tablename__], told)
    await copy_rows(old, new, steps)
    for table in TABLES:
        if await _count(new, table) != counts[table.name]:
            raise NotTheSame(f"not every row of {table.name} arrived")
    await _compare(old, new, steps)
    return counts


class Steps:
    """Counts what is done."""

    def __init__(self, total: int, told: Told) -> None:
        self._total, self._told, self._done = total, told, 0

    def done(self, more: int = 1) -> None:
        """So much more is done."""
        self._done += more
        self._told(self._done, self._total)


async def copy_rows(old: Connection, new: Connection, steps: Steps) -> None:
    """Copy every row of every table."""
    for table in TABLES:
        await _copy(old, new, table, steps)


async def _count(conn: Connection, table: Table) -> int:
    return await conn.scalar(select(func.count()).select_from(table)) or 0


async def _copy(old: Connection, new: Connection, table: Table, steps: Steps) -> None:
    async for rows in old.partitions(select(table).order_by(*table.primary_key), ROWS):
        await new.execute(insert(table), [dict(row._mapping) for row in rows])  # noqa: SLF001 - public
        steps.done(len(rows))
    counter = table.autoincrement_column
    if counter is not None and new.dialect.name == "postgresql":
        # SQLite goes on after the highest number by itself.
        sequence = func.pg_get_serial_sequence(table.name, counter.name)
        highest = select(func.coalesce(func.max(counter), 0) + 1).scalar_subquery()
        await new.execute(select(func.setval(sequence, highest, False)))


async def _compare(old: Connection, new: Connection, steps: Steps) -> None:
    """Every series reads as the same record, every snapshot is what its moves replay to."""
    for number in await old.scalars(select(SeriesRow.id).order_by(SeriesRow.id)):
        try:
            same = str(await record_of(old, number)) == str(await record_of(new, number))
        except ValueError:  # what is written there is no card or no move
            same = False
        if not same:
            raise NotTheSame(f"series {number} is damaged")
        steps.done()
    for number in await unlike(new):
        raise NotTheSame(f"table {number} does not replay to its snapshot")
