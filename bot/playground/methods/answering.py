"""Answers to taps."""

from bot.playground.call import Call
from bot.playground.entities import units
from bot.playground.errors import ALERT_TOO_LONG, bad_request
from bot.playground.links import start_payload
from bot.playground.queries import Answer

MAX_ALERT = 200
"""UTF-16 units."""


def answer_callback_query(call: Call) -> bool:
    """Answers once; the person gets an `answer` event, even when there is nothing to say."""
    text, url = call.params.text("text") or None, call.params.text("url") or None
    if text and units(text) > MAX_ALERT:
        raise bad_request(ALERT_TOO_LONG)
    if url and start_payload(url, str(call.world.bot.username)) is None:
        raise bad_request("URL_INVALID")
    world = call.world
    answer = Answer(text, call.params.flag("show_alert"), url)
    query_id = call.params.text("callback_query_id")
    query = world.queries.answer(query_id, answer, world.weather.query_age)
    world.events.add("answer", person_id=query.person.id, query_id=query.id, **answer.json())
    return True
