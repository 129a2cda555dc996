"""`bench scale fleet | commits | reach`: what binds first, and how far that is."""

import asyncio
from typing import Annotated

import typer

from bot.bench.places import Kind, place, report
from bot.bench.scale import commits as commits_
from bot.bench.scale import fleet as fleet_
from bot.bench.scale import reach as reach_
from bot.bench.scale.shown import echo, fleet_shown, reach_shown
from bot.progress import progress

PROCESSES = (1, 2, 4)
CARRIED = (1, 4, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 1_000)
Seed = Annotated[int, typer.Option(help="Where chance begins.")]


def fleet(
    processes: Annotated[
        list[int] | None, typer.Option(min=1, help="Bot processes; may be given again.")
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four that play.")] = 40,
    seconds: Annotated[float, typer.Option(min=1, help="Seconds that are measured.")] = 60.0,
    seed: Seed = 1,
) -> None:
    """Share the work out among processes on one PostgreSQL; taps a second, and who is busy."""
    found = []
    with progress("fleets") as told:
        for number in processes or PROCESSES:
            with place(Kind.POSTGRES) as (url, folder):
                plan = fleet_.Plan(url, folder, number, tables, seconds, seed)
                found.append(asyncio.run(fleet_.together(plan)))
                told()
    lines, figures = fleet_shown(found)
    echo(lines)
    is_right = all(each.load.delays for each in found)
    report("scale fleet", {"tables": tables, "seed": seed, **figures}, is_right=is_right)


def commits(
    count: Annotated[int, typer.Option(min=1, help="How many on each database.")] = 1_000,
) -> None:
    """Durable commits a second of one connection, on SQLite and on PostgreSQL."""
    with place(Kind.SQLITE) as (_, folder):
        found = {Kind.SQLITE: commits_.on_sqlite(folder, count)}
    with place(Kind.POSTGRES) as (url, _):
        found[Kind.POSTGRES] = commits_.on_postgres(url, count)
    for kind, rate in found.items():
        typer.echo(f"{kind:<10} {rate:8,.0f} commits a second")
    rates = {kind.value: round(rate) for kind, rate in found.items()}
    report("scale commits", {"per_second": rates}, is_right=True)


def reach(
    tables: Annotated[
        list[int] | None, typer.Option(min=1, help="Tables; may be given again.")
    ] = None,
    each: Annotated[int, typer.Option(min=1, help="Tables in a group.")] = 4,
    hands: Annotated[float, typer.Option(min=1, max=4, help="Private writes for a tap.")] = 2.0,
    fastest: Annotated[float, typer.Option(min=0, help="Seconds before a tap, at least.")] = 3.0,
    slowest: Annotated[float, typer.Option(min=0, help="Seconds before a tap, at most.")] = 6.0,
    next_first: Annotated[bool, typer.Option(help="Who is to move before others.")] = True,
) -> None:
    """Simulate how many tables one bot carries under Telegram's limits, by its own budget."""
    plans = (
        reach_.Plan(number, each, hands, (fastest, slowest), next_first=next_first)
        for number in tables or CARRIED
    )
    lines, figures = reach_shown([reach_.reach(plan) for plan in plans])
    echo(lines)
    report("scale reach", {"hands": hands, "next_first": next_first, **figures}, is_right=True)
