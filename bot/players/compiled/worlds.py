"""Whole deals that agree with what a seat has seen: `fast.worlds` for the compiler.

Chance is asked in the same order as there, so both draw the same worlds and weigh them alike.
"""

from math import exp, log

import numpy as np

from bot.players.compiled.bits import compiled
from bot.players.compiled.chance import Source, drawn, mix
from bot.players.compiled.figures import Figures, Floats
from bot.players.compiled.judge import judged
from bot.players.compiled.row import (
    CLAIMABLE,
    HANDS,
    IN_STOCK,
    LEADER,
    MOVES,
    OPENER,
    SHOWN,
    STOCK,
    TAKER,
    TURN,
    Row,
    is_molodka,
    play,
    plays,
)
from bot.players.compiled.shared import (
    DRAWS,
    END,
    FIRST,
    MOVE,
    SEAT,
    TAKEN_BY,
    Seen,
    shared_out,
    spread,
)
from bot.players.fast.game import CLAIM
from bot.players.fast.sets import CARDS, FULL
from bot.players.fast.worlds import FLATTER, SLIP, VOICES


@compiled
def _take_up(seen: Seen, trick: int, hands: Row, laid: Row) -> None:
    """Give the cards of a trick back to the hands they came from."""
    for place in range(seen.tricks[trick, FIRST], seen.tricks[trick, END]):
        hands[seen.plays[place, SEAT]] |= laid[place]


@compiled
def _give_back(hand: int, draws: int, must: int, cards: Row, source: Source) -> int:
    """Fill in which cards of a hand were drawn last, with one that must be; what else it holds."""
    held = spread(hand & ~must, cards)
    if draws != held:
        mix(cards, held, source)
        if must:
            cards[draws - 1] = must
    for turn in range(draws):
        hand &= ~cards[turn]
    return hand


@compiled
def _rewound(seen: Seen, hands: Row, laid: Row, row: Row, source: Source) -> int:
    """Make up who drew what: hands become those of the beginning; how many cards were drawn."""
    last = len(seen.tricks) - 1
    _take_up(seen, last, hands, laid)
    total = FULL * seen.tricks[:last, DRAWS].sum()
    at, cards = total, np.empty(CARDS, np.int64)
    for trick in range(last - 1, -1, -1):
        draws, taker = seen.tricks[trick, DRAWS], seen.tricks[trick, TAKEN_BY]
        at -= FULL * draws
        for seat in range(FULL):
            must = 0 if trick else hands[seat] & seen.trump_card
            hands[seat] = _give_back(hands[seat], draws, must, cards, source)
            for turn in range(draws):
                row[STOCK + at + FULL * turn + (seat - taker & 3)] = cards[turn]
        _take_up(seen, trick, hands, laid)
    return total


@compiled
def _likelihood(worths: Floats, number: int, place: int, heat: float) -> float:
    most = worths[0]
    for other in range(1, number):
        most = max(most, worths[other])
    total = 0.0
    for other in range(number):
        total += exp((worths[other] - most) / heat)
    return (1 - SLIP) * exp((worths[place] - most) / heat) / total + SLIP / number


@compiled
def _played_again(seen: Seen, laid: Row, row: Row, heat: float, f: Figures) -> float:
    """Play what was played; how likely the others were to do that (a logarithm)."""
    weight = 0.0
    for place in range(len(seen.plays)):
        seat, move = seen.plays[place, SEAT], seen.plays[place, MOVE] | laid[place]
        if seat != seen.seat and move < CLAIM:
            number = plays(row, f.room)
            if number > 1:
                judged(row, number, f)
                chosen = 0
                while f.room[MOVES + chosen] != move:
                    chosen += 1
                weight += log(_likelihood(f.worths, number, chosen, heat))
        play(row, seat, move)
    return weight


@compiled
def draw_worlds(
    seen: Seen, heat: float, rows: Row, weights: Floats, source: Source, f: Figures
) -> None:
    """Fill in worlds and their weights."""
    hands, stock = np.empty(FULL, np.int64), np.empty(CARDS, np.int64)
    laid = np.empty(CARDS, np.int64)
    for world in range(len(rows)):
        row = rows[world]
        row[:] = 0
        left = shared_out(seen, hands, laid, stock, source)
        total = _rewound(seen, hands, laid, row, source)
        row[STOCK + total : STOCK + total + left] = stock[:left]
        row[IN_STOCK] = total + left
        row[OPENER] = row[LEADER] = row[TURN] = row[TAKER] = seen.opener
        for seat in range(FULL):
            row[HANDS + seat] = hands[seat]
            if is_molodka(hands[seat]):
                row[CLAIMABLE] = 1
        weights[world] = _played_again(seen, laid, row, heat, f)
        row[SHOWN] |= seen.shown


@compiled
def _shares(weights: Floats) -> Floats:
    """Weights as shares; flattened until enough worlds have a say."""
    power = 1.0
    while True:
        shares = np.exp((weights - weights.max()) * power)
        total = squares = 0.0
        for share in shares:
            total += share
            squares += share * share
        if total * total / squares >= VOICES * len(weights):
            return shares
        power *= FLATTER


@compiled
def chosen(weights: Floats, number: int, source: Source) -> Row:
    """Draw the numbers of worlds by their weights, evenly."""
    shares = _shares(weights)
    total = 0.0
    for share in shares:
        total += share
    found = np.full(number, len(weights) - 1, np.int64)
    step, reached, place = total / number, 0.0, 0
    mark = drawn(source) * step
    for world in range(len(shares)):
        reached += shares[world]
        while mark < reached and place < number:
            found[place] = world
            place += 1
            mark += step
    return found
