"""`python -m bot bench …`: every figure that is claimed has its command here.

Each prints a table for people and ends with one line of JSON.
"""

from importlib.util import find_spec

import typer

from bot.bench.economy import calls, taps
from bot.bench.engine import engine
from bot.bench.players.commands import players
from bot.bench.players.thinking import thinking
from bot.bench.robustness import flood, kill
from bot.bench.scale.commands import scale
from bot.bench.standings.commands import standings

bench = typer.Typer(no_args_is_help=True)
for command in (engine, players, thinking, kill, flood, calls, taps, standings):
    bench.command()(command)
bench.add_typer(scale, name="scale")


@bench.callback()
def _with_what_they_need() -> None:
    """Benchmarks: figures, each with its command."""
    if find_spec("psutil") is None:
        typer.echo("psutil is missing: benchmarks need what `make setup` installs", err=True)
        raise typer.Exit(2)
