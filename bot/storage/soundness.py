"""Whether an SQLite file is whole, ours, and not newer than this code: by its driver alone."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from bot.storage.migrate import require_known


class Unsound(Exception):
    """A file that is no database, is damaged, or is somebody else's; the text says which."""


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that reads, without transactions of its own. Raises Unsound."""
    if not file.is_file():
        message = f"{file}: there is no such file"
        raise Unsound(message)
    uri = f"file:{quote(str(file.absolute()))}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as conn:
            yield conn
    except sqlite3.DatabaseError as fault:
        message = f"{file}: {fault}"
        raise Unsound(message) from fault


def checked(file: Path) -> str:
    """The revision of a sound database. Raises Unsound, SchemaTooNew."""
    with opened(file) as conn:
        found = conn.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            message = f"{file} is damaged: {found}"
            raise Unsound(message)
        if conn.execute("PRAGMA foreign_key_check").fetchone() is not None:
            message = f"{file} is damaged: rows point to nothing"
            raise Unsound(message)
        return _revision(conn, file)


def _revision(conn: sqlite3.Connection, file: Path) -> str:
    tables = {name for (name,) in conn.execute("SELECT name FROM sqlite_master")}
    if not {"alembic_version", "game_table"} <= tables:
        message = f"{file} is not a database of this bot"
        raise Unsound(message)
    (revision,) = conn.execute("SELECT version_num FROM alembic_version").fetchone()
    require_known(revision)
    return str(revision)
