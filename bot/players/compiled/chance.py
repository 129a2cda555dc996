"""Chance for the compiler: the same numbers as `fast.chance`, and cards mixed by them."""

import numpy as np
from numpy.typing import NDArray

from bot.players.compiled.bits import compiled
from bot.players.compiled.row import Row
from bot.players.fast.chance import ADDED, BITS, TIMES, WORD, WORD_BITS

Source = NDArray[np.uint64]
"""The state, in an array of one, so that drawing changes it."""

_TIMES = np.uint64(TIMES)
_ADDED = np.uint64(ADDED)
_SHIFT = np.uint64(WORD_BITS - BITS)
_PART = 2.0**-BITS


def source_of(seed: int) -> Source:
    """A source that begins as `fast.chance.Chance(seed)` does."""
    return np.array([seed & WORD], np.uint64)


@compiled
def drawn(source: Source) -> float:
    """The next number from 0 to below 1."""
    source[0] = source[0] * _TIMES + _ADDED
    return np.float64(source[0] >> _SHIFT) * _PART


@compiled
def mix(cards: Row, number: int, source: Source) -> None:
    """Put the first cards of an array in any order."""
    for last in range(number, 1, -1):
        other = int(drawn(source) * last)
        cards[other], cards[last - 1] = cards[last - 1], cards[other]
