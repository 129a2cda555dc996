"""Messages: a frozen content in a place, and its form in the Bot API.

A content is what an edit replaces; two equal contents are "not modified". Knows nothing of
errors, limits or who may write.
"""

from dataclasses import dataclass, field
from typing import Any

from bot.playground.chats import Chat
from bot.playground.entities import Entity
from bot.playground.files import StoredFile
from bot.playground.markup import Keyboard
from bot.playground.people import ANONYMOUS, User

# Service messages a bot gets; the keys are the Bot API's own.
Service = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Content:
    """Text (a caption when there is a file), its entities, a file, a keyboard, or an event."""

    text: str = ""
    entities: tuple[Entity, ...] = ()
    photo: StoredFile | None = None
    document: StoredFile | None = None
    keyboard: Keyboard = field(default_factory=list)
    service: Service | None = None

    @property
    def has_file(self) -> bool:
        return self.photo is not None or self.document is not None

    def api(self) -> dict[str, Any]:
        """The fields of a Bot API `Message` that say what is in it."""
        if self.service is not None:
            return dict(self.service)
        fields: dict[str, Any] = {}
        if self.photo:
            fields["photo"] = [self.photo.api_photo()]
        if self.document:
            fields["document"] = self.document.api_document()
        text, entities = ("caption", "caption_entities") if self.has_file else ("text", "entities")
        if self.text:
            fields[text] = self.text
        if self.entities:
            fields[entities] = list(self.entities)
        if self.keyboard:
            fields["reply_markup"] = {"inline_keyboard": self.keyboard}
        return fields


@dataclass(slots=True, kw_only=True)
class Message:
    """A content at its place: chat, number, topic, sender and time."""

    message_id: int
    chat: Chat
    sender: User
    date: int
    content: Content
    thread_id: int | None = None
    reply_to: "Message | None" = None
    edit_date: int | None = None
    silent: bool = False
    protected: bool = False

    def api(self, *, with_reply: bool = True) -> dict[str, Any]:
        """A Bot API `Message`."""
        fields: dict[str, Any] = {
            "message_id": self.message_id,
            "from": self.sender.api(),
            "chat": self.chat.api(),
            "date": self.date,
        }
        if self.sender is ANONYMOUS:
            fields["sender_chat"] = self.chat.api()
        if self.thread_id:
            fields |= {"message_thread_id": self.thread_id, "is_topic_message": True}
        if self.edit_date:
            fields["edit_date"] = self.edit_date
        if self.protected:
            fields["has_protected_content"] = True
        if self.reply_to and with_reply:
            fields["reply_to_message"] = self.reply_to.api(with_reply=False)
        return fields | self.content.api()
