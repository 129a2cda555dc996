"""Series that can be read again: by their table, by their group, by who sat there."""

from typing import Any

from sqlalchemy import Row, Select, select

from bot.players.levels import Level
from bot.rules.seats import SEATS
from bot.storage.codec import decode
from bot.storage.connection import Connection
from bot.storage.ledger import ENDED
from bot.storage.models import ScreenRow, SeriesRow, SeriesSeatRow, TableRow
from bot.storage.records import record_of
from bot.table import slots
from bot.table.chair import Chair, Chairs, Person
from bot.table.past import Past


async def past(conn: Connection, table: int, number: int) -> Past | None:
    """A series of a table, if a deal of it was counted."""
    return await _first(
        conn, _series().where(SeriesRow.table_id == table, SeriesRow.number == number)
    )


async def last_at(conn: Connection, chat: int) -> Past | None:
    """The series that was finished last in a group."""
    here = _series().where(SeriesRow.chat_id == chat, SeriesRow.status == ENDED)
    return await _first(conn, here.order_by(SeriesRow.ended_at.desc()).limit(1))


async def last_of(conn: Connection, person: int) -> Past | None:
    """The series that was finished last by somebody who sat there from its start."""
    his = _series().join(SeriesSeatRow, SeriesSeatRow.series_id == SeriesRow.id)
    his = his.where(SeriesSeatRow.person_id == person, SeriesRow.status == ENDED)
    return await _first(conn, his.order_by(SeriesRow.ended_at.desc()).limit(1))


async def is_told(conn: Connection, table: int, number: int) -> bool:
    """Whether the result of a series stands in its group, or will never stand there any more."""
    slot = (ScreenRow.table_id == table) & (ScreenRow.slot == slots.series(number))
    if await conn.scalar(select(ScreenRow.message_id).where(slot)) is not None:
        return True
    query = select(TableRow.shown, TableRow.wanted, TableRow.state).where(TableRow.id == table)
    row = (await conn.execute(query)).one()
    return row.shown >= row.wanted or decode(row.state).series_no != number


def _series() -> Select[int, int, int, int, str]:
    return select(
        SeriesRow.id, SeriesRow.table_id, SeriesRow.number, SeriesRow.chat_id, SeriesRow.status
    )


async def _first(conn: Connection, query: Select[int, int, int, int, str]) -> Past | None:
    row = (await conn.execute(query)).first()
    if row is None:
        return None
    record = await record_of(conn, row.id)
    if not record.deals or record.deals[0].count is None:
        return None
    chairs = await _chairs(conn, row.id)
    return Past(row.table_id, row.number, row.chat_id, chairs, row.status == ENDED, record)


async def _chairs(conn: Connection, series_id: int) -> Chairs:
    query = select(SeriesSeatRow.__table__).where(SeriesSeatRow.series_id == series_id)
    seats = {row.seat: _chair(row) for row in await conn.execute(query)}
    a, b, c, d = (seats.get(seat, Chair()) for seat in SEATS)
    return a, b, c, d


def _chair(row: Row[Any]) -> Chair:
    if row.person_id is None:
        return Chair(level=Level(row.level))
    return Chair(Person(row.person_id, row.name))
