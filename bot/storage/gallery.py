"""What is to be shown and what was (`ports.Gallery`)."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage import groups, people, screens, tables
from bot.storage.away import noticed
from bot.storage.engine import Database
from bot.storage.models import ChatRow, NoteRow, TableRow
from bot.table.people import Group
from bot.table.ports import NoSuchTable, Note, Scene, Shown
from bot.table.table import Table


class Gallery:
    """The reconciler's side of storage."""

    def __init__(self, database: Database, time: Callable[[], float]) -> None:
        self._database = database
        self._time = time

    async def stale_tables(self, limit: int) -> Sequence[tuple[int, int]]:
        """Tables whose screens lag behind, longest first, with their marks."""
        query = select(TableRow.id, TableRow.wanted).where(TableRow.shown < TableRow.wanted)
        async with self._database.reading.begin() as conn:
            found = await conn.execute(query.order_by(TableRow.stale_since).limit(limit))
            return [(row.id, row.wanted) for row in found]

    async def scene(self, table_id: int) -> Scene:
        """What a table's screens are made from. Raises NoSuchTable."""
        async with self._database.reading.begin() as conn:
            row = await _table_and_group(conn, table_id)
            table = tables.table_of(row)
            return Scene(
                table=table,
                people=await people.profiles(conn, _people(table)),
                group=_group(row),
                shown=await screens.shown(conn, table_id),
                mark=row.wanted,
            )

    async def keep_shown(self, shown: Sequence[Shown]) -> None:
        """Remember what was sent. Drafts and taps are the people's: they are left as they are.

        So is a wish to have a screen sent anew, until its message is another one.
        """
        if not shown:
            return
        with noticed():
            async with self._database.writing.begin() as conn:
                await screens.keep(conn, shown)

    async def forget_shown(self, table_id: int, slots: Sequence[str]) -> None:
        """These screens exist no more."""
        async with self._database.writing.begin() as conn:
            await screens.forget(conn, table_id, slots)

    async def settle(self, table_id: int, mark: int) -> None:
        """All screens show the state of this mark.

        A table that has moved on since goes to the end of the line.
        """
        behind = (TableRow.id == table_id) & (TableRow.shown < mark)
        values = {"shown": mark, "stale_since": self._time()}
        async with self._database.writing.begin() as conn:
            await conn.execute(update(TableRow).where(behind).values(values))

    async def notes(self, limit: int) -> Sequence[Note]:
        """Messages waiting to be sent, the oldest first."""
        query = select(NoteRow.__table__).order_by(NoteRow.id).limit(limit)
        async with self._database.reading.begin() as conn:
            return [
                Note(row.chat_id, row.topic_id, row.html, row.keyboard, row.message_id, row.id)
                for row in await conn.execute(query)
            ]

    async def end_note(self, note_id: int) -> None:
        """A message was sent, or can never be. Raises Away."""
        with noticed():
            async with self._database.writing.begin() as conn:
                await conn.execute(delete(NoteRow).where(NoteRow.id == note_id))

    async def is_wanted(self, note: Note) -> bool:
        """Whether a note still waits, and its message has not become a screen's meanwhile."""
        waits = select(NoteRow.id).where(NoteRow.id == note.id)
        async with self._database.reading.begin() as conn:
            if await conn.scalar(waits) is None:
                return False
            message = note.message
            return message is None or not await screens.is_shown(conn, note.chat, message)

    async def unreachable(self, person: int) -> None:
        """The bot may not write to this person; his tables' marks grow."""
        async with self._database.writing.begin() as conn:
            await people.unreachable(conn, person, self._time())

    async def silenced(self, chat: int) -> None:
        """The bot may not write to this group."""
        async with self._database.writing.begin() as conn:
            await groups.silenced(conn, chat)

    async def migrate(self, old: int, new: int) -> None:
        """A group became a supergroup."""
        async with self._database.writing.begin() as conn:
            await groups.migrate_group(conn, old, new, self._time())


async def _table_and_group(conn: AsyncConnection, table_id: int) -> Row[Any]:
    query = tables.tables().add_columns(TableRow.wanted, *groups.COLUMNS)
    query = query.outerjoin(ChatRow, ChatRow.id == TableRow.chat_id)
    row = (await conn.execute(query.where(TableRow.id == table_id))).one_or_none()
    if row is None:
        raise NoSuchTable
    return row


def _group(row: Row[Any]) -> Group:
    if row.title is None:
        return Group(row.chat_id, title="", language="en")
    return groups.group_of(row, row.chat_id)


def _people(table: Table) -> set[int]:
    seated = {chair.person.id for chair in table.chairs if chair.person is not None}
    return seated | {table.host.id}
