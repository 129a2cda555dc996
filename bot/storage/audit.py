"""Whether deals and moves replay to the snapshots, and who made which: what `doctor` and the kill
tests ask.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import select

from bot.rules.faults import RecordFault
from bot.rules.verify import replay
from bot.storage import tables
from bot.storage.codec import UnknownSnapshot, UnreadableSnapshot
from bot.storage.connection import Connection
from bot.storage.engine import Database
from bot.storage.models import DealRow, MoveRow, SeriesRow, TableRow
from bot.storage.records import deal_of, moves_of

Told = Callable[[float, float], None]
"""Is told how much is done, and of how much."""


@dataclass(frozen=True, slots=True)
class Ply:
    """A move as it was written down; `ply` is None for a deal in which nobody has moved yet.

    `person`: None when a computer player moved.
    """

    table: int
    series: int
    deal: int
    ply: int | None
    action: str | None
    person: int | None


async def plies(database: Database) -> Sequence[Ply]:
    """Every move of every deal, table after table, in the order of play."""
    query = (
        select(
            SeriesRow.table_id,
            SeriesRow.id,
            DealRow.id,
            MoveRow.ply,
            MoveRow.action,
            MoveRow.person_id,
        )
        .join(DealRow, DealRow.series_id == SeriesRow.id)
        .outerjoin(MoveRow, MoveRow.deal_id == DealRow.id)
        .order_by(SeriesRow.table_id, SeriesRow.number, DealRow.number, MoveRow.ply)
    )
    async with database.reading.begin() as conn:
        return [Ply(*row) for row in await conn.execute(query)]


async def diverging(
    database: Database, *, live: bool = False, told: Told = lambda _done, _total: None
) -> Sequence[int]:
    """Tables whose snapshot does not hold the deal that their rows replay to."""
    async with database.reading.begin() as conn:
        return await unlike(conn, live=live, told=told)


async def unlike(
    conn: Connection, *, live: bool = False, told: Told = lambda _done, _total: None
) -> Sequence[int]:
    """The same within a transaction. `live`: only tables that are not closed; `told` is told how
    many were looked at, and of how many.
    """
    query = select(TableRow.id).where(TableRow.deal_id.is_not(None)).order_by(TableRow.id)
    ids = (await conn.scalars(query.where(tables.LIVE) if live else query)).all()
    found = []
    for done, table_id in enumerate(ids, 1):
        if not await _agrees(conn, table_id):
            found.append(table_id)
        told(done, len(ids))
    return found


async def _agrees(conn: Connection, table_id: int) -> bool:
    query = select(DealRow.__table__).join(TableRow, TableRow.deal_id == DealRow.id)
    row = (await conn.execute(query.where(TableRow.id == table_id))).one()
    try:
        deal = (await tables.look(conn, table_id)).deal
        moves = await moves_of(conn, [row.id])
        return deal is None or replay(deal_of(row, moves[row.id])) == deal
    except (RecordFault, UnreadableSnapshot, UnknownSnapshot, ValueError):
        return False
