"""Can a hidden hand beat a set? Counted exactly, from the cards that may lie in it.

Standing cards are of one plain suit and trumps, so the cards that beat the lowest of them include
those that beat the next, and so on (R3.6). A hand beats the set when it has at least one card over
the highest, two over the two highest, and so on. The chance of that, for a hand drawn blindly, is
a sum of products of binomials over the rings between neighbouring groups of beaters.

Groups of cards are bit sets here: a card is one bit of an integer.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import comb

from bot.rules.cards import DECK, Card, Suit, higher

BIT: Mapping[Card, int] = {card: 1 << place for place, card in enumerate(DECK)}
WHOLE_DECK = (1 << len(DECK)) - 1

BEATERS: Mapping[Suit, Mapping[Card, int]] = {
    trump: {card: sum(BIT[above] for above in DECK if higher(above, card, trump)) for card in DECK}
    for trump in Suit
}
"""By trump and card: the cards that beat it, as a bit set."""


def bits(cards: Iterable[Card]) -> int:
    """The cards as a bit set."""
    return sum(BIT[card] for card in cards)


def beaters(standing: Iterable[Card], trump: Suit) -> tuple[int, ...]:
    """The cards that beat each standing card, the smallest group, that of the highest, first."""
    return tuple(sorted((BEATERS[trump][card] for card in standing), key=int.bit_count))


def chance_to_beat(groups: tuple[int, ...], held: int, hidden: int, unseen: int) -> float:
    """How likely a hand beats the set whose `beaters` are `groups`.

    The hand is the cards `held` for sure and `hidden` more, drawn blindly from the `unseen`.
    """
    needs = tuple(place - (held & group).bit_count() for place, group in enumerate(groups, 1))
    sizes = tuple((unseen & group).bit_count() for group in groups)
    return chance_of_needs(sizes, needs, hidden, unseen.bit_count())


@lru_cache(maxsize=1 << 16)
def chance_of_needs(
    sizes: tuple[int, ...], needs: tuple[int, ...], drawn: int, pool: int
) -> float:
    """How likely `drawn` of `pool` cards have `needs[i]` of the first `sizes[i]`, for every i."""
    rings = tuple(size - inner for size, inner in zip(sizes, (0, *sizes), strict=False))
    ways = {0: 1}
    for ring, need in zip(rings, needs, strict=True):
        ways = _with_ring(ways, ring, need, drawn)
    outside = pool - sizes[-1]
    return sum(n * comb(outside, drawn - got) for got, n in ways.items()) / comb(pool, drawn)


def _with_ring(ways: Mapping[int, int], ring: int, need: int, drawn: int) -> dict[int, int]:
    """In how many ways so many cards are drawn once a ring is added and its need is met."""
    wider: dict[int, int] = {}
    for got, number in ways.items():
        for more in range(min(ring, drawn - got) + 1):
            if got + more >= need:
                wider[got + more] = wider.get(got + more, 0) + number * comb(ring, more)
    return wider
