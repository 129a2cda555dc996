"""Events of a table as rows: series, deals and moves."""

from collections.abc import Iterable

from sqlalchemy import insert, update

from bot.rules.seats import SEATS
from bot.storage.connection import Connection
from bot.storage.models import DealRow, MoveRow, SeriesRow, SeriesSeatRow
from bot.storage.standings import entering, seasons
from bot.storage.tables import Held
from bot.table.chair import Chair
from bot.table.events import DealCounted, DealStarted, Event, Moved, SeriesEnded, SeriesStarted
from bot.table.table import Table

RUNNING = "running"
ENDED = "ended"
BROKEN_OFF = "broken_off"


async def record(conn: Connection, held: Held, table: Table, events: Iterable[Event]) -> None:
    """Write down what happened; `held` learns of the rows of a new series or deal.

    `table` is the one after the events: it began to wait (`since`) when they happened.
    """
    for event in events:
        match event:
            case SeriesStarted():
                held.series_id = await _series(conn, table, event)
            case DealStarted():
                held.deal_id = await _deal(conn, held.series_id, event, table.since)
            case Moved():
                await _move(conn, held.deal_id, event)
            case DealCounted():
                await _count(conn, held.deal_id, event)
            case SeriesEnded():
                await _end(conn, held.series_id, table.address.chat, event)


async def _series(conn: Connection, table: Table, event: SeriesStarted) -> int:
    inserted = await conn.execute(
        insert(SeriesRow)
        .values(
            table_id=table.id,
            chat_id=table.address.chat,
            number=table.series_no,
            status=RUNNING,
            started_at=table.since,
            loss_0=0,
            loss_1=0,
            eggs=0,
        )
        .returning(SeriesRow.id)
    )
    series_id = inserted.scalar_one()
    seats = [_seat(series_id, seat, event.chairs[seat]) for seat in SEATS]
    await conn.execute(insert(SeriesSeatRow).values(seats))
    return series_id


def _seat(series_id: int, seat: int, chair: Chair) -> dict[str, object]:
    person = chair.person
    return {
        "series_id": series_id,
        "seat": seat,
        "person_id": None if person is None else person.id,
        "name": "" if person is None else person.name,
        "level": chair.level,
    }


async def _deal(conn: Connection, series_id: int | None, event: DealStarted, at: float) -> int:
    deal = event.deal
    inserted = await conn.execute(
        insert(DealRow)
        .values(
            series_id=series_id,
            number=event.number,
            dealer=deal.dealer,
            leader=deal.leader,
            deck=" ".join(deal.deck),
            trump_card=deal.trump_card,
            seed=event.seed.hex(),
            dealt_at=at,
        )
        .returning(DealRow.id)
    )
    return inserted.scalar_one()


_MOVE = insert(MoveRow)


async def _move(conn: Connection, deal_id: int | None, event: Moved) -> None:
    values = {
        "deal_id": deal_id,
        "ply": event.ply,
        "seat": event.move.seat,
        "action": event.move.action,
        "cards": " ".join(event.move.cards),
        "person_id": event.by,
        "at": event.at,
        "late": event.late,
    }
    await conn.execute(_MOVE, values)


async def _count(conn: Connection, deal_id: int | None, event: DealCounted) -> None:
    count = event.count
    await conn.execute(
        update(DealRow)
        .where(DealRow.id == deal_id)
        .values(
            counted_at=event.at,
            points_0=count.points[0],
            points_1=count.points[1],
            tricks_0=count.tricks[0],
            tricks_1=count.tricks[1],
            loss_0=count.loss[0],
            loss_1=count.loss[1],
        )
    )


async def _end(conn: Connection, series_id: int | None, chat: int, event: SeriesEnded) -> None:
    """The end of a series; one with goats counts for standings from now on."""
    score, counts = event.score, event.losers is not None
    await conn.execute(
        update(SeriesRow)
        .where(SeriesRow.id == series_id)
        .values(
            status=BROKEN_OFF if event.losers is None else ENDED,
            ended_at=event.at,
            loss_0=score.loss[0],
            loss_1=score.loss[1],
            eggs=score.eggs,
            losers=event.losers,
            ended_no=await entering.next_number(conn) if counts else None,
            season=await seasons.present(conn, chat),
        )
    )
    if counts:
        await entering.advance(conn)
