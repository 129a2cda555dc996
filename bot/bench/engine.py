"""How many whole random deals a second the game of the computer players plays, on one core.

OpenSpiel's C++ skat, driven from Python, is the rod to measure by: `pip install open_spiel` where
it is wanted; without it only our own figure is given. Rounds of both alternate, so that a busy
machine slows both. OpenSpiel is driven in the two ways it offers: as its documentation does, with
`chance_outcomes` when cards are dealt, and by a short cut, any `legal_actions` there as well.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Any, Final

import typer

from bot.bench.places import report
from bot.players.fast import randomly
from bot.progress import progress

OURS: Final = "kozel"
DOCUMENTED: Final = "skat"
SHORT_CUT: Final = "skat, short cut"

Rounds = dict[str, list[float]]
"""Deals a second in every round, by contestant."""


def kozel(rng: Random) -> int:
    """One deal of ours; how many moves it took."""
    return randomly.play_out(randomly.deal(rng), rng)


def skat(rng: Random, game: Any, short_cut: bool) -> int:
    """One deal of OpenSpiel's skat."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node() and not short_cut:
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            (action,) = rng.choices(cards, chances)
        else:
            action = rng.choice(state.legal_actions())
            moves += not state.is_chance_node()
        state.apply_action(action)
    return moves


def contestants() -> dict[str, Callable[[Random], int]]:
    """Ours, and OpenSpiel's if it is installed."""
    found: dict[str, Callable[[Random], int]] = {OURS: kozel}
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return found
    game = pyspiel.load_game("skat")
    return found | {
        DOCUMENTED: lambda rng: skat(rng, game, short_cut=False),
        SHORT_CUT: lambda rng: skat(rng, game, short_cut=True),
    }


def a_second(play: Callable[[Random], int], rng: Random, seconds: float) -> float:
    """Deals a second of processor time."""
    deals, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        play(rng)
        deals += 1
    return deals / spent


def measured(rounds: int, seconds: float, seed: int, done: Callable[[], None]) -> Rounds:
    """All contestants in turn, so many rounds; what is worked out once is worked out before."""
    figures: Rounds = {}
    for number in range(rounds + 1):
        for name, play in contestants().items():
            speed = a_second(play, Random(f"{seed}:{number}:{name}"), seconds)
            done()
            if number:
                figures.setdefault(name, []).append(speed)
    return figures


def ratio(figures: Rounds, name: str) -> float | None:
    """How many times faster ours is: the median of the rounds."""
    if name not in figures:
        return None
    return median(a / b for a, b in zip(figures[OURS], figures[name], strict=True))


def engine(
    rounds: Annotated[int, typer.Option(min=1, help="How many times each is measured.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="Processor time of each time.")] = 2.0,
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
) -> None:
    """Random deals a second, beside OpenSpiel's C++ skat driven from Python."""
    with progress("random deals", (rounds + 1) * len(contestants())) as done:
        figures = measured(rounds, seconds, seed, done)
    typer.echo(f"{'':<18}{'deals/s':>10}{'kozel is':>10}")
    for name, speeds in figures.items():
        times = ratio(figures, name)
        typer.echo(f"{name:<18}{median(speeds):>10,.0f}{f'{times:.2f} x':>10}")
    if DOCUMENTED not in figures:
        typer.echo("OpenSpiel is not installed (pip install open_spiel): nothing to compare with.")
    said = {
        "seed": seed,
        "rounds": rounds,
        "deals_per_second": {name: round(median(s), 1) for name, s in figures.items()},
        "times_skat": ratio(figures, DOCUMENTED),
        "times_skat_short_cut": ratio(figures, SHORT_CUT),
    }
    report("engine", said, is_right=True)
