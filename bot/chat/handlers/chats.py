"""Chats that change: the bot is added, kicked or blocked, a group becomes a supergroup."""

from dataclasses import replace

from telegram import ChatMember, ChatMemberUpdated, Message

from bot.chat.handlers.opening import meet_group
from bot.chat.screens import private
from bot.chat.visit import Visit

OUT = frozenset({ChatMember.BANNED, ChatMember.LEFT})


async def membership(visit: Visit, change: ChatMemberUpdated) -> None:
    """The bot may write to a chat again, or no longer."""
    out = change.new_chat_member.status in OUT
    if visit.is_private:
        await visit.work.keep_profile(replace(visit.profile, reachable=not out))
        return
    group = await meet_group(visit)
    if out:
        await visit.work.keep_group(replace(group, active=False))
    elif change.old_chat_member.status in OUT:
        await visit.say(private.greeting(visit.texts))


async def migrated(visit: Visit, message: Message) -> None:
    """A group became a supergroup. Telegram says so in both chats; doing it twice is harmless."""
    if message.migrate_to_chat_id is not None:
        await visit.work.migrate_group(message.chat.id, message.migrate_to_chat_id)
    elif message.migrate_from_chat_id is not None:
        await visit.work.migrate_group(message.migrate_from_chat_id, message.chat.id)
