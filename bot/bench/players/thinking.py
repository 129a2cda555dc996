"""Masters at many tables at once: does the process that asks them stay awake?

Every table asks for a move, waits a pause as people are shown it, and asks again. Meanwhile a
heartbeat measures how late the event loop is, which is what a tap would have to wait.
"""

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Annotated, Final

import typer

from bot.bench.places import report
from bot.bench.players.deals import dealt
from bot.players.careful import careful
from bot.players.levels import Level
from bot.players.pool import Thinkers
from bot.rules.view import SeatView

BEAT: Final = 0.005
PATIENT: Final = 60.0
LATE: Final = 0.99


@dataclass(slots=True)
class Watched:
    """Seconds: how late the loop was at every beat, how long every answer took."""

    lags: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    async def beat(self) -> None:
        """Measure how late the loop is, until cancelled."""
        while True:
            began = perf_counter()
            await asyncio.sleep(BEAT)
            self.lags.append(perf_counter() - began - BEAT)

    async def sit(self, views: list[SeatView], pause: float, thinkers: Thinkers) -> None:
        """Ask for the moves of one table."""
        rng = Random(str(views[0].hand))
        for number, view in enumerate(views):
            await asyncio.sleep(pause * rng.random() * 2)
            began = perf_counter()
            await thinkers.choose(view, Level.MASTER, number)
            self.waits.append(perf_counter() - began)


def view_of(table: int, number: int) -> SeatView:
    """What the seat to play sees after so many moves of careful players."""
    deal, rng = dealt(table, number), Random(number)
    for _ in range(number % 8):
        move = careful(deal.seen_by(deal.turn), rng)
        if move is not None:
            deal, _ = deal.play(move)
    return deal.seen_by(deal.turn)


async def watched(tables: int, moves: int, pause: float, workers: int, settle: float) -> Watched:
    """All tables at once, after some seconds in which the processes may compile."""
    seen = Watched()
    asked = [[view_of(table, number) for number in range(moves)] for table in range(tables)]
    async with Thinkers(workers, patience=PATIENT) as thinkers:
        first = asked[0][0]
        await asyncio.gather(*(thinkers.choose(first, Level.MASTER, 0) for _ in range(workers)))
        await asyncio.sleep(settle)
        pulse = asyncio.ensure_future(seen.beat())
        await asyncio.gather(*(seen.sit(views, pause, thinkers) for views in asked))
        pulse.cancel()
    return seen


def thinking(
    tables: Annotated[int, typer.Option(min=1, help="Tables with a master to move.")] = 20,
    moves: Annotated[int, typer.Option(min=1, help="Moves asked for at each.")] = 5,
    pause: Annotated[float, typer.Option(min=0, help="Seconds between two, on average.")] = 8.0,
    workers: Annotated[int, typer.Option(min=1, help="Processes that think.")] = 1,
    settle: Annotated[float, typer.Option(min=0, help="Seconds before, to compile in.")] = 30.0,
) -> None:
    """How late the event loop is while masters think at many tables."""
    seen = asyncio.run(watched(tables, moves, pause, workers, settle))
    lag, wait = _late(seen.lags), _late(seen.waits)
    typer.echo(f"{tables} tables, {len(seen.waits)} moves, {workers} processes")
    typer.echo(f"  the loop is late, 99th percentile     {lag * 1000:.1f} ms")
    typer.echo(f"  a master's answer, 99th percentile    {wait:.2f} s")
    typer.echo(f"  the longest answer                    {max(seen.waits):.2f} s")
    said = {"tables": tables, "moves": moves, "pause": pause, "workers": workers}
    report("thinking", said | {"late_lag": lag, "late_wait": wait}, is_right=True)


def _late(values: list[float]) -> float:
    return sorted(values)[int(LATE * len(values))]
