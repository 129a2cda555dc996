"""`bench scale cost | start | delay | day`: whether the bot stays as it was, whatever it has to
keep.
"""

import asyncio
from typing import Annotated

import typer

from bot.bench.places import Kind, place, report
from bot.bench.scale import cost as cost_
from bot.bench.scale import day as day_
from bot.bench.scale import delay as delay_
from bot.bench.scale import start as start_
from bot.bench.scale.fill import Contents
from bot.bench.scale.shown import costs_shown, day_shown, delay_shown, echo
from bot.progress import progress

TABLES = (10, 100, 1_000, 10_000)
DEALS = (1_000, 10_000, 100_000, 1_000_000)
Database = Annotated[Kind, typer.Option("--database", help="Which database.")]
Seed = Annotated[int, typer.Option(help="Where chance begins.")]


def cost(
    tables: Annotated[
        list[int] | None, typer.Option(min=1, help="Live tables; may be given again.")
    ] = None,
    deals: Annotated[
        list[int] | None, typer.Option(min=7, help="Deals of the past; may be given again.")
    ] = None,
    playing: Annotated[int, typer.Option(min=1, help="Tables of four that play.")] = 20,
    seconds: Annotated[int, typer.Option(min=1, help="Seconds that are measured of each.")] = 60,
    kind: Database = Kind.SQLITE,
    seed: Seed = 1,
) -> None:
    """Compare the CPU time of a tap in databases with few and with many tables and deals."""
    some_tables = tables or (() if deals else TABLES)
    some_deals = deals or (() if tables else DEALS)
    contents = {
        "tables": [Contents(tables=number, seed=seed) for number in sorted(some_tables)],
        "deals": [Contents(deals=number, seed=seed) for number in sorted(some_deals)],
    }
    with progress("seconds", seconds * sum(map(len, contents.values()))) as told:
        costs = {
            name: [cost_.cost(kind, each, playing, seconds, told) for each in some]
            for name, some in contents.items()
            if some
        }
    lines, figures = costs_shown(costs)
    echo(lines)
    is_right = all(cost_.growth(some) < cost_.MOST_GROWTH for some in costs.values())
    report("scale cost", {"database": kind, "seed": seed, **figures}, is_right=is_right)


def start(
    tables: Annotated[int, typer.Option(min=0, help="Live tables in the database.")] = 10_000,
    deals: Annotated[int, typer.Option(min=0, help="Deals of the past.")] = 100_000,
    times: Annotated[int, typer.Option(min=1, help="How often it is started.")] = 5,
    kind: Database = Kind.SQLITE,
    seed: Seed = 1,
) -> None:
    """Time from the start of the process to the first tap that is answered."""
    with place(kind) as (url, folder), progress("starts"):
        contents = Contents(tables, deals, seed)
        found = asyncio.run(start_.start(url, folder, contents, times))
    seconds = [round(each, 2) for each in found.seconds]
    typer.echo(f"seconds to the first answer with {tables:,} live tables: {seconds}")
    figures = {"database": kind, "tables": tables, "deals": deals, "seconds": seconds}
    report("scale start", figures, is_right=found.is_right)


def delay(
    tables: Annotated[int, typer.Option(min=2, help="Tables of four that play.")] = 1_000,
    latency: Annotated[float, typer.Option(min=0, help="Of Telegram (seconds).")] = 0.05,
    step: Annotated[float, typer.Option(min=1, help="Seconds at each rate of the ramp.")] = 15.0,
    seconds: Annotated[float, typer.Option(min=1, help="Seconds at half of the rate.")] = 60.0,
    kind: Database = Kind.SQLITE,
    seed: Seed = 1,
) -> None:
    """Find the rate of taps that can be sustained, and how long answers take at half of it."""
    with place(kind) as (url, folder), progress("seconds") as told:
        plan = delay_.Plan(url, folder, tables, latency, step, seconds, seed)
        found = asyncio.run(delay_.delay(plan, told))
    lines, figures = delay_shown(found)
    echo(lines)
    settings = {"database": kind, "latency": latency, "seed": seed}
    report("scale delay", settings | figures, is_right=found.is_right)


def day(
    series: Annotated[int, typer.Option(min=8, help="How many; 10,000 are a day.")] = 500,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four at once.")] = 20,
    each: Annotated[int, typer.Option(min=1, help="Series at a table; then others come.")] = 5,
    kind: Database = Kind.SQLITE,
    seed: Seed = 1,
) -> None:
    """Compare the memory of the bot in the first and in the last quarter of a day of play."""
    with place(kind) as (url, folder), progress("series", series) as told:
        plan = day_.Plan(url, folder, series, tables, each, seed)
        found = asyncio.run(day_.day(plan, told))
    lines, figures = day_shown(found)
    echo(lines)
    report("scale day", {"database": kind, "seed": seed, **figures}, is_right=found.is_flat)
