"""A bot as a child process, which the page may kill and start again while the world stays.

Knows a command and its environment, not what the bot does. `Controller` is what the playground
asks of it: any other object that can do the same will serve.
"""

import asyncio
import contextlib
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from bot.playground.errors import Refused


class Controller(Protocol):
    """Power over the bot; `on_change` is set by the playground and called at every change."""

    on_change: Callable[[], None]

    @property
    def running(self) -> bool: ...
    async def start(self) -> None:
        """Begin anew. Raises Refused when it runs."""

    async def kill(self) -> None:
        """End it at once, without a goodbye. Raises Refused when it does not run."""


class BotProcess:
    """A `Controller` of one command; an async context manager that ends it kindly."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], folder: Path
    ) -> None:
        self.command, self.environment, self.folder = command, environment, folder
        self.on_change: Callable[[], None] = _nobody_asks
        self._process: asyncio.subprocess.Process | None = None
        self._next = asyncio.Event()

    async def __aenter__(self) -> "BotProcess":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process and self.running:
            with contextlib.suppress(ProcessLookupError):
                self._process.terminate()
            await self._process.wait()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        if self.running:
            raise Refused("the bot is running")
        self._process = await asyncio.create_subprocess_exec(
            *self.command, env=os.environ | dict(self.environment), cwd=self.folder
        )
        self._next.set()
        self._next = asyncio.Event()
        self.on_change()

    async def kill(self) -> None:
        if self._process is None or not self.running:
            raise Refused("the bot is not running")
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def ended(self) -> int:
        """Waits until the bot ends by itself; answers its exit code. A kill is not an end."""
        while True:
            process, following = self._process, self._next
            code = await process.wait() if process else -1
            self.on_change()
            if code >= 0:
                return code
            await following.wait()


def _nobody_asks() -> None:
    """Before a playground listens, changes are told to nobody."""
