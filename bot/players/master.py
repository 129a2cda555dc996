"""The master: it tries its moves out in many deals that agree with all it has seen.

In each of these worlds every move in question is made, and all four seats play on by the quick
judgement of `fast.judge`, each from what it would see. All moves meet the same worlds. After every
round the worse half of the moves is dropped, so most of the effort goes to the close decisions.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from time import perf_counter

from bot.players.fast.game import CLAIM, DOWN, Game
from bot.players.fast.judge import best, judged, play_out
from bot.players.fast.sets import CARDS
from bot.players.fast.story import Story, story
from bot.players.fast.tables import Tables, tables
from bot.players.fast.worlds import chosen, restocked, worlds
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS, partner
from bot.rules.view import SeatView

WAIT = -1
"""In the search: what a seat off turn does when it does not claim."""


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


DEFAULT = Budget()
SCALE = 12.0
"""So many card points of judgement are one point of reward."""
COURTESY = 0.2
"""How much better, in reward, it must be to beat the own partner than to leave him his trick."""
MARGIN = 60.0
"""So many card points are worth as much as one loss point, when the loss points are the same."""


def master(view: SeatView, rng: random.Random, budget: Budget = DEFAULT) -> Move | None:
    """The move that did best; None off turn when waiting did."""
    moves = view.legal_moves()
    if not moves:
        return None
    if len(moves) == 1 and view.turn == view.seat:
        return moves[0]
    seen = story(view)
    numbers = [seen.bridge.number(move) for move in _considered(moves, view)]
    if view.turn != view.seat:
        numbers.append(WAIT)
    found = Search.of(seen, rng, budget).best(numbers)
    return next((move for move in moves if seen.bridge.number(move) == found), None)


def _considered(moves: Sequence[Move], view: SeatView) -> Sequence[Move]:
    """All moves; but the last to play leaves his partner a trick that is theirs already."""
    if len(view.trick.plays) == len(SEATS) - 1 and view.trick.taker == partner(view.seat):
        return [move for move in moves if move.action is not Action.BEAT]
    return moves


@dataclass(slots=True)
class Search:
    """One decision: the seat, worlds to try it in, and what the moves have earned."""

    seat: int
    games: list[Game]
    playouts: int
    rng: random.Random
    budget: Budget
    t: Tables
    until: float | None

    @classmethod
    def of(cls, seen: Story, rng: random.Random, budget: Budget) -> "Search":
        """A search in worlds that agree with a view."""
        until = None if budget.seconds is None else perf_counter() + budget.seconds
        drawn = worlds(seen, budget.worlds, budget.heat, tables(), rng)
        search = cls.among([drawn[0].game], seen.seat, rng, budget, until)
        search.games = chosen(drawn, search.playouts, rng)
        rng.shuffle(search.games)
        return search

    @classmethod
    def among(
        cls,
        games: list[Game],
        seat: int,
        rng: random.Random,
        budget: Budget,
        until: float | None = None,
    ) -> "Search":
        """A search in worlds that are given; the order of their stock is not believed."""
        game = games[0]
        rest = 4 * game.hands[seat].bit_count() + len(game.stock) - game.drawn
        playouts = min(budget.most, budget.playouts * CARDS // rest)
        return cls(seat, games, playouts, rng, budget, tables(), until)

    def best(self, moves: list[int]) -> int:
        """The move with the highest reward, by halving."""
        before = self._before(moves)
        earned = dict.fromkeys(moves, 0.0)
        tried, left = 0, moves
        rounds = max(1, ceil(log2(len(moves))))
        for _ in range(rounds):
            for _ in range(max(1, self.playouts // (rounds * len(left)))):
                if self.until is not None and perf_counter() > self.until:
                    break
                world = restocked(self.games[tried % len(self.games)], self.rng)
                for move in left:
                    earned[move] += self._reward(world, move)
                tried += 1
            left = sorted(
                left, key=lambda move: earned[move] + tried * before[move][0] + before[move][1]
            )[len(left) // 2 :]
        return left[-1]

    def _before(self, moves: list[int]) -> dict[int, tuple[float, float]]:
        """By move: what is added for every trial, and once for the first sight."""
        trust, sight = self.budget.trust, self._first_sight(moves)
        game = self.games[0]
        partners = game.played and game.turn == self.seat and not (game.taker ^ self.seat) & 1
        return {
            move: (-COURTESY if partners and 0 < move < DOWN else 0.0, trust * sight[move])
            for move in moves
        }

    def _first_sight(self, moves: list[int]) -> dict[int, float]:
        """What the judgement says of the moves before anything is tried."""
        game = self.games[0]
        if game.turn != self.seat:
            return dict.fromkeys(moves, 0.0)
        claim = [move for move in moves if move >= CLAIM]
        plays = [move for move in moves if move < CLAIM]
        worths = judged(game, plays, self.t)
        mean = sum(worths) / len(worths)
        return dict.fromkeys(claim, 0.0) | {
            move: (worth - mean) / SCALE for move, worth in zip(plays, worths, strict=True)
        }

    def _reward(self, world: Game, move: int) -> float:
        """Loss points of theirs less ours, and a little for card points, after one playout."""
        game = world.copy()
        game.play(
            self.seat if move != WAIT else game.turn, best(game, self.t) if move == WAIT else move
        )
        play_out(game, self.t)
        margin = game.points[0] - game.points[1]
        reward = game.loss() + margin / MARGIN
        return -reward if self.seat & 1 else reward
