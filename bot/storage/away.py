"""A database that is away, in words that the layers above know."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_dbapi
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from bot.table.ports import Contended, DatabaseAway

CONTENDED = frozenset({"40001", "40P01"})
"""SQLSTATE: not serializable, deadlock. Of the two in each other's way one was rolled back."""

CLASSES = ("08", "40", "53", "57", "58")
"""Classes of SQLSTATE: no connection, rolled back, out of resources, an operator (who shuts the
server down, or cancelled a statement), trouble of the server's system.
"""
STATES = frozenset({"25P03", "55006", "55P03", "XX001", "XX002"})
"""Ended since nothing was done in it, in use, locked, damaged, an index damaged."""
READ_ONLY = "25006"
"""As a server is that stands by."""
CHANGED = AsyncAdapt_asyncpg_dbapi.InvalidCachedStatementError
"""Another process changed a table, and a statement that was prepared before returns something else
now. It is prepared anew next time.
"""
QUOTED = re.compile(r"(query argument \$\d+): .*", re.DOTALL)


@contextmanager
def noticed(*, reads: bool = False) -> Iterator[None]:
    """Raises DatabaseAway for what the block could not do because of the database, Contended for
    what it could not do because of another transaction. `reads`: the block may not write.
    """
    try:
        yield
    except Exception as fault:
        kind = _kind(fault, reads=reads)
        if kind is None:
            _hush(fault)
            raise
        raise kind(first_words(fault)) from fault


def first_words(fault: Exception) -> str:
    """What the driver says, without the statement: its rows are nobody's business."""
    said = str(getattr(fault, "orig", None) or fault).strip()
    return said.partition("\n")[0] or type(fault).__name__


def _kind(fault: Exception, *, reads: bool) -> type[DatabaseAway] | None:
    """What it means; None for a fault of ours. asyncpg's own come bare from where SQLAlchemy does
    not wrap them: while a connection is set up and while rows are fetched in parts.
    """
    said = getattr(fault, "orig", fault)
    state = getattr(said, "sqlstate", None) or ""
    if state in CONTENDED or isinstance(said, CHANGED):
        return Contended
    if state == READ_ONLY:
        return None if reads else DatabaseAway
    is_away = state.startswith(CLASSES) or state in STATES or _is_lost(fault)
    return DatabaseAway if is_away else None


def _is_lost(fault: Exception) -> bool:
    """By SQLAlchemy's word: a connection that has ended, and whatever SQLite cannot do (of a
    damaged file it says no more than DatabaseError), but for what it does not understand.
    """
    if isinstance(fault, DBAPIError) and fault.connection_invalidated:
        return True
    if isinstance(fault, OperationalError):
        code = getattr(fault.orig, "sqlite_errorcode", 0)
        return code & 0xFF != sqlite3.SQLITE_ERROR
    return type(fault) is DatabaseError


def _hush(fault: Exception) -> None:
    """asyncpg quotes rows: PostgreSQL's DETAIL, and a value that a column cannot take."""
    said: Any = getattr(fault, "orig", None)
    told: Any = getattr(said, "orig", None)
    if told is None:
        return
    told.detail = None
    for one in (fault, said, told):
        one.args = (QUOTED.sub(r"\1", str(one.args[0])),)
