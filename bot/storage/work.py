"""The unit of work: what one transaction may do to tables, people and screens (`ports.Work`)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules.seats import SEATS
from bot.storage import groups, invitations, ledger, people, screens, tables
from bot.storage.codec import encode
from bot.storage.marks import raised
from bot.storage.models import FailedUpdateRow, NoteRow, TableRow, TableSeatRow
from bot.storage.tables import Held
from bot.storage.upsert import upsert
from bot.table.people import Group, Profile
from bot.table.ports import Invitation, Note, Shown
from bot.table.table import Address, Phase, Step, Table


class NotHeld(Exception):
    """A step of a table that this unit of work did not load, or not in this revision."""


class Work:
    """One transaction. It ends with the block of `Club.work`."""

    def __init__(self, conn: AsyncConnection, now: float) -> None:
        self._conn = conn
        self._now = now
        self._held: dict[int, Held] = {}

    async def table(self, table_id: int) -> Table:
        """Lock and load a table. Raises NoSuchTable."""
        held = await tables.hold(self._conn, table_id)
        self._held[table_id] = held
        return held.table

    async def add(self, table: Table) -> Table:
        """Keep a new table; it comes back with its number."""
        values = {
            **_columns(table),
            "chat_id": table.address.chat,
            "topic_id": table.address.topic,
            "wanted": 1,
            "shown": 0,
            "stale_since": self._now,
            "created_at": self._now,
            "updated_at": self._now,
        }
        inserted = await self._conn.execute(insert(TableRow).values(values).returning(TableRow.id))
        table = replace(table, id=inserted.scalar_one())
        self._held[table.id] = Held(table)
        await self._seat(table)
        return table

    async def save(self, step: Step) -> Table:
        """Keep a step of a loaded table and all its events; it comes back with `rev` + 1."""
        held = self._held.get(step.table.id)
        if held is None or held.table.rev != step.table.rev:
            raise NotHeld
        before, table = held.table, replace(step.table, rev=step.table.rev + 1)
        await ledger.record(self._conn, held, table, step.events)
        values = {
            **_columns(table),
            **raised(self._now),
            "series_id": held.series_id,
            "deal_id": held.deal_id,
            "updated_at": self._now,
        }
        await self._conn.execute(update(TableRow).where(TableRow.id == table.id).values(values))
        if _seated(before) != _seated(table):
            gone = TableSeatRow.table_id == table.id
            await self._conn.execute(delete(TableSeatRow).where(gone))
            await self._seat(table)
        held.table = table
        return table

    async def _seat(self, table: Table) -> None:
        rows = [
            {"table_id": table.id, "seat": seat, "person_id": person}
            for seat, person in _seated(table).items()
        ]
        if rows:
            await self._conn.execute(insert(TableSeatRow).values(rows))

    async def tables_at(self, address: Address) -> Sequence[Table]:
        """Tables at an address that are not closed, the newest first; not locked."""
        return await tables.tables_at(self._conn, address)

    async def tables_in(self, chat: int) -> Sequence[Table]:
        """Tables anywhere in a group that are not closed, the newest first; not locked."""
        return await tables.tables_in(self._conn, chat)

    async def tables_of(self, person: int) -> Sequence[Table]:
        """Tables where a person sits that are not closed, the newest first; not locked."""
        return await tables.tables_of(self._conn, person)

    async def profile(self, person: int) -> Profile | None:
        """A person, if he was met before."""
        return await people.profile(self._conn, person)

    async def keep_profile(self, profile: Profile) -> None:
        """Remember a person; the marks of his live tables grow when anything changed."""
        await people.keep_profile(self._conn, profile, self._now)

    async def group(self, chat: int) -> Group | None:
        """A group, if it was met before."""
        return await groups.group(self._conn, chat)

    async def keep_group(self, group: Group) -> None:
        """Remember a group; the marks of its live tables grow when anything changed."""
        await groups.keep_group(self._conn, group, self._now)

    async def migrate_group(self, old: int, new: int) -> None:
        """A group became a supergroup: its id changes everywhere, old message ids are void."""
        await groups.migrate_group(self._conn, old, new, self._now)

    async def invite(self, invitation: Invitation) -> None:
        """Keep an invitation; an older one of the same person to the same table goes."""
        await invitations.keep(self._conn, invitation)

    async def invitations(self, person: int, now: float) -> Sequence[Invitation]:
        """Invitations of a person that still hold, the newest first."""
        return await invitations.of(self._conn, person, now)

    async def end_invitation(self, token: str) -> None:
        """An invitation was used."""
        await invitations.end(self._conn, token)

    async def note(self, note: Note) -> None:
        """Have a message sent once."""
        await self._conn.execute(
            insert(NoteRow).values(
                chat_id=note.chat,
                topic_id=note.topic,
                html=note.html,
                keyboard=note.keyboard,
                message_id=note.message,
                created_at=self._now,
            )
        )

    async def give_up(self, update_id: int, body: str, fault: str) -> None:
        """Record an update that failed again and again, so that it is passed over."""
        failed = {"update_id": update_id, "body": body, "fault": fault, "at": self._now}
        insertion = upsert(self._conn, FailedUpdateRow).values(failed)
        await self._conn.execute(insertion.on_conflict_do_nothing())

    async def draft(self, screen: Shown) -> None:
        """Keep what a person has ticked on his screen (`draft`), and when (`tapped_at`)."""
        await screens.tick(self._conn, screen)

    async def is_shown(self, chat: int, message: int) -> bool:
        """Whether this message is what some screen shows at present."""
        return await screens.is_shown(self._conn, chat, message)

    async def message_of(self, table_id: int, slot: str) -> int | None:
        """The message that shows a screen, if one does."""
        return await screens.message_of(self._conn, table_id, slot)

    async def repost(self, table_id: int, slots: Sequence[str]) -> None:
        """Have screens sent anew at the end of their chats."""
        await screens.repost(self._conn, table_id, slots, self._now)


def _columns(table: Table) -> dict[str, Any]:
    """The snapshot of a table, and what is searched for."""
    clock = table.clock
    return {
        "host_id": table.host.id,
        "phase": table.phase,
        "rev": table.rev,
        "state": encode(table),
        "due_at": None if clock is None else clock.at,
        "due_kind": None if clock is None else clock.due,
    }


def _seated(table: Table) -> dict[int, int]:
    if table.phase is Phase.CLOSED:
        return {}
    people = ((seat, table.chairs[seat].person) for seat in SEATS)
    return {seat: person.id for seat, person in people if person is not None}
