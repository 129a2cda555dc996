"""The bot comes into a channel."""

from datetime import UTC, datetime
from typing import Any

from telegram import Chat, ChatMemberLeft, ChatMemberMember, ChatMemberUpdated, User

from bot.chat.handlers.chats import membership

untouched: Any = None
"""A visit of which nothing may be asked."""


async def test_a_channel_is_no_group_to_be_greeted() -> None:
    ann, bot = User(1, "Ann", is_bot=False), User(2, "Kozel", is_bot=True)
    channel, now = Chat(-200, Chat.CHANNEL), datetime.fromtimestamp(0, UTC)
    change = ChatMemberUpdated(channel, ann, now, ChatMemberLeft(bot), ChatMemberMember(bot))
    await membership(untouched, change)
