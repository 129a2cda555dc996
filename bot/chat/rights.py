"""Who is an admin of a group: asked of Telegram, and believed for a short while.

One question gives all admins of a group. When Telegram does not answer, nobody is one: a right is
never granted by mistake.
"""

import asyncio
from math import inf
from time import monotonic

import structlog
from telegram import Bot, Chat, Message, User
from telegram.error import TelegramError

log = structlog.get_logger()

PATIENCE = 3.0
"""Seconds for the question: the lane of this chat waits meanwhile."""
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
            return frozenset()
        if len(self._known) >= MOST:
            self._known.clear()
        admins = frozenset(member.user.id for member in members)
        self._known[chat] = (monotonic(), admins)
        return admins
