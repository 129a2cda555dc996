"""A database that is away, in words that the layers above know."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    InterfaceError,
    OperationalError,
    TimeoutError,  # noqa: A004
)

from bot.table.ports import Away, Contended

FAULTS = (OperationalError, InterfaceError, TimeoutError)
"""No connection, a broken one, a full disk, a file that is locked or may not be written."""

CONTENDED = frozenset({"40001", "40P01"})
"""SQLSTATE: not serializable, deadlock. Of the two in each other's way one was rolled back."""


@contextmanager
def noticed() -> Iterator[None]:
    """Raises Away for what the block could not do because of the database, Contended for what it
    could not do because of another transaction.
    """
    try:
        yield
    except DBAPIError as fault:
        if getattr(fault.orig, "sqlstate", None) in CONTENDED:
            raise Contended(first_words(fault)) from fault
        if isinstance(fault, FAULTS) or type(fault) is DatabaseError:  # a file that is damaged
            raise Away(first_words(fault)) from fault
        raise
    except TimeoutError as fault:
        raise Away(first_words(fault)) from fault


def first_words(fault: Exception) -> str:
    """What the driver says, without the statement: its rows are nobody's business."""
    said = str(getattr(fault, "orig", None) or fault).strip()
    return said.partition("\n")[0] or type(fault).__name__
