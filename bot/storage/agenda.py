"""What is due (`ports.Agenda`)."""

from collections.abc import Sequence

from sqlalchemy import Integer, bindparam, func, select, update

from bot.storage.engine import Database
from bot.storage.models import TableRow
from bot.table.clock import PEOPLE

# What is asked again and again is built once.
_DUE = (
    select(TableRow.id)
    .where(TableRow.due_at <= bindparam("now"))
    .order_by(TableRow.due_at)
    .limit(bindparam("most", type_=Integer))
)
_NEXT = select(func.min(TableRow.due_at)).where(TableRow.due_at > bindparam("after"))


class Agenda:
    """The clocks' side of storage."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due_tables(self, now: float, limit: int) -> Sequence[int]:
        """Tables whose clock has run out, the most overdue first."""
        async with self._database.reading.begin() as conn:
            return (await conn.scalars(_DUE, {"now": now, "most": limit})).all()

    async def ahead(self, now: float) -> Sequence[int]:
        """Tables with a clock that were kept after `now`: the machine's clock was set back."""
        query = select(TableRow.id).where(TableRow.updated_at > now, TableRow.due_at.is_not(None))
        async with self._database.reading.begin() as conn:
            return (await conn.scalars(query)).all()

    async def grant_grace(self, until: float) -> None:
        """After a downtime: no clock that hurries people (`clock.PEOPLE`) runs out before `until`.

        Only the time at which the clock is looked at moves; the table stays as it is.
        """
        overdue = (TableRow.due_at < until) & TableRow.due_kind.in_(PEOPLE)
        async with self._database.writing.begin() as conn:
            await conn.execute(update(TableRow).where(overdue).values(due_at=until))

    async def next_due(self, after: float) -> float | None:
        """When the next clock after an instant runs out (Unix seconds)."""
        async with self._database.reading.begin() as conn:
            return await conn.scalar(_NEXT, {"after": after})
