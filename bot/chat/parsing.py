"""From what Telegram sends to an update, in one way for polling and webhooks."""

from typing import Any

from telegram import Bot, Update

from bot.chat.tapped import lightened

AS_IT_CAME, WHY = "unreadable", "why"


class Unreadable(Exception):
    """An update that python-telegram-bot cannot make anything of."""


def parsed(given: dict[str, Any], bot: Bot) -> Update:
    """An update. One that cannot be read is empty but for all that came: it goes the way of an
    update that fails (`ensure_readable`), so it is recorded and holds up no others.

    Raises what `given` raises when it has no number.
    """
    number = int(given["update_id"])
    try:
        return Update.de_json(lightened(given), bot)
    except Exception as fault:
        return Update(number, api_kwargs={AS_IT_CAME: given, WHY: repr(fault)})


def ensure_readable(update: Update) -> None:
    """Raises Unreadable for one that could not be read."""
    if AS_IT_CAME in update.api_kwargs:
        raise Unreadable(update.api_kwargs[WHY])
