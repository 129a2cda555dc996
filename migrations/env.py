"""How Alembic reaches the database: on the connection it is given, or by DATABASE_URL."""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection

from bot.storage.engine import migration_engine, normalised
from bot.storage.models import Row


def run(connection: Connection) -> None:
    """Run what was asked for, in one transaction on both databases."""
    context.configure(
        connection=connection,
        target_metadata=Row.metadata,
        render_as_batch=connection.dialect.name == "sqlite",
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()


async def connect() -> None:
    """For the `alembic` command."""
    url = os.environ.get("DATABASE_URL", "sqlite:///data/kozel.db")
    engine = migration_engine(normalised(url))
    try:
        async with engine.begin() as conn:
            await conn.run_sync(run)
    finally:
        await engine.dispose()


given: Connection | None = context.config.attributes.get("connection")
if given is None:
    asyncio.run(connect())
else:
    run(given)
