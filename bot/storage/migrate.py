"""Bringing the schema to the newest revision, at start and by command.

The lock is taken inside the migration's transaction: on SQLite by BEGIN IMMEDIATE, on PostgreSQL
by an advisory lock. So of several processes that start at once one migrates, the others wait.
"""

from dataclasses import dataclass
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import OperationalError

from bot.storage.engine import OutOfReach, file_of, migration_engine

MIGRATIONS = Path(__file__).parents[2] / "migrations"
LOCK = 0x4B4F5A454C  # "KOZEL"


@dataclass(eq=False)
class SchemaTooNew(Exception):
    """The database has a revision that this code does not know."""

    revision: str

    def __str__(self) -> str:
        return f"the database is of a newer version of the bot (revision {self.revision})"


class BrokenReferences(Exception):
    """A migration left rows that point to nothing."""


async def migrate(url: URL, revision: str = "head") -> None:
    """Bring a database to a revision; nothing happens to one that is there.

    Raises SchemaTooNew, OutOfReach.
    """
    file = file_of(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = migration_engine(url)
    try:
        async with engine.begin() as conn:
            await conn.run_sync(_migrate, revision)
    except OperationalError as fault:
        words = str(fault.orig).strip().partition("\n")[0]
        message = f"the database cannot be used: {words}"
        raise OutOfReach(message) from fault
    finally:
        await engine.dispose()


def config(conn: Connection) -> Config:
    """Alembic's settings for a connection that is in its transaction already."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.attributes["connection"] = conn
    return settings


def _migrate(conn: Connection, revision: str) -> None:
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    settings = config(conn)
    _refuse_newer(conn, ScriptDirectory.from_config(settings))
    command.upgrade(settings, revision)
    if conn.dialect.name == "sqlite" and conn.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise BrokenReferences


def _refuse_newer(conn: Connection, scripts: ScriptDirectory) -> None:
    known = {script.revision for script in scripts.walk_revisions()}
    for head in MigrationContext.configure(conn).get_current_heads():
        if head not in known:
            raise SchemaTooNew(head)
