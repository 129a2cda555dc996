"""Chats and their topics: values that hold messages, members and the bot's standing.

A chat checks nothing; whether the bot or a person may write is asked in `call` and `deeds`.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.playground.people import Person

if TYPE_CHECKING:
    from bot.playground.messages import Message

PRESENT = frozenset({"member", "administrator", "restricted"})


@dataclass(slots=True)
class Topic:
    """A topic of a forum; its id is the message that opened it."""

    thread_id: int
    name: str
    closed: bool = False


@dataclass(slots=True, kw_only=True)
class Chat:
    """A private chat (then `person` is set), a group or a supergroup."""

    id: int
    type: str
    title: str
    person: Person | None = None
    is_forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    anonymous: set[int] = field(default_factory=set)
    bot_status: str = "left"
    messages: dict[int, "Message"] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    unread: dict[int, int] = field(default_factory=dict)
    migrated_to: int | None = None
    deleted: bool = False
    last_message_id: int = 0

    @property
    def is_group(self) -> bool:
        return self.person is None

    @property
    def has_bot(self) -> bool:
        return self.bot_status in PRESENT

    def has(self, user_id: int) -> bool:
        return self.members.get(user_id) in PRESENT

    def present(self) -> list[int]:
        """The ids of the people who are in the chat now."""
        return [user_id for user_id, status in self.members.items() if status in PRESENT]

    def api(self) -> dict[str, Any]:
        """A Bot API `Chat`."""
        if self.person:
            user = self.person.api()
            names = {k: user[k] for k in ("first_name", "last_name", "username") if k in user}
            return {"id": self.id, "type": self.type} | names
        forum = {"is_forum": True} if self.is_forum else {}
        return {"id": self.id, "type": self.type, "title": self.title} | forum
