"""The playground as a server: one world behind HTTP, with the Bot API, `/world` and the page.

    async with Playground(port=0) as playground:
        Bot(playground.token, base_url=f"{playground.url}/bot")

Knows how to start and stop; what is served is said elsewhere.
"""

import asyncio
import contextlib
import mimetypes
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bot.playground import cast as default_cast
from bot.playground.api import BotApi
from bot.playground.autoplay import Autoplay
from bot.playground.control import Control
from bot.playground.errors import ApiError
from bot.playground.people import User
from bot.playground.process import Controller
from bot.playground.spec import Spec
from bot.playground.watching import Watching
from bot.playground.world import World

DEFAULT_TOKEN = "424242:playground-token-of-nobody-at-all-00000"  # noqa: S105 - opens nothing
STATIC = Path(__file__).parent / "static"
KEPT_ALIVE = 120
"""Seconds: longer than any client keeps an idle connection, so that none writes into one that is
being closed.
"""
PATIENCE = 2
TICK = 1.0
NOT_FOUND = ApiError(404, "Not Found")


class Playground:
    """A local Telegram for one bot; an async context manager.

    `port` 0 takes a free one. `cast` moves the default people and their groups in. `weather`
    holds switches of `/world/weather`. Requests are checked against `spec`. OSError when the
    address is taken.
    """

    def __init__(  # noqa: PLR0913 - all by keyword, all with a default
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        token: str = DEFAULT_TOKEN,
        bot_name: str = "Playground Bot",
        bot_username: str = "playground_bot",
        cast: bool = False,
        weather: dict[str, Any] | None = None,
        spec: Spec | None = None,
    ) -> None:
        self.host, self.port, self.token = host, port, token
        bot_id = int(token.partition(":")[0])
        bot = User(id=bot_id, first_name=bot_name, username=bot_username, is_bot=True)
        self.world = World(token, bot)
        self.world.weather.change(weather or {})
        self.spec = spec
        self.autoplay = Autoplay(self.world, random.Random())
        if cast:
            default_cast.invite(self.world)

    @property
    def url(self) -> str:
        """The address, without a slash at the end; the port is right once it has started."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}"

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listens, and answers requests from now on."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        # Named as TCP, or asyncio leaves Nagle on and every answer takes 40 ms.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((self.host, self.port))
        except OSError:
            listener.close()
            raise
        self.port = listener.getsockname()[1]
        self._server = _Server(uvicorn.Config(
            app(self.world, self.autoplay, self.spec),
            lifespan="off",
            ws="none",
            access_log=False,
            log_config=None,
            log_level="critical",
            timeout_keep_alive=KEPT_ALIVE,
            timeout_graceful_shutdown=PATIENCE,
        ))  # fmt: skip
        serving = self._server.serve(sockets=[listener])
        self._serving = asyncio.get_running_loop().create_task(serving)
        await self._server.ready.wait()

    async def stop(self) -> None:
        """Lets go of whoever waits, and stops listening."""
        await self.autoplay.close()
        await self.world.close()
        self._server.stop()
        await self._serving

    def attach(self, controller: Controller) -> None:
        """Gives the page power over the bot: to kill it and to start it again."""
        self.world.controller = controller
        controller.on_change = self.world.changed_process
        self.world.changed_process()

    async def run(self) -> None:
        """Serves until it is cancelled."""
        async with self:
            await asyncio.shield(self._serving)


def app(world: World, autoplay: Autoplay, spec: Spec | None) -> Starlette:
    """The whole HTTP side of a world."""
    routes: list[Route] = [
        *BotApi(world, spec).routes(),
        *Watching(world).routes(),
        *Control(world, autoplay).routes(),
        Route("/{path:path}", _page),
    ]
    return Starlette(routes=routes, exception_handlers={404: _not_found, 405: _not_found})


async def _page(request: Request) -> Response:
    """A file of the page, asked for anew each time: whoever works on it sees what is there."""
    name = request.path_params["path"] or "index.html"
    data = _file(STATIC / name)
    if data is None:
        return await _not_found(request, NOT_FOUND)
    kind, _ = mimetypes.guess_type(name)
    return Response(data, headers={"Cache-Control": "no-cache"}, media_type=kind)


def _file(path: Path) -> bytes | None:
    """Small enough to be read at once; nothing outside the folder is given."""
    return path.read_bytes() if path.parent == STATIC and path.is_file() else None


class _Server(uvicorn.Server):
    """Uvicorn as a guest: it leaves the signals alone and says when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()
        self.stopping = asyncio.Event()

    async def main_loop(self) -> None:
        """Uvicorn's own looks ten times a second whether it is to stop; this one is told."""
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), TICK)

    def stop(self) -> None:
        self.should_exit = True
        self.stopping.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.ready.set()


async def _not_found(request: Request, _error: Exception) -> Response:
    """For a bot and for a person alike."""
    error = f"there is no {request.method} {request.url.path}"
    return JSONResponse(NOT_FOUND.body | {"error": error}, NOT_FOUND.code)
