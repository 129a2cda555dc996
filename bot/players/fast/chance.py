"""A source of chance, cards mixed by it, and sums: quick in Python, the same in compiled code."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

TIMES: Final = 6364136223846793005
ADDED: Final = 1442695040888963407
"""The linear congruence of Knuth's MMIX."""
WORD_BITS: Final = 64
WORD: Final = (1 << WORD_BITS) - 1
BITS: Final = 53
"""The upper bits of the state, as many as a float holds, are the number."""
PART: Final = 2.0**-BITS


class Chance:
    """Numbers from 0 to below 1."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD

    def random(self) -> float:
        """The next number."""
        self.state = state = self.state * TIMES + ADDED & WORD
        return (state >> WORD_BITS - BITS) * PART

    def below(self, number: int) -> int:
        """A whole number from 0 to below `number`."""
        return int(self.random() * number)


class Source(Protocol):
    """A source of chance, such as `random.Random`."""

    def random(self) -> float:
        """A number from 0 to below 1."""


def mixed(cards: Sequence[int], rng: Source) -> list[int]:
    """The same cards in any order."""
    chance, order = rng.random, list(cards)
    for last in range(len(order), 1, -1):
        other = int(chance() * last)
        order[other], order[last - 1] = order[last - 1], order[other]
    return order


def total(values: Iterable[float]) -> float:
    """A sum, added one by one as compiled code does it; `sum` is exacter since Python 3.12."""
    added = 0.0
    for value in values:
        added += value
    return added
