"""Marks: how screens learn that they lag behind (`game_table.wanted` and `shown`)."""

from typing import Any

from sqlalchemy import BindParameter, ColumnElement, bindparam, case, or_, select, update

from bot.storage.connection import Connection
from bot.storage.models import TableRow, TableSeatRow
from bot.storage.tables import LIVE


def raised(now: float | BindParameter[float]) -> dict[str, Any]:
    """Columns of a table whose screens have something new to show."""
    lagging = TableRow.shown < TableRow.wanted
    return {
        "wanted": TableRow.wanted + 1,
        "stale_since": case((lagging, TableRow.stale_since), else_=now),
    }


_RAISE = update(TableRow).where(TableRow.id == bindparam("table")).values(raised(bindparam("now")))


async def raise_mark(conn: Connection, table: int, now: float) -> None:
    """Have the screens of a table looked at."""
    await conn.execute(_RAISE, {"table": table, "now": now})


async def raise_marks(conn: Connection, where: ColumnElement[bool], now: float) -> None:
    """Have the screens of these tables looked at."""
    await conn.execute(update(TableRow).where(where).values(raised(now)))


def live_with(person: int) -> ColumnElement[bool]:
    """Live tables where a person sits or that he hosts."""
    seated = select(TableSeatRow.table_id).where(TableSeatRow.person_id == person)
    return LIVE & or_(TableRow.id.in_(seated), TableRow.host_id == person)


def live_in(chat: int) -> ColumnElement[bool]:
    """Live tables of a chat."""
    return LIVE & (TableRow.chat_id == chat)
