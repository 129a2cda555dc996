"""The world: people, chats, messages, and everybody who is told of a change.

Here are the few ways the state changes; each one logs its event. Whether somebody is allowed to
do a thing is asked before, in `call` (the bot) and in `deeds` (people).
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

from bot.playground import picture
from bot.playground.chats import Chat
from bot.playground.errors import Refused
from bot.playground.events import Events
from bot.playground.files import StoredFile
from bot.playground.flood import Flood
from bot.playground.journal import Journal
from bot.playground.messages import Content, Message
from bot.playground.people import ANONYMOUS, Person, User
from bot.playground.process import Controller
from bot.playground.queries import Queries
from bot.playground.standing import chat_member
from bot.playground.updates import Update, Updates
from bot.playground.weather import Fault, Weather
from bot.playground.webhook import Webhook

# Ids as large as Telegram's own: they fit no 32-bit integer.
FIRST_PERSON = 5_100_000_001
FIRST_GROUP = -4_700_000_001
FIRST_SUPERGROUP = -1_002_000_000_001


class World:
    """One bot among people. Must live in one event loop; nothing here waits."""

    def __init__(self, token: str, bot: User, clock: Callable[[], float] = time.time) -> None:
        self.token = token
        self.bot = bot
        self.clock = clock
        self.people: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.files: dict[str, StoredFile] = {}
        self.updates = Updates()
        self.queries = Queries(clock)
        self.events = Events()
        self.journal = Journal()
        self.weather = Weather()
        self.webhook = Webhook(self.updates, self.journal)
        self.profile: dict[tuple[str, str, str], Any] = {}
        self.flood = Flood(clock)
        self.controller: Controller | None = None
        self.heard = False
        self.privacy = True
        self._last_message_id = 0

    def user(self, user_id: int) -> User | None:
        others = {self.bot.id: self.bot, ANONYMOUS.id: ANONYMOUS}
        return others.get(user_id) or self.people.get(user_id)

    def person(self, person_id: int) -> Person:
        """The person of that id; Refused (404) when there is none."""
        if person_id not in self.people:
            raise Refused(f"there is no person {person_id}", 404)
        return self.people[person_id]

    def chat(self, chat_id: int) -> Chat:
        """The chat of that id; Refused (404) when there is none."""
        if chat_id not in self.chats:
            raise Refused(f"there is no chat {chat_id}", 404)
        return self.chats[chat_id]

    def add_person(self, **names: Any) -> Person:
        """A new person, with a private chat that is still closed unless `started`."""
        person = Person(id=FIRST_PERSON + len(self.people), **names)
        self.people[person.id] = person
        self.chats[person.id] = Chat(
            id=person.id,
            type="private",
            title=person.name,
            person=person,
            members={person.id: "member"},
        )
        self.changed_person(person)
        return person

    def add_chat(self, title: str, kind: str, members: dict[int, str], **more: Any) -> Chat:
        """A new group or supergroup without the bot; `members` maps ids to statuses."""
        taken = sum(chat.type == kind for chat in self.chats.values())
        first = FIRST_GROUP if kind == "group" else FIRST_SUPERGROUP
        chat = Chat(id=first - taken, type=kind, title=title, members=members, **more)
        self.chats[chat.id] = chat
        self.changed_chat(chat)
        return chat

    def post(self, chat: Chat, sender: User, content: Content, **more: Any) -> Message:
        """A new message in `chat`; the bot is not told, see `tell`."""
        message = Message(
            message_id=self._number(chat),
            chat=chat,
            sender=sender,
            date=int(self.clock()),
            content=content,
            **more,
        )
        chat.messages[message.message_id] = message
        for user_id in chat.present():
            if user_id != sender.id:
                chat.unread[user_id] = chat.unread.get(user_id, 0) + 1
        self.events.add("message", message=picture.message(message))
        return message

    def edit(self, message: Message, content: Content) -> None:
        """Puts `content` in the place of what was there."""
        message.content = content
        message.edit_date = int(self.clock())
        self.events.add("edited", message=picture.message(message))

    def remove(self, chat: Chat, message_ids: Iterable[int]) -> None:
        """Deletes those of the messages that are there."""
        there = [number for number in message_ids if chat.messages.pop(number, None)]
        chat.pinned = [number for number in chat.pinned if number not in there]
        if there:
            self.events.add("deleted", chat_id=chat.id, message_ids=there)

    def changed_chat(self, chat: Chat) -> None:
        self.events.add("chat", chat=picture.chat(chat))

    def changed_person(self, person: Person) -> None:
        self.events.add("person", person=picture.person(person))
        self.changed_chat(self.chats[person.id])

    def changed_bot(self) -> None:
        self.events.add("bot", bot=picture.bot(self))

    def changed_process(self) -> None:
        """The bot's process was started, or has ended: it has asked for nothing yet."""
        self.heard = False
        self.changed_bot()

    def hear(self) -> None:
        """The bot asks for something, so it is up."""
        if self.controller is not None and not self.heard:
            self.heard = True
            self.changed_bot()

    def set_privacy(self, *, on: bool) -> None:
        """What BotFather is told with /setprivacy; here it holds at once, in every group."""
        self.privacy = on
        self.changed_bot()

    def change_weather(self, switches: dict[str, Any]) -> None:
        """Turns switches of the weather; Refused when one is wrong."""
        if switches.get("flood") and not self.weather.flood:
            self.flood = Flood(self.clock)
        self.weather.change(switches)
        self.events.add("weather", weather=self.weather.json())

    def fault(self, method: str, chat_id: int | None) -> Fault | None:
        """The fault that waits for this call of the bot, if any; it is used up by it."""
        fault = self.weather.fault(method, chat_id) if self.weather.next else None
        if fault:
            self.events.add("weather", weather=self.weather.json())
        return fault

    def tell(self, kind: str, payload: dict[str, Any]) -> None:
        """Queues an update for the bot, as often and as late as the weather has it."""
        self.updates.add(kind, payload, times=2 if self.weather.double_updates else 1)
        if kind == "callback_query" and self.weather.late_updates is not None:
            loop = asyncio.get_running_loop()
            loop.call_later(self.weather.late_updates, self.updates.add, kind, payload)

    def tell_standing(self, chat: Chat, actor: User, old: str, new: str) -> None:
        """Tells the bot that it is now `new` in `chat` and was `old`."""
        update = {
            "chat": chat.api(),
            "from": actor.api(),
            "date": int(self.clock()),
            "old_chat_member": chat_member(self.bot, old),
            "new_chat_member": chat_member(self.bot, new),
        }
        self.tell("my_chat_member", update)

    def is_dead(self, update: Update) -> bool:
        """Whether an update is a tap that is too old to be answered."""
        query = update.get("callback_query")
        return query is not None and self.queries.is_dead(query["id"], self.weather.query_age)

    async def close(self) -> None:
        """Lets everybody go who waits for something to happen."""
        self.updates.close()
        self.events.close()
        await self.webhook.close()

    def _number(self, chat: Chat) -> int:
        """Supergroups count for themselves, all other chats of the bot together."""
        if chat.type == "supergroup":
            chat.last_message_id += 1
            return chat.last_message_id
        self._last_message_id += 1
        return self._last_message_id
