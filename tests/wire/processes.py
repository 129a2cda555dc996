"""The bot as a process of its own, as it runs on Telegram."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Self

from bot.playground import Playground
from tests.wire.evening import LIMITLESS

ROOT = Path(__file__).parents[2]
OURS = {
    "BOT_TOKEN", "BOT_TOKEN_FILE", "DATABASE_URL", "BOT_API_URL", "WEBHOOK_URL", "WEBHOOK_SECRET",
    "LISTEN", "LOG_LEVEL", "LOG_FORMAT", "PACE", *LIMITLESS,
}  # fmt: skip


def environment(**settings: str) -> dict[str, str]:
    """The environment without settings of the bot but these."""
    clean = {name: value for name, value in os.environ.items() if name not in OURS}
    return clean | {"PYTHONPATH": str(ROOT)} | settings


def on(playground: Playground, folder: Path) -> dict[str, str]:
    """The settings for a bot on a playground, with its database in a folder."""
    return LIMITLESS | {
        "BOT_TOKEN": playground.token,
        "BOT_API_URL": playground.url,
        "DATABASE_URL": f"sqlite:///{folder}/kozel.db",
        "PACE": "0",
    }


class Process:
    """`python -m bot ARGUMENTS`; an async context manager that leaves nothing running."""

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        self._folder = folder
        self._arguments = arguments
        self._settings = settings

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "bot", *self._arguments),
            env=environment(**self._settings),
            cwd=self._folder,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.communicate()

    async def end(self, given: str = "") -> tuple[int, str, str]:
        """Exit code, standard output and standard error, when it has ended by itself."""
        async with asyncio.timeout(60):
            out, err = await self._process.communicate(given.encode())
        return self._process.returncode or 0, out.decode(), err.decode()

    async def kill(self) -> None:
        """SIGKILL, and wait until it is dead."""
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> tuple[int, str]:
        """SIGTERM; its exit code and its log. Five seconds are promised, on a machine that has
        nothing else to do.
        """
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(5 * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))):
            _, err = await self._process.communicate()
        return self._process.returncode or 0, err.decode()
