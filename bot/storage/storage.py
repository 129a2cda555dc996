"""The storage of one bot process: opened once, closed at the end."""

import time
from collections.abc import Callable, Sequence
from os import getpid
from secrets import token_hex
from socket import gethostname
from typing import Self

from sqlalchemy import delete

from bot.standings.board import Where
from bot.storage import audit, invitations
from bot.storage.agenda import Agenda
from bot.storage.club import Club
from bot.storage.engine import Database, file_of, normalised
from bot.storage.gallery import Gallery
from bot.storage.lease import Lease
from bot.storage.lock import FileLock
from bot.storage.migrate import head, migrate
from bot.storage.models import FailedUpdateRow, UpdateRow
from bot.storage.pulse import pulse
from bot.storage.records import Records
from bot.storage.standings import entering
from bot.storage.standings.plans import plans
from bot.storage.standings.recount import Recount, recount
from bot.table.pulse import Pulse

REMEMBERED_SECONDS = 7 * 24 * 3600
"""How long processed updates are known; Telegram delivers again for a day at most."""

FAILED_SECONDS = 30 * 24 * 3600
"""How long updates that were given up are kept for whoever looks into them."""

LOCKED = "who holds the lock on the file"
"""One name for every process: what a killed one held, the next one has at once."""


class Storage:
    """Everything that is kept. Make one with `Storage.open`.

    `is_shared`: other processes may work with the same database.
    """

    def __init__(
        self, database: Database, lock: FileLock | None, time: Callable[[], float]
    ) -> None:
        self.is_shared = lock is None
        self.lease = Lease(database, _holder() if self.is_shared else LOCKED)
        self.club = Club(database, time)
        self.gallery = Gallery(database, time, self.lease)
        self.agenda = Agenda(database)
        self.records = Records(database)
        self._database = database
        self._lock = lock
        self._head = head()

    @classmethod
    async def open(cls, url: str, time: Callable[[], float] = time.time) -> Self:
        """Lock (SQLite), migrate, connect.

        Raises AlreadyRunning, SchemaTooNew, UnknownDatabase, OutOfReach, DatabaseAway.
        """
        address = normalised(url)
        file = file_of(address)
        lock = None if file is None else FileLock(file)
        try:
            await migrate(address)
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        storage = cls(Database.open(address), lock, time)
        try:
            await storage.enter_series()
        except BaseException:
            await storage.close()
            raise
        return storage

    async def enter_series(self) -> int:
        """Enter series that standings do not know yet, from before they were kept; how many."""
        return await entering.catch_up(self._database)

    async def recount(self, done: Callable[[float, float], None], *, keep: bool) -> Recount:
        """Work standings out anew from the records (`standings.recount`)."""
        return await recount(self._database, done, keep=keep)

    async def plans(self, where: Where, person: int) -> dict[str, list[str]]:
        """How the database goes about the questions of standings (`standings.plans`)."""
        return await plans(self._database, where, person)

    async def close(self) -> None:
        """Close all connections and let another process in."""
        await self._database.close()
        if self._lock is not None:
            self._lock.release()

    async def tidy(self, now: float) -> None:
        """Forget updates and invitations that are long past: `run` does it every hour."""
        old = UpdateRow.at < now - REMEMBERED_SECONDS
        async with self._database.writing.begin() as conn:
            await conn.execute(delete(UpdateRow).where(old))
            failed = FailedUpdateRow.at < now - FAILED_SECONDS
            await conn.execute(delete(FailedUpdateRow).where(failed))
            await invitations.forget(conn, now)

    async def pulse(self) -> Pulse:
        """How the tables are, in a few numbers. Raises DatabaseAway."""
        return await pulse(self._database, self._head)

    async def diverging(self) -> Sequence[int]:
        """Tables whose deals and moves do not replay to their snapshots: there must be none."""
        return await audit.diverging(self._database)


def _holder() -> str:
    """A name that no other process has."""
    return f"{gethostname()}/{getpid()}/{token_hex(4)}"
