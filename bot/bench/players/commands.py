"""Players against players, on duplicate deals: `python -m bot bench players A B`."""

from contextlib import suppress
from dataclasses import asdict
from random import Random
from typing import Annotated

import typer

from bot.bench.places import report
from bot.bench.players.deals import CONTESTANTS, Pair, played
from bot.bench.players.figures import Figures, figures
from bot.progress import progress


def _name(text: str) -> str:
    if text not in CONTESTANTS:
        message = f"one of {', '.join(CONTESTANTS)}"
        raise typer.BadParameter(message)
    return text


Name = Annotated[str, typer.Argument(parser=_name, help=f"One of {', '.join(CONTESTANTS)}.")]


def players(
    one: Name,
    two: Name,
    deals: Annotated[int, typer.Option(min=1, help="Duplicate deals: each played twice.")] = 100,
    first: Annotated[int, typer.Option(min=0, help="The number of the first deal.")] = 0,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
) -> None:
    """Measure a player against another: points, loss points, deals and series won, time.

    Ctrl-C ends the run early: the figures are those of the deals played until then.
    """
    pairs = list[Pair]()
    with progress(f"{one} against {two}", deals) as done, suppress(KeyboardInterrupt):
        for pair in played((one, two), range(first, first + deals), seed, jobs):
            pairs.append(pair)
            done()
    if not pairs:
        raise typer.Abort
    pairs.sort(key=lambda pair: pair.number)
    found = figures(pairs, Random(seed))
    for line in _table(one, two, found):
        typer.echo(line)
    said = {"one": one, "two": two, "seed": seed, "first": first}
    report("players", said | asdict(found), is_right=True)


def _table(one: str, two: str, found: Figures) -> list[str]:
    return [
        f"{one} against {two}, {found.deals} duplicate deals, 95 % intervals",
        f"  card points ahead, a deal   {found.margin.text()}",
        f"  loss points ahead, a deal   {found.loss.text(digits=3)}",
        f"  deals won                   {found.won.text(100, 1)[1:]} %",
        f"  series won                  {found.series.text(100, 1)[1:]} %",
        f"  time a move                 {found.mean_seconds * 1000:.1f} ms, "
        f"95th percentile {found.late_seconds * 1000:.1f} ms",
    ]
