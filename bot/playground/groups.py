"""What happens to a group: it is made, people and the bot come and go, it moves, it ends.

Every change that Telegram announces is announced here too: by a service message, by
`my_chat_member`, or by both. Knows nothing of HTTP.
"""

from bot.playground.chats import PRESENT, Chat, Topic
from bot.playground.deeds import reaches_bot
from bot.playground.errors import Refused
from bot.playground.messages import Content, Message, Service
from bot.playground.people import Person, User
from bot.playground.world import World

KINDS = ("group", "supergroup")
BOT_STATUSES = ("member", "administrator", "restricted", "kicked", "left")
STATUSES = ("member", "administrator", "kicked", "left")


def create(world: World, title: str, kind: str, members: dict[int, str], **more: bool) -> Chat:
    """A new group; `more` may hold `bot` (true: the bot is added) and `is_forum`."""
    if kind not in KINDS or (more.get("is_forum") and kind != "supergroup"):
        raise Refused(f"type is one of {', '.join(KINDS)}; only a supergroup is a forum")
    for user_id in members:
        world.person(user_id)
    chat = world.add_chat(title, kind, members, is_forum=more.get("is_forum", False))
    if more.get("bot", True):
        set_bot_status(world, chat, "member")
    return chat


def announce(
    world: World, chat: Chat, by: User, service: Service, thread_id: int | None = None
) -> Message:
    """A service message, which the bot gets too if it is there."""
    message = world.post(chat, by, Content(service=service), thread_id=thread_id)
    if reaches_bot(world, message):
        world.tell("message", message.api())
    return message


def set_bot_status(world: World, chat: Chat, status: str) -> None:
    """The bot is added, promoted, muted, kicked, or leaves."""
    if status not in BOT_STATUSES or chat.person:
        raise Refused(f"in a group the bot is one of {', '.join(BOT_STATUSES)}")
    old, chat.bot_status = chat.bot_status, status
    if old == status:
        return
    by = world.bot if status == "left" else actor(world, chat)
    world.changed_chat(chat)
    world.tell_standing(chat, by, old, status)
    if status in PRESENT and old not in PRESENT:
        announce(world, chat, by, {"new_chat_members": [world.bot.api()]})
    if status not in PRESENT and old in PRESENT:
        announce(world, chat, by, {"left_chat_member": world.bot.api()})


def set_member(
    world: World, chat: Chat, person: Person, status: str, *, anonymous: bool = False
) -> None:
    """A person comes, is promoted (and may be anonymous then), leaves or is kicked."""
    if status not in STATUSES or chat.person:
        raise Refused(f"in a group a person is one of {', '.join(STATUSES)}")
    if anonymous and (status != "administrator" or chat.type != "supergroup"):
        raise Refused("only an administrator of a supergroup can be anonymous")
    was_there = chat.has(person.id)
    chat.members[person.id] = status
    (chat.anonymous.add if anonymous else chat.anonymous.discard)(person.id)
    world.changed_chat(chat)
    if not was_there and chat.has(person.id):
        announce(world, chat, person, {"new_chat_members": [person.api()]})
    if was_there and not chat.has(person.id):
        announce(world, chat, person, {"left_chat_member": person.api()})


def upgrade(world: World, chat: Chat) -> Chat:
    """The group becomes a supergroup with a new id; its old messages are void."""
    if chat.type != "group" or chat.migrated_to:
        raise Refused(f"the chat {chat.id} is no basic group")
    by = actor(world, chat)
    new = world.add_chat(chat.title, "supergroup", dict(chat.members), bot_status=chat.bot_status)
    announce(world, chat, by, {"migrate_to_chat_id": new.id})
    chat.migrated_to = new.id
    world.changed_chat(chat)
    announce(world, new, by, {"migrate_from_chat_id": chat.id})
    return new


def dissolve(world: World, chat: Chat) -> None:
    """The group is deleted."""
    if chat.person:
        raise Refused("a private chat is blocked, not deleted")
    old, chat.deleted = chat.bot_status, True
    chat.bot_status = "left"
    world.changed_chat(chat)
    if old in PRESENT:
        world.tell_standing(chat, actor(world, chat), old, "left")


def open_topic(world: World, chat: Chat, by: User, name: str) -> Topic:
    """A new topic of a forum; its id is that of the service message that opens it."""
    if not chat.is_forum:
        raise Refused(f"the chat {chat.id} is no forum")
    service = {"forum_topic_created": {"name": name, "icon_color": 0x6FB9F0}}
    number = chat.last_message_id + 1
    topic = chat.topics[number] = Topic(number, name)
    world.changed_chat(chat)
    announce(world, chat, by, service, number)
    return topic


def set_topic_closed(
    world: World, chat: Chat, topic: Topic, *, closed: bool, by: User | None = None
) -> None:
    """Closes or reopens a topic; nothing happens when that is so already."""
    if topic.closed == closed:
        return
    topic.closed = closed
    world.changed_chat(chat)
    service: Service = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
    announce(world, chat, by or actor(world, chat), service, topic.thread_id)


def delete_topic(world: World, chat: Chat, topic: Topic) -> None:
    """The topic goes, with all its messages."""
    del chat.topics[topic.thread_id]
    gone = [m.message_id for m in chat.messages.values() if m.thread_id == topic.thread_id]
    world.remove(chat, gone)
    world.changed_chat(chat)


def actor(world: World, chat: Chat) -> User:
    """Who does it when nobody is named: an administrator, else anybody who is there."""
    present = chat.present()
    admins = [user_id for user_id in present if chat.members[user_id] == "administrator"]
    return world.people[(admins or present)[0]] if present else world.bot
