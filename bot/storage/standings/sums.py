"""Sums read for the series that are about to be entered, and written back."""

import json
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

from sqlalchemy import Row, Select, and_, cast, func, select
from sqlalchemy.dialects.postgresql import ARRAY

from bot.standings.ratings import Rating
from bot.standings.series import Ended
from bot.standings.sheet import Sheet, company_keys, pair_keys, scopes_of, tally_keys
from bot.standings.tally import Company, CompanyKey, PairKey, PairTally, Tally, TallyKey
from bot.storage.connection import Connection
from bot.storage.models import Row as Kept
from bot.storage.standings.rows import CompanyRow, PairRow, TallyRow
from bot.storage.upsert import upsert

AT_ONCE = 2000
"""Keys in one question: both databases take some 32,000 values."""

COUNTS = (
    "series",
    "won",
    "eggs",
    "deals",
    "tricks",
    "loss",
    "given",
    "molodkas",
    "time_outs",
    "streak",
    "best",
    "worst",
)


async def read(conn: Connection, series: Sequence[Ended], only: int | None) -> Sheet:
    """The sums that these series touch, in all their scopes or only in one."""
    sheet = Sheet()
    within = [(one, scopes_of(one, only)) for one in series]
    tallies = {key for part in within for key in tally_keys(*part)}
    async for row in _found(conn, TallyRow, tallies):
        sheet.tallies[TallyKey(row.scope, row.period, row.person_id)] = tally_of(row)
    pairs = {key for part in within for key in pair_keys(*part)}
    async for row in _found(conn, PairRow, pairs):
        pair = PairKey(row.scope, row.period, row.person_id, row.partner_id)
        sheet.pairs[pair] = pair_of(row)
    company = {key for part in within for key in company_keys(*part)}
    async for row in _found(conn, CompanyRow, company):
        both = CompanyKey(row.scope, row.person_id, row.foe, row.other_id)
        sheet.company[both] = Company(row.series, row.won)
    return sheet


def tally_of(row: Row[Any]) -> Tally:
    """A person's sums from a row of `tally`."""
    return Tally(**{name: getattr(row, name) for name in COUNTS}, rating=Rating(row.mu, row.sigma))


def pair_of(row: Row[Any]) -> PairTally:
    """A pair's sums from a row of `pair_tally`."""
    return PairTally(row.series, row.won, row.eggs, row.deals)


async def write(conn: Connection, sheet: Sheet) -> None:
    """Keep all sums of a sheet."""
    await _keep(conn, TallyRow, [_tally(*item) for item in sheet.tallies.items()])
    await _keep(conn, PairRow, [_pair(*item) for item in sheet.pairs.items()])
    await _keep(conn, CompanyRow, [_company(*item) for item in sheet.company.items()])


async def _found(
    conn: Connection, kept: type[Kept], keys: Iterable[tuple[Any, ...]]
) -> AsyncIterator[Row[Any]]:
    wanted = sorted(keys)
    for at in range(0, len(wanted), AT_ONCE):
        for row in await conn.execute(
            with_keys(conn.dialect.name, kept, wanted[at : at + AT_ONCE])
        ):
            yield row


def with_keys(dialect: str, kept: type[Kept], keys: Sequence[tuple[Any, ...]]) -> Select[Any]:
    """The question for rows with these keys. They come as a table: for a list of them SQLite would
    scan all rows, and PostgreSQL would make one condition of each.
    """
    table = kept.__table__
    parts = list(table.primary_key)
    if dialect == "postgresql":
        columns = zip(parts, zip(*keys, strict=True), strict=True)
        arrays = (cast(list(each), ARRAY(part.type)) for part, each in columns)
        pairs = zip(arrays, parts, strict=True)
        wanted = select(*(func.unnest(array).label(part.name) for array, part in pairs)).subquery()
        return select(table).join(wanted, and_(*(part == wanted.c[part.name] for part in parts)))
    given = func.json_each(json.dumps(keys)).table_valued("value")
    same = (part == func.json_extract(given.c.value, f"$[{n}]") for n, part in enumerate(parts))
    return select(table).select_from(given).join(table, and_(*same))


async def _keep(conn: Connection, kept: type[Kept], rows: list[dict[str, Any]]) -> None:
    if not rows:
        return
    keys = list(kept.__table__.primary_key)
    names = {key.name for key in keys}
    insertion = upsert(conn, kept)
    rest = {name: insertion.excluded[name] for name in rows[0] if name not in names}
    kept_anew = insertion.on_conflict_do_update(index_elements=keys, set_=rest)
    await conn.execute(kept_anew, rows)


def _tally(key: TallyKey, tally: Tally) -> dict[str, Any]:
    return {
        "scope": key.scope,
        "period": key.period,
        "person_id": key.person,
        **{name: getattr(tally, name) for name in COUNTS},
        "mu": tally.rating.mu,
        "sigma": tally.rating.sigma,
        "place_key": tally.place_key(key.span),
    }


def _pair(key: PairKey, pair: PairTally) -> dict[str, Any]:
    return {
        "scope": key.scope,
        "period": key.period,
        "person_id": key.person,
        "partner_id": key.partner,
        "series": pair.series,
        "won": pair.won,
        "eggs": pair.eggs,
        "deals": pair.deals,
        "place_key": pair.place_key(key.span),
    }


def _company(key: CompanyKey, company: Company) -> dict[str, Any]:
    return {
        "scope": key.scope,
        "person_id": key.person,
        "foe": key.foe,
        "other_id": key.other,
        "series": company.series,
        "won": company.won,
    }
