"""The right to send (`ports.Lease`): a row with the name of its holder and an end.

The database's own clock decides, so that processes on machines whose clocks differ agree.
"""

from sqlalchemy import ColumnElement, Double, cast, func, literal, select, update

from bot.storage.connection import Connection
from bot.storage.engine import Database
from bot.storage.models import LeaseRow
from bot.storage.upsert import upsert
from bot.table.ports import Superseded, Tenure

SENDER = "sender"
JULIAN_1970 = 2440587.5
"""SQLite before 3.42 tells fractions of a second by the Julian day only."""
DAY_SECONDS = 86400.0


_LAST = select(LeaseRow.holder).where(LeaseRow.name == SENDER)


class Lease:
    """One process's claim. `holder` must differ from that of any other process."""

    def __init__(self, database: Database, holder: str) -> None:
        self._database = database
        self._holder = holder

    async def take(self, seconds: float) -> Tenure:
        """Take or prolong it for so many seconds."""
        async with self._database.writing.begin() as conn:
            now = _now(conn)
            last = await conn.scalar(_LAST.with_for_update())
            claim = upsert(conn, LeaseRow).values(
                name=SENDER, holder=self._holder, until=now + literal(seconds)
            )
            free = (LeaseRow.holder == self._holder) | (LeaseRow.until < now)
            claim = claim.on_conflict_do_update(
                index_elements=[LeaseRow.name],
                set_={"holder": claim.excluded.holder, "until": claim.excluded.until},
                where=free,
            )
            taken = await conn.execute(claim.returning(LeaseRow.holder))
            if taken.one_or_none() is None:
                return Tenure.REFUSED
            return Tenure.PROLONGED if last == self._holder else Tenure.ANEW

    async def release(self) -> None:
        """Give it up, so that another process need not wait. Who held it last stays known."""
        own = (LeaseRow.name == SENDER) & (LeaseRow.holder == self._holder)
        async with self._database.writing.begin() as conn:
            await conn.execute(update(LeaseRow).where(own).values(until=0.0))

    async def ensure(self, conn: Connection) -> None:
        """In a transaction that keeps what was sent: raises Superseded when the last holder is
        another process. The row is not locked, for a process that froze here would keep all others
        from taking over.
        """
        if await conn.scalar(_LAST) not in {None, self._holder}:
            raise Superseded


async def holder(conn: Connection) -> str | None:
    """Who may send at this moment, if anybody."""
    held = (LeaseRow.name == SENDER) & (LeaseRow.until > _now(conn))
    return await conn.scalar(select(LeaseRow.holder).where(held))


def _now(conn: Connection) -> ColumnElement[float]:
    """Unix seconds by the clock of the database."""
    if conn.dialect.name == "postgresql":
        return cast(func.extract("epoch", func.clock_timestamp()), Double)
    return cast((func.julianday("now") - JULIAN_1970) * DAY_SECONDS, Double)
