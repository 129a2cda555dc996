"""The bot as a process of its own, as it runs on Telegram."""

import asyncio
import os
from pathlib import Path
from tempfile import mkdtemp
from typing import Self

from bot.bench.fleet import ended, forked
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


def busy() -> float:
    """How many times as long things may take as on a machine that has nothing else to do. The
    load is a mean of the last minute: as many as test beside us it may not tell of yet.
    """
    testing = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    return max(1.0, max(os.getloadavg()[0], testing) / (os.cpu_count() or 1))


class Process:
    """`python -m bot ARGUMENTS`; an async context manager that leaves nothing running.

    It is a fork of a process that has imported the bot, which saves seconds of imports. `given` is
    what it reads; without it there is nothing to read.
    """

    def __init__(
        self, folder: Path, *arguments: str, given: str | None = None, **settings: str
    ) -> None:
        self._folder = folder
        self._arguments = arguments
        self._settings = settings
        self._given = given

    async def __aenter__(self) -> Self:
        streams = Path(mkdtemp(dir=self._folder, prefix="said-"))
        given, self._out, self._err = (streams / name for name in ("in", "out", "err"))
        given.write_text(self._given or "", encoding="utf-8")
        self._process = forked(
            self._folder,
            environment(**self._settings),
            *self._arguments,
            out=self._out,
            err=self._err,
            given=given,
        )
        self._process.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.kill()

    async def end(self) -> tuple[int, str, str]:
        """Exit code, standard output and standard error, when it has ended by itself."""
        async with asyncio.timeout(60):
            code = await ended(self._process)
        return code, self._out.read_text("utf-8"), self._err.read_text("utf-8")

    async def kill(self) -> None:
        """SIGKILL, and wait until it is dead."""
        self._process.kill()
        await ended(self._process)

    async def stop(self) -> tuple[int, str]:
        """SIGTERM; its exit code and its log. Five seconds are promised, on a machine that has
        nothing else to do.
        """
        self._process.terminate()
        async with asyncio.timeout(5 * busy()):
            code = await ended(self._process)
        return code, self._err.read_text("utf-8")
