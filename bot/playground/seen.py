"""What a script sees of the world over HTTP: typed values, and a mirror that follows the events.

Knows the JSON of docs/playground.md; knows no server, and talks to none.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
KEPT_ANSWERS = 1_000


@dataclass(frozen=True, slots=True)
class Button:
    """A key of an inline keyboard."""

    text: str
    data: str | None = None
    url: str | None = None
    style: str | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it was at one moment; `text` is the caption where there is a file."""

    message_id: int
    chat_id: int
    sender_id: int
    is_bot: bool
    text: str
    date: int
    edit_date: int | None = None
    thread_id: int | None = None
    keyboard: tuple[tuple[Button, ...], ...] = ()
    entities: tuple[Json, ...] = ()
    photo: Json | None = None
    document: Json | None = None
    service: Json | None = None
    silent: bool = False
    reply_to: int | None = None

    @classmethod
    def parse(cls, json: Json) -> "Message":
        """A message from a MESSAGE of `/world`."""
        keyboard = tuple(tuple(Button(**key) for key in row) for row in json["keyboard"])
        files = ("photo", "document")
        same = ("message_id", "chat_id", "date", "edit_date", "thread_id", "service", *files)
        return cls(
            sender_id=json["from"]["id"],
            is_bot=json["from"]["is_bot"],
            text=json["caption"] if json["caption"] is not None else json["text"],
            entities=tuple(json["entities"] or json["caption_entities"]),
            keyboard=keyboard,
            silent=json["silent"],
            reply_to=json["reply_to"],
            **{name: json[name] for name in same},
        )

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All keys, row after row."""
        return tuple(button for row in self.keyboard for button in row)

    def button(self, label: str) -> Button | None:
        """The key whose data is `label`, or else the first whose text has it."""
        by_data = [button for button in self.buttons if button.data == label]
        by_text = [button for button in self.buttons if label in button.text]
        return next(iter(by_data + by_text), None)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot said to a tap; `answered` is false when it said nothing in time."""

    query_id: str | None
    answered: bool
    text: str | None = None
    show_alert: bool = False
    url: str | None = None

    @classmethod
    def parse(cls, json: Json) -> "Answer":
        answer = json["answer"]
        return cls(json["query_id"], answered=answer is not None, **(answer or {}))


@dataclass(slots=True)
class Chat:
    """A chat with its messages by number, the oldest first; the mirror keeps it true."""

    id: int
    json: Json
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def title(self) -> str:
        return str(self.json["title"])

    @property
    def type(self) -> str:
        return str(self.json["type"])

    @property
    def migrated_to(self) -> int | None:
        number: int | None = self.json["migrated_to"]
        return number

    def newest(self, *, after: int = 0) -> Message | None:
        """The bot's newest message (service aside) with a number above `after`."""
        own = (m for m in reversed(self.messages.values()) if m.is_bot and not m.service)
        message = next(own, None)
        return message if message and message.message_id > after else None


class World:
    """The mirror of a world: begins with a picture, goes on with events."""

    def __init__(self) -> None:
        self.event = 0
        self.bot: Json = {}
        self.people: dict[int, Json] = {}
        self.chats: dict[int, Chat] = {}
        self.answers: deque[Json] = deque(maxlen=KEPT_ANSWERS)
        self.weather: Json = {}

    def take(self, picture: Json) -> None:
        """Forgets everything and becomes `picture`."""
        self.event, self.bot, self.weather = picture["event"], picture["bot"], picture["weather"]
        self.people = {person["id"]: person for person in picture["people"]}
        self.chats = {}
        for chat in picture["chats"]:
            messages = [Message.parse(message) for message in chat.pop("messages")]
            by_number = {message.message_id: message for message in messages}
            self.chats[chat["id"]] = Chat(chat["id"], chat, by_number)

    def apply(self, number: int, event: Json) -> None:
        """Lets one event happen."""
        self.event = number
        kind = event["type"]
        if kind in {"message", "edited"}:
            message = Message.parse(event["message"])
            self.chats[message.chat_id].messages[message.message_id] = message
        elif kind == "deleted":
            for message_id in event["message_ids"]:
                self.chats[event["chat_id"]].messages.pop(message_id, None)
        elif kind == "chat":
            known = self.chats.setdefault(event["chat"]["id"], Chat(event["chat"]["id"], {}))
            known.json = event["chat"]
        elif kind == "person":
            self.people[event["person"]["id"]] = event["person"]
        elif kind == "answer":
            self.answers.append(event)
        elif kind in {"bot", "weather"}:
            setattr(self, kind, event[kind])

    def messages(self, chat_id: int) -> Iterator[Message]:
        """The messages of a chat, the oldest first; none of a chat that is not there."""
        chat = self.chats.get(chat_id)
        return iter(list(chat.messages.values()) if chat else [])
