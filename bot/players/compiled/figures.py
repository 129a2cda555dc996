"""The figures by which `judge` weighs moves, as arrays, and the chance that a hand beats a set."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.players.compiled.bits import compiled, count, highest
from bot.players.compiled.row import OVER, ROOM, SIZES_OF, Row
from bot.players.fast.sets import CARDS, FULL, RANKS, VALUES
from bot.players.fast.tables import BASE, BUCKETS, SIZES, STEP_KEY, STEPS, Tables

Floats = NDArray[np.float64]

OUTLOOKS: Final = (STEPS + 1) * STEP_KEY
KEYS: Final = 1 << 16
"""Places for chances that were worked out; a power of two, small enough for a quick memory."""
LOOKS: Final = 8
"""So many neighbouring places are looked at; then an older chance is forgotten for a new one."""
STEP_BITS: Final = 6
"""As many bits as a step needs."""
SPREAD: Final = 2654435761
"""Keys are spread over the places by a product with this prime."""

PLAIN: Final = 0
TRUMP: Final = 18
TOGETHER: Final = 36
EXPOSED: Final = 46
LEAD: Final = 48
DRAWN_CARD: Final = 50
FIRST_TRICK: Final = 51
"""Where figures stand in `Figures.w`, those with a stock before those without."""

CARD_VALUE: Final = np.array(VALUES * (CARDS // RANKS), np.int64)
"""By place of a card: its points."""
OVERS: Final = 32
"""In `Figures.worths`: where the shares by card begin."""


class Figures(NamedTuple):
    """The figures of `fast.tables` as arrays, and a memory for chances."""

    w: Floats
    outlook: Floats
    loss: Floats
    memory: Row
    """Chances worked out before, each with its key."""
    room: Row
    """Scratch room, see `row`."""
    worths: Floats
    """Scratch room: the worth of every move, and by card what beats it."""


def figures_of(t: Tables) -> Figures:
    """Tables as arrays."""
    w = t.w
    flat = [*w.plain, *w.plain_end, *w.trump, *w.trump_end, *w.together, *w.together_trump]
    flat += [*t.exposed, *t.lead, w.drawn_card, w.first_trick]
    outlook = np.zeros((OUTLOOKS, 3))
    for key in range(OUTLOOKS):
        if key // BUCKETS % SIZES:
            outlook[key] = t.outlook[key]
    return Figures(
        *(np.array(flat), outlook, np.array(t.loss)),
        np.zeros(KEYS, np.int64),
        *(np.zeros(ROOM, np.int64), np.zeros(OVERS + CARDS)),
    )


@compiled
def _choose(number: int, of: int) -> int:
    """The binomial coefficient."""
    ways = 1
    for step in range(1, number + 1):
        ways = ways * (of - number + step) // step
    return ways if number <= of else 0


@compiled
def _chance(hand: int, pool: int, room: Row, places: int) -> float:
    """How likely `hand` of `pool` cards beat a set: `chances.chance_of_needs`."""
    ways, wider = np.zeros(FULL + 1, np.int64), np.zeros(FULL + 1, np.int64)
    ways[0] = 1
    inner = 0
    for place in range(places):
        ring = room[SIZES_OF + place] - inner
        inner = room[SIZES_OF + place]
        wider[:] = 0
        for got in range(hand + 1):
            if ways[got]:
                for more in range(min(ring, hand - got) + 1):
                    if got + more > place:
                        wider[got + more] += ways[got] * _choose(more, ring)
        ways[:] = wider
    good = 0
    for got in range(hand + 1):
        if ways[got]:
            good += ways[got] * _choose(hand - got, pool - inner)
    return good / _choose(hand, pool)


@compiled
def step_of(standing: int, unseen: int, hand: int, f: Figures) -> int:
    """The chance that a hand beats a set, in steps; worked out once, unless it is forgotten."""
    pool = count(unseen)
    key, places = hand * BASE + pool, 0
    while standing:
        card = highest(standing)
        standing ^= 1 << card
        over = count(unseen & OVER[card])
        f.room[SIZES_OF + places] = over
        key = key * BASE + over
        places += 1
    first = slot = key * SPREAD >> 20 & KEYS - 1
    for look in range(LOOKS):
        slot = first + look & KEYS - 1
        if f.memory[slot] >> STEP_BITS == key:
            return f.memory[slot] & (1 << STEP_BITS) - 1
        if not f.memory[slot]:
            break
    step = int(np.rint(STEPS * _chance(min(hand, pool), pool, f.room, places)))
    f.memory[slot] = key << STEP_BITS | step
    return step
