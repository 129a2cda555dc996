"""All tables (`ports.Club`): where units of work begin and end."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache

from sqlalchemy import Executable

from bot.storage import tables
from bot.storage.connection import Connection
from bot.storage.engine import Database
from bot.storage.models import UpdateRow
from bot.storage.upsert import insert_or_update
from bot.storage.work import Work
from bot.table.ports import AlreadyDone
from bot.table.table import Table


class Club:
    """All tables, as the layers above see them."""

    def __init__(self, database: Database, time: Callable[[], float]) -> None:
        self._database = database
        self._time = time

    @asynccontextmanager
    async def work(self, update_id: int | None = None) -> AsyncIterator[Work]:
        """Begin a unit of work; with an update's id it is done once only (AlreadyDone).

        Everything is kept when the block ends, nothing when an exception leaves it. Raises
        DatabaseAway, Contended.
        """
        now = self._time()
        async with self._database.writing.begin() as conn:
            if update_id is not None:
                await _once(conn, update_id, now)
            yield Work(conn, now)

    async def look(self, table_id: int) -> Table:
        """The present state of a table, not locked. Raises NoSuchTable."""
        async with self._database.reading.begin() as conn:
            return await tables.look(conn, table_id)


async def _once(conn: Connection, update_id: int, now: float) -> None:
    values = {"update_id": update_id, "at": now}
    if (await conn.execute(_seen(conn.dialect.name), values)).one_or_none() is None:
        raise AlreadyDone


@cache
def _seen(dialect: str) -> Executable:
    """The statement that remembers an update; it answers nothing for one that was seen before."""
    fresh = insert_or_update(dialect, UpdateRow).on_conflict_do_nothing()
    return fresh.returning(UpdateRow.update_id)
