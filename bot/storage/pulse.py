"""How the tables are (`table.pulse`): one look at live tables and at those that lag behind."""

from sqlalchemy import Select, case, column, func, or_, select, table

from bot.storage.engine import Database
from bot.storage.models import TableRow
from bot.storage.tables import LIVE
from bot.table.pulse import Pulse
from bot.table.table import Phase

VERSION: Select[str] = select(column("version_num")).select_from(table("alembic_version"))
LAGGING = TableRow.shown < TableRow.wanted


async def pulse(database: Database, head: str | None) -> Pulse:
    """What the database says now. Raises DatabaseAway."""
    since = case((LAGGING, TableRow.stale_since))
    query = select(TableRow.phase, func.count(), func.count(since), func.min(since))
    query = query.where(or_(LIVE, LAGGING)).group_by(TableRow.phase)
    async with database.reading.begin() as conn:
        rows = (await conn.execute(query)).all()
        schema = await conn.scalar(VERSION)
    return Pulse(
        tables={Phase(phase): count for phase, count, _, _ in rows if phase != Phase.CLOSED},
        lagging=sum(lagging for _, _, lagging, _ in rows),
        lagging_since=min((oldest for *_, oldest in rows if oldest is not None), default=None),
        schema=schema,
        head=head,
    )
