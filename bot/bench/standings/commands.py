"""`bench standings`: leaderboards, results and the end of a series in databases full of deals.

Every size gets a database of its own, made up by a seed. The plans of the questions are printed
once for each database server, for the largest size.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import product
from random import Random
from statistics import median
from typing import Annotated, Any

import typer

from bot.bench.places import Kind, place, report
from bot.bench.standings.fill import MOVES_OF, History, analyse, chat_of, fill
from bot.bench.standings.play import series_end
from bot.progress import progress
from bot.standings.board import Where
from bot.standings.spans import EVERYWHERE, Span
from bot.storage import Storage
from bot.storage.engine import normalised
from bot.storage.migrate import migrate

SIZES = (1_000, 10_000, 100_000, 1_000_000)
COLUMNS = ("top_all", "top_group", "top_week", "top_pairs", "me_all", "me_group", "end", "move")
LATE = 0.95
Figures = dict[str, Any]


def standings(
    deals: Annotated[
        list[int] | None, typer.Option(min=7, help="How many deals; may be given again.")
    ] = None,
    databases: Annotated[
        list[Kind] | None, typer.Option("--database", help="May be given again; both if none.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=3, help="How often each is asked.")] = 100,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Times of /top, /me and the end of a series with many deals in the database; query plans."""
    sizes, kinds = tuple(deals or SIZES), tuple(databases or Kind)
    found: list[Figures] = []
    with progress("databases", len(sizes) * len(kinds)) as done:
        for kind, size in product(kinds, sizes):
            found.append(_measured(kind, History(size, time.time(), seed), rounds))
            done()
    for line in _report(found):
        typer.echo(line)
    runs = [{name: run[name] for name in run if name != "plans"} for run in found]
    report("standings", {"seed": seed, "rounds": rounds, "runs": runs}, is_right=True)


def _measured(kind: Kind, plan: History, rounds: int) -> Figures:
    with place(kind) as (url, _):
        return {"database": kind, "deals": plan.deals} | asyncio.run(_of(url, plan, rounds))


async def _of(url: str, plan: History, rounds: int) -> Figures:
    began = time.perf_counter()
    await migrate(normalised(url))
    await asyncio.to_thread(fill, url, plan, lambda _: None)
    filled = time.perf_counter()
    storage = await Storage.open(url)
    try:
        entered = time.perf_counter() - filled
        await asyncio.to_thread(analyse, url)
        times = {name: await _times(ask, rounds) for name, ask in _questions(storage, plan)}
        ends, moves = await series_end(storage, plan, max(3, rounds // 10))
        where = Where(chat_of(0), Span.ALL_TIME, plan.until)
        plans = await storage.plans(where, 1)
    finally:
        await storage.close()
    return {
        "series": plan.series,
        "people": plan.people,
        "groups": plan.groups,
        "fill_s": round(filled - began, 1),
        "enter_s": round(entered, 1),
        "ms": {
            name: _summed(some) for name, some in (times | {"end": ends, "move": moves}).items()
        },
        "plans": plans,
    }


def _questions(
    storage: Storage, plan: History
) -> Iterator[tuple[str, Callable[[Random], Awaitable[object]]]]:
    """What is asked, each time by somebody else."""

    def top(scope: int | None, span: Span, *, pairs: bool = False) -> Any:
        async def ask(rng: Random) -> None:
            chat = chat_of(rng.randrange(plan.groups)) if scope is None else scope
            where = Where(chat, span, plan.until, pairs=pairs)
            async with storage.club.work() as work:
                await work.standings.board(where, rng.randrange(3), rng.randint(1, plan.people))

        return ask

    def me(scope: int | None) -> Any:
        async def ask(rng: Random) -> None:
            chat = chat_of(rng.randrange(plan.groups)) if scope is None else scope
            person = rng.randint(1, plan.people)
            async with storage.club.work() as work:
                await work.standings.groups_of(person)
                await work.standings.mine(person, chat)

        return ask

    yield "top_all", top(EVERYWHERE, Span.ALL_TIME)
    yield "top_group", top(None, Span.ALL_TIME)
    yield "top_week", top(EVERYWHERE, Span.WEEK)
    yield "top_pairs", top(EVERYWHERE, Span.ALL_TIME, pairs=True)
    yield "me_all", me(EVERYWHERE)
    yield "me_group", me(None)


async def _times(ask: Callable[[Random], Awaitable[object]], rounds: int) -> list[float]:
    rng, found = Random(7), []
    for _ in range(rounds):
        began = time.perf_counter()
        await ask(rng)
        found.append(time.perf_counter() - began)
    return found


def _summed(seconds: Sequence[float]) -> tuple[float, float]:
    """Median and 95th percentile, in milliseconds."""
    late = sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * LATE))]
    return round(median(seconds) * 1000, 2), round(late * 1000, 2)


def _report(found: Sequence[Figures]) -> Iterator[str]:
    yield f"median/95th percentile in ms; moves are there for the last {MOVES_OF} series"
    yield f"{'database':<9}{'deals':>10}{'series':>9}" + "".join(f"{c:>15}" for c in COLUMNS)
    for run in found:
        times = (f"{run['ms'][name][0]}/{run['ms'][name][1]}" for name in COLUMNS)
        head = f"{run['database']:<9}{run['deals']:>10,}{run['series']:>9,}"
        yield head + "".join(f"{text:>15}" for text in times)
    for run in found:
        rate = run["series"] / max(run["enter_s"], 0.1)
        yield (
            f"{run['database']}, {run['deals']:,} deals: filled in {run['fill_s']} s, all series "
            f"entered in {run['enter_s']} s ({rate:,.0f} a second)"
        )
    for kind in dict.fromkeys(run["database"] for run in found):
        last = [run for run in found if run["database"] == kind][-1]
        yield f"plans on {kind} with {last['deals']:,} deals"
        for name, plan in last["plans"].items():
            yield f"  {name}"
            yield from (f"    {line}" for line in plan)
