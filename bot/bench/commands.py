"""`python -m bot bench …`: every figure that is claimed has its command here.

Each prints a table for people and ends with one line of JSON.
"""

import typer

from bot.bench.economy import calls, taps
from bot.bench.engine import engine
from bot.bench.players import players
from bot.bench.players_thinking import thinking
from bot.bench.robustness import flood, kill
from bot.bench.scale import scale
from bot.bench.standings import standings

bench = typer.Typer(help="Benchmarks: figures, each with its command.", no_args_is_help=True)
for command in (engine, players, thinking, kill, flood, calls, taps, standings):
    bench.command()(command)
bench.add_typer(scale, name="scale")
