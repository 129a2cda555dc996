"""Who is an admin of a group: asked of Telegram, and believed for a short while.

One question gives all admins of a group. When Telegram does not answer, nobody is one for a while:
a right is never granted by mistake.
"""

import asyncio
from math import inf
from time import monotonic

import structlog
from telegram import Bot, Chat, Message, User
from telegram.error import TelegramError

log = structlog.get_logger()

ANONYMOUS = frozenset({1087968824, 136817688, 777000})
"""Telegram's stand-ins for anonymous admins, channels and itself: nobody who could sit down."""
PATIENCE = 1.5
"""Seconds for the question: the tap that needs the answer waits, and those behind it too."""
UNANSWERED = 5.0
"""Seconds after which a question is put again that Telegram did not answer."""
BELIEVED = 60.0
"""Seconds for which a right is believed."""
DOUBTED = 1.0
"""Seconds after which somebody who was no admin may have become one: it is asked again."""
NEVER = (-inf, frozenset[int]())
MOST = 10_000
"""Groups that are remembered; then all are forgotten, and asked about again."""


class Rights:
    """Remembers who the admins of groups are."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._known: dict[int, tuple[float, frozenset[int]]] = {}

    def forget(self) -> None:
        """Ask again, whoever was asked about."""
        self._known.clear()

    async def of_person(self, chat: int, person: int) -> bool:
        """Whether a person is an admin of a group."""
        asked_at, admins = self._known.get(chat, NEVER)
        age = monotonic() - asked_at
        if age < DOUBTED or (person in admins and age < BELIEVED):
            return person in admins
        return person in await self._admins(chat)

    async def of_sender(self, chat: Chat, user: User, message: Message | None) -> bool:
        """Whether who sent a message is an admin there.

        An anonymous admin writes in the name of the group itself. Who writes in the name of a
        channel may be anybody.
        """
        if chat.type == Chat.PRIVATE:
            return False
        if message is not None and message.sender_chat is not None:
            return message.sender_chat.id == chat.id
        return await self.of_person(chat.id, user.id)

    async def _admins(self, chat: int) -> frozenset[int]:
        try:
            async with asyncio.timeout(PATIENCE):
                members = await self._bot.get_chat_administrators(chat)
        except (TelegramError, TimeoutError) as fault:
            log.warning("rights could not be asked", chat=chat, fault=str(fault))
            return self._learned(chat, frozenset(), monotonic() + UNANSWERED - DOUBTED)
        return self._learned(chat, frozenset(m.user.id for m in members), monotonic())

    def _learned(self, chat: int, admins: frozenset[int], at: float) -> frozenset[int]:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[chat] = (at, admins)
        return admins
