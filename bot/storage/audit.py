"""Whether deals and moves replay to the snapshots, and who made which: what `doctor` and the kill
tests ask.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.faults import RecordFault
from bot.rules.verify import replay
from bot.storage import tables
from bot.storage.engine import Database
from bot.storage.models import DealRow, MoveRow, SeriesRow, TableRow
from bot.storage.records import deal_of, moves_of


@dataclass(frozen=True, slots=True)
class Ply:
    """A move as it was written down; `ply` is None for a deal in which nobody has moved yet.

    `person`: None when a computer player moved.
    """

    table: int
    deal: int
    ply: int | None
    action: str | None
    person: int | None


async def plies(database: Database) -> Sequence[Ply]:
    """Every move of every deal, table after table, in the order of play."""
    query = (
        select(SeriesRow.table_id, DealRow.id, MoveRow.ply, MoveRow.action, MoveRow.person_id)
        .join(DealRow, DealRow.series_id == SeriesRow.id)
        .outerjoin(MoveRow, MoveRow.deal_id == DealRow.id)
        .order_by(SeriesRow.table_id, SeriesRow.number, DealRow.number, MoveRow.ply)
    )
    async with database.reading.begin() as conn:
        return [Ply(*row) for row in await conn.execute(query)]


async def diverging(database: Database) -> Sequence[int]:
    """Tables whose snapshot does not hold the deal that their rows replay to."""
    query = select(TableRow.id).where(TableRow.deal_id.is_not(None)).order_by(TableRow.id)
    async with database.reading.begin() as conn:
        ids = (await conn.scalars(query)).all()
        return [table_id for table_id in ids if not await _agrees(conn, table_id)]


async def _agrees(conn: AsyncConnection, table_id: int) -> bool:
    deal = (await tables.look(conn, table_id)).deal
    query = select(DealRow.__table__).join(TableRow, TableRow.deal_id == DealRow.id)
    row = (await conn.execute(query.where(TableRow.id == table_id))).one()
    moves = await moves_of(conn, [row.id])
    try:
        return deal is None or replay(deal_of(row, moves[row.id])) == deal
    except RecordFault:
        return False
