"""Brings one screen of a table to its chat, and writes down what stands there now."""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from telegram import Bot

from bot.chat import delivery
from bot.chat.book import Book
from bot.chat.budget import Budget
from bot.chat.comparison import Comparison, remember
from bot.chat.delivery import Fate, Outcome
from bot.chat.screens.content import Wanted
from bot.chat.trouble import Trouble
from bot.chat.watched import Watched
from bot.table import slots
from bot.table.sent import Shown

LOST = frozenset({Fate.FORBIDDEN, Fate.MIGRATED})
"""The table must be read again, for what is known of the chat has changed: no mark says so of a
table that is closed.
"""

Wake = Callable[[int], None]
"""Have a table looked at again; 0: whatever the database says is to be shown."""


class Courier:
    """Sends, edits, deletes and pins. What Telegram counts is within the budget of the chat."""

    def __init__(self, bot: Bot, book: Book, budget: Budget, trouble: Trouble, wake: Wake) -> None:
        self._bot = bot
        self._book = book
        self._budget = budget
        self._trouble = trouble
        self._wake = wake

    async def deliver(self, watched: Watched, comparison: Comparison, slot: str) -> float:
        """Bring a screen to its audience. The answer is when to try again (seconds), 0: done."""
        want = comparison.wanted.get(slot)
        if want is None:
            return await self._retire(watched, comparison, slot)
        if not comparison.differs(want):
            return 0.0
        shown = comparison.shown(want)
        if not comparison.is_unlike(want):
            return await self._pin(watched, want, shown)
        fresh = comparison.is_fresh(want, shown)
        if shown.message is None and not (want.content.keyboard or want.urgent):
            return await self._keep(watched, replace(shown, digest=want.content.digest))
        wait = self._budget.wait(want.chat, monotonic(), urgent=want.urgent)
        if wait > 0:
            return wait
        self._budget.took(want.chat, monotonic())
        outcome = await self._post(want, shown, fresh=fresh)
        again = await self._record(watched, want, shown, outcome)
        if fresh and outcome.fate is Fate.DONE and shown.message is not None:
            await self._delete(want, shown.message)
        return again

    async def _post(self, want: Wanted, shown: Shown, *, fresh: bool) -> Outcome:
        if not fresh and shown.message is not None:
            return await delivery.edit(self._bot, want.chat, shown.message, want.content)
        topic = self._trouble.topic(want.chat, want.topic)
        return await delivery.send(self._bot, want.chat, topic, want.content, silent=want.silent)

    async def _delete(self, want: Wanted, message: int) -> None:
        """Delete a message whose place another one has taken. It is tried once: what stays loses
        its keys when somebody taps them.
        """
        outcome = await delivery.delete(self._bot, want.chat, message)
        if outcome.fate is Fate.WAIT:
            await self._trouble.after(want.chat, want.topic, outcome, 1)

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
            kept = "" if want.is_missed else digest  # deleted by somebody
            return await self._keep(
                watched, replace(shown, message=None, digest=kept, pinned=want.pin)
            )
        failed = replace(shown, fails=shown.fails + 1)
        if outcome.fate is Fate.NO_TOPIC:
            failed = replace(failed, message=None, digest="")
        await self._keep(watched, failed)
        again = await self._trouble.after(want.chat, want.topic, outcome, failed.fails)
        self._wake(0)
        if outcome.fate in LOST:
            self._wake(shown.table)
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
                self._book.forget(shown.table, slot)
        self._relink(shown)
        return 0.0

    async def _put_away(self, shown: Shown) -> float:
        """Deal with the message of a retired screen; the answer is when to try again."""
        if shown.message is not None and shown.pinned:
            outcome = await delivery.unpin(self._bot, shown.chat, shown.message)
            if outcome.fate in {Fate.WAIT, Fate.OFFLINE}:
                return await self._trouble.after(shown.chat, shown.topic, outcome, 1)
        if shown.message is None or not shown.slot.startswith((slots.NUDGE, slots.SERIES)):
            return 0.0
        if shown.slot.startswith(slots.NUDGE):
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
            self._wake(shown.table)

    async def _keep(self, watched: Watched, shown: Shown) -> float:
        """Write down what was sent; what people did on the screen meanwhile stays."""
        async with watched.lock:
            known = None
            if watched.comparison is not None:
                known = watched.comparison.scene.shown.get(shown.slot)
                remember(watched.comparison.scene, shown)
            self._book.keep(shown)
            if known is None or known.message != shown.message:
                await self._book.write()
        return 0.0
