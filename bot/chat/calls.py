"""Methods of the Bot API, called without python-telegram-bot's objects around them.

What a tap causes is four or five calls. To wrap their keyboards and answers into objects and back
would cost as much as everything else that a call takes; requests and errors are still its own.
"""

from typing import Any

from telegram import Bot
from telegram.error import RetryAfter
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

Value = str | int | None
"""What is no text or number goes as its JSON; None stays out."""


async def call(bot: Bot, method: str, **parameters: Value) -> Any:
    """Call a method; the answer's `result`. Raises python-telegram-bot's TelegramError."""
    given = [
        RequestParameter(name, value, None)
        for name, value in parameters.items()
        if value is not None
    ]
    return await bot.request.post(f"{bot.base_url}/{method}", RequestData(given))


def seconds_of(wait: RetryAfter) -> float:
    """How long Telegram asks to wait: a number or a timedelta, as the environment has it."""
    delay = wait.retry_after
    return float(delay) if isinstance(delay, int) else delay.total_seconds()
