"""The unit of work: what one transaction may do to tables, people and screens (`ports.Work`)."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import bindparam, delete, insert, update

from bot.rules.seats import SEATS
from bot.storage import (
    forgetting,
    groups,
    invitations,
    ledger,
    notes,
    past,
    people,
    screens,
    tables,
)
from bot.storage.codec import encode
from bot.storage.connection import Connection
from bot.storage.marks import raised
from bot.storage.models import FailedUpdateRow, TableRow, TableSeatRow
from bot.storage.standings.door import Standings
from bot.storage.tables import Held
from bot.storage.upsert import upsert
from bot.table.forgetting import forget
from bot.table.moment import Moment
from bot.table.past import Past
from bot.table.people import Group, Profile
from bot.table.ports import Invitation
from bot.table.sent import Note, Shown
from bot.table.table import Address, Phase, Step, Table

_SAVE = update(TableRow).where(TableRow.id == bindparam("this")).values(raised(bindparam("now")))
"""The snapshot of a table: its other columns are taken from the parameters."""


class NotHeld(Exception):
    """A step of a table that this unit of work did not load, or not in this revision."""


class Work:
    """One transaction. It ends with the block of `Club.work`."""

    def __init__(self, conn: Connection, now: float) -> None:
        self._conn = conn
        self._now = now
        self._held: dict[int, Held] = {}
        self.standings = Standings(conn)

    async def table(self, table_id: int) -> Table:
        """Lock and load a table. Raises NoSuchTable."""
        held = await tables.lock(self._conn, table_id)
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
            "now": self._now,
            "series_id": held.series_id,
            "deal_id": held.deal_id,
            "updated_at": self._now,
        }
        await self._conn.execute(_SAVE, {"this": table.id, **values})
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

    async def lock_group(self, chat: int) -> None:
        """Let nobody else lock this group before the end; nothing for one that was never met."""
        await groups.lock(self._conn, chat)

    async def lock_people(self, people_: Collection[int]) -> None:
        """Let nobody else hold these people before the end: who wants to seat one waits."""
        await people.lock(self._conn, people_)

    async def profile(self, person: int) -> Profile | None:
        """A person, if he was met before."""
        return await people.profile(self._conn, person)

    async def keep_profile(self, profile: Profile) -> None:
        """Remember a person; the marks of his live tables grow when anything changed."""
        await people.keep_profile(self._conn, profile, self._now)

    async def forget(self, person: int, moment: Moment) -> Collection[int]:
        """Keep nothing of a person, and nothing that leads to him; live tables that changed.

        Raises StillSeated.
        """
        stranger = forgetting.stranger()
        tables = await forgetting.live_tables(self._conn, person)
        for number in tables:
            await self.save(forget(await self.table(number), person, stranger, moment))
        await forgetting.forget(self._conn, person, stranger)
        return tables

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
        """Have a message sent, or a page turned, once."""
        await notes.keep(self._conn, note, self._now)

    async def past(self, table: int, number: int) -> Past | None:
        """A series of a table, if a deal of it was counted."""
        return await past.past(self._conn, table, number)

    async def last_past_at(self, chat: int) -> Past | None:
        """The series that was finished last in a group."""
        return await past.last_at(self._conn, chat)

    async def last_past_of(self, person: int) -> Past | None:
        """The series that was finished last by somebody who sat there from its start."""
        return await past.last_of(self._conn, person)

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
