"""INSERT … ON CONFLICT, which both databases know and SQLAlchemy spells for each alone."""

from sqlalchemy.dialects import postgresql, sqlite

from bot.storage.connection import Connection
from bot.storage.models import Row


def upsert(conn: Connection, row: type[Row]) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do on a conflict."""
    return insert_or_update(conn.dialect.name, row)


def insert_or_update(dialect: str, row: type[Row]) -> postgresql.Insert | sqlite.Insert:
    """The same, by the name of the database's dialect."""
    return postgresql.insert(row) if dialect == "postgresql" else sqlite.insert(row)
