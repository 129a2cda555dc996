"""Finished series as standings see them, from the rows of series, seats, deals and moves."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, and_, case, func, or_, select

from bot.rules.cards import HAND
from bot.rules.moves import Action
from bot.rules.seats import SEATS, TEAMS
from bot.standings.series import Ended, Seated
from bot.storage.connection import Connection
from bot.storage.models import DealRow, MoveRow, SeriesRow, SeriesSeatRow

FOUR_CARDS = len(" ".join(["TS"] * HAND))
"""The length of a move's cards when it is a whole hand."""


async def ended(conn: Connection, after: int, limit: int) -> Sequence[Ended]:
    """Series that ended after the one of that number, in the order they ended."""
    query = select(SeriesRow.__table__).where(SeriesRow.ended_no > after)
    return await _read(conn, query.order_by(SeriesRow.ended_no).limit(limit))


async def ended_in(conn: Connection, chat: int, after: int, limit: int) -> Sequence[Ended]:
    """The same for one group."""
    query = select(SeriesRow.__table__).where(
        SeriesRow.ended_no > after, SeriesRow.chat_id == chat
    )
    return await _read(conn, query.order_by(SeriesRow.ended_no).limit(limit))


async def _read(conn: Connection, query: Any) -> Sequence[Ended]:
    rows = (await conn.execute(query)).all()
    ids = [row.id for row in rows]
    seats = await _seats(conn, ids)
    deals = await _deals(conn, ids)
    return [_ended(row, seats[row.id], deals[row.id]) for row in rows]


def _ended(row: Row[Any], seats: Mapping[int, Seated], deals: Row[Any]) -> Ended:
    return Ended(
        number=row.ended_no,
        chat=row.chat_id,
        season=row.season,
        at=row.ended_at,
        losers=TEAMS[row.losers],
        eggs=row.eggs,
        deals=deals.deals,
        tricks=(int(deals.tricks_0), int(deals.tricks_1)),
        loss=(row.loss_0, row.loss_1),
        seats=(seats[0], seats[1], seats[2], seats[3]),
    )


async def _deals(conn: Connection, series: Sequence[int]) -> Mapping[int, Row[Any]]:
    query = (
        select(
            DealRow.series_id,
            func.count().label("deals"),
            func.sum(DealRow.tricks_0).label("tricks_0"),
            func.sum(DealRow.tricks_1).label("tricks_1"),
        )
        .where(DealRow.series_id.in_(series), DealRow.counted_at.is_not(None))
        .group_by(DealRow.series_id)
    )
    rows: Iterable[Row[Any]] = await conn.execute(query)
    return {row.series_id: row for row in rows}


async def _seats(conn: Connection, series: Sequence[int]) -> Mapping[int, Mapping[int, Seated]]:
    deeds = await _deeds(conn, series)
    query = select(SeriesSeatRow.__table__).where(SeriesSeatRow.series_id.in_(series))
    found: dict[int, dict[int, Seated]] = defaultdict(dict)
    for row in await conn.execute(query):
        did = deeds.get((row.series_id, row.seat), (0, 0))
        found[row.series_id][SEATS[row.seat]] = Seated(row.person_id, row.level, *did)
    return found


async def _deeds(
    conn: Connection, series: Sequence[int]
) -> Mapping[tuple[int, int], tuple[int, int]]:
    """Molodkas that people led themselves and turns that ran out, by series and seat."""
    whole_hand = and_(MoveRow.action == Action.LEAD, func.length(MoveRow.cards) == FOUR_CARDS)
    molodka = and_(MoveRow.person_id.is_not(None), or_(MoveRow.action == Action.CLAIM, whole_hand))
    query = (
        select(
            DealRow.series_id,
            MoveRow.seat,
            func.sum(case((molodka, 1), else_=0)),
            func.sum(case((MoveRow.late, 1), else_=0)),
        )
        .join(DealRow, DealRow.id == MoveRow.deal_id)
        .where(DealRow.series_id.in_(series))
        .group_by(DealRow.series_id, MoveRow.seat)
    )
    return {
        (number, seat): (int(led), int(late))
        for number, seat, led, late in await conn.execute(query)
    }
