"""One decision of a searching player: moves are tried out, and the worse half is dropped.

After every round fewer moves are left, so most of the effort goes to the close decisions. How a
move is tried is left to `Trials`: there is a plain kind and a compiled one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter
from typing import Final, Protocol

from bot.players.fast.chance import Chance
from bot.players.fast.game import CLAIM, DOWN, Game
from bot.players.fast.judge import judged
from bot.players.fast.sets import CARDS
from bot.players.fast.story import Story
from bot.players.fast.tables import tables

WAIT: Final = -1
"""In the search: what a seat off turn does when it does not claim."""
MARGIN: Final = 60.0
"""So many card points are worth as much as one loss point, when the loss points are the same."""
SCALE: Final = 12.0
"""So many card points of judgement are one point of reward."""
COURTESY: Final = 0.1
"""How much better, in reward, it must be to beat the own partner than to leave him his trick."""
PORTION: Final = 16
"""So many worlds are tried between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think. Bounded by numbers alone, the same view and seed give the same move.

    `playouts` are for a whole deal; of a shorter rest there are more in the same time, up to
    `most`. `seconds` stops a search early; what was found until then counts.
    """

    playouts: int = 600
    most: int = 1600
    worlds: int = 120
    seconds: float | None = None
    heat: float = 5.0
    """How erratic the others are taken to be, in card points."""
    trust: float = 200.0
    """The judgement of the moves at first sight counts as much as so many playouts."""
    doubt: float = 0.0
    """And for so many more with every playout: they all err in the same way."""

    def playouts_from(self, game: Game, seat: int) -> int:
        """How many playouts a position is worth."""
        rest = 4 * game.hands[seat].bit_count() + len(game.stock) - game.drawn
        return min(self.most, self.playouts * CARDS // rest)


class Trials(Protocol):
    """Worlds in which moves are tried."""

    @property
    def game(self) -> Game:
        """One of the worlds, to read what is the same in all."""

    def try_out(self, moves: Sequence[int], number: int) -> list[float]:
        """What each move earns in so many more worlds, all in the same."""


class Engine(Protocol):
    """A way to draw worlds and to play them out."""

    def draw(self, seen: Story, budget: Budget, chance: Chance) -> Trials:
        """Worlds that agree with a story; the likelier ones are tried more often."""

    def among(self, game: Game, seat: int, chance: Chance) -> Trials:
        """The one world that is given, for who knows it, with any order of its stock."""


def best_of(moves: Sequence[int], trials: Trials, seat: int, budget: Budget) -> int:
    """The move with the highest reward, by halving."""
    until = None if budget.seconds is None else perf_counter() + budget.seconds
    playouts = budget.playouts_from(trials.game, seat)
    tax, sight = _taxes(moves, trials.game, seat), first_sight(moves, trials.game, seat)
    earned, tried, left = dict.fromkeys(moves, 0.0), 0, list(moves)
    rounds = max(1, ceil(log2(len(moves))))
    for _ in range(rounds):
        number = max(1, playouts // (rounds * len(left)))
        tried += _earn(earned, trials, left, number, until)
        left.sort(key=lambda move: earned[move] - tried * tax[move] + budget.trust * sight[move])
        left = left[len(left) // 2 :]
    return left[-1]


def _earn(
    earned: dict[int, float],
    trials: Trials,
    left: Sequence[int],
    number: int,
    until: float | None,
) -> int:
    """Try the moves that are left, until the time is up; in how many worlds."""
    done, portion = 0, number if until is None else PORTION
    while done < number and (until is None or perf_counter() < until):
        more = min(portion, number - done)
        for move, gained in zip(left, trials.try_out(left, more), strict=True):
            earned[move] += gained
        done += more
    return done


def _taxes(moves: Sequence[int], game: Game, seat: int) -> dict[int, float]:
    """By move: what it has to earn in every world before it counts."""
    partners = game.played and game.turn == seat and not (game.taker ^ seat) & 1
    return {move: COURTESY if partners and 0 < move < DOWN else 0.0 for move in moves}


def first_sight(moves: Sequence[int], game: Game, seat: int) -> dict[int, float]:
    """What the judgement says of the moves before anything is tried, as a reward."""
    sight = dict.fromkeys(moves, 0.0)
    if game.turn == seat:
        plays = [move for move in moves if move < CLAIM]
        worths = judged(game, plays, tables())
        mean = sum(worths) / len(worths)
        for move, worth in zip(plays, worths, strict=True):
            sight[move] = (worth - mean) / SCALE
    return sight
