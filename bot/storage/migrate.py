"""Bringing the schema to the newest revision, at start and by command.

The lock is taken inside the migration's transaction: on SQLite by BEGIN IMMEDIATE, on PostgreSQL
by an advisory lock. So of several processes that start at once one migrates, the others wait.
"""

from dataclasses import dataclass
from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, text

from bot.storage.connection import Connection
from bot.storage.engine import Database, OutOfReach, file_of
from bot.table.ports import DatabaseAway

MIGRATIONS = Path(__file__).parents[2] / "migrations"
LOCK = 0x4B4F5A454C  # "KOZEL"


@dataclass(eq=False)
class SchemaTooNew(Exception):
    """The database has a revision that this code does not know."""

    revision: str

    def __str__(self) -> str:
        return f"the database is of a newer version of the bot (revision {self.revision})"


@dataclass(eq=False)
class SchemaTooOld(Exception):
    """The database has not been migrated yet."""

    revision: str | None

    def __str__(self) -> str:
        what = f"of an older version of the bot (revision {self.revision})"
        return f"the database is {what if self.revision else 'empty'}: run `migrate` on it first"


class BrokenReferences(Exception):
    """A migration left rows that point to nothing."""


async def migrate(url: URL, revision: str = "head") -> None:
    """Bring a database to a revision; nothing happens to one that is there.

    Raises SchemaTooNew, OutOfReach, BrokenReferences.
    """
    file = file_of(url)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    database = Database.to_migrate(url)
    try:
        async with database.writing.begin() as conn:
            await conn.run_sync(_migrate, revision)
    except DatabaseAway as fault:
        message = f"the database cannot be used: {fault}"
        raise OutOfReach(message) from fault
    finally:
        await database.close()


def head() -> str | None:
    """The revision that this code is made for."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head()


async def revision_of(conn: Connection) -> str | None:
    """The revision of a database; None for one without tables."""
    return await conn.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())


def require_head(revision: str | None) -> None:
    """Raises SchemaTooNew, SchemaTooOld."""
    if revision != head():
        require_known(revision)
        raise SchemaTooOld(revision)


def require_known(revision: str | None) -> None:
    """Raises SchemaTooNew."""
    scripts = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    if revision is not None and revision not in {script.revision for script in scripts}:
        raise SchemaTooNew(revision)


def config(conn: sqlalchemy.Connection) -> Config:
    """Alembic's settings for a connection that is in its transaction already."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.attributes["connection"] = conn
    return settings


def _migrate(conn: sqlalchemy.Connection, revision: str) -> None:
    if conn.dialect.name == "postgresql":
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    require_known(MigrationContext.configure(conn).get_current_revision())
    command.upgrade(config(conn), revision)
    if conn.dialect.name == "sqlite" and conn.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise BrokenReferences
