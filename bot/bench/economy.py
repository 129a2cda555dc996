"""`bench calls` and `bench taps`: what a card asks of Telegram, and what a tap costs the host."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Annotated

import typer

from bot.bench import calling, tapping
from bot.bench.places import Kind, place, report
from bot.progress import progress

HUMAN = (3.0, 6.0)
AT_ONCE = (0.0, 0.0)
MOST_CALLS = {"human pace": 4.0, "full speed": 2.5}
MOST_CPU = {Kind.SQLITE: 1.0, Kind.POSTGRES: 1.3}
"""How many times what the plain bot takes."""


def calls(
    seconds: Annotated[int, typer.Option(min=10, help="Seconds of play at each speed.")] = 180,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four, a group for each.")] = 4,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Count calls to Telegram per card played, at a human pace and at full speed."""
    outcomes = []
    with progress("seconds", 2 * seconds) as told:
        for name, pace in (("human pace", HUMAN), ("full speed", AT_ONCE)):
            with place(Kind.SQLITE) as (url, folder):
                most = MOST_CALLS[name]
                plan = calling.Plan(name, url, folder, pace, most, tables, seconds, seed)
                outcomes.append(asyncio.run(calling.calling(plan, told)))
    for outcome in outcomes:
        for line in _called(outcome):
            typer.echo(line)
    figures: dict[str, object] = {"tables": tables, "seconds": seconds, "seed": seed}
    for outcome in outcomes:
        figures[outcome.name] = asdict(outcome) | {"calls_per_card": round(outcome.per_card, 2)}
    report("calls", figures, is_right=all(o.is_right for o in outcomes))


def taps(
    seconds: Annotated[int, typer.Option(min=5, help="Seconds that are measured of each.")] = 60,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four, four in a group.")] = 100,
    fastest: Annotated[float, typer.Option(min=0, help="Seconds before a tap, at least.")] = 3.0,
    slowest: Annotated[float, typer.Option(min=0, help="Seconds before a tap, at most.")] = 6.0,
    postgres: Annotated[bool, typer.Option(help="PostgreSQL too.")] = True,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Compare the CPU time of a tap with that of a plain bot that only answers and edits."""
    kinds = [Kind.SQLITE, Kind.POSTGRES] if postgres else [Kind.SQLITE]
    plan = tapping.Plan(tables, (fastest, slowest), seconds, seed=seed)
    figures: dict[str, object] = {**asdict(plan)}
    is_right = True
    for kind in kinds:
        with progress("seconds", seconds) as told:
            floor, ours = _measured(kind, plan, told)
        ratio = ours.per_tap / floor.per_tap
        is_right = is_right and ratio <= MOST_CPU[kind]
        for found in (floor, ours):
            typer.echo(_tapped(found))
        typer.echo(f"{ratio:.2f} of the floor (promised: {MOST_CPU[kind]})")
        figures[kind.value] = {
            "floor": _figures(floor),
            "ours": _figures(ours),
            "ratio": round(ratio, 2),
        }
    report("taps", figures, is_right=is_right)


def _measured(
    kind: Kind, plan: tapping.Plan, told: Callable[[int], None]
) -> tuple[tapping.Measured, tapping.Measured]:
    with place(kind) as (url, folder):
        return asyncio.run(tapping.beside_the_floor(kind.value, url, folder, plan, told))


def _figures(found: tapping.Measured) -> dict[str, float]:
    return {
        "taps": found.taps,
        "cpu_ms_per_tap": round(found.per_tap, 2),
        "calls_per_tap": round(found.calls_per_tap, 2),
    }


def _tapped(found: tapping.Measured) -> str:
    return (
        f"{found.name:<10} {found.taps:6} taps  {found.per_tap:6.2f} ms CPU a tap"
        f"  {found.calls_per_tap:5.2f} calls a tap"
    )


def _called(outcome: calling.Outcome) -> Iterator[str]:
    yield outcome.name
    yield f"  cards played             {outcome.cards}, with {outcome.taps} taps"
    yield f"  calls per card           {outcome.per_card:.2f} (promised: {outcome.most})"
    played = f"{outcome.deals} deals of {outcome.series} series"
    yield f"  new messages in groups   {outcome.fresh}, in {played}"
    yield f"  most to a group a minute {outcome.most_in_a_minute}"
    yield f"  refused (429)            {outcome.refused}"
    yield f"  screens not right        {len(outcome.amiss)}"
    for method, number in outcome.calls.items():
        yield f"    {method:<24} {number}"
