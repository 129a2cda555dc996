"""A look at a database from outside, beside a running bot: what `doctor` asks."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, select, text

from bot.storage.connection import Connection
from bot.storage.engine import Database, normalised
from bot.storage.lease import holder
from bot.storage.migrate import revision_of
from bot.storage.models import ChatRow, FailedUpdateRow, TableRow
from bot.storage.tables import LIVE

FULL = 2
"""What SQLite calls synchronous=FULL."""


@dataclass(frozen=True, slots=True)
class Examined:
    """`server`: kind and version. `revision`: of the schema, None without one. `journal`: SQLite's
    mode, empty for PostgreSQL. `leader`: who holds the right to send. `given_up`: updates that
    failed again and again.
    """

    server: str
    revision: str | None
    journal: str = ""
    leader: str | None = None
    given_up: int = 0


async def examined(database: Database) -> Examined:
    """What a database says of itself. Raises DatabaseAway."""
    async with database.reading.begin() as conn:
        sqlite = conn.dialect.name == "sqlite"
        version = "SELECT sqlite_version()" if sqlite else "SHOW server_version"
        server = f"{'SQLite' if sqlite else 'PostgreSQL'} {await conn.scalar(text(version))}"
        journal = await conn.scalar(text("PRAGMA journal_mode")) if sqlite else ""
        revision = await revision_of(conn)
        if revision is None:
            return Examined(server, None, journal)
        leader, given_up = await holder(conn), await _given_up(conn)
        return Examined(server, revision, journal, leader, given_up)


async def _given_up(conn: Connection) -> int:
    return await conn.scalar(select(func.count()).select_from(FailedUpdateRow)) or 0


async def some_groups(database: Database, limit: int) -> Sequence[tuple[int, str]]:
    """Groups where the bot may write, as far as it knows: id and title. Those with a live table
    first; among equals chance decides.
    """
    busy = select(TableRow.id).where(TableRow.chat_id == ChatRow.id, LIVE).exists()
    query = select(ChatRow.id, ChatRow.title).where(ChatRow.active)
    query = query.order_by(busy.desc(), func.random()).limit(limit)
    async with database.reading.begin() as conn:
        return [(row.id, row.title) for row in await conn.execute(query)]


async def durable_in(folder: Path) -> bool:
    """Whether an SQLite file in a folder can be what the bot needs: written, in WAL mode, with
    synchronous=FULL. Makes one there for a moment. Raises OSError, DatabaseAway.
    """
    with TemporaryDirectory(prefix=".kozel-doctor-", dir=folder) as name:
        database = Database.open(normalised(f"sqlite:///{name}/try.db"))
        try:
            async with database.writing.begin() as conn:
                await conn.execute(text("CREATE TABLE written (id INTEGER)"))
                journal = await conn.scalar(text("PRAGMA journal_mode"))
                synchronous = await conn.scalar(text("PRAGMA synchronous"))
                return (journal, synchronous) == ("wal", FULL)
        finally:
            await database.close()
