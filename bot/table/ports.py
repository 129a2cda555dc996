"""What the layers above ask of storage. `storage` implements it; nothing here knows how.

A unit of work is one short transaction. Inside it a table is locked from `table()` on; nothing is
kept unless the block ends without an exception, and no network call belongs inside.
"""

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from bot.rules.seats import Team
from bot.standings.board import Standings
from bot.table.moment import Moment
from bot.table.past import Past
from bot.table.people import Group, Profile
from bot.table.sent import Note, Scene, Shown
from bot.table.table import Address, Step, Table


class NoSuchTable(Exception):
    """No table has this number."""


class AlreadyDone(Exception):
    """This update was processed before: nothing is to be done again."""


class DatabaseAway(Exception):
    """The database did not take part: nothing was kept, and another try may succeed."""


class Contended(DatabaseAway):
    """Two transactions were in each other's way, and this one gave way: try again at once."""


class Superseded(Exception):
    """Another process has held the right to send since: what this one sent is not kept."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The way of one person from a group's button through the private chat to a seat.

    `token`: random, single purpose. `until`: Unix seconds.
    """

    token: str
    person: int
    table: int
    team: Team
    until: float


class Work(Protocol):
    """One unit of work."""

    @property
    def standings(self) -> Standings:
        """Leaderboards and results."""

    async def table(self, table_id: int) -> Table:
        """Lock and load a table. Raises NoSuchTable."""

    async def add(self, table: Table) -> Table:
        """Keep a new table; it comes back with its number."""

    async def save(self, step: Step) -> Table:
        """Keep a step of a loaded table and all its events; it comes back with `rev` + 1."""

    async def tables_at(self, address: Address) -> Sequence[Table]:
        """Tables at an address that are not closed, the newest first; not locked."""

    async def tables_in(self, chat: int) -> Sequence[Table]:
        """Tables anywhere in a group that are not closed, the newest first; not locked."""

    async def tables_of(self, person: int) -> Sequence[Table]:
        """Tables where a person sits that are not closed, the newest first; not locked."""

    async def lock_group(self, chat: int) -> None:
        """Let nobody else lock this group before the end; nothing for one that was never met."""

    async def lock_people(self, people: Collection[int]) -> None:
        """Let nobody else hold these people before the end: who wants to seat one waits."""

    async def profile(self, person: int) -> Profile | None:
        """A person, if he was met before."""

    async def keep_profile(self, profile: Profile) -> None:
        """Remember a person; the marks of his live tables grow when anything changed."""

    async def forget(self, person: int, moment: Moment) -> Collection[int]:
        """Keep nothing of a person, and nothing that leads to him; live tables that changed.

        Raises StillSeated.
        """

    async def group(self, chat: int) -> Group | None:
        """A group, if it was met before."""

    async def keep_group(self, group: Group) -> None:
        """Remember a group; the marks of its live tables grow when anything changed."""

    async def migrate_group(self, old: int, new: int) -> None:
        """A group became a supergroup: its id changes everywhere, old message ids are void."""

    async def invite(self, invitation: Invitation) -> None:
        """Keep an invitation; an older one of the same person to the same table goes."""

    async def invitations(self, person: int, now: float) -> Sequence[Invitation]:
        """Invitations of a person that still hold, the newest first."""

    async def end_invitation(self, token: str) -> None:
        """An invitation was used."""

    async def note(self, note: Note) -> None:
        """Have a message sent, or a page turned, once. A page that was not turned yet is not
        turned any more when another is wanted in its place.
        """

    async def past(self, table: int, number: int) -> Past | None:
        """A series of a table, if a deal of it was counted."""

    async def last_past_at(self, chat: int) -> Past | None:
        """The series that was finished last in a group."""

    async def last_past_of(self, person: int) -> Past | None:
        """The series that was finished last by somebody who sat there from its start."""

    async def give_up(self, update_id: int, body: str, fault: str) -> None:
        """Record an update that failed again and again, so that it is passed over."""

    async def draft(self, screen: Shown) -> None:
        """Keep what a person has ticked on his screen (`draft`), and when (`tapped_at`)."""

    async def is_shown(self, chat: int, message: int) -> bool:
        """Whether this message is what some screen shows at present."""

    async def message_of(self, table_id: int, slot: str) -> int | None:
        """The message that shows a screen, if one does."""

    async def repost(self, table_id: int, slots: Sequence[str]) -> None:
        """Have screens sent anew at the end of their chats."""


class Club(Protocol):
    """All tables, as the layers above see them."""

    def work(self, update_id: int | None = None) -> AbstractAsyncContextManager[Work]:
        """Begin a unit of work; with an update's id it is done once only (AlreadyDone).

        Raises DatabaseAway, and keeps nothing then.
        """

    async def look(self, table_id: int) -> Table:
        """The present state of a table, not locked. Raises NoSuchTable."""


class Gallery(Protocol):
    """The reconciler's side of storage: what is to be shown and what was."""

    async def stale_tables(self, limit: int) -> Sequence[tuple[int, int]]:
        """Tables whose screens lag behind, longest first, with their marks."""

    async def scene(self, table_id: int) -> Scene:
        """What a table's screens are made from. Raises NoSuchTable."""

    async def keep(
        self,
        shown: Sequence[Shown] = (),
        gone: Sequence[tuple[int, str]] = (),
        settled: Sequence[tuple[int, int]] = (),
    ) -> None:
        """Remember what was sent, which screens (table, slot) exist no more, and up to which mark
        tables have nothing to show, all at once.

        Drafts and taps are the people's: they are left as they are. Raises Superseded,
        DatabaseAway.
        """

    async def notes(self, limit: int) -> Sequence[Note]:
        """Messages waiting to be sent, the oldest first."""

    async def end_note(self, note_id: int) -> None:
        """A message was sent, or can never be. Raises DatabaseAway."""

    async def past(self, table: int, number: int) -> Past | None:
        """A series of a table, if a deal of it was counted."""

    async def is_told(self, table: int, number: int) -> bool:
        """Whether the result of a series stands in its group, or never will any more."""

    async def is_wanted(self, note: Note) -> bool:
        """Whether a note still waits, and its message has not become a screen's meanwhile."""

    async def unreachable(self, person: int) -> None:
        """The bot may not write to this person; his tables' marks grow."""

    async def silenced(self, chat: int) -> None:
        """The bot may not write to this group."""

    async def migrate(self, old: int, new: int) -> None:
        """A group became a supergroup."""


class Tenure(Enum):
    """What came of asking for the right to send."""

    REFUSED = auto()
    """Another process holds it."""
    PROLONGED = auto()
    """It is held, and no other process has held it since this one did."""
    ANEW = auto()
    """It is held; before, another process held it, or nobody."""


class Lease(Protocol):
    """The right to send, which one process at a time holds."""

    async def take(self, seconds: float) -> Tenure:
        """Take or prolong it for so many seconds."""

    async def release(self) -> None:
        """Give it up, so that another process need not wait."""


class Agenda(Protocol):
    """The clocks' side of storage."""

    async def due_tables(self, now: float, limit: int) -> Sequence[int]:
        """Tables whose clock has run out, the most overdue first."""

    async def ahead(self, now: float) -> Sequence[int]:
        """Tables with a clock that were kept after `now`: the machine's clock was set back."""

    async def grant_grace(self, until: float) -> None:
        """After a downtime: no clock that hurries people (`clock.PEOPLE`) runs out before `until`.

        Only the time at which the clock is looked at moves; the table stays as it is.
        """

    async def next_due(self, after: float) -> float | None:
        """When the next clock after an instant runs out (Unix seconds)."""
