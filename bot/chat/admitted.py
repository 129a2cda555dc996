"""Whether the bot itself may write in a group: what `doctor` asks of Telegram."""

from telegram import Bot, ChatMember, ChatMemberRestricted
from telegram.error import TelegramError

OUTSIDE = (ChatMember.LEFT, ChatMember.BANNED)


async def may_write(bot: Bot, chat: int) -> bool:
    """Whether messages of the bot would be taken in a group; False when it cannot be asked."""
    try:
        member = await bot.get_chat_member(chat, bot.id)
        if isinstance(member, ChatMemberRestricted):
            return member.can_send_messages
        if member.status == ChatMember.MEMBER:
            permissions = (await bot.get_chat(chat)).permissions
            return permissions is None or permissions.can_send_messages is not False
    except TelegramError:
        return False
    return member.status not in OUTSIDE
