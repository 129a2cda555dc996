"""Updates in by webhook: the secret is checked, the update processed and committed, then 200.

Anything else makes Telegram deliver again. Updates of one table wait for each other in this
process; across processes the row lock in the database is the truth.
"""

import hmac
import json

import structlog
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from telegram import Bot, Update

from bot.chat.arrival import arrived
from bot.chat.intake import Take
from bot.chat.parsing import parsed
from bot.chat.queues import Queues, queue_of

log = structlog.get_logger()

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header
LARGEST_BODY = 1_000_000
"""Bytes; Telegram's updates are far smaller."""


class Webhook:
    """The route that Telegram posts updates to. `take` says whether an update is done with."""

    def __init__(self, bot: Bot, take: Take, path: str, secret: str) -> None:
        self._bot = bot
        self._take = take
        self._secret = secret.encode()
        self._queues = Queues()
        self.route = Route(path, self._receive, methods=["POST"])

    async def _receive(self, request: Request) -> Response:
        given = request.headers.get(SECRET_HEADER, "").encode("utf-8", "replace")
        if not hmac.compare_digest(given, self._secret):
            return PlainTextResponse("who are you?", 403)
        arrived()
        update = await self._read(request)
        if update is None:
            return PlainTextResponse("this is no update", 400)
        async with self._queues.turn(queue_of(update)):
            done = await self._take(update)
        return PlainTextResponse("done" if done else "again, please", 200 if done else 500)

    async def _read(self, request: Request) -> Update | None:
        """The update of a request; None when the body is none."""
        body = b""
        async for piece in request.stream():
            body += piece
            if len(body) > LARGEST_BODY:
                return None
        try:
            return parsed(json.loads(body), self._bot)
        except (ValueError, TypeError, KeyError, RecursionError) as fault:
            log.warning("a webhook request was no update", fault=repr(fault))
            return None
