"""Chats that change: the bot is added, kicked or blocked, people go, a group is upgraded."""

from dataclasses import replace

from telegram import Chat, ChatMember, ChatMemberRestricted, ChatMemberUpdated, Message

from bot.chat.absent import group_back, group_lost, person_lost
from bot.chat.handlers.opening import meet_group
from bot.chat.screens import private
from bot.chat.visit import Visit

OUT = frozenset({ChatMember.BANNED, ChatMember.LEFT})


async def membership(visit: Visit, change: ChatMemberUpdated) -> None:
    """The bot may write to a chat again, or no longer. In a channel nobody sits at a table."""
    if change.chat.type == Chat.CHANNEL:
        return
    out = _is_out(change.new_chat_member)
    if visit.is_private:
        await _private(visit, out=out)
    else:
        await _group(visit, out=out, was_out=_is_out(change.old_chat_member))


async def gone(visit: Visit, message: Message) -> None:
    """Somebody left the group, or was removed from it."""
    user = message.left_chat_member
    if user is not None and not user.is_bot:
        here = visit.address.chat
        visit.touched |= await person_lost(visit.work, user.id, visit.moment, chat=here)


async def migrated(visit: Visit, message: Message) -> None:
    """A group became a supergroup. Telegram says so in both chats; doing it twice is harmless."""
    if message.migrate_to_chat_id is not None:
        await visit.work.migrate_group(message.chat.id, message.migrate_to_chat_id)
    elif message.migrate_from_chat_id is not None:
        await visit.work.migrate_group(message.migrate_from_chat_id, message.chat.id)


async def _private(visit: Visit, *, out: bool) -> None:
    await visit.work.keep_profile(replace(visit.profile, reachable=not out))
    if out:
        visit.touched |= await person_lost(visit.work, visit.profile.id, visit.moment)


async def _group(visit: Visit, *, out: bool, was_out: bool) -> None:
    group = await meet_group(visit)
    if out:
        await visit.work.keep_group(replace(group, active=False))
        visit.touched |= await group_lost(visit.work, group.id, visit.moment)
    elif was_out:
        resumed = await group_back(visit.work, group.id, visit.moment)
        visit.touched |= resumed
        if not resumed:
            await visit.say(private.greeting(visit.texts))


def _is_out(member: ChatMember) -> bool:
    """Whether the bot, as this member, cannot write."""
    if isinstance(member, ChatMemberRestricted):
        return not member.can_send_messages
    return member.status in OUT
