"""The master: it tries its moves out in many deals that agree with all it has seen.

In each of these worlds every move in question is made, and all four seats play on by the quick
judgement of `fast.judge`, each from what it would see. All moves meet the same worlds.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.players.fast.chance import WORD_BITS, Chance
from bot.players.fast.story import story
from bot.players.fast.trials import PlainEngine
from bot.players.search import WAIT, Budget, Engine, best_of
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS, partner
from bot.rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Master:
    """A master: how it tries moves, and how long it thinks."""

    engine: Engine
    budget: Budget

    def __call__(self, view: SeatView, rng: random.Random) -> Move | None:
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
        trials = self.engine.draw(seen, self.budget, Chance(rng.getrandbits(WORD_BITS)))
        found = best_of(numbers, trials, view.seat, self.budget)
        return next((move for move in moves if seen.bridge.number(move) == found), None)


DEFAULT: Final = Budget()
"""What plain Python does in 0.2 to 0.4 seconds."""

PLAIN: Final = Master(PlainEngine(), DEFAULT)
"""The master in plain Python."""


def _considered(moves: Sequence[Move], view: SeatView) -> Sequence[Move]:
    """All moves; but the last to play leaves his partner a trick that is theirs already."""
    if len(view.trick.plays) == len(SEATS) - 1 and view.trick.taker == partner(view.seat):
        return [move for move in moves if move.action is not Action.BEAT]
    return moves
