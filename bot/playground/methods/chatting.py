"""The methods about chats: who is in them, what is pinned, topics."""

from typing import Any

from bot.playground import groups
from bot.playground.call import Call
from bot.playground.chats import Chat, Topic
from bot.playground.errors import bad_request
from bot.playground.standing import chat_member

GIFTS = (
    "unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription",
    "gifts_from_channels",
)  # fmt: skip


def get_chat(call: Call) -> dict[str, Any]:
    known = call.known_chat()
    chat = known if known.person else call.chat()
    full: dict[str, Any] = {
        "accent_color_id": abs(chat.id) % 7,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(GIFTS, False),
    }
    if chat.pinned:
        full["pinned_message"] = chat.messages[chat.pinned[-1]].api()
    return chat.api() | full


def get_chat_member(call: Call) -> dict[str, Any]:
    chat = call.chat()
    user = call.world.user(call.params.integer("user_id"))
    if user is None:
        raise bad_request("PARTICIPANT_ID_INVALID")
    if user is call.world.bot:
        return chat_member(user, "member" if chat.person else chat.bot_status)
    status = chat.members.get(user.id, "left")
    return chat_member(user, status, is_anonymous=user.id in chat.anonymous)


def get_chat_administrators(call: Call) -> list[dict[str, Any]]:
    chat = call.chat()
    if chat.person:
        raise bad_request("there are no administrators in the private chat")
    statuses = chat.members | {call.world.bot.id: chat.bot_status}
    admins = [user_id for user_id, status in statuses.items() if status == "administrator"]
    users = [call.world.user(user_id) for user_id in admins]
    return [
        chat_member(user, "administrator", is_anonymous=user.id in chat.anonymous)
        for user in users
        if user
    ]


def get_chat_member_count(call: Call) -> int:
    return len(call.chat().present()) + 1


def leave_chat(call: Call) -> bool:
    chat = call.chat()
    if chat.person:
        raise bad_request("chat member status can't be changed in private chats")
    groups.set_bot_status(call.world, chat, "left")
    return True


def pin_chat_message(call: Call) -> bool:
    chat = _pinnable(call)
    message = call.message(chat, "pin")
    if message.message_id in chat.pinned:
        return True
    chat.pinned.append(message.message_id)
    call.world.changed_chat(chat)
    pinned = {"pinned_message": message.api(with_reply=False)}
    groups.announce(call.world, chat, call.world.bot, pinned, message.thread_id)
    return True


def unpin_chat_message(call: Call) -> bool:
    chat = _pinnable(call)
    number = call.params.integer("message_id") or (chat.pinned[-1] if chat.pinned else 0)
    if number not in chat.pinned:
        raise bad_request("message to unpin not found")
    chat.pinned.remove(number)
    call.world.changed_chat(chat)
    return True


def unpin_all_chat_messages(call: Call) -> bool:
    chat = _pinnable(call)
    chat.pinned.clear()
    call.world.changed_chat(chat)
    return True


def create_forum_topic(call: Call) -> dict[str, Any]:
    chat = _forum(call)
    name = call.params.text("name")
    if not name.strip():
        raise bad_request("TOPIC_TITLE_EMPTY")
    topic = groups.open_topic(call.world, chat, call.world.bot, name)
    return {"message_thread_id": topic.thread_id, "name": topic.name, "icon_color": 0x6FB9F0}


def close_forum_topic(call: Call) -> bool:
    return _set_closed(call, closed=True)


def reopen_forum_topic(call: Call) -> bool:
    return _set_closed(call, closed=False)


def delete_forum_topic(call: Call) -> bool:
    chat = _forum(call)
    groups.delete_topic(call.world, chat, _topic(call, chat))
    return True


def _set_closed(call: Call, *, closed: bool) -> bool:
    chat = _forum(call)
    topic = _topic(call, chat)
    if topic.closed == closed:
        raise bad_request("TOPIC_NOT_MODIFIED")
    groups.set_topic_closed(call.world, chat, topic, closed=closed, by=call.world.bot)
    return True


def _topic(call: Call, chat: Chat) -> Topic:
    number = call.params.integer("message_thread_id")
    if number not in chat.topics:
        raise bad_request("message thread not found")
    return chat.topics[number]


def _pinnable(call: Call) -> Chat:
    chat = call.chat()
    if not chat.person and chat.bot_status != "administrator":
        raise bad_request("not enough rights to manage pinned messages in the chat")
    return chat


def _forum(call: Call) -> Chat:
    chat = call.chat()
    if not chat.is_forum:
        raise bad_request("the chat is not a forum")
    if chat.bot_status != "administrator":
        raise bad_request("not enough rights to manage topics in the chat")
    return chat
