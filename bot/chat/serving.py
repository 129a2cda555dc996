"""The bot's own HTTP: what listens on `LISTEN`."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator, Sequence

import uvicorn
from starlette.applications import Starlette
from starlette.routing import BaseRoute

PATIENCE = 3
"""Seconds that requests in flight are given at the end."""


class _Server(uvicorn.Server):
    """uvicorn without its signal handlers: the process has its own."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Taken(Exception):
    """The address to listen on cannot be had; the text says why."""


class Serving:
    """An HTTP server on `host:port`; port 0 takes a free one. Raises Taken."""

    def __init__(self, routes: Sequence[BaseRoute], listen: str) -> None:
        host, _, port = listen.rpartition(":")
        host = host.strip("[]")
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self._socket = socket.socket(family)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._socket.bind((host, int(port)))
        except OSError as fault:
            self._socket.close()
            message = f"LISTEN: {listen} cannot be had: {fault.strerror}"
            raise Taken(message) from fault
        self.port: int = self._socket.getsockname()[1]
        self._routes = Starlette(routes=list(routes))
        config = uvicorn.Config(
            self._routes,
            log_config=None,
            access_log=False,
            lifespan="off",
            timeout_graceful_shutdown=PATIENCE,
        )
        self._server = _Server(config)

    def add(self, route: BaseRoute) -> None:
        """One more route, from now on."""
        self._routes.router.routes.append(route)

    async def run(self) -> None:
        """Serve until cancelled, then let what is in flight finish."""
        serving = asyncio.ensure_future(self._server.serve([self._socket]))
        try:
            await asyncio.shield(serving)
        finally:
            self._server.should_exit = True
            await serving

    def close(self) -> None:
        """Let the address go, also when it was never served."""
        self._socket.close()
