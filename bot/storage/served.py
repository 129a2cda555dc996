"""PostgreSQL: a pool of connections to a server."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Concatenate

import sqlalchemy
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.storage.away import noticed
from bot.storage.connection import Connection, Found, P, Parameters, Part, Query, T


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


@dataclass(frozen=True, slots=True)
class ServedDoor:
    """Transactions as the engine's options say."""

    engine: AsyncEngine

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Connection]:
        """As `Door.begin`."""
        with noticed():
            async with self.engine.begin() as conn:
                yield ServedConnection(conn)
