"""Rows as they lie in the database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row as Found
from sqlalchemy import select

from bot.storage import Storage
from bot.storage.models import Row


async def rows(storage: Storage, row: type[Row]) -> Sequence[Found[*tuple[Any, ...]]]:
    """All rows of a table, by their key."""
    table = row.__table__
    query = select(table).order_by(*table.primary_key)
    async with storage._database.reading.begin() as conn:  # noqa: SLF001  tests look deeper
        return (await conn.execute(query)).all()
