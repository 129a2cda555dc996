"""What the handlers share: storage, the sender, the clocks and the answers to taps."""

import asyncio
import os
import time
from dataclasses import dataclass, field

import structlog
from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.chat.absent import group_lost, person_lost
from bot.chat.arrival import since_arrival
from bot.chat.calls import call
from bot.chat.clocks import Clocks
from bot.chat.metrics import Metrics
from bot.chat.reconciler import Reconciler
from bot.chat.rights import Rights
from bot.chat.visit import Answer
from bot.table.moment import Moment
from bot.table.ports import Club
from bot.texts.fitting import fitted_plain

log = structlog.get_logger()

ANSWER_PAUSES = (0.5, 2.0, 0.0)
"""Seconds to wait after each try to answer a tap."""
GOODBYE = 0.5
"""Seconds that answers on their way are given at the end."""


@dataclass(slots=True)
class Desk:
    """Made once by `app`; nothing in it is state that a kill could lose."""

    bot: Bot
    club: Club
    reconciler: Reconciler
    clocks: Clocks
    pace: float
    metrics: Metrics
    rights: Rights
    _answers: set[asyncio.Task[None]] = field(default_factory=set)

    def moment(self) -> Moment:
        """Now, with fresh chance from the operating system."""
        return Moment(time.time(), self.pace, os.urandom(32))

    def changed(self, table: int = 0, due: float = 0.0) -> None:
        """A table changed, or for 0 a note was written: show it, and look at its clock.

        `due`: when that runs out (Unix seconds), if it is known; infinite for never.
        """
        self.reconciler.wake(table)
        if table:
            self.clocks.wake(due)

    def answer(self, query: str, answer: Answer) -> None:
        """Answer a tap. Nothing waits for it: Telegram's slowness must not hold up the others."""
        task = asyncio.get_running_loop().create_task(self._answer(query, answer))
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    async def _answer(self, query: str, answer: Answer) -> None:
        """Tried again when Telegram did not take it: to answer a tap twice is harmless."""
        text = fitted_plain(answer.text)
        for pause in ANSWER_PAUSES:
            try:
                await call(
                    self.bot,
                    "answerCallbackQuery",
                    callback_query_id=query,
                    text=text or None,
                    show_alert=answer.alert or None,
                    url=answer.url or None,
                )
            except BadRequest as fault:
                log.info("an answer came too late", fault=fault.message)
                return
            except TelegramError as fault:
                log.info("an answer may not have arrived", fault=fault.message)
                await asyncio.sleep(pause)
            else:
                self.metrics.tap_answered(since_arrival() or 0.0)
                return

    async def lost(self, chat: int) -> None:
        """The bot may not write to a person or a group: his tables, or its, take note."""
        async with self.club.work() as work:
            if chat > 0:
                touched = await person_lost(work, chat, self.moment())
            else:
                touched = await group_lost(work, chat, self.moment())
        for table in touched:
            self.changed(table)

    async def finish(self) -> None:
        """Let answers that are on their way arrive, but do not wait for long."""
        if self._answers:
            await asyncio.wait(self._answers, timeout=GOODBYE)
        for answer in self._answers:
            answer.cancel()
