"""What is done about a message that Telegram did not take."""

from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic

import structlog

from bot.chat.budget import Budget
from bot.chat.delivery import Fate, Outcome
from bot.table.ports import Gallery

log = structlog.get_logger()

LONGEST_PAUSE = 60.0
OFFLINE_PAUSE = 10.0
"""After hours out of reach, screens should not lag for another minute."""
ENOUGH = 10
"""No pause doubles more often: after a night of failures the number would overflow."""
AT_ONCE = 0.001
TOPIC_SECONDS = 600.0
"""So long a topic that was closed is not tried again: an admin may open it again."""
UNTIL_LOOKED_AT = 1.0
"""By then the table has been read again, and what cannot be sent is wanted no more."""


Lost = Callable[[int], Awaitable[None]]
"""Told of every chat that the bot may not write to: a person's (positive) or a group's."""


class Trouble:
    """Remembers nothing that could not be learned again by another try."""

    def __init__(self, gallery: Gallery, budget: Budget, lost: Lost) -> None:
        self._gallery = gallery
        self._budget = budget
        self._lost = lost
        self._dead_topics: dict[tuple[int, int | None], float] = {}

    def topic(self, chat: int, topic: int | None) -> int | None:
        """Where to write: without the topic for some time after it was closed or gone."""
        died = self._dead_topics.get((chat, topic), -inf)
        return None if monotonic() - died < TOPIC_SECONDS else topic

    async def after(self, chat: int, topic: int | None, outcome: Outcome, fails: int) -> float:
        """Do what an outcome calls for. The answer is when to try again (seconds)."""
        match outcome.fate:
            case Fate.WAIT:
                self._budget.pause(chat, monotonic() + outcome.seconds)
                log.warning("telegram asks for patience", chat=chat, seconds=outcome.seconds)
                return outcome.seconds
            case Fate.FORBIDDEN:
                await self._shut_out(chat, outcome.fault)
                return UNTIL_LOOKED_AT
            case Fate.NO_TOPIC if self.topic(chat, topic) is not None:
                self._dead_topics[chat, topic] = monotonic()
                return AT_ONCE
            case Fate.MIGRATED:
                await self._gallery.migrate(chat, outcome.chat)
                return UNTIL_LOOKED_AT
        log.warning("a message was not taken", chat=chat, fault=outcome.fault)
        longest = OFFLINE_PAUSE if outcome.fate is Fate.OFFLINE else LONGEST_PAUSE
        return min(2.0 ** min(fails, ENOUGH), longest)

    async def _shut_out(self, chat: int, fault: str) -> None:
        """Screens for a chat that the bot may not write to are wanted no more.

        The tables learn of it first: after a kill in between, the next try finds out again.
        """
        log.info("the bot may not write to a chat", chat=chat, fault=fault)
        await self._lost(chat)
        if chat > 0:
            await self._gallery.unreachable(chat)
        else:
            await self._gallery.silenced(chat)
