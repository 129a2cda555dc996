"""A person is forgotten: nothing here leads to him any more, and what others played stays.

His id becomes one that nobody has, drawn by chance and written down nowhere beside the old one, so
that series still replay and standings still count up; his name becomes none.
"""

from collections.abc import Sequence
from secrets import randbelow

from sqlalchemy import ColumnElement, delete, insert, or_, select, update

from bot.storage.codec import decode, encode, encode_taste
from bot.storage.connection import Connection
from bot.storage.marks import live_with
from bot.storage.models import (
    DealRow,
    FailedUpdateRow,
    InvitationRow,
    MoveRow,
    NoteRow,
    PersonRow,
    ScreenRow,
    SeriesSeatRow,
    TableRow,
)
from bot.storage.standings.rows import CompanyRow, OrderRow, PairRow, SeasonRow, TallyRow
from bot.table.chair import NOBODY, Person
from bot.table.forgetting import forgotten
from bot.table.people import Taste
from bot.table.table import Phase

BEYOND = 2**61
"""No id of Telegram is so far below zero."""


def stranger() -> Person:
    """Somebody whom nobody knows."""
    return Person(-BEYOND - randbelow(BEYOND), "")


async def forget(conn: Connection, person: int, instead: Person) -> None:
    """Put a stranger in a person's place, but for live tables (`table.forgetting` knows those)."""
    await _leave_no_trace(conn, person)
    await conn.execute(insert(PersonRow).values(_nobody(instead)))
    await _rename(conn, person, instead.id)
    await _rename_pairs(conn, person, instead.id)
    await _redraw_snapshots(conn, person, instead)


def _nobody(instead: Person) -> dict[str, object]:
    """Hidden, so that standings show no line without a name."""
    return {
        "id": instead.id,
        "name": instead.name,
        "language": "en",
        "reachable": False,
        "taste": encode_taste(Taste()),
        "hidden": True,
    }


async def live_tables(conn: Connection, person: int) -> Sequence[int]:
    """Live tables that a person has to do with."""
    query = select(TableRow.id).where(live_with(person)).order_by(TableRow.id)
    return (await conn.scalars(query)).all()


async def _leave_no_trace(conn: Connection, person: int) -> None:
    own_chat = ScreenRow.chat_id == person
    await conn.execute(delete(ScreenRow).where(own_chat))
    await conn.execute(delete(NoteRow).where(NoteRow.chat_id == person))
    await conn.execute(delete(InvitationRow).where(InvitationRow.person_id == person))
    body = FailedUpdateRow.body
    ids = [body.like(f'%"id":{gap}{person}{end}%') for gap in ("", " ") for end in ",}"]
    await conn.execute(delete(FailedUpdateRow).where(or_(*ids)))
    await conn.execute(delete(PersonRow).where(PersonRow.id == person))


async def _rename(conn: Connection, person: int, instead: int) -> None:
    # Who ends a series waits here: sums that he has read would come back under the old id.
    await conn.execute(select(OrderRow.ended).with_for_update())
    his = SeriesSeatRow.person_id == person
    deals = select(DealRow.id).join(SeriesSeatRow, SeriesSeatRow.series_id == DealRow.series_id)
    moves = update(MoveRow).where(MoveRow.deal_id.in_(deals.where(his)))
    moves = moves.where(MoveRow.person_id == person)
    await conn.execute(moves.values(person_id=instead))
    seats = update(SeriesSeatRow).where(his)
    await conn.execute(seats.values(person_id=instead, name=""))
    for column in (
        SeasonRow.begun_by,
        TallyRow.person_id,
        CompanyRow.person_id,
        CompanyRow.other_id,
    ):
        row = column.class_
        await conn.execute(update(row).where(column == person).values({column: instead}))


async def _rename_pairs(conn: Connection, person: int, instead: int) -> None:
    """Of two partners the smaller id stands first."""
    his = or_(PairRow.person_id == person, PairRow.partner_id == person)
    gone = await conn.execute(delete(PairRow).where(his).returning(PairRow.__table__))
    for row in gone.mappings().all():
        partners = (row["person_id"], row["partner_id"])
        first, second = sorted(instead if one == person else one for one in partners)
        values = {**row, "person_id": first, "partner_id": second}
        await conn.execute(insert(PairRow).values(values))


async def _redraw_snapshots(conn: Connection, person: int, instead: Person) -> None:
    """Tables that are over; those where something may still happen were seen to before.

    Their snapshots are searched one and all: it is seldom that somebody wants to be forgotten.
    """
    named = TableRow.state.like(f'%"id":{person},%')
    over: ColumnElement[bool] = TableRow.phase == Phase.CLOSED
    found = await conn.execute(select(TableRow.id, TableRow.state).where(over, named))
    for row in found.all():
        table = forgotten(decode(row.state), person, instead)
        redrawn = update(TableRow).where(TableRow.id == row.id)
        await conn.execute(redrawn.values(state=encode(table), host_id=table.host.id))
    hosted = update(TableRow).where(over, TableRow.host_id == person)
    await conn.execute(hosted.values(host_id=NOBODY.id))
