"""Sets of cards as integers, and what follows from a set.

A card is one of 36 bits: nine for each suit, rising, and the trump suit last, whichever it is. So
the order of the bits is the order of a hand, and one set of tables serves every trump. Whatever
follows from a set is worked out when it is first asked for and kept; hands have at most four
cards, so there are at most 66,711 answers to a question.
"""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final, Generic, TypeVar

CARDS: Final = 36
RANKS: Final = 9
ALL: Final = (1 << CARDS) - 1
TRUMPS: Final = ALL ^ ((1 << CARDS - RANKS) - 1)
VALUES: Final = (0, 0, 0, 0, 2, 3, 4, 10, 11)
"""Card points by rank (R2.2)."""
FULL: Final = 4
"""Cards in a full hand, and in a molodka."""

Answer = TypeVar("Answer")


class Memo(dict[int, Answer], Generic[Answer]):
    """Answers about sets of cards, each worked out once."""

    def __init__(self, work_out: Callable[[int], Answer]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, cards: int) -> Answer:
        answer = self[cards] = self._work_out(cards)
        return answer


def _singles(cards: int) -> tuple[int, ...]:
    return tuple(1 << place for place in range(CARDS) if cards >> place & 1)


def _above(card: int) -> int:
    """The cards that beat a card (R2.1)."""
    place = card.bit_length() - 1
    last = (place // RANKS + 1) * RANKS
    suit_above = ((1 << last) - 1) & ~((1 << place + 1) - 1)
    return suit_above | (0 if card & TRUMPS else TRUMPS)


SINGLES: Final = Memo(_singles)
"""The cards of a set, one by one, rising."""

ABOVE: Final[Mapping[int, int]] = {1 << place: _above(1 << place) for place in range(CARDS)}
"""By card: the cards that beat it."""

SUIT: Final = (1 << RANKS) - 1
SUIT_POINTS: Final = tuple(
    sum(value for rank, value in enumerate(VALUES) if ranks >> rank & 1)
    for ranks in range(SUIT + 1)
)
"""By set of ranks of one suit: their card points."""


def points_of(cards: int) -> int:
    """The card points of any set (R2.2)."""
    return (
        SUIT_POINTS[cards & SUIT]
        + SUIT_POINTS[cards >> 9 & SUIT]
        + SUIT_POINTS[cards >> 18 & SUIT]
        + SUIT_POINTS[cards >> 27]
    )


POINTS: Final = Memo(points_of)
"""The same for sets of a hand, looked up."""


def _sets_of(size: int) -> Memo[tuple[int, ...]]:
    return Memo(lambda cards: tuple(map(sum, combinations(SINGLES[cards], size))))


SETS: Final = tuple(_sets_of(size) for size in range(FULL + 1))
"""By size and hand: every set of so many cards of the hand."""


def is_one_suit(cards: int) -> bool:
    """Whether all cards of a set that is not empty are of one suit."""
    return (cards.bit_length() - 1) // RANKS == ((cards & -cards).bit_length() - 1) // RANKS


LEADS: Final = Memo(
    lambda hand: tuple(
        chosen
        for size in range(1, hand.bit_count() + 1)
        for chosen in SETS[size][hand]
        if is_one_suit(chosen)
    )
)
"""What a hand may lead (R3.1)."""

MOLODKAS: Final = frozenset(
    chosen for suit in range(FULL) for chosen in SETS[FULL][SUIT << suit * RANKS]
)
"""Every hand of four cards of one suit (R4.1)."""

BEATERS: Final = Memo(lambda cards: tuple(ABOVE[card] for card in reversed(SINGLES[cards])))
"""What beats each card of a standing set, the highest card first: each holds the one before it."""


def beating(hand: int, standing: int) -> tuple[int, ...]:
    """The sets of a hand that beat a standing set (R3.3).

    Every card must beat the lowest, all but one the next, and so on (R3.6).
    """
    groups = BEATERS[standing]
    able = hand & groups[-1]
    size = len(groups)
    if able.bit_count() < size:
        return ()
    sets = SETS[size][able]
    for need in range(1, size):
        group = groups[need - 1]
        sets = tuple([chosen for chosen in sets if (chosen & group).bit_count() >= need])
    return sets
