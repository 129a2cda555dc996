"""What the handlers share: storage, the sender, the clocks and the answers to taps."""

import asyncio
import os
import time
from dataclasses import dataclass, field

import structlog
from telegram import Bot, ChatMember
from telegram.error import BadRequest, TelegramError

from bot.chat.absent import group_lost, person_lost
from bot.chat.clocks import Clocks
from bot.chat.reconciler import Reconciler
from bot.chat.visit import Answer
from bot.table.moment import Moment
from bot.table.ports import Club
from bot.texts.fitting import fitted_plain

log = structlog.get_logger()

ADMINS = (ChatMember.OWNER, ChatMember.ADMINISTRATOR)
ANSWER_PAUSES = (0.5, 2.0, 0.0)
"""Seconds to wait after each try to answer a tap."""
RIGHTS_PATIENCE = 3.0
"""Seconds for the question: the lane of this chat waits meanwhile."""
RIGHTS_SECONDS = 60.0
"""How long an answer about a person's rights in a group is believed."""


@dataclass(slots=True)
class Desk:
    """Made once by `app`; nothing in it is state that a kill could lose."""

    bot: Bot
    club: Club
    reconciler: Reconciler
    clocks: Clocks
    pace: float
    _answers: set[asyncio.Task[None]] = field(default_factory=set)
    _rights: dict[tuple[int, int], tuple[float, bool]] = field(default_factory=dict)

    def moment(self) -> Moment:
        """Now, with fresh chance from the operating system."""
        return Moment(time.time(), self.pace, os.urandom(32))

    def changed(self, table: int = 0) -> None:
        """A table changed, or for 0 a note was written: show it, and look at its clock."""
        self.reconciler.wake(table)
        if table:
            self.clocks.wake()

    def answer(self, query: str, answer: Answer) -> None:
        """Answer a tap. Nothing waits for it: Telegram's slowness must not hold up the lane."""
        task = asyncio.get_running_loop().create_task(self._answer(query, answer))
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    async def _answer(self, query: str, answer: Answer) -> None:
        """Tried again when Telegram did not take it: to answer a tap twice is harmless."""
        text = fitted_plain(answer.text)
        for pause in ANSWER_PAUSES:
            try:
                await self.bot.answer_callback_query(
                    query, text or None, show_alert=answer.alert, url=answer.url or None
                )
            except BadRequest as fault:
                log.info("an answer came too late", fault=fault.message)
                return
            except TelegramError as fault:
                log.info("an answer may not have arrived", fault=fault.message)
                await asyncio.sleep(pause)
            else:
                return

    async def is_admin(self, chat: int, person: int) -> bool:
        """Whether a person is an admin of a group; asked of Telegram, believed for a minute."""
        until, known = self._rights.get((chat, person), (0.0, False))
        if time.monotonic() < until:
            return known
        try:
            async with asyncio.timeout(RIGHTS_PATIENCE):
                member = await self.bot.get_chat_member(chat, person)
        except (TelegramError, TimeoutError) as fault:
            log.warning("rights could not be asked", chat=chat, fault=str(fault))
            return False
        admin = member.status in ADMINS
        self._rights[chat, person] = (time.monotonic() + RIGHTS_SECONDS, admin)
        return admin

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
        """Let answers that are on their way arrive."""
        await asyncio.gather(*self._answers, return_exceptions=True)
