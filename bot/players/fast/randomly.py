"""A deal played out at random, every open move equally likely: how fast is the game?"""

from collections.abc import Callable
from random import Random

from bot.players.fast.chance import mixed
from bot.players.fast.game import CLAIM, Game
from bot.players.fast.sets import BEATERS, CARDS, LEADS, SETS, beating

DECK = tuple(1 << place for place in range(CARDS))
DEALT = 16
AFTER = (1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2)
"""By seat: the three others, clockwise."""

Draw = Callable[[], float]
"""The next number from 0 to below 1."""


def deal(rng: Random) -> Game:
    """A fresh deal; seat 0 leads."""
    deck = mixed(DECK, rng)
    hands = [sum(deck[seat:DEALT:4]) for seat in range(4)]
    return Game(hands, deck[DEALT:], 0)


def play_out(game: Game, rng: Random) -> int:
    """Play to the end, and say how many moves it took. Claims off turn are among the moves."""
    chance, moves = rng.random, 0
    while game.played or game.hands[0]:
        if game.claimable or game.played:
            moves += one_move(game, chance)
        else:
            moves += one_trick(game, chance)
    return moves


def one_move(game: Game, chance: Draw) -> int:
    """Any open move of any seat."""
    seat, plays = game.turn, game.plays()
    claimants = game.claimants() if game.claimable else ()
    chosen = int(chance() * (len(plays) + len(claimants)))
    if chosen < len(plays):
        game.play(seat, plays[chosen])
    else:
        seat = claimants[chosen - len(plays)]
        game.play(seat, CLAIM | game.hands[seat])
    return 1


def one_trick(game: Game, chance: Draw) -> int:
    """A whole trick at once, when nobody can claim."""
    hands, leader = game.hands, game.turn
    leads = LEADS[hands[leader]]
    standing = all_cards = leads[int(chance() * len(leads))]
    hands[leader] ^= standing
    taker, size = leader, standing.bit_count()
    discards, able = SETS[size], BEATERS[standing][-1]
    for seat in AFTER[leader]:
        hand = hands[seat]
        chosen = sets = discards[hand]
        if (hand & able).bit_count() < size:
            number = int(chance() * len(sets))
        else:
            beats = beating(hand, standing)
            number = int(chance() * (len(sets) + len(beats))) - len(beats)
            if number < 0:
                chosen, standing, taker = beats, beats[number], seat
                able = BEATERS[standing][-1]
        hands[seat] = hand ^ chosen[number]
        all_cards |= chosen[number]
    game.size = size
    game.take(taker, all_cards)
    return len(hands)
