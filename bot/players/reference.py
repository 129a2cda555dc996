"""Two plain players to measure others by: random and greedy. They are no levels of the bot."""

import random

from bot.rules.cards import Card, Suit
from bot.rules.moves import Action, Move
from bot.rules.view import SeatView

TRUMP_PRICE = 9
"""A trump is dearer than every plain card: there are nine ranks."""


def random_player(view: SeatView, rng: random.Random) -> Move | None:
    """Any legal move, each as likely; off turn it claims every other time it is asked."""
    moves = view.legal_moves()
    if not moves or (view.turn != view.seat and rng.random() < 1 / 2):
        return None
    return rng.choice(moves)


def greedy_player(view: SeatView, rng: random.Random) -> Move | None:  # noqa: ARG001 - a player
    """Claim whenever it can, beat as cheaply as it can, else throw away the cheapest.

    It leads as many plain cards as it can, the highest of them; trumps when it has nothing else.
    """
    return min(view.legal_moves(), key=lambda move: _reluctance(move, view.trump), default=None)


def _reluctance(move: Move, trump: Suit) -> tuple[int, int, int]:
    price = sum(_price(card, trump) for card in move.cards)
    match move.action:
        case Action.CLAIM:
            return 0, 0, 0
        case Action.LEAD:
            return 1 + (move.cards[0].suit == trump), -len(move.cards), -price
        case Action.BEAT:
            return 3, 0, price
        case Action.DISCARD:
            return 4, 0, price


def _price(card: Card, trump: Suit) -> int:
    return card.height + (TRUMP_PRICE if card.suit == trump else 0)
