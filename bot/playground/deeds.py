"""What a person does: write, tap, start, block, read. Each deed is allowed or Refused.

Here stands what reaches the bot (its privacy mode in groups). Knows nothing of HTTP and nothing
of what the bot will make of it.
"""

import re
from typing import Any

from bot.playground.chats import Chat
from bot.playground.entities import found, tidied, units
from bot.playground.errors import Refused
from bot.playground.messages import Content, Message
from bot.playground.people import ANONYMOUS, Person
from bot.playground.queries import Query
from bot.playground.world import World

MAX_TEXT = 4096
PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")


def write(world: World, person: Person, chat: Chat, text: str, **where: int | None) -> Message:
    """The person's message in `chat`; `where` may hold `thread_id` and `reply_to`."""
    _check_present(person, chat)
    text, _ = tidied(text)
    if not text or units(text) > MAX_TEXT:
        raise Refused(f"a message has 1 to {MAX_TEXT} characters")
    if chat.person and person.blocked:
        raise Refused(f"{person.name} has blocked the bot")
    thread_id = where.get("thread_id")
    _check_topic(person, chat, thread_id)
    reply_to = _message(chat, where["reply_to"]) if where.get("reply_to") else None
    if chat.person and not person.started:
        person.started = True
        world.changed_person(person)
    content = Content(text, tuple(found(text)))
    sender = ANONYMOUS if person.id in chat.anonymous else person
    message = world.post(chat, sender, content, thread_id=thread_id, reply_to=reply_to)
    if reaches_bot(world, message):
        world.tell("message", message.api())
    return message


def reaches_bot(world: World, message: Message) -> bool:
    """Whether the bot hears of a message: all of its private chats; of a group it is in what is
    meant for it, or all when it is an administrator or has privacy mode off.
    """
    chat = message.chat
    if chat.person:
        return True
    return chat.has_bot and (
        chat.bot_status == "administrator"
        or not world.privacy
        or message.content.service is not None
        or (message.reply_to is not None and message.reply_to.sender is world.bot)
        or _is_for(str(world.bot.username).lower(), message.content.text)
    )


def _is_for(username: str, text: str) -> bool:
    """Whether a text is a command that is not for another bot, or mentions this one."""
    command, _, addressee = text.split()[0].lower().partition("@")
    if command.startswith("/") and addressee in {"", username}:
        return True
    return re.search(rf"(?<![\w@])@{re.escape(username)}\b", text.lower()) is not None


def tap(world: World, person: Person, chat: Chat, message_id: int, data: str) -> Query:
    """The person taps a button that carries `data`, whether or not it is on the keyboard."""
    _check_present(person, chat)
    message = _message(chat, message_id)
    if message.sender is not world.bot:
        raise Refused("only messages of the bot have buttons")
    query = world.queries.open(person)
    update = {
        "id": query.id,
        "from": person.api(),
        "message": message.api(),
        "chat_instance": str(7_919 * abs(chat.id) + 1),
        "data": data,
    }
    world.tell("callback_query", update)
    return query


def button(chat: Chat, message_id: int, row: int, column: int) -> dict[str, Any]:
    """The button at that place of a message's keyboard, as the bot sent it."""
    keyboard = _message(chat, message_id).content.keyboard
    if not (0 <= row < len(keyboard) and 0 <= column < len(keyboard[row])):
        raise Refused(f"message {message_id} has no button in row {row}, column {column}", 404)
    return keyboard[row][column]


def start(world: World, person: Person, payload: str = "") -> Message:
    """The person follows `t.me/<bot>?start=payload`."""
    if payload and not PAYLOAD.fullmatch(payload):
        raise Refused("a payload has 1 to 64 characters of A-Z, a-z, 0-9, _ and -")
    if person.blocked:
        block(world, person, blocked=False)
    return write(world, person, world.chats[person.id], f"/start {payload}".strip())


def block(world: World, person: Person, *, blocked: bool) -> None:
    """The person blocks or unblocks the bot; nothing happens when that is so already."""
    if person.blocked == blocked:
        return
    person.blocked = blocked
    world.changed_person(person)
    old, new = ("member", "kicked") if blocked else ("kicked", "member")
    world.tell_standing(world.chats[person.id], person, old, new)


def delete_account(world: World, person: Person) -> None:
    """The person leaves Telegram for good."""
    person.deleted = True
    world.changed_person(person)


def see(world: World, person: Person, chat: Chat) -> None:
    """The person has read the chat."""
    _check_present(person, chat)
    if chat.unread.pop(person.id, 0):
        world.changed_chat(chat)


def _check_present(person: Person, chat: Chat) -> None:
    if person.deleted:
        raise Refused(f"{person.name} has deleted the account")
    if not chat.has(person.id) or chat.deleted:
        raise Refused(f"{person.name} is not in the chat {chat.id}")
    if chat.migrated_to:
        raise Refused(f"the chat {chat.id} is now {chat.migrated_to}")


def _check_topic(person: Person, chat: Chat, thread_id: int | None) -> None:
    if thread_id is None:
        return
    if thread_id not in chat.topics:
        raise Refused(f"the chat {chat.id} has no topic {thread_id}", 404)
    if chat.topics[thread_id].closed and chat.members[person.id] != "administrator":
        raise Refused(f"the topic {thread_id} is closed")


def _message(chat: Chat, message_id: int | None) -> Message:
    if message_id not in chat.messages:
        raise Refused(f"the chat {chat.id} has no message {message_id}", 404)
    return chat.messages[message_id]
