"""`run` and `play`: the bot on Telegram, and on the playground."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from bot.app import Kozel
from bot.commands.console import go, settings
from bot.config import Settings
from bot.garbage import collect_seldom
from bot.playground.process import BotProcess
from bot.playground.server import Playground
from bot.playground.spec import Spec

PLAYGROUND_PORT = 8420
NAME = "Kozel"
ROOT = Path(__file__).parents[2]


def run() -> None:
    """Run the bot on Telegram: by webhook when WEBHOOK_URL is set, else by polling."""

    async def work() -> int:
        async with Kozel(settings()) as kozel:
            await kozel.work()
        return 0

    collect_seldom()
    go(work, stopped=0)


def play(
    host: Annotated[str, typer.Option(help="Where the page is served.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Its port; 0 takes a free one.")
    ] = PLAYGROUND_PORT,
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

    go(work, stopped=0)


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
