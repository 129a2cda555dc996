"""Makes the chats show what the tables are: screens, not messages.

A table that changed is looked at: what should stand in its chats is rendered from the present
state and compared with what was sent last. Only differences are delivered, each rendered anew
from the newest state when its chat has budget. So stale steps are never sent, and whatever a crash
or an outage left undone is found again in the database.
"""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from time import monotonic

import structlog
from telegram import Bot

from bot.chat import delivery
from bot.chat.budget import Budget
from bot.chat.chat_lanes import ChatLanes, set_within
from bot.chat.comparison import Comparison, compared
from bot.chat.delivery import Fate, Outcome
from bot.chat.finishing import to_the_end
from bot.chat.notes import Notes, until_kept
from bot.chat.screens.content import Wanted
from bot.chat.trouble import Lost, Trouble
from bot.table.ports import Gallery, NoSuchTable, Note, Shown

log = structlog.get_logger()

POLL_SECONDS = 1.0
AT_ONCE = 2000
AT_ONCE_AGAIN = 0.001
UNTIL_HELD = 1.0
FLEETING = "nudge:"
ENDING = "series:"


@dataclass(frozen=True, slots=True)
class ScreenJob:
    """Bring one screen up to date."""

    table: int
    slot: str


@dataclass(slots=True)
class Watched:
    """A table whose chats do not show yet what they should.

    `lock` keeps reading what was shown and writing it apart; nothing is sent under it.
    `busy` counts who reads or sends for it at the moment.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    comparison: Comparison | None = None
    busy: int = 0

    def __enter__(self) -> None:
        self.busy += 1

    def __exit__(self, *_: object) -> None:
        self.busy -= 1


class Reconciler:
    """Runs in the process that sends. Others only write to the database."""

    def __init__(
        self,
        bot: Bot,
        gallery: Gallery,
        budget: Budget,
        *,
        poll: float = POLL_SECONDS,
        may_send: Callable[[], bool],
        lost: Lost,
    ) -> None:
        """`poll`: seconds between two looks at what other processes left to show. `may_send`:
        whether this process holds the right to send at this moment. `lost` is told of chats that
        the bot may not write to.
        """
        self._bot = bot
        self._gallery = gallery
        self._budget = budget
        self._poll_seconds = poll
        self._may_send = may_send
        self._lanes = ChatLanes(budget, self._work)
        self._stale: set[int] = set()
        self._watched: dict[int, Watched] = {}
        self._woken = asyncio.Event()
        self._trouble = Trouble(gallery, budget, lost)
        self._notes = Notes(bot, gallery, budget, self._trouble)

    def wake(self, table: int) -> None:
        """A table, or for 0 a note, has changed: look now rather than at the next poll."""
        if table:
            self._stale.add(table)
        self._woken.set()

    async def run(self) -> None:
        """Reconcile until cancelled. What was known the last time may be out of date by now."""
        self._watched.clear()
        self._stale.clear()
        self._budget.take_over(monotonic())
        try:
            while True:
                await self._round()
        finally:
            await self._lanes.close()

    async def _round(self) -> None:
        self._woken.clear()
        try:
            await to_the_end(self._catch_up())
        except Exception:
            log.exception("screens could not be looked at; trying again")
            await asyncio.sleep(POLL_SECONDS)
        self._budget.tidy(monotonic())
        await set_within(self._woken, self._poll_seconds)

    async def _catch_up(self) -> None:
        await self._poll()
        while self._stale:
            await self._look(self._stale.pop())

    async def _poll(self) -> None:
        """What other processes, or a crash, left to show."""
        for table, mark in await self._gallery.stale_tables(AT_ONCE):
            watched = self._watched.get(table)
            seen = watched.comparison.scene.mark if watched and watched.comparison else -1
            if mark > seen:
                self._stale.add(table)
        for note in await self._gallery.notes(AT_ONCE):
            self._lanes.offer(note.chat, note)

    async def _look(self, table: int) -> None:
        """Read a table and compare; what differs is put into the lanes of its chats."""
        self._stale.discard(table)
        watched = self._watched.setdefault(table, Watched())
        with watched:
            try:
                comparison = await self._read(table, watched)
            except NoSuchTable:
                self._watched.pop(table, None)
                return
        for slot in comparison.differing():
            want = comparison.wanted.get(slot)
            chat = want.chat if want else comparison.scene.shown[slot].chat
            self._lanes.put(chat, ScreenJob(table, slot), urgent=want is not None and want.urgent)
        await self._settle(table)

    async def _read(self, table: int, watched: Watched) -> Comparison:
        async with watched.lock:
            scene = await self._gallery.scene(table)
            watched.comparison = compared(scene, self._bot.username)
            return watched.comparison

    async def _settle(self, table: int) -> None:
        """When nothing differs and nothing is on its way, the table is done with."""
        watched = self._watched.get(table)
        if watched is None or watched.comparison is None or watched.busy:
            return
        if table in self._stale or watched.comparison.differing():
            return
        del self._watched[table]
        await self._gallery.settle(table, watched.comparison.scene.mark)

    async def _work(self, chat: int, job: Hashable) -> float:
        if not self._may_send():
            return UNTIL_HELD
        match job:
            case ScreenJob():
                return await self._bring(chat, job)
            case Note():
                return await self._notes.send(job)
        return 0.0

    async def _bring(self, chat: int, job: ScreenJob) -> float:
        """Bring one screen up to date, from the newest state there is."""
        if job.table in self._stale:
            await self._look(job.table)
        watched = self._watched.get(job.table)
        if watched is None or watched.comparison is None:
            return 0.0
        with watched:
            again = await self._deliver(chat, watched, watched.comparison, job.slot)
        if not again and job.slot in watched.comparison.differing():
            again = AT_ONCE_AGAIN
        await self._settle(job.table)
        return again

    async def _deliver(
        self, chat: int, watched: Watched, comparison: Comparison, slot: str
    ) -> float:
        want = comparison.wanted.get(slot)
        if want is None:
            return await self._retire(watched, comparison, slot)
        if not comparison.differs(want):
            return 0.0
        shown = comparison.shown(want)
        if not comparison.is_unlike(want):
            return await self._pin(watched, want, shown)
        fresh = comparison.is_fresh(want, shown)
        if fresh and not (want.content.keyboard or want.urgent):
            return await self._keep(watched, replace(shown, digest=want.content.digest))
        wait = self._budget.wait(chat, monotonic(), urgent=want.urgent)
        if wait > 0:
            return wait
        self._budget.took(chat, monotonic())
        outcome = await self._post(want, shown, fresh=fresh)
        return await self._record(watched, want, shown, outcome)

    async def _post(self, want: Wanted, shown: Shown, *, fresh: bool) -> Outcome:
        if not fresh and shown.message is not None:
            return await delivery.edit(self._bot, want.chat, shown.message, want.content)
        topic = self._trouble.topic(want.chat, want.topic)
        outcome = await delivery.send(
            self._bot, want.chat, topic, want.content, silent=want.silent
        )
        if outcome.fate is Fate.DONE and shown.message is not None:
            await delivery.delete(self._bot, want.chat, shown.message)
        return outcome

    async def _record(
        self, watched: Watched, want: Wanted, shown: Shown, outcome: Outcome
    ) -> float:
        """Remember what became of a message; the answer is when to try again, 0 for never."""
        digest = want.content.digest
        if outcome.fate is Fate.DONE:
            alert = want.alert or shown.alert
            if outcome.message != shown.message:
                self._relink(shown)
                shown = replace(shown, pinned=False)
            sent = replace(shown, message=outcome.message, digest=digest, alert=alert, fails=0)
            return await self._keep(watched, replace(sent, repost=False))
        if outcome.fate is Fate.GONE:
            # Deleted by somebody: a screen with keys is sent anew, others are not missed.
            kept = "" if want.content.keyboard else digest
            return await self._keep(
                watched, replace(shown, message=None, digest=kept, pinned=want.pin)
            )
        failed = replace(shown, fails=shown.fails + 1)
        if outcome.fate is Fate.NO_TOPIC:
            failed = replace(failed, message=None, digest="")
        await self._keep(watched, failed)
        again = await self._trouble.after(want.chat, want.topic, outcome, failed.fails)
        self._woken.set()
        return again

    async def _retire(self, watched: Watched, comparison: Comparison, slot: str) -> float:
        """A screen is wanted no more: a fleeting one is deleted, the result of a series loses its
        keys, others have lost theirs before.
        """
        shown = comparison.scene.shown.get(slot)
        if shown is None:
            return 0.0
        wait = await self._put_away(shown)
        if wait > 0:
            return wait
        async with watched.lock:
            if watched.comparison is not None and slot not in watched.comparison.wanted:
                watched.comparison.scene.shown.pop(slot, None)
                await self._gallery.forget_shown(shown.table, (slot,))
        self._relink(shown)
        return 0.0

    async def _put_away(self, shown: Shown) -> float:
        """Deal with the message of a retired screen; the answer is when to try again."""
        if shown.message is not None and shown.pinned:
            await delivery.unpin(self._bot, shown.chat, shown.message)
        if shown.message is None or not shown.slot.startswith((FLEETING, ENDING)):
            return 0.0
        if shown.slot.startswith(FLEETING):
            outcome = await delivery.delete(self._bot, shown.chat, shown.message)
        else:
            wait = self._budget.wait(shown.chat, monotonic())
            if wait > 0:
                return wait
            self._budget.took(shown.chat, monotonic())
            outcome = await delivery.disarm(self._bot, shown.chat, shown.message)
        if outcome.fate in {Fate.WAIT, Fate.OFFLINE}:
            return await self._trouble.after(shown.chat, shown.topic, outcome, 1)
        return 0.0

    async def _pin(self, watched: Watched, want: Wanted, shown: Shown) -> float:
        """Pin a message, or take it down; where the bot has no right to, it is left."""
        if shown.message is not None:
            wait = self._budget.wait(want.chat, monotonic())
            if wait > 0:
                return wait
            self._budget.took(want.chat, monotonic())
            change = delivery.pin if want.pin else delivery.unpin
            outcome = await change(self._bot, want.chat, shown.message)
            if outcome.fate in {Fate.WAIT, Fate.OFFLINE}:
                return await self._trouble.after(want.chat, want.topic, outcome, 1)
        return await self._keep(watched, replace(shown, pinned=want.pin))

    def _relink(self, shown: Shown) -> None:
        """Hands link to the newest message of their table in the group: it is another one now."""
        if shown.chat < 0:
            self.wake(shown.table)

    async def _keep(self, watched: Watched, shown: Shown) -> float:
        """Write down what was sent; what people did on the screen meanwhile stays."""
        async with watched.lock:
            if watched.comparison is not None:
                watched.comparison.remember(shown)
            await until_kept(lambda: self._gallery.keep_shown((shown,)))
        return 0.0
