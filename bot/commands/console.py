"""What commands share: every foreseeable fault is one line and an exit code.

0: done. 1: the thing looked at is not right (a record that does not replay). 2: a setting, an
argument or the surroundings are not right. 70: a fault of ours, with a traceback. 130: interrupted
before it was done.
"""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, NoReturn

import structlog
import typer

from bot.app import Unreachable
from bot.chat.serving import Taken
from bot.config import BadSetting, Settings, read_settings
from bot.logs import redacted, set_up
from bot.playground.spec import BadSpec
from bot.sentry import report_to
from bot.storage.backup import InTheWay
from bot.storage.engine import OutOfReach, UnknownDatabase
from bot.storage.lock import AlreadyRunning
from bot.storage.migrate import SchemaTooNew, SchemaTooOld
from bot.storage.records import NoDatabase, NoSuchSeries
from bot.storage.soundness import Unsound
from bot.storage.transfer import InUse, NotEmpty, NotTheSame
from bot.table.ports import DatabaseAway

log = structlog.get_logger()

INTERRUPTED = 130
OURS = 70

FORESEEN = (  # faults that say for themselves what is wrong
    OSError,
    BadSetting,
    BadSpec,
    Unreachable,
    Taken,
    AlreadyRunning,
    SchemaTooNew,
    UnknownDatabase,
    OutOfReach,
    NoDatabase,
    NoSuchSeries,
    DatabaseAway,
    SchemaTooOld,
    Unsound,
    InTheWay,
    NotEmpty,
    InUse,
    NotTheSame,
)


def fail(message: str, code: int = 2) -> NoReturn:
    """One line on standard error, and out."""
    typer.echo(redacted(message), err=True)
    raise typer.Exit(code)


def settings() -> Settings:
    """The settings, with logs set up accordingly."""
    found = read_settings()
    set_up(found.log_level, found.log_format)
    if found.sentry_dsn:
        report_to(found.sentry_dsn)
    return found


def go(work: Callable[[], Coroutine[Any, Any, int]], *, stopped: int = INTERRUPTED) -> None:
    """Run a command to its end; SIGTERM and Ctrl-C end it in good order with code `stopped`."""

    def run() -> int:
        return asyncio.run(_until_stopped(work, stopped))

    straight(run, stopped=stopped)


def straight(work: Callable[[], int], *, stopped: int = INTERRUPTED) -> None:
    """The same for work that is not asynchronous."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        code = work()
    except BrokenPipeError:  # whoever read it has gone, as `head` does; typer knows what to do
        raise
    except FORESEEN as fault:
        fail(_words(fault))
    except typer.Exit:
        raise
    except Exception:  # a fault of ours: told like any other, without tokens
        if not structlog.is_configured():
            set_up("info", "text")
        log.exception("the command failed")
        code = OURS
    except KeyboardInterrupt:
        code = stopped
    finally:
        signal.signal(signal.SIGTERM, before)
    if code:
        raise typer.Exit(code)


def straightened(group: typer.Typer) -> typer.Typer:
    """The same group; its commands, and what it does without one, are run by `straight`: they know
    nothing of exit codes.
    """
    alone = group.registered_callback
    if alone is not None and alone.callback is not None:
        alone.callback = _straight_run(alone.callback)
    for command in group.registered_commands:
        if command.callback is not None:
            command.callback = _straight_run(command.callback)
    for inner in group.registered_groups:
        if inner.typer_instance is not None:
            straightened(inner.typer_instance)
    return group


def _straight_run(command: Callable[..., Any]) -> Callable[..., None]:
    @wraps(command)
    def run(*args: Any, **options: Any) -> None:
        def work() -> int:
            command(*args, **options)
            return 0

        straight(work)

    return run


def _words(fault: BaseException) -> str:
    if isinstance(fault, OSError) and fault.filename and fault.strerror:
        return f"{fault.filename}: {fault.strerror}"
    return str(fault)


async def _until_stopped(work: Callable[[], Coroutine[Any, Any, int]], stopped: int) -> int:
    task = asyncio.current_task()
    loop = asyncio.get_running_loop()
    if task is not None:

        def stop() -> None:
            """Whoever asks again gets nothing sooner: what is being finished stays whole."""
            loop.add_signal_handler(signal.SIGTERM, lambda: None)
            task.cancel()

        loop.add_signal_handler(signal.SIGTERM, stop)
    try:
        return await work()
    except asyncio.CancelledError:
        return stopped
