"""Updates in by polling: processed, and confirmed only when everything before them is committed.

python-telegram-bot's own updater confirms an update before its handler has run, so a kill would
lose taps (docs/adr/0004). Here the offset moves after the commit; an update that comes again is
recognised by its id in the database.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import suppress
from time import monotonic

import structlog
from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, NetworkError, RetryAfter, TelegramError

from bot.chat.arrival import arrived
from bot.chat.buttons import Button, NoButton
from bot.chat.calls import seconds_of
from bot.chat.finishing import to_the_end
from bot.chat.lanes import in_lanes

log = structlog.get_logger()

ALLOWED_UPDATES = ("message", "callback_query", "my_chat_member")
POLL_SECONDS = 30
BATCH = 100
ABREAST = 64
PAUSES = (0.5, 1, 2, 5, 10)
"""Seconds to wait after one, two, three … failures to reach Telegram."""

Take = Callable[[Update], Awaitable[bool]]
"""Process an update; whether it is done with."""


def lane_of(update: Update) -> Hashable:
    """Taps of one table share a lane, and so do a person's taps that are about no table, and
    messages of one chat.
    """
    query = update.callback_query
    if query is not None:
        with suppress(NoButton):
            table = Button.parse(query.data or "").table
            if table:
                return "table", table
        return "person", query.from_user.id
    chat = update.effective_chat
    return "chat", chat.id if chat else 0


class Intake:
    """The polling loop. `take` says whether an update is done with."""

    def __init__(self, bot: Bot, take: Take) -> None:
        self._bot = bot
        self._take = take
        self._offset = 0
        self._unfinished: set[int] = set()
        self._silent = 0
        self._heard_at = monotonic()

    @property
    def silence(self) -> float:
        """Seconds since the last poll that succeeded, or since polling began."""
        return monotonic() - self._heard_at

    async def run(self) -> None:
        """Poll until cancelled. Raises InvalidToken when Telegram does not know the bot."""
        self._heard_at = monotonic()
        while True:
            updates = await self._poll()
            arrived()
            self._unfinished.clear()
            await to_the_end(in_lanes(updates, lane_of, self._process, abreast=ABREAST))
            self._confirm(updates)
            if self._unfinished:
                await asyncio.sleep(PAUSES[0])

    async def _poll(self) -> Sequence[Update]:
        try:
            updates = await self._bot.get_updates(
                offset=self._offset,
                limit=BATCH,
                timeout=POLL_SECONDS,
                allowed_updates=ALLOWED_UPDATES,
            )
        except InvalidToken:
            raise
        except RetryAfter as wait:
            await asyncio.sleep(seconds_of(wait))
        except Conflict as fault:
            log.warning("updates go elsewhere; trying again", why=fault.message)
            await self._wait()
        except NetworkError as fault:
            log.warning("telegram is out of reach; trying again", fault=str(fault))
            await self._wait()
        except TelegramError as fault:
            log.error("telegram refused to give updates", fault=str(fault))
            await self._wait()
        except Exception:  # what came is nothing that Telegram would say
            log.exception("what came are no updates; trying again")
            await self._wait()
        else:
            self._silent = 0
            self._heard_at = monotonic()
            return updates
        return ()

    async def _wait(self) -> None:
        await asyncio.sleep(PAUSES[min(self._silent, len(PAUSES) - 1)])
        self._silent += 1

    async def _process(self, update: Update) -> None:
        if not await self._take(update):
            self._unfinished.add(update.update_id)

    def _confirm(self, updates: Sequence[Update]) -> None:
        """Everything before the first unfinished update is done; what follows it comes again."""
        first = min(self._unfinished, default=None)
        done = [u.update_id for u in updates if first is None or u.update_id < first]
        if done:
            self._offset = max(done) + 1
