"""Durable commits a second of one connection: what the disk and the database can take of them."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

from bot.bench.servers import connected, queried

BODY = "x" * 3000
"""About as long as a snapshot."""
MADE = "CREATE TABLE probe (id INTEGER PRIMARY KEY, body TEXT NOT NULL)"


def on_sqlite(folder: Path, count: int) -> float:
    """As the bot's connection is set: WAL, synchronous=FULL."""
    with closing(sqlite3.connect(folder / "probe.db", isolation_level=None)) as conn:
        conn.execute("PRAGMA journal_mode = WAL")
        conn.execute("PRAGMA synchronous = FULL")
        conn.execute(MADE)
        began = monotonic()
        for number in range(count):
            conn.execute("INSERT INTO probe VALUES (?, ?)", (number, BODY))
        return count / (monotonic() - began)


def on_postgres(url: str, count: int) -> float:
    """With fsync; several connections share flushes of the log, so together they do more."""

    async def commit(conn: Any) -> float:
        await conn.execute(MADE)
        began = monotonic()
        for number in range(count):
            await conn.execute("INSERT INTO probe VALUES ($1, $2)", number, BODY)
        return count / (monotonic() - began)

    make_durable(url)
    return connected(url, commit)


def make_durable(url: str) -> None:
    """The server that is brought along does without fsync, for tests: here it is wanted."""
    if "TEST_DATABASE_URL" not in os.environ:
        queried(url, "ALTER SYSTEM SET fsync = on", "SELECT pg_reload_conf()")
