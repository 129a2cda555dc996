"""Connections to SQLite or PostgreSQL.

Neither tells in its faults and logs what is in the rows: hands, decks, seeds. SQLite has one
connection, in WAL mode with synchronous=FULL, and writing transactions begin with BEGIN IMMEDIATE,
so they never fail for having read first. PostgreSQL has several, which its doors keep; reading
transactions there see one snapshot.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.storage.connection import Door
from bot.storage.direct import File, FileDoor
from bot.storage.served import ServedDoor
from bot.storage.server import Server, refusal

DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+pysqlite",
}
WITHOUT_DRIVER = "DATABASE_URL: PostgreSQL needs the extra postgres: pip install '.[postgres]'"
STATEMENTS = 300
"""How many statements a connection to a server keeps prepared."""


class UnknownDatabase(Exception):
    """A database URL of a kind or with an option that is not supported, or none at all."""

    def __str__(self) -> str:
        usual = "DATABASE_URL must be sqlite:///FILE or postgres://USER:PASSWORD@HOST/NAME"
        return super().__str__() or usual


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
    if parsed.get_backend_name() == "sqlite":
        if file_of(parsed) is None:
            raise UnknownDatabase
    else:
        wrong = refusal(parsed.query) if find_spec("asyncpg") else WITHOUT_DRIVER
        if wrong is not None:
            raise UnknownDatabase(wrong)
    return parsed.set(drivername=driver)


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL, and for a database in memory, which no
    second connection would see.
    """
    if url.get_backend_name() != "sqlite" or url.database in {None, "", ":memory:"}:
        return None
    return Path(str(url.database))


@dataclass(frozen=True, slots=True)
class Database:
    """Two doors to the same connections: for transactions that write, and for those that read.

    `engine`: SQLAlchemy's, behind `writing`. `close` closes all connections.
    """

    writing: Door
    reading: Door
    engine: Engine
    close: Callable[[], Awaitable[None]]

    @classmethod
    def open(cls, url: URL) -> "Database":
        """For the bot itself; the folder of an SQLite file is made when it is missing."""
        if url.get_backend_name() == "sqlite":
            file = file_of(url)
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
            database = cls._filed(url)
            event.listen(database.engine, "connect", _settle)
            return database
        return cls._served(url)

    @classmethod
    def beside(cls, url: URL) -> "Database":
        """For a look beside a running bot: an SQLite file is opened read-only."""
        file = file_of(url)
        if file is None:
            return cls._served(url)
        uri = f"file:{quote(str(file.absolute()))}"
        return cls._filed(url.set(database=uri, query={"mode": "ro", "uri": "true"}))

    @classmethod
    def to_migrate(cls, url: URL) -> "Database":
        """For migrations: SQLite checks foreign keys at their end only, as tables are rebuilt."""
        if url.get_backend_name() == "sqlite":
            return cls._filed(url)
        return cls._served(url)

    @classmethod
    def _served(cls, url: URL) -> "Database":
        options: dict[str, Any] = {
            "hide_parameters": True,
            "poolclass": NullPool,  # the doors keep their connections
            "connect_args": {
                "async_creator_fn": Server.of(url).connect,
                "prepared_statement_cache_size": STATEMENTS,
            },
        }
        bare = URL.create(url.drivername)  # the server has the rest
        engine = create_async_engine(bare, **options)
        reading = create_async_engine(bare, isolation_level="REPEATABLE READ", **options)
        event.listen(engine.sync_engine, "connect", _let_go)
        event.listen(reading.sync_engine, "connect", _read_only)
        doors = ServedDoor(engine), ServedDoor(reading, reads=True)

        async def close() -> None:
            for door in doors:
                await door.close()

        return cls(*doors, engine.sync_engine, close)

    @classmethod
    def _filed(cls, url: URL) -> "Database":
        engine = create_engine(
            url,
            hide_parameters=True,
            poolclass=NullPool,
            # `patiently` waits for a file that is busy, so that the event loop need not.
            connect_args={"check_same_thread": False, "isolation_level": None, "timeout": 0},
        )
        direct = File(engine)
        begin, read = FileDoor(direct, "BEGIN IMMEDIATE"), FileDoor(direct, "BEGIN")
        return cls(begin, read, engine, direct.close)


def _let_go(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Rows that a process holds which froze, or whose machine is gone, are free again soon: the
    server ends a transaction that writes when nothing is done in it for so long.
    """
    cursor = connection.cursor()
    cursor.execute("SET idle_in_transaction_session_timeout = '30s'")
    cursor.close()
    connection.commit()


def _read_only(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.readonly = True


def _settle(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Nothing that was committed is lost, not even with the power."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
