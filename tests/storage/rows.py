"""Rows as they lie in the database."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event, select
from sqlalchemy import Row as Found

from bot.storage import Storage
from bot.storage.models import Row


async def rows(storage: Storage, row: type[Row]) -> Sequence[Found[*tuple[Any, ...]]]:
    """All rows of a table, by their key."""
    table = row.__table__
    query = select(table).order_by(*table.primary_key)
    async with storage._database.reading.begin() as conn:  # noqa: SLF001  tests look deeper
        return (await conn.execute(query)).all()


@contextmanager
def listened(storage: Storage) -> Iterator[list[tuple[str, Any]]]:
    """The statements that the database is given meanwhile, each with its parameters."""
    heard: list[tuple[str, Any]] = []

    def hear(_: Connection, _cursor: object, statement: str, given: Any, *_rest: object) -> None:
        heard.append((statement, given))

    engine = storage._database.engine  # noqa: SLF001  to listen, not to touch
    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(engine, "before_cursor_execute", hear)
