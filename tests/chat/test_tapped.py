"""What is kept of the message under a tapped button."""

from typing import Any

from telegram import Message, Update

from bot.chat.tapped import lightened


def tap(**message: Any) -> dict[str, Any]:
    chat = {"id": -100, "type": "supergroup", "title": "Yard", "is_forum": True}
    place = {"message_id": 5, "date": 1, "chat": chat, **message}
    ann = {"id": 1, "is_bot": False, "first_name": "Ann"}
    query = {"id": "1", "from": ann, "chat_instance": "1", "data": "x", "message": place}
    return {"update_id": 7, "callback_query": query}


def test_of_a_tapped_message_its_place_is_kept() -> None:
    topic = {"message_thread_id": 9, "is_topic_message": True}
    keyboard = {"inline_keyboard": [[{"text": "7", "callback_data": "x"}]]}
    given = lightened(tap(**topic, text="<b>a hand</b>", reply_markup=keyboard))
    update = Update.de_json(given, None)
    assert update.callback_query is not None
    message = update.callback_query.message
    assert isinstance(message, Message)
    assert (message.message_id, message.message_thread_id) == (5, 9)
    assert (message.chat.id, message.chat.title, message.is_topic_message) == (-100, "Yard", True)
    assert (message.text, message.reply_markup) == (None, None)
    assert update.callback_query.data == "x"


def test_a_message_that_is_too_old_to_be_had_stays_what_it_is() -> None:
    update = Update.de_json(lightened(tap(date=0)), None)
    assert update.callback_query is not None
    assert update.callback_query.message is not None
    assert not update.callback_query.message.is_accessible


def test_other_updates_are_left_alone() -> None:
    others: list[Any] = [{"update_id": 1, "message": {"text": "/new"}}, {"update_id": 2}, [], None]
    for update in others:
        before = repr(update)
        assert repr(lightened(update)) == before
