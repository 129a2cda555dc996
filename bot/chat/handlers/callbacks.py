"""From python-telegram-bot's callbacks to visits: the unit of work around every command."""

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from telegram import Chat, ChatMemberUpdated, Message, Update, User
from telegram.ext import ContextTypes

from bot.chat.buttons import Button, Verb
from bot.chat.desk import Desk
from bot.chat.refused import REFUSALS, Refused
from bot.chat.screens.private import explained
from bot.chat.visit import Visit, met, topic_of
from bot.table.ports import AlreadyDone, Work
from bot.table.table import Address

Context = ContextTypes.DEFAULT_TYPE
Callback = Callable[[Update, Context], Coroutine[Any, Any, None]]
Act = Callable[[Visit], Awaitable[None]]

NO_BUTTON = Button(Verb.OPEN)
"""What a visit by command carries where a tap carries its button."""


class Callbacks:
    """Makes python-telegram-bot callbacks of what a visit wants to do."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def command(self, act: Act, *, rights: bool = False) -> Callback:
        """A command. `rights`: whether it matters that the person is a group admin."""

        async def callback(update: Update, _: Context) -> None:
            await self._visit(update, act, rights=rights)

        return callback

    def start(self, act: Callable[[Visit, str], Awaitable[None]]) -> Callback:
        """`/start`, with the payload of a deep link."""

        async def callback(update: Update, context: Context) -> None:
            payload = context.args[0] if context.args else ""
            await self._visit(update, lambda visit: act(visit, payload))

        return callback

    def message(self, act: Callable[[Visit, Message], Awaitable[None]]) -> Callback:
        """A service message."""

        async def callback(update: Update, _: Context) -> None:
            message = update.message
            if message is not None:
                await self._visit(update, lambda visit: act(visit, message))

        return callback

    def membership(self, act: Callable[[Visit, ChatMemberUpdated], Awaitable[None]]) -> Callback:
        """The bot's own place in a chat has changed."""

        async def callback(update: Update, _: Context) -> None:
            change = update.my_chat_member
            if change is not None:
                await self._visit(update, lambda visit: act(visit, change))

        return callback

    async def _visit(self, update: Update, act: Act, *, rights: bool = False) -> None:
        user, chat = update.effective_user, update.effective_chat
        if user is None or chat is None:
            return
        admin = rights and await self._desk.rights.of_sender(chat, user, update.message)
        try:
            async with self._desk.club.work(update.update_id) as work:
                visit = await self._begin(work, update, user, chat)
                visit.admin = admin
                await act(visit)
        except AlreadyDone:
            return
        except REFUSALS as refusal:
            self._desk.metrics.refused(refusal)
            with suppress(AlreadyDone):  # another process was given it too, and has explained it
                await self._explain(update, user, chat, refusal)
            return
        for table in {0, *visit.touched}:
            self._desk.changed(table)

    async def _begin(self, work: Work, update: Update, user: User, chat: Chat) -> Visit:
        private_message = chat.type == Chat.PRIVATE and update.message is not None
        return Visit(
            work,
            await met(work, user, private=private_message),
            Address(chat.id, topic_of(update.message)),
            self._desk.moment(),
            self._desk.bot.username,
            NO_BUTTON,
            title=chat.title or "",
            username=chat.username,
            app_language=user.language_code,
        )

    async def _explain(self, update: Update, user: User, chat: Chat, refusal: Refused) -> None:
        """The refused step left nothing behind; its explanation is a piece of work of its own."""
        async with self._desk.club.work(update.update_id) as work:
            visit = await self._begin(work, update, user, chat)
            await visit.say(explained(refusal, await visit.voice()))
        self._desk.changed()
