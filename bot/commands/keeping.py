"""`migrate`, `backup`, `restore` and `transfer`: the database as a whole."""

from pathlib import Path
from typing import Annotated

import typer

from bot.commands.console import fail, go, settings, straight
from bot.progress import progress_to
from bot.storage import backup as copies
from bot.storage.dumping import dump_command
from bot.storage.engine import file_of, normalised
from bot.storage.migrate import head
from bot.storage.migrate import migrate as migrate_to_head
from bot.storage.records import NoDatabase
from bot.storage.transfer import transfer as carry

Copy = Annotated[Path, typer.Argument(help="The copy: a file.", show_default=False)]


def migrate() -> None:
    """Bring the database to the schema of this version (`run` does it by itself)."""

    async def work() -> int:
        await migrate_to_head(normalised(settings().database_url))
        typer.echo(f"The database is up to date: revision {head()}.")
        return 0

    go(work)


def backup(
    file: Copy,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
) -> None:
    """Copy an SQLite database to a file, also while the bot plays.

    The copy is of one instant, checked, and readable by its owner alone.
    """

    def work() -> int:
        database = _file("backup", file)
        if not database.exists():
            raise NoDatabase(database)
        with progress_to("copying") as told:
            revision = copies.back_up(database, file, force=force, told=told)
        older = "" if revision == head() else f"; `run` will migrate it from revision {revision}"
        size = file.stat().st_size
        typer.echo(f"{file} holds the whole database: {size:,} bytes, checked{older}.")
        return 0

    straight(work)


def restore(
    file: Copy,
    force: Annotated[
        bool, typer.Option("--force", help="When there is a database: keep it under another name.")
    ] = False,
) -> None:
    """Put a copy in the place of the database. The bot must not be running.

    Nothing is overwritten: an older database stays beside it under a name with the time.
    """

    def work() -> int:
        database = _file("restore", file)
        with progress_to("copying") as told:
            kept = copies.restore(file, database, force=force, told=told)
        typer.echo(f"{database} is what {file} held.")
        if kept is not None:
            typer.echo(f"The one before is kept as {kept}.")
        return 0

    straight(work)


def transfer(
    to: Annotated[
        str, typer.Option(help="The target: DATABASE_URL of an empty database.", metavar="URL")
    ],
) -> None:
    """Copy everything from DATABASE_URL to another database: SQLite to PostgreSQL, or back.

    No bot may be running on either. All arrives and is compared, or nothing: one transaction.
    """

    async def work() -> int:
        source, target = normalised(settings().database_url), normalised(to)
        if source == target:
            fail("--to: that is DATABASE_URL itself")
        with progress_to("copying") as told:
            counts = await carry(source, target, told)
        for name, count in counts.items():
            typer.echo(f"{name:<20}{count:>12,}")
        typer.echo("All is there: rows counted, records and snapshots compared.")
        typer.echo("Set DATABASE_URL to the new database before you start the bot.")
        return 0

    go(work)


def _file(command: str, file: Path) -> Path:
    """The file of the database. PostgreSQL has its own tools."""
    url = normalised(settings().database_url)
    found = file_of(url)
    if found is None:
        fail(f"`{command}` is for SQLite; PostgreSQL: {dump_command(command, url, str(file))}")
    return found
