"""What commands share: every foreseeable fault is one line and an exit code.

0: done. 1: the thing looked at is not right (a record that does not replay). 2: a setting, an
argument or the surroundings are not right.
"""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from typing import Any, NoReturn

import typer

from bot.app import Unreachable
from bot.config import BadSetting, Settings, read_settings
from bot.logs import set_up
from bot.playground.spec import BadSpec
from bot.storage.engine import OutOfReach, UnknownDatabase
from bot.storage.lock import AlreadyRunning
from bot.storage.migrate import SchemaTooNew
from bot.storage.records import NoDatabase, NoSuchSeries

FORESEEN = (  # faults that say for themselves what is wrong
    OSError,
    BadSetting,
    BadSpec,
    Unreachable,
    AlreadyRunning,
    SchemaTooNew,
    UnknownDatabase,
    OutOfReach,
    NoDatabase,
    NoSuchSeries,
)


def fail(message: str, code: int = 2) -> NoReturn:
    """One line on standard error, and out."""
    typer.echo(message, err=True)
    raise typer.Exit(code)


def settings() -> Settings:
    """The settings, with logs set up accordingly."""
    found = read_settings()
    set_up(found.log_level, found.log_format)
    return found


def go(work: Callable[[], Coroutine[Any, Any, int]]) -> None:
    """Run a command to its end; SIGTERM and Ctrl-C stop it in good order."""
    try:
        code = asyncio.run(_until_stopped(work))
    except FORESEEN as fault:
        fail(str(fault))
    except KeyboardInterrupt:
        code = 0
    if code:
        raise typer.Exit(code)


async def _until_stopped(work: Callable[[], Coroutine[Any, Any, int]]) -> int:
    task = asyncio.current_task()
    loop = asyncio.get_running_loop()
    if task is not None:
        loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        return await work()
    except asyncio.CancelledError:
        return 0
