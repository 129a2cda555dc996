"""A copy of an SQLite database while the bot plays, and the way back.

The copy is of one instant: it is read in one transaction, which in WAL mode holds nobody up. It is
written beside its place, checked, and put there whole; nobody but its owner may read it.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

from bot.storage.audit import Told
from bot.storage.lock import FileLock
from bot.storage.soundness import Unsound, checked, opened

PAGES = 256
COMPANIONS = ("-wal", "-shm")
"""Files that belong to a database and must stay with it."""


class InTheWay(Exception):
    """A file that would be overwritten."""

    def __str__(self) -> str:
        return f"{self.args[0]} is there already: --force {self.args[1]}"


def back_up(database: Path, file: Path, *, force: bool, told: Told) -> str:
    """Copy a database to a file, whose pages `told` is told of; the revision of the copy.

    Raises InTheWay, Unsound, SchemaTooNew, OSError; nothing is left behind then.
    """
    if file.exists() and not force:
        raise InTheWay(file, "overwrites it")
    if file.exists() and file.samefile(database):
        message = f"{file} is the database itself"
        raise Unsound(message)
    with _copied(database, file, told) as (copy, revision):
        copy.replace(file)
    _settle(file.parent)
    return revision


def restore(file: Path, database: Path, *, force: bool, told: Told) -> Path | None:
    """Put a copy in the place of a database that nobody uses; where the old one is kept now.

    Raises AlreadyRunning, InTheWay, Unsound, SchemaTooNew, OSError; the old one stands then.
    """
    checked(file)
    lock = FileLock(database)
    try:
        if database.exists() and not force:
            raise InTheWay(database, "keeps it under another name and restores")
        with _copied(file, database, told) as (copy, _):
            kept = _put_aside(database) if database.exists() else None
            copy.replace(database)
        _settle(database.parent)
    finally:
        lock.release()
    return kept


@contextmanager
def _copied(source: Path, beside: Path, told: Told) -> Iterator[tuple[Path, str]]:
    """A checked copy in the folder where it is wanted; it goes unless it was moved."""
    copy = beside.with_name(f".{beside.name}.{token_hex(4)}")
    try:
        copy.touch(mode=0o600, exist_ok=False)
        with opened(source) as conn:
            try:
                _copy(conn, copy, told)
            except sqlite3.Error as fault:
                message = f"{source} could not be copied to {beside.parent}: {fault}"
                raise Unsound(message) from fault
        revision = checked(copy)
        with copy.open("rb") as written:
            os.fsync(written.fileno())
        yield copy, revision
    finally:
        copy.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, file: Path, told: Told) -> None:
    # With a transaction open, what is written meanwhile does not make the copy begin again.
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    with closing(sqlite3.connect(file, isolation_level=None)) as target:
        source.backup(
            target, pages=PAGES, progress=lambda _, left, pages: told(pages - left, pages)
        )
        # Without a log beside it the copy is one file; the bot sets its own mode again.
        target.execute("PRAGMA journal_mode = DELETE").fetchone()
    source.execute("ROLLBACK")


def _put_aside(database: Path) -> Path:
    """Give a database another name, together with what has not been written into it yet."""
    kept = database.with_name(f"{database.name}.{datetime.now(UTC):%Y%m%dT%H%M%SZ}")
    while kept.exists():
        kept = kept.with_name(f"{kept.name}+")
    database.rename(kept)
    for suffix in COMPANIONS:
        companion = Path(f"{database}{suffix}")
        if companion.exists():
            companion.rename(f"{kept}{suffix}")
    return kept


def _settle(folder: Path) -> None:
    """Have the new name outlive a power cut."""
    entry = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(entry)
    finally:
        os.close(entry)
