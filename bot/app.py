"""Where everything meets: storage, the game's clocks, Telegram in and Telegram out.

`Kozel` is the whole bot in one object; tests, the playground and the command line make it with
other settings, and nothing else knows how it is put together.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import chain, repeat
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import structlog
from telegram.error import InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.ext import ApplicationBuilder, ExtBot

from bot.chat.apology import Apology
from bot.chat.attempts import Attempts
from bot.chat.budget import Budget, Limits
from bot.chat.clocks import Clocks
from bot.chat.desk import Desk
from bot.chat.handlers import register
from bot.chat.health import Health
from bot.chat.intake import Intake, Take
from bot.chat.leading import Leading
from bot.chat.menus import offer_menus
from bot.chat.metrics import Metrics
from bot.chat.polling import PAUSES
from bot.chat.processing import AnyApplication, Processing
from bot.chat.reconciler import Reconciler
from bot.chat.request import AiohttpRequest
from bot.chat.rights import Rights
from bot.chat.serving import Serving
from bot.chat.throttle import Rates, Throttle, Throttled
from bot.chat.webhook import Webhook
from bot.config import BadSetting, Settings
from bot.players.pool import Thinkers
from bot.storage.storage import Storage

log = structlog.get_logger()
T = TypeVar("T")

UNKNOWN_TOKEN = "BOT_TOKEN: Telegram does not know this token"  # noqa: S105 - words, no token
TIDY_SECONDS = 3600.0
STOP_SECONDS = 3.5
"""What is being done at the end has so long; the rest comes again, as after a kill."""
LOOK_SECONDS = 1.0
SHARED_LOOK_SECONDS = 0.2
"""With other processes on the database, their changes are looked for more often."""


class Kozel:
    """The running bot. An async context manager: inside the block it plays.

    Raises BadSetting for a token that Telegram does not know, a webhook in the way of polling or
    one without a secret; Taken when `LISTEN` is another's; and what `Storage.open` raises.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.metrics = Metrics()
        self._poll_request = AiohttpRequest()
        bot = _bot(settings, AiohttpRequest(self.metrics.requested), self._poll_request)
        self._application = _application(bot)
        self.rights = Rights(self._application.bot)
        self._tasks: list[asyncio.Task[Any]] = []
        self._menus: list[asyncio.Task[None]] = []
        self._thinkers = Thinkers(workers=max(1, (os.cpu_count() or 1) - 1))
        self.storage: Storage
        self._desk: Desk
        self._leading: Leading
        self.serving: Serving | None = None

    async def __aenter__(self) -> Self:
        self.storage = await Storage.open(self._settings.database_url)
        try:
            await self._start()
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop: what is not finished is rolled back and comes again."""
        await self._stop()

    async def work(self) -> None:
        """Run until cancelled, or until a part of the bot fails for good. Raises BadSetting when
        the token is no longer valid.
        """
        done, _ = await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            try:
                task.result()
            except InvalidToken as fault:
                raise BadSetting(UNKNOWN_TOKEN) from fault

    @property
    def is_leading(self) -> bool:
        """Whether this process sends, runs the clocks and polls at this moment."""
        return self._leading.is_held

    async def _start(self) -> None:
        settings, storage, bot = self._settings, self.storage, self._application.bot
        every = SHARED_LOOK_SECONDS if storage.is_shared else LOOK_SECONDS
        reconciler = Reconciler(
            bot,
            storage.gallery,
            Budget(_limits(settings)),
            every=every,
            pace=settings.pace,
            may_send=lambda: self.is_leading,
            lost=lambda chat: self._desk.lost(chat),
        )
        clocks = Clocks(
            storage.club,
            storage.agenda,
            settings.pace,
            reconciler.wake,
            choose=self.metrics.choosing(self._thinkers.choose),
            metrics=self.metrics,
            every=every,
        )
        self._desk = Desk(
            bot, storage.club, reconciler, clocks, settings.pace, self.metrics, self.rights
        )
        register(self._application, self._desk)
        take = self._take()
        works = [reconciler.run, clocks.run, self._tidy]
        intake = Intake(bot, self._poll_request, take) if settings.webhook_url is None else None
        if intake is not None:
            works.append(intake.run)
        self._leading = Leading(storage.lease, works, reconciler.forget)
        health = Health(storage.pulse, self.metrics, lambda: self.is_leading, intake)
        self._listen(health)
        await _patiently(self._application.initialize)
        await self._receive(take)
        self._spawn("leading", self._leading.run())
        health.plays = True
        self._menus.append(asyncio.create_task(offer_menus(bot), name="menus"))
        log.info("the bot plays", username=bot.username)

    def _listen(self, health: Health) -> None:
        """Say how the bot is, also while Telegram cannot be reached. Raises Taken."""
        address = self._settings.address()
        if address:
            self.serving = Serving(health.routes, address)
            self._spawn("serving", self.serving.run())

    async def _receive(self, take: Take) -> None:
        """Take webhooks, or make sure that polling takes none away. Raises BadSetting."""
        bot, settings = self._application.bot, self._settings
        if settings.webhook_url is None:
            await _no_webhook(bot)
        elif self.serving is not None:
            path = urlsplit(settings.webhook_url).path or "/"
            self.serving.add(Webhook(bot, take, path, settings.secret()).route)

    def _take(self) -> Take:
        """What an update goes through: too many are passed over, failures are tried again."""
        apology, metrics, settings = Apology(self._desk), self.metrics, self._settings
        attempts = Attempts(
            metrics.processing(Processing(self._application)), metrics.giving_up(apology)
        )
        rates = Rates(settings.person_updates_per_second, settings.group_updates_per_second)
        return Throttled(attempts, Throttle(rates), metrics.limited, apology.too_fast)

    async def _stop(self) -> None:
        tasks = [*self._tasks, *self._menus]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        await self._thinkers.close()
        if self.serving is not None:
            self.serving.close()
        if hasattr(self, "_desk"):
            await self._desk.finish()
        await self._application.shutdown()
        # Its connections are closed even when it never got to know us.
        await self._application.bot.shutdown()
        await self.storage.close()

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


def _application(bot: ExtBot[None]) -> AnyApplication:
    """python-telegram-bot without its updater, its job queue and its rate limiter."""
    os.environ.setdefault("PTB_TIMEDELTA", "true")  # durations as its next version has them
    return ApplicationBuilder().bot(bot).updater(None).job_queue(None).build()


class Unreachable(Exception):
    """Telegram could not be reached, or refused; the text says what it said."""


@asynccontextmanager
async def telegram(settings: Settings) -> AsyncIterator[ExtBot[None]]:
    """A short conversation with Telegram. Raises BadSetting, Unreachable."""
    try:
        async with _bot(settings, AiohttpRequest(), AiohttpRequest()) as bot:
            yield bot
    except InvalidToken as fault:
        raise BadSetting(UNKNOWN_TOKEN) from fault
    except TelegramError as fault:
        message = f"Telegram at {settings.bot_api_url}: {fault.message}"
        raise Unreachable(message) from fault


def _bot(settings: Settings, request: AiohttpRequest, polling: AiohttpRequest) -> ExtBot[None]:
    return ExtBot(
        settings.token(),
        base_url=f"{settings.bot_api_url}/bot",
        base_file_url=f"{settings.bot_api_url}/file/bot",
        request=request,
        get_updates_request=polling,
    )


async def _patiently(request: Callable[[], Awaitable[T]]) -> T:
    """Ask Telegram, as long as it takes. Raises BadSetting for a token it refuses."""
    pauses = chain(PAUSES, repeat(PAUSES[-1]))
    while True:
        try:
            return await request()
        except InvalidToken as fault:
            raise BadSetting(UNKNOWN_TOKEN) from fault
        except (NetworkError, RetryAfter) as fault:
            log.warning("telegram is out of reach; trying again", fault=fault.message)
            await asyncio.sleep(next(pauses))


async def _no_webhook(bot: ExtBot[None]) -> None:
    """Polling would take a webhook away from whoever set it. Raises BadSetting."""
    url = (await _patiently(bot.get_webhook_info)).url
    if url:
        message = (
            f"WEBHOOK_URL is not set, but Telegram has a webhook for this bot ({url}): set it, "
            "or take the webhook away with `python -m bot webhook remove`"
        )
        raise BadSetting(message)


def _limits(settings: Settings) -> Limits:
    return Limits(
        per_minute=settings.group_messages_per_minute,
        reserve=min(4, settings.group_messages_per_minute - 1),
        edit_interval=settings.group_edit_interval,
        per_second=settings.chat_messages_per_second,
        bot_per_second=settings.bot_messages_per_second,
    )
