"""A deal in play as one row of numbers, and the moves on it: `fast.game` for the compiler.

The places of a row have names here. A row goes through `play` as a `Game` does.
"""

from itertools import accumulate, combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bot.players.compiled.bits import compiled, count, highest, lowest
from bot.players.fast.game import CLAIM, DOWN, Game
from bot.players.fast.sets import ABOVE, ALL, FULL, RANKS, SUIT, SUIT_POINTS
from bot.rules.score import ENOUGH

Row = NDArray[np.int64]

HANDS: Final = 0
TABLE: Final = 4
BURIED: Final = 8
POINTS: Final = 12
TRICKS: Final = 14
SHOWN: Final = 16
STANDING: Final = 17
DRAWN: Final = 18
OPENER: Final = 19
LEADER: Final = 20
TURN: Final = 21
PLAYED: Final = 22
SIZE: Final = 23
TAKER: Final = 24
CLAIMABLE: Final = 25
IN_STOCK: Final = 26
STOCK: Final = 27
WIDTH: Final = STOCK + 20

NUMBERS: Final = {
    "shown": SHOWN,
    "standing": STANDING,
    "drawn": DRAWN,
    "opener": OPENER,
    "leader": LEADER,
    "turn": TURN,
    "played": PLAYED,
    "size": SIZE,
    "taker": TAKER,
    "claimable": CLAIMABLE,
}
"""What a `Game` and a row both have as a single number."""

OVER: Final = np.array(list(ABOVE.values()), np.int64)
"""By place of a card: the cards that beat it."""
VALUE: Final = np.array(SUIT_POINTS, np.int64)
"""By set of ranks of one suit: its card points."""

MOVES: Final = 0
SETS: Final = 32
CARDS_OF: Final = 40
SIZES_OF: Final = 44
ROOM: Final = 48
"""Places of the scratch room: moves, sets of a hand, its cards, how many beat each of a set."""


_ORDER = [
    [sum(1 << place for place in places) for places in combinations(range(FULL), size)]
    for size in range(FULL + 1)
]
CHOICES: Final = np.array([chosen for of_size in _ORDER for chosen in of_size], np.int64)
"""Which cards of a hand make a set, as bits; sets of one size together."""
FIRST_OF: Final = np.array([0, *accumulate(map(len, _ORDER))], np.int64)
"""By size: where its sets begin."""


def row_of(game: Game) -> Row:
    """A game as a row."""
    row = np.zeros(WIDTH, np.int64)
    row[HANDS:TABLE], row[TABLE:BURIED], row[BURIED:POINTS] = game.hands, game.table, game.buried
    row[POINTS:TRICKS], row[TRICKS:SHOWN] = game.points, game.tricks
    for name, place in NUMBERS.items():
        row[place] = getattr(game, name)
    row[IN_STOCK] = len(game.stock)
    row[STOCK : STOCK + len(game.stock)] = game.stock
    return row


def game_of(row: Row) -> Game:
    """A row as a game."""
    hands, table, buried = (row[at : at + FULL].tolist() for at in (HANDS, TABLE, BURIED))
    game = Game(hands, row[STOCK : STOCK + int(row[IN_STOCK])].tolist(), 0)
    game.table, game.buried = table, buried
    game.points, game.tricks = row[POINTS:TRICKS].tolist(), row[TRICKS:SHOWN].tolist()
    for name, place in NUMBERS.items():
        setattr(game, name, int(row[place]))
    return game


@compiled
def points_of(cards: int) -> int:
    """The card points of any set (R2.2)."""
    return (
        VALUE[cards & SUIT]
        + VALUE[cards >> RANKS & SUIT]
        + VALUE[cards >> 2 * RANKS & SUIT]
        + VALUE[cards >> 3 * RANKS]
    )


@compiled
def is_one_suit(cards: int) -> bool:
    """Whether all cards of a set that is not empty are of one suit."""
    return highest(cards) // RANKS == lowest(cards) // RANKS


@compiled
def is_molodka(hand: int) -> bool:
    """Four cards of one suit (R4.1)."""
    return count(hand) == FULL and is_one_suit(hand)


@compiled
def subsets(hand: int, size: int, room: Row) -> int:
    """Fill in every set of so many cards of a hand, the lowest cards first; how many there are."""
    number = found = 0
    while hand:
        room[CARDS_OF + number] = hand & -hand
        hand &= hand - 1
        number += 1
    for place in range(FIRST_OF[size], FIRST_OF[size + 1]):
        chosen = CHOICES[place]
        if chosen >> number:
            continue
        cards = 0
        while chosen:
            cards |= room[CARDS_OF + lowest(chosen)]
            chosen &= chosen - 1
        room[SETS + found] = cards
        found += 1
    return found


@compiled
def beats(cards: int, standing: int) -> bool:
    """Whether a set of the same size beats the standing one, place by place (R3.6)."""
    while standing:
        high, low = highest(cards), highest(standing)
        if not OVER[low] >> high & 1:
            return False
        cards ^= 1 << high
        standing ^= 1 << low
    return True


@compiled
def plays(row: Row, room: Row) -> int:
    """Fill in the moves of the seat whose turn it is, without a claim; how many there are."""
    hand, found = row[HANDS + row[TURN]], 0
    if not row[PLAYED]:
        for size in range(1, count(hand) + 1):
            for place in range(subsets(hand, size, room)):
                if is_one_suit(room[SETS + place]):
                    room[MOVES + found] = room[SETS + place]
                    found += 1
        return found
    number = subsets(hand, row[SIZE], room)
    for place in range(number):
        if beats(room[SETS + place], row[STANDING]):
            room[MOVES + found] = room[SETS + place]
            found += 1
    for place in range(number):
        room[MOVES + found] = room[SETS + place] | DOWN
        found += 1
    return found


@compiled
def may_claim(row: Row, seat: int) -> bool:
    """Whether a seat may lead its molodka out of turn (R4.6)."""
    if not is_molodka(row[HANDS + seat]):
        return False
    if not row[PLAYED]:
        return seat != row[OPENER]
    if row[SIZE] < FULL:
        return True
    return (seat - row[OPENER]) & 3 < (row[LEADER] - row[OPENER]) & 3


@compiled
def play(row: Row, seat: int, move: int) -> None:
    """Make a move; a full trick is taken, and cards are drawn, at once (R5.1)."""
    if move >= CLAIM:
        _take_back(row, seat)
    cards = move & ALL
    row[HANDS + seat] ^= cards
    row[TABLE + seat] = cards
    if move & DOWN:
        row[BURIED + seat] |= cards
    else:
        row[SHOWN] |= cards
        row[STANDING] = cards
        row[TAKER] = seat
    if not row[PLAYED]:
        row[SIZE] = count(cards)
    row[PLAYED] += 1
    if row[PLAYED] < FULL:
        row[TURN] = (seat + 1) & 3
    else:
        _take(row, row[TAKER])


@compiled
def _take_back(row: Row, claimant: int) -> None:
    """All cards of the trick return to their owners' hands (R4.2)."""
    for seat in range(FULL):
        row[HANDS + seat] |= row[TABLE + seat]
        row[BURIED + seat] &= ~row[TABLE + seat]
        row[TABLE + seat] = 0
    row[PLAYED] = 0
    row[LEADER] = claimant


@compiled
def _take(row: Row, taker: int) -> None:
    """The taker's team gets the cards of a full trick; all draw, and he leads (R5.1)."""
    team = taker & 1
    for seat in range(FULL):
        row[POINTS + team] += points_of(row[TABLE + seat])
        row[TABLE + seat] = 0
    row[TRICKS + team] += 1
    row[OPENER] = row[LEADER] = row[TURN] = taker
    row[PLAYED] = 0
    top = row[DRAWN]
    end = min(row[IN_STOCK], top + FULL * row[SIZE])
    row[DRAWN] = end
    for place in range(top, end):
        row[HANDS + (taker + place - top & 3)] |= row[STOCK + place]
    if top < end or row[CLAIMABLE]:
        row[CLAIMABLE] = 0
        for seat in range(FULL):
            if is_molodka(row[HANDS + seat]):
                row[CLAIMABLE] = 1


@compiled
def loss(row: Row) -> int:
    """The loss points of team 1 less those of team 0 once the deal is over (R6.1)."""
    ours, theirs = row[POINTS], row[POINTS + 1]
    if ours == theirs:
        return 0
    worse = 1 if ours > theirs else 0
    lost = 2
    if not row[TRICKS + worse]:
        lost = 6
    elif row[POINTS + worse] < ENOUGH:
        lost = 4
    return lost if worse else -lost
