"""Series as records (`kozel4/1`). A running deal is never in them."""

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from sqlalchemy import Row, select

from bot.rules.cards import Card, cards
from bot.rules.moves import Action, Move
from bot.rules.record import RecordedDeal, RecordedMove, SeriesRecord
from bot.rules.score import Count
from bot.rules.seats import SEATS
from bot.storage.connection import Connection
from bot.storage.engine import Database, file_of, normalised
from bot.storage.ledger import BROKEN_OFF
from bot.storage.models import DealRow, MoveRow, SeriesRow, SeriesSeatRow

PAGE = 200


class NoSuchSeries(Exception):
    """No series has this number."""

    def __str__(self) -> str:
        return f"no series has the number {self.args[0]}"


class NoDatabase(Exception):
    """There is no database at this place yet."""

    def __str__(self) -> str:
        return f"there is no database at {self.args[0]} yet"


class Records:
    """Reads series; each in a transaction of its own, so a long export holds nothing up."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> AsyncIterator[SeriesRecord]:
        """Every series, the oldest first."""
        last = 0
        while ids := await self._after(last):
            for series_id in ids:
                yield await self.one(series_id)
            last = ids[-1]

    async def one(self, series_id: int) -> SeriesRecord:
        """A series. Raises NoSuchSeries."""
        async with self._database.reading.begin() as conn:
            return await record_of(conn, series_id)

    async def _after(self, last: int) -> list[int]:
        query = select(SeriesRow.id).where(SeriesRow.id > last)
        async with self._database.reading.begin() as conn:
            return list(await conn.scalars(query.order_by(SeriesRow.id).limit(PAGE)))


@asynccontextmanager
async def records_beside(url: str) -> AsyncIterator[Records]:
    """The records of a database that another process may be working with. Raises
    NoDatabase, UnknownDatabase."""
    address = normalised(url)
    file = file_of(address)
    if file is not None and not file.exists():
        raise NoDatabase(file)
    database = Database.beside(address)
    try:
        yield Records(database)
    finally:
        await database.close()


async def record_of(conn: Connection, series_id: int) -> SeriesRecord:
    """A series by its number, without a deal that is being played. Raises NoSuchSeries."""
    query = select(SeriesRow.__table__).where(SeriesRow.id == series_id)
    series = (await conn.execute(query)).one_or_none()
    if series is None:
        raise NoSuchSeries(series_id)
    names = await _names(conn, series_id)
    deals = await _deals(conn, series_id, open_too=series.status == BROKEN_OFF)
    record = SeriesRecord.of(str(series_id), (names[0], names[1], names[2], names[3]), deals)
    extra = {
        "status": series.status,
        "started_at": series.started_at,
        "ended_at": series.ended_at,
    }
    return replace(record, extra=extra)


async def _names(conn: Connection, series_id: int) -> dict[int, str]:
    query = select(SeriesSeatRow.__table__).where(SeriesSeatRow.series_id == series_id)
    return {
        row.seat: f"computer {row.level}" if row.person_id is None else row.name
        for row in await conn.execute(query)
    }


async def _deals(conn: Connection, series_id: int, *, open_too: bool) -> list[RecordedDeal]:
    """The deals of a series; those without a count only when nobody plays them any more."""
    query = select(DealRow.__table__).where(DealRow.series_id == series_id)
    if not open_too:
        query = query.where(DealRow.counted_at.is_not(None))
    rows = (await conn.execute(query.order_by(DealRow.number))).all()
    moves = await moves_of(conn, [row.id for row in rows])
    return [deal_of(row, moves[row.id]) for row in rows]


async def moves_of(conn: Connection, deals: Collection[int]) -> Mapping[int, list[RecordedMove]]:
    """The moves of deals, by deal, in order."""
    moves: dict[int, list[RecordedMove]] = defaultdict(list)
    query = select(MoveRow.__table__).where(MoveRow.deal_id.in_(deals))
    for row in await conn.execute(query.order_by(MoveRow.deal_id, MoveRow.ply)):
        moves[row.deal_id].append(_move(row))
    return moves


def deal_of(row: Row[Any], moves: list[RecordedMove]) -> RecordedDeal:
    """A deal from its row and its moves."""
    return RecordedDeal(
        dealer=SEATS[row.dealer],
        leader=SEATS[row.leader],
        deck=cards(row.deck),
        trump_card=Card(row.trump_card),
        dealt_at=row.dealt_at,
        moves=tuple(moves),
        count=_count(row),
        counted_at=row.counted_at,
        seed=row.seed,
    )


def _count(row: Row[Any]) -> Count | None:
    if row.counted_at is None:
        return None
    return Count(
        (row.points_0, row.points_1), (row.tricks_0, row.tricks_1), (row.loss_0, row.loss_1)
    )


def _move(row: Row[Any]) -> RecordedMove:
    move = Move(SEATS[row.seat], Action(row.action), cards(row.cards))
    return RecordedMove(move, row.at, {} if row.person_id is not None else {"computer": True})
