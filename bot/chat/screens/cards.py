"""How cards are written: signs, letters or four colours, always left to right."""

from collections.abc import Iterable

from bot.rules.cards import Card, Rank, Suit
from bot.rules.trick import Play
from bot.table.people import Taste
from bot.texts import Ltr, Texts

SIGNS = {Suit.SPADES: "♠️", Suit.HEARTS: "♥️", Suit.DIAMONDS: "♦️", Suit.CLUBS: "♣️"}
COLOURED = {Suit.SPADES: "⚫♠", Suit.HEARTS: "🔴♥", Suit.DIAMONDS: "🔵♦", Suit.CLUBS: "🟢♣"}
COURT = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})
BACK = "🎴"


def suit_sign(suit: Suit, texts: Texts, taste: Taste) -> Ltr:
    """A suit alone."""
    match taste.suits:
        case "letters":
            return Ltr(texts.word("suit-letter", suit=suit))
        case "four":
            return Ltr(COLOURED[suit])
        case "emoji":
            return Ltr(SIGNS[suit])


def card_sign(card: Card, texts: Texts, taste: Taste) -> Ltr:
    """One card: `10♥️`."""
    rank: str = "10" if card.rank is Rank.TEN else card.rank
    if card.rank in COURT and taste.ranks == "local":
        rank = texts.word("rank-letter", rank=card.rank)
    return Ltr(rank + suit_sign(card.suit, texts, taste))


def spread(cards: Iterable[Card], texts: Texts, taste: Taste) -> Ltr:
    """Cards beside each other."""
    return Ltr(" ".join(card_sign(card, texts, taste) for card in cards))


def laid(play: Play, texts: Texts, taste: Taste) -> Ltr:
    """What lies before a seat: open cards, backs, or a discard that one may know."""
    if play.face_up:
        return spread(play.cards, texts, taste)
    if play.cards:
        return Ltr(f"{BACK} {spread(play.cards, texts, taste)}")
    return Ltr(" ".join([BACK] * play.count))
