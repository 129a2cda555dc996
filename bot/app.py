"""Where everything meets: storage, the game's clocks, Telegram in and Telegram out.

`Kozel` is the whole bot in one object; tests, the playground and the command line make it with
other settings, and nothing else knows how it is put together.
"""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from typing import Any, Self

import structlog
from telegram.error import InvalidToken, NetworkError
from telegram.ext import ApplicationBuilder, ExtBot

from bot.chat.budget import Budget, Limits
from bot.chat.clocks import Clocks
from bot.chat.desk import Desk
from bot.chat.handlers import register
from bot.chat.intake import PAUSES, Intake
from bot.chat.menus import offer_menus
from bot.chat.processing import AnyApplication, Processing
from bot.chat.reconciler import Reconciler
from bot.chat.request import AiohttpRequest
from bot.config import BadSetting, Settings
from bot.storage.storage import Storage

log = structlog.get_logger()

TIDY_SECONDS = 3600.0


class Kozel:
    """The running bot. An async context manager: inside the block it plays.

    Raises BadSetting for a token that Telegram does not know, and what `Storage.open` raises.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._application = _application(settings)
        self._tasks: list[asyncio.Task[Any]] = []
        self.storage: Storage
        self._desk: Desk

    async def __aenter__(self) -> Self:
        self.storage = await Storage.open(self._settings.database_url)
        try:
            await self._start()
        except BaseException:
            await self.storage.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop: what is not finished is rolled back and comes again."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._desk.finish()
        await self._application.shutdown()
        await self.storage.close()

    async def work(self) -> None:
        """Run until cancelled, or until a part of the bot fails for good."""
        done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()

    async def _start(self) -> None:
        await _meet_telegram(self._application)
        bot, settings, storage = self._application.bot, self._settings, self.storage
        reconciler = Reconciler(bot, storage.gallery, Budget(_limits(settings)))
        clocks = Clocks(storage.club, storage.agenda, settings.pace, reconciler.wake)
        self._desk = Desk(bot, storage.club, reconciler, clocks, settings.pace)
        register(self._application, self._desk)
        intake = Intake(bot, Processing(self._application))
        self._spawn("intake", intake.run())
        self._spawn("screens", reconciler.run())
        self._spawn("clocks", clocks.run())
        self._spawn("tidying", self._tidy())
        self._menus = asyncio.create_task(offer_menus(bot), name="menus")
        log.info("the bot plays", username=bot.username)

    async def _tidy(self) -> None:
        """Forget now and then what is long past."""
        while True:
            try:
                await self.storage.tidy(time.time())
            except Exception:
                log.exception("the database could not be tidied; trying again later")
            await asyncio.sleep(TIDY_SECONDS)

    def _spawn(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work, name=name))


def _application(settings: Settings) -> AnyApplication:
    """python-telegram-bot without its updater, its job queue and its rate limiter."""
    bot: ExtBot[None] = ExtBot(
        settings.token(),
        base_url=f"{settings.bot_api_url}/bot",
        base_file_url=f"{settings.bot_api_url}/file/bot",
        request=AiohttpRequest(),
        get_updates_request=AiohttpRequest(),
    )
    return ApplicationBuilder().bot(bot).updater(None).job_queue(None).build()


async def _meet_telegram(application: AnyApplication) -> None:
    """Ask Telegram who we are, as long as it takes. Raises BadSetting for a token it refuses."""
    for pause in _pauses():
        try:
            await application.initialize()
        except InvalidToken as fault:
            message = "BOT_TOKEN: Telegram does not know this token"
            raise BadSetting(message) from fault
        except NetworkError as fault:
            log.warning("telegram is out of reach; trying again", fault=fault.message)
            await asyncio.sleep(pause)
        else:
            return


def _pauses() -> Iterator[float]:
    yield from PAUSES
    while True:
        yield PAUSES[-1]


def _limits(settings: Settings) -> Limits:
    return Limits(
        per_minute=settings.group_messages_per_minute,
        reserve=min(4, settings.group_messages_per_minute - 1),
        edit_interval=settings.group_edit_interval,
        per_second=settings.chat_messages_per_second,
        bot_per_second=settings.bot_messages_per_second,
    )
