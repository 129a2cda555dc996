"""All sums made again from the records, and whether they are what had been kept.

One transaction: until it ends everybody sees the old ones, and no series can end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b

from sqlalchemy import select, text

from bot.storage.connection import Connection
from bot.storage.engine import Database
from bot.storage.standings import entering
from bot.storage.standings.entering import SUMS

ROWS = 500


@dataclass(frozen=True, slots=True)
class Recount:
    """`series`: how many were entered; `same`: every sum is what it was before."""

    series: int
    same: bool


async def recount(
    database: Database, done: Callable[[float, float], None], *, keep: bool
) -> Recount:
    """Count all series anew; without `keep` nothing is changed.

    `done` is told how many were entered, and of how many.
    """
    async with database.writing.begin() as conn:
        await conn.execute(text("SAVEPOINT before"))
        before = await _fingerprint(conn)
        series, of = 0, await entering.count(conn)
        async for entered in entering.again(conn):
            series += entered
            done(series, of)
        same = await _fingerprint(conn) == before
        if not keep:
            await conn.execute(text("ROLLBACK TO SAVEPOINT before"))
    return Recount(series, same)


async def _fingerprint(conn: Connection) -> bytes:
    """Of every row of all sums: equal only when all are equal, ratings to the last bit."""
    digest = blake2b(digest_size=16)
    for row in SUMS:
        table = row.__table__
        async for rows in conn.partitions(select(table).order_by(*table.primary_key), ROWS):
            for found in rows:
                digest.update(repr(tuple(found)).encode())
    return digest.digest()
