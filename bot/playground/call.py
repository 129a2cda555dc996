"""One Bot API call: the world it is made in and its parameters. What every method starts from.

Here a method finds its chat, topic and message, or fails with Telegram's words. Knows no method.
"""

from dataclasses import dataclass
from typing import Any

from bot.playground.chats import Chat
from bot.playground.errors import CANT_EDIT, ApiError, bad_request, forbidden, too_many_requests
from bot.playground.markup import Keyboard, parse_keyboard
from bot.playground.messages import Content, Message
from bot.playground.params import Params
from bot.playground.people import Person
from bot.playground.world import World


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the bot; every property and method may raise ApiError."""

    world: World
    params: Params

    def known_chat(self) -> Chat:
        """The chat that `chat_id` names, whether or not the bot can still reach it."""
        if not self.params.has("chat_id"):
            raise bad_request("chat_id is empty")
        chat = self.world.chats.get(self.params.integer("chat_id"))
        if chat is None:
            raise bad_request("chat not found")
        if chat.migrated_to:
            text = "group chat was upgraded to a supergroup chat"
            raise bad_request(text, migrate_to_chat_id=chat.migrated_to)
        return chat

    def chat(self) -> Chat:
        """The chat that `chat_id` names, in which the bot is."""
        chat = self.known_chat()
        absence = _absence_of_person(chat.person) if chat.person else _absence_of_bot(chat)
        if absence:
            raise absence
        return chat

    def counted_chat(self) -> Chat:
        """The chat for a send or an edit, which the limits count."""
        chat = self.chat()
        if self.world.weather.flood:
            seconds = self.world.flood.take(chat.id, is_group=chat.is_group)
            if seconds:
                raise too_many_requests(seconds)
        return chat

    def thread_id(self, chat: Chat) -> int | None:
        """The topic to send to, None for a chat as a whole."""
        number = self.params.integer("message_thread_id")
        if not number:
            return None
        if number not in chat.topics:
            raise bad_request("message thread not found")
        if chat.topics[number].closed and chat.bot_status != "administrator":
            raise bad_request("TOPIC_CLOSED")
        return number

    def reply_to(self, chat: Chat) -> Message | None:
        """The message that is answered, if any."""
        about = Params(self.params.record("reply_parameters"))
        number = about.integer("message_id") or self.params.integer("reply_to_message_id")
        lax = "allow_sending_without_reply"
        is_lax = about.flag(lax) or self.params.flag(lax)
        message = chat.messages.get(number)
        if number and message is None and not is_lax:
            raise bad_request("message to be replied not found")
        return message

    def keyboard(self) -> Keyboard:
        return parse_keyboard(self.params.json("reply_markup"))

    def message(self, chat: Chat, purpose: str) -> Message:
        """The message that `message_id` names; `purpose` goes into the error."""
        number = self.params.integer("message_id")
        if not number:
            raise bad_request("message identifier is not specified")
        if number not in chat.messages:
            raise bad_request(f"message to {purpose} not found")
        return chat.messages[number]

    def own_message(self) -> Message:
        """The bot's own message that is to be edited."""
        message = self.message(self.counted_chat(), "edit")
        if message.sender is not self.world.bot or message.content.service:
            raise bad_request(CANT_EDIT)
        return message

    def send(self, content: Content, what: str) -> dict[str, Any]:
        """Sends `content`; `what` ("text messages") goes into the error of a muted bot."""
        chat = self.counted_chat()
        if chat.bot_status == "restricted":
            raise bad_request(f"not enough rights to send {what} to the chat")
        message = self.world.post(
            chat,
            self.world.bot,
            content,
            thread_id=self.thread_id(chat),
            reply_to=self.reply_to(chat),
            silent=self.params.flag("disable_notification"),
            protected=self.params.flag("protect_content"),
        )
        return message.api()


def _absence_of_person(person: Person) -> ApiError | None:
    if person.deleted:
        return forbidden("user is deactivated")
    if person.blocked:
        return forbidden("bot was blocked by the user")
    return None if person.started else forbidden("bot can't initiate conversation with a user")


def _absence_of_bot(chat: Chat) -> ApiError | None:
    if chat.deleted:
        return forbidden("the group chat was deleted")
    if chat.bot_status == "kicked":
        return forbidden(f"bot was kicked from the {chat.type} chat")
    return None if chat.has_bot else forbidden(f"bot is not a member of the {chat.type} chat")
