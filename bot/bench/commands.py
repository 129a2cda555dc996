"""`python -m bot bench …`: every figure that is claimed has its command here.

Each prints a table for people and ends with one line of JSON.
"""

import signal

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
def _ended_as_by_ctrl_c() -> None:
    """Benchmarks: figures, each with its command."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # its processes end with it
