"""The world as the page and the scripts see it: the JSON of `/world`, see docs/playground.md.

Draws values; changes nothing and knows nothing of HTTP.
"""

import json
from typing import TYPE_CHECKING, Any

from bot.playground.chats import Chat, Topic
from bot.playground.messages import Message, Service
from bot.playground.people import ANONYMOUS, Person

if TYPE_CHECKING:
    from bot.playground.world import World

Json = dict[str, Any]

# Where the bot's profile has the commands for everybody, in no language in particular.
COMMANDS = ("commands", '{"type": "default"}', "")


def world(world: "World") -> Json:
    """The whole picture."""
    return {
        "bot": bot(world),
        "event": world.events.last,
        "people": [person(one) for one in world.people.values()],
        "chats": [chat_with_messages(one) for one in world.chats.values()],
        "weather": world.weather.json(),
    }


def bot(world: "World") -> Json:
    """The bot, with the commands it has told everybody."""
    return {
        "id": world.bot.id,
        "first_name": world.bot.first_name,
        "username": world.bot.username,
        "commands": world.profile.get(COMMANDS, []),
        "menus": [
            _menu(*stored) for stored in world.profile.items() if stored[0][0] == COMMANDS[0]
        ],
        "privacy": world.privacy,
        "process": _process(world),
    }


def person(one: Person) -> Json:
    return {
        "id": one.id,
        "first_name": one.first_name,
        "last_name": one.last_name,
        "username": one.username,
        "language_code": one.language_code,
        "started": one.started,
        "blocked": one.blocked,
        "deleted": one.deleted,
        "plays": one.plays,
    }


def chat(one: Chat) -> Json:
    """A chat without its messages."""
    return {
        "id": one.id,
        "type": one.type,
        "title": one.title,
        "is_forum": one.is_forum,
        "members": [_member(one, *member) for member in one.members.items()],
        "bot_status": _bot_status(one),
        "pinned": one.pinned[-1] if one.pinned else None,
        "topics": [topic(t) for t in one.topics.values()],
        "unread": {str(user_id): count for user_id, count in one.unread.items()},
        "migrated_to": one.migrated_to,
        "deleted": one.deleted,
    }


def chat_with_messages(one: Chat) -> Json:
    return chat(one) | {"messages": [message(m) for m in one.messages.values()]}


def topic(one: Topic) -> Json:
    return {"thread_id": one.thread_id, "name": one.name, "closed": one.closed}


def message(one: Message) -> Json:
    content = one.content
    text = (content.text, list(content.entities))
    nothing: tuple[str, list[Any]] = ("", [])
    return {
        "message_id": one.message_id,
        "chat_id": one.chat.id,
        "thread_id": one.thread_id,
        "date": one.date,
        "edit_date": one.edit_date,
        "from": _sender(one),
        **dict(zip(("text", "entities"), nothing if content.has_file else text, strict=True)),
        "photo": _photo(one),
        "caption": content.text if content.has_file else None,
        "caption_entities": list(content.entities) if content.has_file else [],
        "document": _document(one),
        "service": _service(content.service) if content.service else None,
        "keyboard": [[_key(button) for button in row] for row in content.keyboard],
        "silent": one.silent,
        "reply_to": one.reply_to.message_id if one.reply_to else None,
    }


def _bot_status(one: Chat) -> str:
    if one.person is None:
        return one.bot_status
    if one.person.blocked:
        return "kicked"
    return "member" if one.person.started else "left"


def _menu(key: tuple[str, str, str], commands: list[Json]) -> Json:
    _, scope, language_code = key
    return {"scope": json.loads(scope), "language_code": language_code, "commands": commands}


def _process(world: "World") -> str | None:
    if world.controller is None:
        return None
    if not world.controller.running:
        return "stopped"
    return "running" if world.heard else "starting"


def _member(one: Chat, user_id: int, status: str) -> Json:
    return {"user_id": user_id, "status": status, "anonymous": user_id in one.anonymous}


def _sender(one: Message) -> Json:
    """Who wrote; an anonymous administrator has the name of the group."""
    if one.sender is ANONYMOUS:
        return {"id": ANONYMOUS.id, "name": one.chat.title, "is_bot": False}
    return {"id": one.sender.id, "name": one.sender.name, "is_bot": one.sender.is_bot}


def _photo(one: Message) -> Json | None:
    photo = one.content.photo
    if photo is None:
        return None
    return {"url": f"/file/{photo.path}", "width": photo.width, "height": photo.height}


def _document(one: Message) -> Json | None:
    document = one.content.document
    return {"url": f"/file/{document.path}", "name": document.name} if document else None


def _key(button: Json) -> Json:
    return {
        "text": button["text"],
        "data": button.get("callback_data"),
        "url": button.get("url"),
        "style": button.get("style"),
    }


def _service(service: Service) -> Json:
    """{"type": the Bot API's field} with what belongs to it."""
    ((kind, value),) = service.items()
    if kind == "new_chat_members":
        return {"type": kind, "members": [_named(user) for user in value]}
    if kind == "left_chat_member":
        return {"type": kind, "members": [_named(value)]}
    if kind == "pinned_message":
        return {"type": kind, "message_id": value["message_id"]}
    if kind in {"migrate_to_chat_id", "migrate_from_chat_id"}:
        return {"type": kind, "chat_id": value}
    return {"type": kind} | ({"name": value["name"]} if kind == "forum_topic_created" else {})


def _named(user: Json) -> Json:
    names = [user["first_name"], user.get("last_name")]
    return {"id": user["id"], "name": " ".join(filter(None, names)), "is_bot": user["is_bot"]}
