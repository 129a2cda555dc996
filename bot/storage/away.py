"""A database that is away, in words that the layers above know."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError  # noqa: A004

from bot.table.ports import Away

FAULTS = (OperationalError, InterfaceError, TimeoutError)
"""No connection, a broken one, a deadlock, a full disk."""


@contextmanager
def noticed() -> Iterator[None]:
    """Raises Away for what the block could not do because of the database."""
    try:
        yield
    except FAULTS as fault:
        raise Away(str(fault)) from fault
