"""`migrate`, `export` and `verify`: the database's schema, and series as records."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TextIO

import typer

from bot.commands.console import fail, go, settings, straight
from bot.progress import Advance, progress
from bot.rules.faults import RecordFault
from bot.rules.record import SeriesRecord
from bot.rules.verify import verify as verify_record
from bot.storage.records import records_beside

LARGEST = 2**63 - 1
"""What a database can keep."""


def export(
    series: Annotated[
        int | None,
        typer.Option(min=1, max=LARGEST, help="Only the series with this number."),
    ] = None,
) -> None:
    """Write series as records (kozel4/1), one a line. Works beside a running bot."""

    async def work() -> int:
        async with records_beside(settings().database_url) as records:
            if series is not None:
                typer.echo(str(await records.one(series)))
                return 0
            # On a terminal the records themselves show that it goes on.
            with progress("series", hidden=sys.stdout.isatty()) as done:
                async for record in records.all():
                    typer.echo(str(record))
                    done()
        return 0

    go(work)


def verify(
    file: Annotated[str, typer.Argument(help="A file of records; - for standard input.")],
) -> None:
    """Replay records and compare every count. Exit code 1 when one does not hold."""

    def work() -> int:
        try:
            with _opened(file) as lines, progress("series") as done:
                wrong, good = _verified(lines, done)
        except UnicodeDecodeError:
            fail(f"{file}: this is no text in UTF-8")
        typer.echo(f"{good} of {good + wrong} series replay to what they say")
        return 1 if wrong else 0

    straight(work)


@contextlib.contextmanager
def _opened(file: str) -> Iterator[TextIO]:
    if file == "-":
        yield sys.stdin
        return
    with Path(file).open(encoding="utf-8") as lines:
        yield lines


def _verified(lines: TextIO, done: Advance) -> tuple[int, int]:
    """How many records are wrong, how many are good; each fault is told with its line."""
    wrong = good = 0
    for number, line in enumerate(lines, 1):
        done()
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
