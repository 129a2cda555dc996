"""All sums made again from the records, and whether they are what had been kept.

One transaction: until it ends everybody sees the old ones, and no series can end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine import Database
from bot.storage.standings import entering
from bot.storage.standings.entering import SUMS


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
        counting = await conn.begin_nested()
        before = await _fingerprint(conn)
        series, of = 0, await entering.count(conn)
        async for entered in entering.again(conn):
            series += entered
            done(series, of)
        same = await _fingerprint(conn) == before
        await (counting.commit() if keep else counting.rollback())
    return Recount(series, same)


async def _fingerprint(conn: AsyncConnection) -> bytes:
    """Of every row of all sums: equal only when all are equal, ratings to the last bit."""
    digest = blake2b(digest_size=16)
    for row in SUMS:
        table = row.__table__
        async with conn.stream(select(table).order_by(*table.primary_key)) as rows:
            async for found in rows:
                digest.update(repr(tuple(found)).encode())
    return digest.digest()
