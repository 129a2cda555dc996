"""Connections to SQLite or PostgreSQL.

SQLite has one connection, in WAL mode with synchronous=FULL, and writing transactions begin with
BEGIN IMMEDIATE, so they never fail for having read first. PostgreSQL has a pool; reading
transactions there see one snapshot.
"""

from asyncio import shield
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, NullPool, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.ext.asyncio import create_async_engine as engine_of_any_kind
from sqlalchemy.pool import AsyncAdaptedQueuePool, ConnectionPoolEntry
from sqlalchemy.util.concurrency import in_greenlet

from bot.storage import direct
from bot.storage.away import noticed

DRIVERS = {
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "sqlite": "sqlite+aiosqlite",
}
BUSY_SECONDS = 10
POOL = 10
NETWORK = {"connect_timeout": 10, "keepalives_idle": 30, "tcp_user_timeout": 20_000}
"""Settings of libpq: seconds, seconds, milliseconds."""


class UnknownDatabase(Exception):
    """A database URL of a kind that is not supported, or none at all."""

    def __str__(self) -> str:
        return "DATABASE_URL must be sqlite:///FILE or postgres://USER:PASSWORD@HOST/NAME"


class OutOfReach(Exception):
    """The database cannot be reached; the text has its first words on why."""


def normalised(url: str) -> URL:
    """A database URL with the driver that is used. Raises UnknownDatabase."""
    try:
        parsed = make_url(url)
    except ArgumentError as fault:
        raise UnknownDatabase from fault
    driver = DRIVERS.get(parsed.get_backend_name())
    if driver is None:
        raise UnknownDatabase
    return parsed.set(drivername=driver)


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for one in memory and for PostgreSQL."""
    if url.get_backend_name() != "sqlite" or url.database in {None, "", ":memory:"}:
        return None
    return Path(str(url.database))


def create_async_engine(url: URL, **options: Any) -> AsyncEngine:
    """An engine whose faults and logs do not tell what is in the rows: hands, decks, seeds."""
    return engine_of_any_kind(url, hide_parameters=True, **options)


@dataclass(frozen=True, slots=True)
class Door:
    """Where transactions of one kind begin."""

    engine: AsyncEngine

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: kept when the block ends, undone when an exception leaves it.

        Raises Away, Contended.
        """
        with noticed():
            async with self.engine.begin() as conn:
                yield conn


@dataclass(frozen=True, slots=True)
class Database:
    """Two doors to the same connections: for transactions that write, and for those that read."""

    writing: Door
    reading: Door

    @classmethod
    def open(cls, url: URL) -> "Database":
        """For the bot itself; the folder of an SQLite file is made when it is missing."""
        if url.get_backend_name() != "sqlite":
            return cls._served(
                create_async_engine(
                    url, pool_size=POOL, pool_pre_ping=True, connect_args=_impatience(url)
                )
            )
        file = file_of(url)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        return cls._filed(
            create_async_engine(
                url,
                poolclass=AsyncAdaptedQueuePool,
                pool_size=1,
                max_overflow=0,
                connect_args={"async_creator_fn": direct.connection},
            )
        )

    @classmethod
    def beside(cls, url: URL) -> "Database":
        """For a look beside a running bot: an SQLite file is opened read-only."""
        file = file_of(url)
        if file is None:
            return cls._served(create_async_engine(url, poolclass=NullPool))
        uri = url.set(
            database=f"file:{quote(str(file.absolute()))}", query={"mode": "ro", "uri": "true"}
        )
        engine = create_async_engine(uri, poolclass=NullPool)
        _begin_by_hand(engine)
        return cls(Door(engine), Door(engine.execution_options(deferred=True)))

    @classmethod
    def _served(cls, engine: AsyncEngine) -> "Database":
        reading = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        return cls(Door(engine), Door(reading))

    @classmethod
    def _filed(cls, engine: AsyncEngine) -> "Database":
        _begin_by_hand(engine)
        event.listen(engine.sync_engine, "connect", _settle)
        return cls(Door(engine), Door(engine.execution_options(deferred=True)))

    async def close(self) -> None:
        """Close all connections."""
        await self.writing.engine.dispose()


def _impatience(url: URL) -> dict[str, int]:
    """A server that a network has swallowed is noticed within seconds, not a quarter of an hour;
    what the URL says goes first.
    """
    return {name: value for name, value in NETWORK.items() if name not in url.query}


def migration_engine(url: URL) -> AsyncEngine:
    """For migrations: SQLite checks foreign keys at their end only, as tables are rebuilt."""
    engine = create_async_engine(url, poolclass=NullPool)
    if url.get_backend_name() == "sqlite":
        _begin_by_hand(engine)
    return engine


def _begin_by_hand(engine: AsyncEngine) -> None:
    """The driver of SQLite would begin transactions late, and never for a change of schema."""
    event.listen(engine.sync_engine, "connect", _no_implicit_begin)
    event.listen(engine.sync_engine, "begin", _begin)
    event.listen(engine.sync_engine.pool, "invalidate", _let_go)


def _no_implicit_begin(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None
    _pragma(connection, f"busy_timeout = {BUSY_SECONDS * 1000}")


def _let_go(
    connection: DBAPIConnection, _entry: ConnectionPoolEntry, _error: BaseException | None
) -> None:
    """Roll back before a cancelled connection closes.

    A statement that somebody still refers to (a traceback does) would keep the closed connection
    alive inside SQLite, and with it the lock on the file.
    """
    if in_greenlet():
        connection.run_async(lambda driver: shield(driver.rollback()))


def _settle(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """`direct` waits itself for a file that is busy, so that the event loop need not."""
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 0",
    ):
        _pragma(connection, pragma)


def _pragma(connection: DBAPIConnection, text: str) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA {text}")
    cursor.close()


def _begin(connection: Connection) -> None:
    deferred = connection.get_execution_options().get("deferred", False)
    connection.exec_driver_sql("BEGIN" if deferred else "BEGIN IMMEDIATE")
