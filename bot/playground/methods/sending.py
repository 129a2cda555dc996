"""The methods that send: messages, photos, documents, chat actions."""

from typing import Any

from bot.playground.call import Call
from bot.playground.files import document_of, photo_of
from bot.playground.messages import Content
from bot.playground.methods.content import caption_of, file_of, text_of


def send_message(call: Call) -> dict[str, Any]:
    text, entities = text_of(call)
    return call.send(Content(text, entities, keyboard=call.keyboard()), "text messages")


def send_photo(call: Call) -> dict[str, Any]:
    source = call.params.files.get("photo") or call.params.text("photo")
    photo = file_of(call, source, "photo", photo_of)
    text, entities = caption_of(call, call.params)
    return call.send(Content(text, entities, photo=photo, keyboard=call.keyboard()), "photos")


def send_document(call: Call) -> dict[str, Any]:
    source = call.params.files.get("document") or call.params.text("document")
    document = file_of(call, source, "document", document_of)
    text, entities = caption_of(call, call.params)
    content = Content(text, entities, document=document, keyboard=call.keyboard())
    return call.send(content, "documents")


def send_chat_action(call: Call) -> bool:
    chat = call.chat()
    call.world.events.add("typing", chat_id=chat.id, action=call.params.text("action"))
    return True
