"""INSERT … ON CONFLICT, which both databases know and SQLAlchemy spells for each alone."""

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.models import Row


def upsert(conn: AsyncConnection, row: type[Row]) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do on a conflict."""
    if conn.dialect.name == "postgresql":
        return postgresql.insert(row)
    return sqlite.insert(row)
