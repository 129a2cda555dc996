"""PostgreSQL: some connections to a server, which are kept."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Concatenate

import sqlalchemy
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.away import noticed
from bot.storage.connection import Connection, Found, P, Parameters, Part, Query, T
from bot.table.ports import DatabaseAway

POOL = 10
"""Connections of a door; there are two, and a server allows 100 by itself."""
BUSY_SECONDS = 30.0
"""So long one of them is waited for."""


class ServedConnection(Connection):
    """What SQLAlchemy's own connection does, and nothing else."""

    def __init__(self, conn: AsyncConnection) -> None:
        super().__init__(conn.dialect)
        self._conn = conn

    async def _run(self, statement: Executable, parameters: Parameters | None) -> Found:
        return await self._conn.execute(statement, parameters)

    async def partitions(self, query: Query, size: int) -> AsyncIterator[Part]:
        async with self._conn.stream(query) as rows:
            async for part in rows.partitions(size):
                yield part

    async def run_sync(
        self,
        deed: Callable[Concatenate[sqlalchemy.Connection, P], T],
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        return await self._conn.run_sync(deed, *args, **more)


class ServedDoor:
    """Transactions as the engine's options say. `reads`: they may not write.

    SQLAlchemy's connections stay with their connections to the server when a transaction ends. To
    take both out of a pool each time and put them back costs more than a statement.
    """

    def __init__(self, engine: AsyncEngine, *, reads: bool = False) -> None:
        self.engine = engine
        self._reads = reads
        self._turns = asyncio.Semaphore(POOL)
        self._idle: list[AsyncConnection] = []
        self._closed = False

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Connection]:
        """As `Door.begin`."""
        with noticed(reads=self._reads):
            await self._turn()
            try:
                conn = await self._connection()
                try:
                    yield ServedConnection(conn)
                    await conn.commit()
                except BaseException:
                    await self._undo(conn)
                    raise
                await self._put_back(conn)
            finally:
                self._turns.release()

    async def close(self) -> None:
        """Close the connections; those in use when their transaction has ended."""
        self._closed = True
        while self._idle:
            await self._idle.pop().close()

    async def _turn(self) -> None:
        if not self._turns.locked():
            await self._turns.acquire()  # at once
            return
        try:
            async with asyncio.timeout(BUSY_SECONDS):
                await self._turns.acquire()
        except TimeoutError as fault:
            message = f"all {POOL} connections have been busy for {BUSY_SECONDS:.0f} s"
            raise DatabaseAway(message) from fault

    async def _connection(self) -> AsyncConnection:
        """One that has ended is not begun with. Whether the server is still there is not asked,
        which would be one way there and back more: a transaction that fails comes again.
        """
        while self._idle:
            conn = self._idle.pop()
            if not _driven(conn).is_closed():
                return conn
            await conn.close()
        return await self.engine.connect()

    async def _undo(self, conn: AsyncConnection) -> None:
        """Whoever is cancelled while he waits for the server leaves a connection that SQLAlchemy
        has given up.
        """
        try:
            await conn.rollback()
        finally:
            await self._put_back(conn)

    async def _put_back(self, conn: AsyncConnection) -> None:
        if self._closed or conn.invalidated:
            await conn.close()
        else:
            self._idle.append(conn)


def _driven(conn: AsyncConnection) -> Any:
    """The driver's own connection."""
    return conn.sync_connection and conn.sync_connection.connection.driver_connection
