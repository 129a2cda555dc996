"""The Bot API over HTTP: `/bot<token>/<method>`, and the files at `/file/...`.

Here the weather strikes: slowness, and faults before or after a method. Knows no method itself.
"""

import asyncio
import inspect
import logging
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from bot.playground.call import Call
from bot.playground.errors import ApiError, too_many_requests
from bot.playground.methods import METHODS
from bot.playground.params import Params
from bot.playground.spec import Spec
from bot.playground.weather import POLL, Fault
from bot.playground.wire import read_params
from bot.playground.world import World

log = logging.getLogger(__name__)

LONG_SILENCE = 60.0
NO_SUCH_METHOD = ApiError(404, "Not Found: method not found")
WRONG_TOKEN = ApiError(401, "Unauthorized")
NO_SUCH_FILE = ApiError(404, "Not Found")
BROKEN = ApiError(500, "Internal Server Error")


class BotApi:
    """The endpoint of one bot in one world."""

    def __init__(self, world: World, spec: Spec | None = None) -> None:
        self.world = world
        self.spec = spec

    def routes(self) -> list[Route]:
        return [
            Route("/bot{token}/{method}", self.call, methods=["GET", "POST"]),
            Route("/file/bot{token}/{path:path}", self.file),
            Route("/file/{path:path}", self.file),
        ]

    async def call(self, request: Request) -> Response:
        """One call: the method's result, its error, or what the weather makes of it."""
        if request.path_params["token"] != self.world.token:
            return _response(401, WRONG_TOKEN.body)
        self.world.hear()
        name = request.path_params["method"]
        started = time.perf_counter()
        params, fault = Params(), None
        try:
            params = await read_params(request)
            fault = self.world.fault(name, params.integer("chat_id") or None)
            await self.storm(name, fault)
            answer, status = {"ok": True, "result": await self.result(name, params)}, 200
        except ApiError as error:
            answer, status = error.body, error.code
        struck = {"fault": fault.fault} if fault else {}
        self._note(name, params, started, status=status, answer=answer, **struck)
        if fault and status == 200:  # noqa: PLR2004 - HTTP's "OK"
            return NoAnswer(LONG_SILENCE if fault.fault == "timeout_after" else 0.0)
        return _response(status, answer)

    async def storm(self, name: str, fault: Fault | None) -> None:
        """The weather before a method: slowness, and the faults that come in its place."""
        if self.world.weather.latency and name.lower() != POLL:
            await asyncio.sleep(self.world.weather.latency)
        if fault and fault.fault == "429":
            raise too_many_requests(fault.retry_after)
        if fault and fault.fault == "500":
            raise BROKEN

    async def result(self, name: str, params: Params) -> Any:
        """What the method answers; ApiError when it is unknown, refuses, or breaks."""
        method = METHODS.get(name.lower())
        if method is None:
            raise NO_SUCH_METHOD
        try:
            result = method(Call(self.world, params))
            return await result if inspect.isawaitable(result) else result
        except ApiError:
            raise
        except Exception:
            log.exception("%s broke", name)
            raise BROKEN from None

    async def file(self, request: Request) -> Response:
        """The content of a file, at the path `getFile` gave; the page needs no token."""
        if request.path_params.get("token", self.world.token) != self.world.token:
            return _response(401, WRONG_TOKEN.body)
        file_id = request.path_params["path"].split("/")[1:2]
        stored = self.world.files.get(file_id[0]) if file_id else None
        if stored is None:
            return _response(404, NO_SUCH_FILE.body)
        return Response(stored.data, media_type=stored.type)

    def _note(self, name: str, params: Params, started: float, **outcome: Any) -> None:
        """Into the journal, the updates of a poll aside: they have entries of their own."""
        updates = name.lower() == POLL and outcome["answer"].get("result")
        if updates:
            outcome["answer"] = {"ok": True, "updates": len(updates)}
        outcome["ms"] = round(1000 * (time.perf_counter() - started), 1)
        marks = self.spec.check(name, params.values, params.files) if self.spec else []
        outcome |= {"marks": marks} if marks else {}
        self.world.journal.request(name, params.journal(), outcome)


class NoAnswer(Response):
    """Silence: the bot's message was taken, but it never hears so; the connection breaks."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        if self.seconds:
            await _disconnected(receive, self.seconds)
        head = {"type": "http.response.start", "status": 200}
        await send(head | {"headers": [(b"content-length", b"2")]})


async def _disconnected(receive: Receive, seconds: float) -> None:
    async def gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    try:
        await asyncio.wait_for(gone(), seconds)
    except TimeoutError:
        return


def _response(status: int, answer: dict[str, Any]) -> JSONResponse:
    seconds = answer.get("parameters", {}).get("retry_after")
    return JSONResponse(answer, status, {"Retry-After": str(seconds)} if seconds else None)
