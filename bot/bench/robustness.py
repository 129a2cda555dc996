"""`bench kill` and `bench flood`: nothing lost, nothing twice, never too much."""

import asyncio
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated

import typer

from bot.bench.flood import Outcome as Flooded
from bot.bench.flood import Plan as FloodPlan
from bot.bench.flood import flood as play_at_full_speed
from bot.bench.kill import Outcome as Killed
from bot.bench.kill import Plan as KillPlan
from bot.bench.kill import kill as play_and_kill
from bot.bench.places import Kind, place, report
from bot.progress import progress


def kill(
    kills: Annotated[int, typer.Option(min=1, help="How many kills.")] = 200,
    kind: Annotated[Kind, typer.Option("--database", help="Which database.")] = Kind.SQLITE,
    processes: Annotated[int, typer.Option(min=1, help="Bot processes (PostgreSQL).")] = 1,
    polling: Annotated[
        bool | None, typer.Option("--polling/--webhook", help="Default: polling for one process.")
    ] = None,
    groups: Annotated[int, typer.Option(min=1, help="Groups, each with a table of four.")] = 3,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Kill the bot with -9 again and again under play; count what was lost and what came twice."""
    if kind is Kind.SQLITE and processes > 1:
        message = "SQLite takes one process: use --database postgres"
        raise typer.BadParameter(message)
    webhook = processes > 1 if polling is None else not polling
    with place(kind) as (url, folder):
        plan = KillPlan(url, folder, kills, processes, webhook, groups, seed)
        with progress("kills", kills) as done:
            outcome = asyncio.run(play_and_kill(plan, done))
    for line in _killed(outcome):
        typer.echo(line)
    settings = {"database": kind.value, "processes": processes, "webhook": webhook, "seed": seed}
    report("kill", settings | asdict(outcome), is_right=outcome.is_right)


def flood(
    groups: Annotated[int, typer.Option(min=1, help="How many groups.")] = 25,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four in each.")] = 4,
    seconds: Annotated[int, typer.Option(min=1, help="How long they play.")] = 300,
    kind: Annotated[Kind, typer.Option("--database", help="Which database.")] = Kind.SQLITE,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Play at full speed under Telegram's limits, with the bot's default ones."""
    with place(kind) as (url, folder):
        plan = FloodPlan(url, folder, groups, tables, seconds, seed)
        with progress("seconds", seconds) as done:
            outcome = asyncio.run(play_at_full_speed(plan, done))
    for line in _flooded(outcome):
        typer.echo(line)
    settings = {"database": kind.value, "groups": groups, "seconds": seconds, "seed": seed}
    report("flood", settings | asdict(outcome), is_right=outcome.is_right)


def _killed(outcome: Killed) -> Iterator[str]:
    yield f"kills                    {outcome.kills} in {outcome.seconds:.0f} s"
    yield f"taps sent                {outcome.taps}"
    yield f"moves told to be done    {outcome.accepted}"
    yield f"moves of people kept     {outcome.moves}, in {outcome.deals} deals"
    yield f"lost                     {len(outcome.lost)}"
    yield f"applied twice            {len(outcome.twice)}"
    yield f"snapshots unlike replay  {len(outcome.diverging)}"
    yield f"screens not right        {len(outcome.amiss)}"
    yield f"senders, one by one      {outcome.leaders}"
    yield f"play went on             {'no' if outcome.hung else 'yes'}"


def _flooded(outcome: Flooded) -> Iterator[str]:
    yield f"tables                   {outcome.tables}"
    yield f"taps                     {outcome.taps}"
    yield f"writes                   {outcome.writes}, to groups {outcome.group_writes}"
    yield f"most to a group a minute {outcome.most_in_a_minute}"
    yield f"refused (429)            {outcome.refused}"
    yield f"longest silence          {max(outcome.silences, default=0):.1f} s"
    yield f"last state after         {outcome.last_state:.1f} s"
    yield f"screens not right        {len(outcome.amiss)}"
