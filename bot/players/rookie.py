"""The rookie: plays like one who has learned the game last week.

It judges its moves as `careful` does, but remembers only what lies on the table now, does not
count points, is often a little wrong about what a move is worth, and sometimes does not see that
it may claim. It does not make fun of its partner: a move that looks far worse is never made.
"""

import random
from typing import Final

from bot.players.careful import Position
from bot.players.chances import WHOLE_DECK, bits
from bot.players.knowledge import Knowledge
from bot.players.weights import CAREFUL
from bot.players.worth import Standing
from bot.rules.cards import Card
from bot.rules.moves import Action, Move
from bot.rules.seats import team_of
from bot.rules.view import SeatView

BLUR: Final = 7.0
"""How wrong it is about a move, in card points: the standard deviation."""
OVERSIGHT: Final = 0.3
"""How often it does not see that it may claim. A probability."""
FAR_WORSE: Final = 12.0
"""A move that is worth so much less than the best, in card points, is out of the question."""


def rookie(view: SeatView, rng: random.Random) -> Move | None:
    """A move that looks good at first sight; off turn often nothing."""
    moves = view.legal_moves()
    if not moves:
        return None
    if view.turn != view.seat:
        return None if rng.random() < OVERSIGHT else moves[0]
    position = _at_first_sight(view)
    worths = {move: position.worth(move) for move in moves if move.action is not Action.CLAIM}
    sensible = max(worths.values()) - FAR_WORSE
    felt = {
        move: worth + rng.gauss(0, BLUR) for move, worth in worths.items() if worth >= sensible
    }
    return max(felt, key=felt.__getitem__)


def _at_first_sight(view: SeatView) -> Position:
    """The position as one sees it who has forgotten the tricks before."""
    on_table: list[Card] = [card for play in view.trick.plays for card in play.cards]
    unseen = WHOLE_DECK & ~(bits(view.hand) | bits(on_table))
    ours = team_of(view.seat)
    tricks = view.tricks[ours], view.tricks[1 - ours]
    known = Knowledge(unseen, (0, 0, 0, 0), view.hand_sizes)
    return Position(view, known, Standing((0, 0), tricks), CAREFUL)
