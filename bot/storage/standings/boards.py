"""Who stands where: ranges of one index. Who is hidden has no place, and nobody sees a gap."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select
from sqlalchemy.orm import aliased

from bot.standings.board import MOST_PAGES, PAGE, Line, Own, Someone, Where
from bot.standings.tally import PairTally, Tally
from bot.storage.connection import Connection
from bot.storage.models import PersonRow
from bot.storage.standings.rows import PairRow, TallyRow
from bot.storage.standings.sums import pair_of, tally_of

Mate = aliased(PersonRow)
Sums = type[TallyRow] | type[PairRow]


def ranked(where: Where) -> ColumnElement[bool]:
    """Rows of a board that have a place, unless somebody in them is hidden."""
    row = row_of(where)
    return and_(row.scope == where.scope, row.period == where.period, row.place_key.is_not(None))


def row_of(where: Where) -> Sums:
    """The table of a board."""
    return PairRow if where.pairs else TallyRow


def shown(query: Select[Any], where: Where) -> Select[Any]:
    """With the names, and without those who are hidden."""
    row = row_of(where)
    query = query.outerjoin(PersonRow, PersonRow.id == row.person_id)
    query = query.where(or_(PersonRow.hidden.is_(None), PersonRow.hidden.is_(False)))
    if not where.pairs:
        return query
    query = query.outerjoin(Mate, Mate.id == PairRow.partner_id)
    return query.where(or_(Mate.hidden.is_(None), Mate.hidden.is_(False)))


def page(where: Where, at: int) -> Select[Any]:
    """The lines of a page."""
    names = (PersonRow.name, Mate.name.label("mate")) if where.pairs else (PersonRow.name,)
    query = shown(select(row_of(where).__table__, *names), where).where(ranked(where))
    return query.order_by(*_order(where)).limit(PAGE).offset(at * PAGE)


def counted(where: Where, above: int | None = None) -> Select[Any]:
    """How many have a place, or one above a key."""
    row = row_of(where)
    query = shown(select(func.count()).select_from(row), where).where(ranked(where))
    return query if above is None else query.where(row.place_key > above)


def best_pair(where: Where, person: int) -> Select[Any]:
    """The pair that somebody stands best with, places first."""
    query = select(PairRow.__table__, PersonRow.name, Mate.name.label("mate"))
    query = query.outerjoin(PersonRow, PersonRow.id == PairRow.person_id)
    query = query.outerjoin(Mate, Mate.id == PairRow.partner_id)
    here = and_(PairRow.scope == where.scope, PairRow.period == where.period)
    his = or_(PairRow.person_id == person, PairRow.partner_id == person)
    order = (PairRow.place_key.desc().nulls_last(), PairRow.series.desc())
    return query.where(here, his).order_by(*order).limit(1)


async def lines(conn: Connection, where: Where, at: int) -> tuple[Line, ...]:
    """A page of a board."""
    rows = (await conn.execute(page(where, min(at, MOST_PAGES - 1)))).all()
    if not rows:
        return ()
    first = await place(conn, where, rows[0].place_key)
    return tuple(_placed(rows, first, at * PAGE + 1))


def _placed(rows: Sequence[Row[Any]], first: int, rank: int) -> list[Line]:
    """Equal keys share a place; the next one counts those before it."""
    found: list[Line] = []
    for at, row in enumerate(rows):
        same = at > 0 and row.place_key == rows[at - 1].place_key
        number = found[-1].place if same else rank + at
        found.append(Line(first if at == 0 else number, people_of(row), sums_of(row)))
    return found


async def place(conn: Connection, where: Where, key: int) -> int:
    """The place that a key has."""
    return 1 + (await conn.scalar(counted(where, above=key)) or 0)


async def own(conn: Connection, where: Where, person: int) -> Own:
    """The line of who asks."""
    me = (await conn.execute(select(PersonRow.__table__).where(PersonRow.id == person))).first()
    name, hidden = ("", False) if me is None else (me.name, me.hidden)
    row = (await conn.execute(_own_row(where, person))).first()
    if row is None:
        return Own((Someone(person, name),), hidden=hidden)
    people = people_of(row) if where.pairs else (Someone(person, name),)
    if row.place_key is None or hidden or await _is_hidden(conn, people):
        return Own(people, sums_of(row), hidden=hidden)
    return Own(people, sums_of(row), await place(conn, where, row.place_key))


def _own_row(where: Where, person: int) -> Select[Any]:
    if where.pairs:
        return best_pair(where, person)
    return select(TallyRow.__table__).where(
        TallyRow.scope == where.scope,
        TallyRow.period == where.period,
        TallyRow.person_id == person,
    )


async def _is_hidden(conn: Connection, people: Sequence[Someone]) -> bool:
    ids = [one.id for one in people]
    query = select(PersonRow.id).where(PersonRow.id.in_(ids), PersonRow.hidden).limit(1)
    return await conn.scalar(query) is not None


def people_of(row: Row[Any]) -> tuple[Someone, ...]:
    """Who stands on a line."""
    first = Someone(row.person_id, row.name or "")
    if not hasattr(row, "partner_id"):
        return (first,)
    return first, Someone(row.partner_id, row.mate or "")


def sums_of(row: Row[Any]) -> Tally | PairTally:
    """The sums of a line."""
    return pair_of(row) if hasattr(row, "partner_id") else tally_of(row)


def _order(where: Where) -> list[ColumnElement[Any]]:
    """The order of the index, read backwards."""
    row = row_of(where)
    keys: list[ColumnElement[Any]] = [row.place_key.desc(), row.person_id.desc()]
    return [*keys, PairRow.partner_id.desc()] if where.pairs else keys
