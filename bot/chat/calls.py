"""Methods of the Bot API, called without python-telegram-bot's objects around them.

What a tap causes is four or five calls. To wrap their keyboards and answers into objects and back
would cost as much as everything else that a call takes; requests and errors are still its own.
"""

from typing import Any

from telegram import Bot
from telegram.error import RetryAfter
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

Value = str | int | tuple[str, ...] | None
"""None stays out."""


def packed(**parameters: Value) -> RequestData:
    """The parameters of a method."""
    return RequestData(
        [
            RequestParameter(name, value, None)
            for name, value in parameters.items()
            if value is not None
        ]
    )


async def call(bot: Bot, method: str, **parameters: Value) -> Any:
    """Call a method; the answer's `result`. Raises python-telegram-bot's TelegramError."""
    return await bot.request.post(f"{bot.base_url}/{method}", packed(**parameters))


def seconds_of(wait: RetryAfter) -> float:
    """How long Telegram asks to wait: a number or a timedelta, as the environment has it."""
    delay = wait.retry_after
    return float(delay) if isinstance(delay, int) else delay.total_seconds()
