"""One message to Telegram, and what came of it: every answer of the error table as a value.

Nothing here decides what to do about an outcome.
"""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from telegram import Bot, Message
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from bot.chat.calls import call, seconds_of
from bot.chat.files import File
from bot.chat.screens.content import Content, Key, Keyboard
from bot.texts.fitting import fitted


class Fate(Enum):
    """What became of a request."""

    DONE = auto()
    GONE = auto()
    """The message to edit is not there any more, or can't be edited."""
    FORBIDDEN = auto()
    """The bot may not write there."""
    NO_TOPIC = auto()
    """The topic is closed or gone."""
    MIGRATED = auto()
    """The group has a new id."""
    WAIT = auto()
    """Too many requests: this chat must wait."""
    OFFLINE = auto()
    """Telegram could not be reached, or did not answer in time."""
    REFUSED = auto()
    """Telegram does not take this content: a fault of ours."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """`message`: the id of what now stands in the chat. `seconds`: how long to wait.
    `chat`: the new id of a migrated group. `fault`: Telegram's words.
    """

    fate: Fate
    message: int | None = None
    seconds: float = 0.0
    chat: int = 0
    fault: str = ""


CAPTION = 1024
"""UTF-16 units under a file."""
NO_PREVIEW = '{"is_disabled": true}'

GONE = ("message to edit not found", "message can't be edited", "message_id_invalid",
        "message to delete not found", "message can't be deleted")  # fmt: skip
FORBIDDEN = ("chat not found", "not enough rights to send", "need administrator rights",
             "have no rights to send", "user is deactivated", "peer_id_invalid")  # fmt: skip
NO_FILES = ("rights to send photos", "rights to send documents", "chat_send_photos_forbidden",
            "chat_send_docs_forbidden")  # fmt: skip
"""Texts may be sent there, files may not: the chat is not lost."""
NO_TOPIC = ("message thread not found", "topic_closed", "topic_deleted")


async def send(
    bot: Bot, chat: int, topic: int | None, content: Content, *, silent: bool = False
) -> Outcome:
    """Send a new message. OFFLINE may mean that it arrived all the same."""
    return await _tried(
        lambda: call(
            bot,
            "sendMessage",
            chat_id=chat,
            message_thread_id=topic,
            disable_notification=silent,
            **_parameters(content),
        )
    )


async def send_file(
    bot: Bot, chat: int, topic: int | None, content: Content, file: File
) -> Outcome:
    """Send a document or a photo with its words. OFFLINE may mean that it arrived all the same."""
    keys = markup(content.keyboard)
    post = bot.send_photo if file.is_photo else bot.send_document
    return await _tried(
        lambda: post(
            chat,
            file.data,
            fitted(content.html, CAPTION),
            parse_mode="HTML",
            message_thread_id=topic,
            filename=file.name,
            api_kwargs=None if keys is None else {"reply_markup": keys},
        )
    )


async def edit(bot: Bot, chat: int, message: int, content: Content) -> Outcome:
    """Edit a message in place; "not modified" is success."""
    parameters = _parameters(content)
    outcome = await _tried(
        lambda: call(bot, "editMessageText", chat_id=chat, message_id=message, **parameters)
    )
    return Outcome(Fate.DONE, message) if outcome.fate is Fate.DONE else outcome


async def delete(bot: Bot, chat: int, message: int) -> Outcome:
    """Delete a message; one that is gone already is fine."""
    return await _tried(lambda: bot.delete_message(chat, message))


async def disarm(bot: Bot, chat: int, message: int) -> Outcome:
    """Take the keyboard from a message that no screen stands for."""
    return await _tried(
        lambda: call(bot, "editMessageReplyMarkup", chat_id=chat, message_id=message)
    )


async def pin(bot: Bot, chat: int, message: int) -> Outcome:
    """Pin a message; nobody is notified."""
    return await _tried(lambda: bot.pin_chat_message(chat, message, disable_notification=True))


async def unpin(bot: Bot, chat: int, message: int) -> Outcome:
    """Take a pinned message down."""
    return await _tried(lambda: bot.unpin_chat_message(chat, message))


def markup(keyboard: Keyboard) -> str | None:
    """The keyboard as Telegram takes it, in JSON; None for none."""
    if not keyboard:
        return None
    rows = [[_key(key) for key in row] for row in keyboard]
    return json.dumps({"inline_keyboard": rows}, ensure_ascii=False)


def _key(key: Key) -> dict[str, str]:
    does = {"url": key.url} if key.url else {"callback_data": key.data}
    return {"text": key.text, **does} | ({"style": key.style} if key.style else {})


def _parameters(content: Content) -> dict[str, str | None]:
    return {
        "text": fitted(content.html),
        "parse_mode": "HTML",
        "link_preview_options": NO_PREVIEW,
        "reply_markup": markup(content.keyboard),
    }


async def _tried(request: Callable[[], Awaitable[Any]]) -> Outcome:
    try:
        answer = await request()
    except TelegramError as fault:
        return _fate(fault)
    if isinstance(answer, Message):
        return Outcome(Fate.DONE, answer.message_id)
    return Outcome(Fate.DONE, answer["message_id"] if isinstance(answer, dict) else None)


def _fate(fault: TelegramError) -> Outcome:
    match fault:
        case RetryAfter():
            return Outcome(Fate.WAIT, seconds=seconds_of(fault))
        case ChatMigrated():
            return Outcome(Fate.MIGRATED, chat=fault.new_chat_id)
        case Forbidden():
            return Outcome(Fate.FORBIDDEN, fault=fault.message)
        case BadRequest():
            return _bad_request(fault.message)
        case NetworkError():
            return Outcome(Fate.OFFLINE, fault=fault.message)
        case _:
            return Outcome(Fate.REFUSED, fault=fault.message)


def _bad_request(words: str) -> Outcome:
    text = words.lower()
    if "message is not modified" in text:
        return Outcome(Fate.DONE)
    table = (
        (NO_FILES, Fate.REFUSED),
        (GONE, Fate.GONE),
        (FORBIDDEN, Fate.FORBIDDEN),
        (NO_TOPIC, Fate.NO_TOPIC),
    )
    fate = next((fate for signs, fate in table if any(s in text for s in signs)), Fate.REFUSED)
    return Outcome(fate, fault=words)
