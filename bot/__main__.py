"""The command line: `python -m bot`. Every foreseeable fault is one line and an exit code.

0: done. 1: the thing looked at is not right (a record that does not replay). 2: a setting, an
argument or the surroundings are not right.
"""

import asyncio
import contextlib
import signal
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Annotated, Any, NoReturn, TextIO

import typer

from bot.app import Kozel, Unreachable, telegram
from bot.chat.intake import ALLOWED_UPDATES
from bot.config import BadSetting, Settings, read_settings
from bot.logs import set_up
from bot.playground.process import BotProcess
from bot.playground.server import Playground
from bot.playground.spec import BadSpec, Spec
from bot.rules.faults import RecordFault
from bot.rules.record import SeriesRecord
from bot.rules.verify import verify as verify_record
from bot.storage.engine import OutOfReach, UnknownDatabase, normalised
from bot.storage.lock import AlreadyRunning
from bot.storage.migrate import SchemaTooNew
from bot.storage.migrate import migrate as migrate_to_head
from bot.storage.records import NoDatabase, NoSuchSeries, records_beside

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
PLAYGROUND_PORT = 8420
NAME = "Kozel"
ROOT = Path(__file__).parents[1]

cli = typer.Typer(
    help="Kozel on four cards, in Telegram.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
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


@cli.command()
def run() -> None:
    """Run the bot on Telegram: by webhook when WEBHOOK_URL is set, else by polling."""

    async def work() -> int:
        async with Kozel(settings()) as kozel:
            await kozel.work()
        return 0

    go(work)


webhook = typer.Typer(help="Set, remove or show the webhook at Telegram.", no_args_is_help=True)
cli.add_typer(webhook, name="webhook")


@webhook.command("set")
def set_webhook() -> None:
    """Have Telegram deliver updates to WEBHOOK_URL, with WEBHOOK_SECRET."""

    async def work() -> int:
        found = settings()
        if found.webhook_url is None:
            message = "WEBHOOK_URL is missing: set it to the public address of this bot"
            raise BadSetting(message)
        async with telegram(found) as bot:
            await bot.set_webhook(
                found.webhook_url, secret_token=found.secret(), allowed_updates=ALLOWED_UPDATES
            )
        typer.echo(f"Telegram delivers to {found.webhook_url} now.")
        return 0

    go(work)


@webhook.command("remove")
def remove_webhook() -> None:
    """Take the webhook away, so that the bot can poll. Waiting updates are kept."""

    async def work() -> int:
        async with telegram(settings()) as bot:
            await bot.delete_webhook()
        typer.echo("No webhook is set now.")
        return 0

    go(work)


@webhook.command("show")
def show_webhook() -> None:
    """Tell where Telegram delivers, and what went wrong last."""

    async def work() -> int:
        async with telegram(settings()) as bot:
            info = await bot.get_webhook_info()
        typer.echo(f"address: {info.url or 'none, the bot polls'}")
        typer.echo(f"waiting updates: {info.pending_update_count}")
        if info.last_error_message:
            typer.echo(f"last fault: {info.last_error_message} ({info.last_error_date})")
        return 0

    go(work)


@cli.command()
def play(
    host: Annotated[str, typer.Option(help="Where the page is served.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Its port; 0 takes a free one.")] = PLAYGROUND_PORT,
    bare: Annotated[
        bool, typer.Option("--bare", help="Without our bot, for another one.")
    ] = False,
    api_spec: Annotated[
        Path | None,
        typer.Option(
            help="A Bot API description (api.json) to check requests against.",
            envvar="BOT_API_SPEC",
        ),
    ] = None,
) -> None:
    """Open the playground: a local Telegram in the browser, with the bot on it."""

    async def work() -> int:
        found = settings()
        spec = Spec.read(api_spec) if api_spec else None
        async with Playground(
            host=host, port=port, cast=True, bot_name=NAME, spec=spec
        ) as playground:
            typer.echo(f"The playground: {playground.url}")
            if bare:
                typer.echo(f"Bot API: {playground.url}/bot{playground.token}/METHOD")
                await asyncio.Event().wait()
            with tempfile.TemporaryDirectory(prefix="kozel-") as folder:
                return await _bot_on(playground, Path(folder), found)

    go(work)


async def _bot_on(playground: Playground, folder: Path, found: Settings) -> int:
    """The bot in a process of its own, as it would run on Telegram; the page may kill it and start
    it again. The world of the playground is new every time, and so is the database.
    """
    environment = {
        "BOT_TOKEN": playground.token,
        "BOT_API_URL": playground.url,
        "DATABASE_URL": f"sqlite:///{folder}/kozel.db",
        "LOG_LEVEL": found.log_level,
    }
    async with BotProcess([sys.executable, "-m", "bot", "run"], environment, ROOT) as bot:
        playground.attach(bot)
        return await bot.ended()


@cli.command()
def migrate() -> None:
    """Bring the database to the schema of this version (`run` does it by itself)."""

    async def work() -> int:
        await migrate_to_head(normalised(settings().database_url))
        typer.echo("The database is up to date.")
        return 0

    go(work)


@cli.command()
def export(
    series: Annotated[int | None, typer.Option(help="Only the series with this number.")] = None,
) -> None:
    """Write series as records (kozel4/1), one a line. Works beside a running bot."""

    async def work() -> int:
        async with records_beside(settings().database_url) as records:
            if series is not None:
                typer.echo(str(await records.one(series)))
                return 0
            async for record in records.all():
                typer.echo(str(record))
        return 0

    go(work)


@cli.command()
def verify(
    file: Annotated[str, typer.Argument(help="A file of records; - for standard input.")],
) -> None:
    """Replay records and compare every count. Exit code 1 when one does not hold."""
    try:
        with _opened(file) as lines:
            wrong, good = _verified(lines)
    except (OSError, UnicodeDecodeError) as fault:
        fail(f"{file}: {fault}")
    typer.echo(f"{good} of {good + wrong} series replay to what they say")
    if wrong:
        raise typer.Exit(1)


@contextlib.contextmanager
def _opened(file: str) -> Iterator[TextIO]:
    if file == "-":
        yield sys.stdin
        return
    with Path(file).open(encoding="utf-8") as lines:
        yield lines


def _verified(lines: TextIO) -> tuple[int, int]:
    """How many records are wrong, how many are good; each fault is told with its line."""
    wrong = good = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            verify_record(SeriesRecord.parse(line))
        except RecordFault as fault:
            typer.echo(f"line {number}: {fault}", err=True)
            wrong += 1
        else:
            good += 1
    return wrong, good


if __name__ == "__main__":
    cli(prog_name="python -m bot")
