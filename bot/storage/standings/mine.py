"""One person's results, with whom and against whom, and the groups where he has any."""

from typing import Any

from sqlalchemy import Select, select

from bot.standings.board import MOST_GROUPS, NEAREST, Met, Someone, Venue
from bot.standings.spans import EVERYWHERE, Span, period
from bot.storage.connection import Connection
from bot.storage.models import ChatRow, PersonRow
from bot.storage.standings.rows import CompanyRow, TallyRow

ANY = period(Span.ANY, 0.0)


async def met(conn: Connection, person: int, scope: int, *, foe: bool) -> tuple[Met, ...]:
    """With whom somebody played most often, or against whom."""
    rows = await conn.execute(nearest(person, scope, foe=foe))
    return tuple(Met(Someone(row.other_id, row.name or ""), row.series, row.won) for row in rows)


def nearest(person: int, scope: int, *, foe: bool) -> Select[Any]:
    """Those whom somebody met most often."""
    query = select(CompanyRow.__table__, PersonRow.name)
    query = query.outerjoin(PersonRow, PersonRow.id == CompanyRow.other_id).where(
        CompanyRow.scope == scope, CompanyRow.person_id == person, CompanyRow.foe.is_(foe)
    )
    return query.order_by(CompanyRow.series.desc(), CompanyRow.other_id).limit(NEAREST)


async def groups_of(conn: Connection, person: int) -> tuple[Venue, ...]:
    """The groups where somebody has most series, ordered by their ids."""
    rows = (await conn.execute(most_played(person))).all()
    venues = [Venue(row.scope, row.title or "") for row in rows]
    return tuple(sorted(venues, key=lambda venue: venue.id, reverse=True))


def most_played(person: int) -> Select[int, str]:
    """Where somebody has most series."""
    query = select(TallyRow.scope, ChatRow.title)
    query = query.outerjoin(ChatRow, ChatRow.id == TallyRow.scope)
    query = query.where(TallyRow.person_id == person, TallyRow.period == ANY)
    query = query.where(TallyRow.scope != EVERYWHERE)
    return query.order_by(TallyRow.series.desc(), TallyRow.scope).limit(MOST_GROUPS)
