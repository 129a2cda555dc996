"""Asks Telegram for updates, and asks again whatever it answers."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import structlog
from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.chat.calls import packed, seconds_of
from bot.chat.parsing import parsed
from bot.chat.request import AiohttpRequest

log = structlog.get_logger()

ALLOWED_UPDATES = ("message", "callback_query", "my_chat_member")
POLL_SECONDS = 30
BATCH = 100
PAUSES = (0.5, 1, 2, 5, 10)
"""Seconds to wait after one, two, three … failures to reach Telegram."""

IsNew = Callable[[int], bool]
"""Whether an update of this number is still to be begun."""


class Polling:
    """`request` has its own connection: a poll waits up to half a minute for something to come."""

    def __init__(self, bot: Bot, request: AiohttpRequest) -> None:
        self._bot = bot
        self._request = request
        self._failures = 0
        self._heard_at = monotonic()

    @property
    def silence(self) -> float:
        """Seconds since the last poll that succeeded, or since polling began."""
        return monotonic() - self._heard_at

    def begin(self) -> None:
        """Polling begins, perhaps anew: silence is counted from now on."""
        self._heard_at = monotonic()

    async def ask(self, offset: int, is_new: IsNew) -> list[Update] | None:
        """Those updates from `offset` on that are new, perhaps none; what lies before it is done
        with. None after a failure, and after a pause. Raises InvalidToken when Telegram does not
        know the bot.
        """
        try:
            updates = await self._fetched(offset, is_new)
        except InvalidToken:
            raise
        except RetryAfter as wait:
            await asyncio.sleep(seconds_of(wait))
        except Conflict as fault:
            log.warning("updates go elsewhere; trying again", why=fault.message)
            await self._pause()
        except NetworkError as fault:
            log.warning("telegram is out of reach; trying again", fault=str(fault))
            await self._pause()
        except TelegramError as fault:
            log.error("telegram refused to give updates", fault=str(fault))
            await self._pause()
        except Exception:  # what came is nothing that Telegram would say
            log.exception("what came are no updates; trying again")
            await self._pause()
        else:
            self._failures = 0
            self._heard_at = monotonic()
            return updates
        return None

    async def _fetched(self, offset: int, is_new: IsNew) -> list[Update]:
        """Only what is new is parsed, and once: what is under way comes again with every poll."""
        given: Any = await self._request.post(
            f"{self._bot.base_url}/getUpdates",
            packed(
                offset=offset, limit=BATCH, timeout=POLL_SECONDS, allowed_updates=ALLOWED_UPDATES
            ),
            read_timeout=self._request.read_timeout + POLL_SECONDS,
        )
        fresh = {update["update_id"]: update for update in given if is_new(update["update_id"])}
        return [parsed(update, self._bot) for update in fresh.values()]

    async def _pause(self) -> None:
        await asyncio.sleep(PAUSES[min(self._failures, len(PAUSES) - 1)])
        self._failures += 1
