"""How Alembic reaches the database: on the connection it is given, or by DATABASE_URL."""

import asyncio
import os
from collections.abc import Iterable

from alembic import context
from alembic.migration import MigrationContext
from alembic.operations.ops import MigrationScript
from sqlalchemy import Connection

from bot.storage.engine import Database, normalised
from bot.storage.models import Row


def numbered(
    _context: MigrationContext,
    _heads: str | Iterable[str | None] | Iterable[str],
    scripts: list[MigrationScript],
) -> None:
    """A new revision has the number after the newest one: 0005 follows 0004."""
    newest = context.script.get_current_head() or "0"
    for script in scripts:
        script.rev_id = f"{int(newest) + 1:04}"


def run(connection: Connection) -> None:
    """Run what was asked for, in one transaction on both databases."""
    context.configure(
        connection=connection,
        target_metadata=Row.metadata,
        process_revision_directives=numbered,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def connect() -> None:
    """For the `alembic` command."""
    url = os.environ.get("DATABASE_URL", "sqlite:///data/kozel.db")
    database = Database.to_migrate(normalised(url))
    try:
        async with database.writing.begin() as conn:
            await conn.run_sync(run)
    finally:
        await database.close()


given: Connection | None = context.config.attributes.get("connection")
if given is None:
    asyncio.run(connect())
else:
    run(given)
