"""SQLite without threads and greenlets between a statement and its rows (docs/adr/0016).

A statement of ours takes microseconds, so it runs where it is called. Only a commit that wrote
something waits for the disk. As long as the disk is quick, to hand it to a thread costs more than
the waiting; else it waits there.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import dataclass
from time import monotonic
from typing import Concatenate

import sqlalchemy
from sqlalchemy import Engine, Executable
from sqlalchemy.exc import DBAPIError, OperationalError

from bot.storage.away import noticed
from bot.storage.connection import Connection, Found, P, Parameters, Part, Query, T

BUSY_SECONDS = 10.0
BUSY_PAUSE = 0.02

QUICK_SECONDS = 0.003
"""So long a commit may usually hold up the event loop; else commits go to a thread."""
LATELY = 16
"""What is usual is a mean that this many commits make up."""


class DirectConnection(Connection):
    """A connection whose methods never wait, but for another process that writes."""

    def __init__(self, conn: sqlalchemy.Connection) -> None:
        super().__init__(conn.dialect)
        self._conn = conn

    async def _run(self, statement: Executable, parameters: Parameters | None) -> Found:
        return await patiently(lambda: self._conn.execute(statement, parameters))

    async def partitions(self, query: Query, size: int) -> AsyncIterator[Part]:
        for part in (await self._run(query, None)).partitions(size):
            yield part

    async def run_sync(
        self,
        deed: Callable[Concatenate[sqlalchemy.Connection, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        return deed(self._conn, *args, **more)


class File:
    """The one connection to an SQLite file: for one transaction at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="disk")
        self._opened: sqlalchemy.Connection | None = None
        self._written = 0
        self._usual = 0.0

    @asynccontextmanager
    async def begin(self, words: str) -> AsyncIterator[Connection]:
        """As `Door.begin`; `words` is SQLite's statement for it."""
        async with self._turn:
            with noticed():
                conn = await patiently(self._connection)
                await patiently(lambda: _begin(conn, words))
                try:
                    yield DirectConnection(conn)
                    await self._commit(conn)
                finally:
                    conn.rollback()  # nothing after a commit

    async def close(self) -> None:
        """Close the connection."""
        async with self._turn:
            if self._opened is not None:
                self._opened.close()
            self._engine.dispose()
            self._disk.shutdown(wait=False)

    def _connection(self) -> sqlalchemy.Connection:
        if self._opened is None:
            self._opened = self._engine.connect()
        return self._opened

    async def _commit(self, conn: sqlalchemy.Connection) -> None:
        changes = getattr(conn.connection.dbapi_connection, "total_changes", 0)
        if changes == self._written:
            conn.commit()
            return
        self._written = changes
        if self._usual <= QUICK_SECONDS:
            self._commit_now(conn)
            return
        done = asyncio.get_running_loop().run_in_executor(self._disk, self._commit_now, conn)
        try:
            await asyncio.shield(done)
        finally:
            while not done.done():  # cancelled: the next transaction may not begin before its end
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([done])

    def _commit_now(self, conn: sqlalchemy.Connection) -> None:
        began = monotonic()
        conn.commit()
        self._usual += (monotonic() - began - self._usual) / LATELY


@dataclass(frozen=True, slots=True)
class FileDoor:
    """Transactions that begin with the same words."""

    file: File
    words: str

    def begin(self) -> AbstractAsyncContextManager[Connection]:
        """As `Door.begin`."""
        return self.file.begin(self.words)


def _begin(conn: sqlalchemy.Connection, words: str) -> None:
    """Begin a transaction. It is the driver that is told: to ask SQLAlchemy for these two words
    takes as long as any other statement.
    """
    try:
        conn.connection.cursor().execute(words)
    except sqlite3.Error as fault:
        dialect = conn.dialect
        raise DBAPIError.instance(words, None, fault, sqlite3.Error, dialect=dialect) from fault
    conn.begin()


async def patiently(deed: Callable[[], T]) -> T:
    """Do something with a file that another process may be writing to: the event loop goes on
    until that has ended. Raises OperationalError after `BUSY_SECONDS`.
    """
    patience = 0.0
    while True:
        try:
            return deed()
        except OperationalError as fault:
            patience = patience or monotonic() + BUSY_SECONDS
            if not _is_busy(fault) or monotonic() > patience:
                raise
        await asyncio.sleep(BUSY_PAUSE)


def _is_busy(fault: OperationalError) -> bool:
    """By SQLite's primary code."""
    return getattr(fault.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
