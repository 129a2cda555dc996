"""SQLite without a thread between every statement and its answer (docs/adr/0013).

aiosqlite hands each step of a statement to a thread and back: three or four switches a statement.
A statement of ours takes microseconds, so it runs at once; only a commit that
wrote something waits for the disk, and that goes on in aiosqlite's thread.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import aiosqlite

BUSY_SECONDS = 10.0
BUSY_PAUSE = 0.02


class Direct(aiosqlite.Connection):
    """A connection for one task at a time."""

    _written = 0

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """aiosqlite's one door for whatever it does; the connection is busy until this answers."""
        if fn == self._conn.commit and self._conn.total_changes != self._written:
            self._written = self._conn.total_changes
            return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        patience = monotonic() + BUSY_SECONDS
        while True:
            try:
                return fn(*args, **kwargs)
            except sqlite3.OperationalError as fault:
                if not _is_busy(fault) or monotonic() > patience:
                    raise
            await asyncio.sleep(BUSY_PAUSE)


def connection(database: str, **more: Any) -> Direct:
    """What SQLAlchemy calls in place of `aiosqlite.connect`; `more` is for `sqlite3.connect`."""
    settings = {**more, "check_same_thread": False, "timeout": 0}
    connection = Direct(lambda: sqlite3.connect(Path(database), **settings), iter_chunk_size=64)
    connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does with its own
    return connection


def _is_busy(fault: sqlite3.OperationalError) -> bool:
    """Another process is writing (to be tried again), by SQLite's primary code."""
    return getattr(fault, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
