"""The methods that change or delete messages."""

from dataclasses import replace
from typing import Any

from bot.playground.call import Call
from bot.playground.chats import Chat
from bot.playground.errors import NOT_MODIFIED, bad_request
from bot.playground.files import photo_of
from bot.playground.messages import Content, Message
from bot.playground.methods.content import caption_of, file_of, text_of
from bot.playground.params import Params

MAX_DELETED = 100


def edit_message_text(call: Call) -> dict[str, Any]:
    text, entities = text_of(call)
    keyboard = call.keyboard()
    message = call.own_message()
    if message.content.has_file:
        raise bad_request("there is no text in the message to edit")
    return _change(call, message, Content(text, entities, keyboard=keyboard))


def edit_message_caption(call: Call) -> dict[str, Any]:
    text, entities = caption_of(call, call.params)
    keyboard = call.keyboard()
    message = call.own_message()
    if not message.content.has_file:
        raise bad_request("there is no caption in the message to edit")
    content = replace(message.content, text=text, entities=entities, keyboard=keyboard)
    return _change(call, message, content)


def edit_message_media(call: Call) -> dict[str, Any]:
    media = Params(call.params.record("media"))
    if media.text("type") != "photo":
        raise bad_request("can't parse InputMedia: only photos are supported here")
    photo = file_of(call, media.text("media"), "media", photo_of)
    text, entities = caption_of(call, media)
    keyboard = call.keyboard()
    message = call.own_message()
    return _change(call, message, Content(text, entities, photo=photo, keyboard=keyboard))


def edit_message_reply_markup(call: Call) -> dict[str, Any]:
    keyboard = call.keyboard()
    message = call.own_message()
    return _change(call, message, replace(message.content, keyboard=keyboard))


def delete_message(call: Call) -> bool:
    chat = call.chat()
    message = call.message(chat, "delete")
    if not _may_delete(call, chat, message):
        raise bad_request("message can't be deleted")
    call.world.remove(chat, [message.message_id])
    return True


def delete_messages(call: Call) -> bool:
    """Deletes what it can; messages that are gone or not the bot's to delete are skipped."""
    chat = call.chat()
    numbers = call.params.sequence("message_ids")
    if not 1 <= len(numbers) <= MAX_DELETED:
        raise bad_request("message identifiers are not specified")
    there = [m for m in chat.messages.values() if m.message_id in numbers]
    call.world.remove(chat, [m.message_id for m in there if _may_delete(call, chat, m)])
    return True


def _change(call: Call, message: Message, content: Content) -> dict[str, Any]:
    if message.content == content:
        raise bad_request(NOT_MODIFIED)
    call.world.edit(message, content)
    return message.api()


def _may_delete(call: Call, chat: Chat, message: Message) -> bool:
    own = message.sender is call.world.bot
    return own or chat.person is not None or chat.bot_status == "administrator"
