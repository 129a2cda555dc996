"""How the database goes about what standings ask of it: for benchmarks and tests."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Select, text

from bot.standings.board import Where
from bot.standings.spans import Span
from bot.storage.engine import Database
from bot.storage.standings import boards, mine, sums
from bot.storage.standings.rows import CompanyRow, PairRow, TallyRow


def questions(dialect: str, where: Where, person: int) -> Mapping[str, Select[Any]]:
    """The queries of `/top`, of `/me` and of the end of a series, by name."""
    scope, period = where.scope, Span.ALL_TIME.value
    return {
        "top: page": boards.page(where, 0),
        "top: how many": boards.counted(where),
        "top: place": boards.counted(where, above=1),
        "me: partners": mine.nearest(person, where.scope, foe=False),
        "me: groups": mine.most_played(person),
        "end: people": sums.with_keys(dialect, TallyRow, [(scope, period, person)]),
        "end: pairs": sums.with_keys(dialect, PairRow, [(scope, period, person, person + 1)]),
        "end: company": sums.with_keys(dialect, CompanyRow, [(scope, person, False, person + 1)]),
    }


async def plans(database: Database, where: Where, person: int) -> dict[str, list[str]]:
    """The plan of each query, line by line."""
    found: dict[str, list[str]] = {}
    async with database.reading.begin() as conn:
        for name, query in questions(conn.dialect.name, where, person).items():
            sql = query.compile(dialect=conn.dialect, compile_kwargs={"literal_binds": True})
            explain = "EXPLAIN" if conn.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
            rows = await conn.execute(text(f"{explain} {sql}"))
            found[name] = [str(row[-1]) for row in rows]
    return found
