"""What benchmarks of the whole bot share: an empty database for it, and their last line."""

import json
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from enum import StrEnum
from pathlib import Path
from secrets import token_hex

import typer

from bot.bench.servers import NoServer, database, postgresql


class Kind(StrEnum):
    """Where the bot keeps everything."""

    SQLITE = "sqlite"
    POSTGRES = "postgres"


@contextmanager
def place(kind: Kind) -> Iterator[tuple[str, Path]]:
    """An empty database, and a folder for it and for logs."""
    with ExitStack() as stack:
        name = stack.enter_context(tempfile.TemporaryDirectory(prefix="kozel-bench-"))
        if kind is Kind.SQLITE:
            yield f"sqlite:///{name}/kozel.db", Path(name)
            return
        try:
            server = stack.enter_context(postgresql())
        except NoServer as fault:
            typer.echo(str(fault), err=True)
            raise typer.Exit(2) from fault
        url = stack.enter_context(database(server, f"kozel_bench_{token_hex(4)}"))
        yield url, Path(name)


def report(name: str, figures: Mapping[str, object], *, is_right: bool) -> None:
    """Print the last line of a benchmark; exit code 1 unless every promise was kept."""
    typer.echo(json.dumps({"bench": name, "right": is_right, **figures}, ensure_ascii=False))
    if not is_right:
        raise typer.Exit(1)
