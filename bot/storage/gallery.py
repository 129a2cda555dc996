"""What is to be shown and what was (`ports.Gallery`)."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Integer, Row, bindparam, delete, select

from bot.storage import groups, people, screens, tables
from bot.storage import past as past_
from bot.storage.connection import Connection
from bot.storage.engine import Database
from bot.storage.lease import Lease
from bot.storage.models import ChatRow, NoteRow, TableRow
from bot.table.past import Past
from bot.table.people import Group
from bot.table.ports import NoSuchTable
from bot.table.sent import Note, Scene, Shown


class Gallery:
    """The reconciler's side of storage."""

    def __init__(self, database: Database, time: Callable[[], float], lease: Lease) -> None:
        self._database = database
        self._time = time
        self._lease = lease

    async def stale_tables(self, limit: int) -> Sequence[tuple[int, int]]:
        """Tables whose screens lag behind, longest first, with their marks."""
        async with self._database.reading.begin() as conn:
            found = await conn.execute(_STALE, {"most": limit})
            return [(row.id, row.wanted) for row in found]

    async def scene(self, table_id: int) -> Scene:
        """What a table's screens are made from. Raises NoSuchTable."""
        async with self._database.reading.begin() as conn:
            row = await _table_and_group(conn, table_id)
            table = tables.table_of(row)
            return Scene(
                table=table,
                people=await people.profiles(conn, {*table.people, table.host.id}),
                group=_group(row),
                shown=await screens.shown(conn, table_id),
                mark=row.wanted,
            )

    async def keep(
        self,
        shown: Sequence[Shown] = (),
        gone: Sequence[tuple[int, str]] = (),
        settled: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Remember what was sent, which screens (table, slot) exist no more, and up to which mark
        tables have nothing to show. Drafts and taps are the people's: they are left as they are.

        So is a wish to have a screen sent anew, until its message is another one. A table that has
        moved on since its mark goes to the end of the line. Raises Superseded, DatabaseAway.
        """
        touched = {screen.table for screen in shown} | {table for table, _ in (*gone, *settled)}
        async with self._database.writing.begin() as conn:
            await self._lease.ensure(conn)
            await tables.lock_all(conn, touched)
            if shown:
                await screens.keep(conn, shown)
            if gone:
                await screens.forget(conn, gone)
            if settled:
                await tables.settle(conn, settled, self._time())

    async def notes(self, limit: int) -> Sequence[Note]:
        """Messages waiting to be sent, the oldest first."""
        async with self._database.reading.begin() as conn:
            return [
                Note(
                    row.chat_id,
                    row.topic_id,
                    row.html,
                    row.keyboard,
                    row.message_id,
                    row.id,
                    row.attached,
                )
                for row in await conn.execute(_NOTES, {"most": limit})
            ]

    async def end_note(self, note_id: int) -> None:
        """A message was sent, or can never be. Raises DatabaseAway."""
        async with self._database.writing.begin() as conn:
            await conn.execute(delete(NoteRow).where(NoteRow.id == note_id))

    async def past(self, table: int, number: int) -> Past | None:
        """A series of a table, if a deal of it was counted."""
        async with self._database.reading.begin() as conn:
            return await past_.past(conn, table, number)

    async def is_told(self, table: int, number: int) -> bool:
        """Whether the result of a series stands in its group, or never will any more."""
        async with self._database.reading.begin() as conn:
            return await past_.is_told(conn, table, number)

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


# What is asked every second, or for every tap, is built once.
_STALE = (
    select(TableRow.id, TableRow.wanted)
    .where(TableRow.shown < TableRow.wanted)
    .order_by(TableRow.stale_since)
    .limit(bindparam("most", type_=Integer))
)
_NOTES = select(NoteRow.__table__).order_by(NoteRow.id).limit(bindparam("most", type_=Integer))
_SCENE = (
    tables.tables()
    .add_columns(TableRow.wanted, *groups.COLUMNS)
    .outerjoin(ChatRow, ChatRow.id == TableRow.chat_id)
    .where(TableRow.id == bindparam("table"))
)


async def _table_and_group(conn: Connection, table_id: int) -> Row[Any]:
    row = (await conn.execute(_SCENE, {"table": table_id})).one_or_none()
    if row is None:
        raise NoSuchTable
    return row


def _group(row: Row[Any]) -> Group:
    if row.title is None:
        return Group(row.chat_id, title="", language="en")
    return groups.group_of(row, row.chat_id)
