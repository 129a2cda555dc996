"""`ratings`: leaderboards and ratings worked out anew from the records."""

from typing import Annotated

import typer

from bot.commands.console import go, settings
from bot.progress import progress_to
from bot.storage import Storage
from bot.storage.engine import file_of, normalised
from bot.storage.records import NoDatabase

DIFFERENT = 1


def ratings(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing; exit code 1 when anything differs.")
    ] = False,
) -> None:
    """Work out leaderboards and ratings anew from all series, and say whether they were right.

    On SQLite the bot must be stopped; on PostgreSQL no series can end meanwhile.
    """

    async def work() -> int:
        storage = await Storage.open(_existing(settings().database_url))
        try:
            with progress_to("series") as done:
                found = await storage.recount(done, keep=not check)
        finally:
            await storage.close()
        typer.echo(f"{found.series} series: {_words(found.same, check)}")
        return DIFFERENT if check and not found.same else 0

    go(work)


def _existing(url: str) -> str:
    file = file_of(normalised(url))
    if file is not None and not file.exists():
        raise NoDatabase(file)
    return url


def _words(same: bool, check: bool) -> str:
    if same:
        return "all numbers are as they were kept"
    return "the numbers differ" if check else "the numbers differed and are right now"
