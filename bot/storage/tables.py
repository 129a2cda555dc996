"""Tables from their rows."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Row, Select, bindparam, literal_column, select, update

from bot.storage.codec import decode
from bot.storage.connection import Connection
from bot.storage.models import TableRow, TableSeatRow
from bot.table.ports import NoSuchTable
from bot.table.table import Address, Phase, Table

LIVE = TableRow.phase != literal_column(f"'{Phase.CLOSED}'")
"""A literal, not a parameter: so the partial index of live tables is recognised."""


@dataclass(slots=True)
class Held:
    """A table locked by a unit of work, and the rows its events belong to."""

    table: Table
    series_id: int | None = None
    deal_id: int | None = None


def table_of(row: Row[*tuple[Any, ...]]) -> Table:
    """The table of a row; where a column and the snapshot could differ, the column is right."""
    return replace(
        decode(row.state), id=row.id, rev=row.rev, address=Address(row.chat_id, row.topic_id)
    )


def tables() -> Select[int, int, int | None, int, str]:
    """Select what `table_of` reads."""
    return select(TableRow.id, TableRow.chat_id, TableRow.topic_id, TableRow.rev, TableRow.state)


# Statements of every tap are built once.
_LOOK = tables().where(TableRow.id == bindparam("table"))
_LOCK = _LOOK.add_columns(TableRow.series_id, TableRow.deal_id).with_for_update()
_LOCK_ALL = (
    select(TableRow.id)
    .where(TableRow.id.in_(bindparam("tables", expanding=True)))
    .order_by(TableRow.id)
    .with_for_update()
)


async def lock(conn: Connection, table_id: int) -> Held:
    """Lock and load a table (SQLite has locked the whole file by then). Raises NoSuchTable."""
    row = (await conn.execute(_LOCK, {"table": table_id})).one_or_none()
    if row is None:
        raise NoSuchTable
    return Held(table_of(row), row.series_id, row.deal_id)


async def lock_all(conn: Connection, tables: Collection[int]) -> None:
    """Lock tables, in the order of their numbers. Who writes rows of a table holds it first: two
    that come to the same rows in another order would wait for each other. SQLite has locked the
    whole file by then.
    """
    if conn.dialect.name == "sqlite":
        return
    await conn.execute(_LOCK_ALL, {"tables": list(tables)})


async def look(conn: Connection, table_id: int) -> Table:
    """Load a table without a lock. Raises NoSuchTable."""
    row = (await conn.execute(_LOOK, {"table": table_id})).one_or_none()
    if row is None:
        raise NoSuchTable
    return table_of(row)


async def tables_at(conn: Connection, address: Address) -> Sequence[Table]:
    """Live tables at an address, the newest first."""
    query = tables().where(
        LIVE,
        TableRow.chat_id == address.chat,
        TableRow.topic_id.is_not_distinct_from(address.topic),
    )
    return [table_of(row) for row in await conn.execute(query.order_by(TableRow.id.desc()))]


async def tables_in(conn: Connection, chat: int) -> Sequence[Table]:
    """Live tables anywhere in a group, the newest first."""
    query = tables().where(LIVE, TableRow.chat_id == chat).order_by(TableRow.id.desc())
    return [table_of(row) for row in await conn.execute(query)]


async def tables_of(conn: Connection, person: int) -> Sequence[Table]:
    """Live tables where a person sits, the newest first."""
    query = tables().join(TableSeatRow, TableSeatRow.table_id == TableRow.id)
    query = query.where(TableSeatRow.person_id == person, LIVE)
    return [table_of(row) for row in await conn.execute(query.order_by(TableRow.id.desc()))]


_SETTLE = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"), TableRow.shown < bindparam("mark"))
    .values(shown=bindparam("mark"), stale_since=bindparam("now"))
)


async def settle(conn: Connection, marks: Sequence[tuple[int, int]], now: float) -> None:
    """These tables have nothing to show up to their marks."""
    values = [{"table": table, "mark": mark, "now": now} for table, mark in sorted(marks)]
    await conn.execute(_SETTLE, values)
