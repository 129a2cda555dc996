"""How the database goes about what standings ask of it: for benchmarks and tests."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Select, text

from bot.standings.board import Where
from bot.storage.engine import Database
from bot.storage.standings import boards, mine


def questions(where: Where, person: int) -> Mapping[str, Select[Any]]:
    """The queries of `/top` and `/me`, by name."""
    return {
        "top: page": boards.page(where, 0),
        "top: how many": boards.counted(where),
        "top: place": boards.counted(where, above=1),
        "me: partners": mine.nearest(person, where.scope, foe=False),
        "me: groups": mine.most_played(person),
    }


async def plans(database: Database, where: Where, person: int) -> dict[str, list[str]]:
    """The plan of each query, line by line."""
    found: dict[str, list[str]] = {}
    async with database.reading.begin() as conn:
        for name, query in questions(where, person).items():
            sql = query.compile(conn.engine, compile_kwargs={"literal_binds": True})
            explain = "EXPLAIN" if conn.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
            rows = await conn.execute(text(f"{explain} {sql}"))
            found[name] = [str(row[-1]) for row in rows]
    return found
