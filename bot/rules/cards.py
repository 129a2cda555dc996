"""Suits, ranks and the 36 cards (R1.2, R2).

A card has one text form, rank then suit: `Card("TH")` is the ten of hearts and `str` gives the
same text back. It serves records, snapshots, logs and tests alike.
"""

from collections.abc import Iterable
from enum import StrEnum


class Suit(StrEnum):
    """One of the four suits."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(StrEnum):
    """One of the nine ranks, listed from low to high (R2.1)."""

    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    TEN = "T"
    ACE = "A"

    @property
    def height(self) -> int:
        """Place in the order of ranks: 0 for a six, 8 for an ace."""
        return HEIGHTS[self]


HEIGHTS = {rank: height for height, rank in enumerate(Rank)}

POINTS = {Rank.JACK: 2, Rank.QUEEN: 3, Rank.KING: 4, Rank.TEN: 10, Rank.ACE: 11}  # R2.2


class Card(StrEnum):
    """One of the 36 cards. `Card("TH")` parses, `str(card)` writes."""

    rank: Rank
    suit: Suit
    height: int
    points: int

    def __init__(self, text: str) -> None:
        self.rank = Rank(text[0])
        self.suit = Suit(text[1])
        self.height = HEIGHTS[self.rank]
        self.points = POINTS.get(self.rank, 0)

    S6, S7, S8, S9 = "6S", "7S", "8S", "9S"
    SJ, SQ, SK, ST, SA = "JS", "QS", "KS", "TS", "AS"
    H6, H7, H8, H9 = "6H", "7H", "8H", "9H"
    HJ, HQ, HK, HT, HA = "JH", "QH", "KH", "TH", "AH"
    D6, D7, D8, D9 = "6D", "7D", "8D", "9D"
    DJ, DQ, DK, DT, DA = "JD", "QD", "KD", "TD", "AD"
    C6, C7, C8, C9 = "6C", "7C", "8C", "9C"
    CJ, CQ, CK, CT, CA = "JC", "QC", "KC", "TC", "AC"


DECK = tuple(Card)

HAND = 4
"""Cards in a full hand (R1.2), and in a molodka (R4.1)."""


def cards(text: str) -> tuple[Card, ...]:
    """Read cards from their text forms, separated by spaces: `cards("9H KH")`.

    Raises ValueError for a text that names no card.
    """
    return tuple(Card(word) for word in text.split())


def higher(card: Card, other: Card, trump: Suit) -> bool:
    """Whether `card` beats `other` (R2.1): higher in its suit, or a trump on a plain card."""
    if card.suit == other.suit:
        return card.height > other.height
    return card.suit == trump


def points(of: Iterable[Card]) -> int:
    """Card points of any cards (R2.2); 120 in the whole deck."""
    return sum(card.points for card in of)


def one_suit(of: Iterable[Card]) -> bool:
    """Whether there is at least one card and all are of the same suit."""
    return len({card.suit for card in of}) == 1


def arranged(of: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """Cards in the fixed order of a hand: plain suits first, trumps last, rising within a suit."""
    return tuple(sorted(of, key=_PLACES[trump].__getitem__))


def _places(trump: Suit) -> dict[Card, int]:
    suits = [*(suit for suit in Suit if suit != trump), trump]
    by_place = sorted(DECK, key=lambda card: (suits.index(card.suit), card.height))
    return {card: place for place, card in enumerate(by_place)}


_PLACES = {trump: _places(trump) for trump in Suit}
