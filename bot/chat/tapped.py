"""A tap brings along the whole message under whose button it was: text, entities, keyboard.

The bot knows them, it wrote them. What is needed is where the message stands; to parse the rest
costs more than everything else of an update.
"""

from typing import Any

PLACE = frozenset({"message_id", "date", "chat", "message_thread_id", "is_topic_message"})


def lightened(update: Any) -> Any:
    """An update as Telegram sends it, changed in place: of a tapped message only its place."""
    match update:
        case {"callback_query": {"message": dict() as message} as query}:
            query["message"] = {key: message[key] for key in message.keys() & PLACE}
    return update
