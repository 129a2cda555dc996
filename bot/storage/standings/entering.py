"""Series entered into the sums, in the order in which they ended.

Who ends a series takes the next number, and with it a lock on the one row of `series_order` until
his transaction ends: so numbers go without gaps, and no two series are entered at once.
"""

from collections.abc import AsyncIterator

from sqlalchemy import bindparam, delete, func, select, update

from bot.standings.sheet import Sheet, scopes_of
from bot.storage.connection import Connection
from bot.storage.engine import Database
from bot.storage.models import SeriesRow
from bot.storage.standings import facts, sums
from bot.storage.standings.rows import CompanyRow, OrderRow, PairRow, TallyRow
from bot.storage.upsert import upsert

PAGE = 2000
ONLY = 1
"""The id of the one row."""
SUMS = (TallyRow, PairRow, CompanyRow)


async def next_number(conn: Connection) -> int:
    """The number of a series that ends now; until the transaction ends no other can."""
    return await _take(conn, 1)


async def advance(conn: Connection, most: int = PAGE) -> int:
    """Enter the next series that were not yet; how many there were."""
    query = select(OrderRow.entered).where(OrderRow.id == ONLY)
    series = await facts.ended(conn, await conn.scalar(query) or 0, most)
    if not series:
        return 0
    sheet = await sums.read(conn, series, None)
    for one in series:
        sheet.enter(one, scopes_of(one))
    await sums.write(conn, sheet)
    entered = update(OrderRow).where(OrderRow.id == ONLY).values(entered=series[-1].number)
    await conn.execute(entered)
    return len(series)


async def catch_up(database: Database) -> int:
    """Enter what ended before standings were kept, or by a process that knew nothing of them.

    Each page in a transaction of its own; how many series there were.
    """
    done = 0
    async with database.writing.begin() as conn:
        await _take(conn, 0)
        await _number_the_rest(conn)
    while True:
        async with database.writing.begin() as conn:
            await _take(conn, 0)
            entered = await advance(conn)
        if not entered:
            return done
        done += entered


async def again(conn: Connection) -> AsyncIterator[int]:
    """Forget all sums and enter every series anew; how many were entered, page by page."""
    await _take(conn, 0)
    await _number_the_rest(conn)
    for row in SUMS:
        await conn.execute(delete(row))
    await conn.execute(update(OrderRow).values(entered=0))
    while entered := await advance(conn):
        yield entered


async def count(conn: Connection) -> int:
    """How many series have ended with goats."""
    ended = select(func.count()).where(SeriesRow.losers.is_not(None)).select_from(SeriesRow)
    return await conn.scalar(ended) or 0


async def move_group(conn: Connection, old: int, new: int) -> None:
    """A group's id has changed, that of its series too: its sums go with it.

    Should there be sums under the new id already, the group's are counted anew. Told once more, as
    Telegram does, there is nothing to do.
    """
    await _take(conn, 0)
    if not await _has_sums(conn, old):
        return
    if not await _has_sums(conn, new):
        for row in SUMS:
            await conn.execute(update(row).where(row.scope == old).values(scope=new))
        return
    for row in SUMS:
        await conn.execute(delete(row).where(row.scope.in_((old, new))))
    last = 0
    while series := await facts.ended_in(conn, new, last, PAGE):
        sheet: Sheet = await sums.read(conn, series, new)
        for one in series:
            sheet.enter(one, (new,))
        await sums.write(conn, sheet)
        last = series[-1].number


async def _has_sums(conn: Connection, scope: int) -> bool:
    query = select(TallyRow.scope).where(TallyRow.scope == scope).limit(1)
    return await conn.scalar(query) is not None


async def _take(conn: Connection, numbers: int) -> int:
    """Lock the order and take so many numbers; the last one taken."""
    first = upsert(conn, OrderRow).values(id=ONLY, ended=numbers, entered=0)
    taken = first.on_conflict_do_update(
        index_elements=[OrderRow.id], set_={"ended": OrderRow.ended + numbers}
    )
    return (await conn.execute(taken.returning(OrderRow.ended))).scalar_one()


async def _number_the_rest(conn: Connection) -> None:
    """Series with goats that have no number yet, in the order of the time they ended."""
    nameless = SeriesRow.losers.is_not(None) & SeriesRow.ended_no.is_(None)
    ids = (
        await conn.scalars(
            select(SeriesRow.id).where(nameless).order_by(SeriesRow.ended_at, SeriesRow.id)
        )
    ).all()
    if not ids:
        return
    first = await _take(conn, len(ids)) - len(ids)
    numbered = update(SeriesRow).where(SeriesRow.id == bindparam("its_id"))
    await conn.execute(
        numbered.values(ended_no=bindparam("its_number")),
        [{"its_id": series, "its_number": first + at} for at, series in enumerate(ids, 1)],
    )
