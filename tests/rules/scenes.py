"""Scenes in one line, for tests: hands as text, moves as text, deals played at random.

deal = dealt("7S KC 9D 6H | 8S AS QC JD | 9S TS 7H 6C | 6D 7D KD AD")
deal = after(deal, "0 lead 7S", "3 claim 6D 7D KD AD")
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import sha256
from random import Random

from hypothesis import strategies as st

from bot.rules.cards import DECK, Card, Suit, cards
from bot.rules.deal import Deal
from bot.rules.moves import Move
from bot.rules.seats import SEATS, Seat, clockwise, from_seat
from bot.rules.shuffle import shuffled
from bot.rules.trick import Trick

ORDINARY = "7S KC 9D 6H | 8S AS QC JD | 9S TS 7H 6C | 6D 7D KD AD"
"""Seat 3 holds four diamonds; the others hold nothing special."""

LINE = "6C 7C 8C 9C | 6D 7D KD AD | 7S KC 9D 6H | 6S 8S 9S JS"
"""Everybody but seat 2 holds four of one suit."""


def move(text: str) -> Move:
    """A move from its text form."""
    return Move.parse(text)


def dealt(hands: str, leader: Seat = 0, trump: Suit = Suit.HEARTS, stock: str = "") -> Deal:
    """A deal at its beginning with these hands; the stock in any order unless it is given."""
    held = [cards(hand) for hand in hands.split("|")]
    taken = {card for hand in held for card in hand}
    rest = cards(stock) or tuple(card for card in DECK if card not in taken)
    dealer = clockwise(leader, 3)
    deck = [held[seat][turn] for turn in range(4) for seat in from_seat(leader)]
    trump_card = next(card for card in rest if card.suit == trump)
    return Deal.start([*deck, *rest], trump_card, dealer)


def at_the_end(hands: str, leader: Seat = 0, trump: Suit = Suit.HEARTS) -> Deal:
    """A deal whose stock is empty; the cards that were taken before are left out."""
    first, second, third, fourth = (cards(hand) for hand in hands.split("|"))
    deck = (*first, *second, *third, *fourth)
    return Deal(
        deck=deck,
        trump_card=next(card for card in DECK if card.suit == trump and card not in deck),
        dealer=clockwise(leader, 3),
        leader=leader,
        hands=(first, second, third, fourth),
        drawn=len(deck),
        trick=Trick(leader),
    )


def after(deal: Deal, *moves: str) -> Deal:
    """The deal after these moves."""
    for text in moves:
        deal, _ = deal.play(move(text))
    return deal


def open_moves(deal: Deal) -> list[Move]:
    """What anybody at the table may do now."""
    return [legal for seat in SEATS for legal in deal.legal_moves(seat)]


def random_line(deal: Deal, rng: Random) -> Iterator[Deal]:
    """The deal at every ply of a random play, the beginning and the end included."""
    yield deal
    while not deal.is_over:
        deal, _ = deal.play(rng.choice(open_moves(deal)))
        yield deal


def seed_of(number: int) -> bytes:
    """Thirty-two bytes that look random, the same ones every time."""
    return sha256(number.to_bytes(4, "big")).digest()


def played_out(number: int, dealer: Seat | None = None, leader: Seat | None = None) -> Deal:
    """A deal of a numbered seed, played at random to its end."""
    given = shuffled(seed_of(number))
    deal = Deal.start(
        given.deck, given.trump_card, given.lot if dealer is None else dealer, leader
    )
    for later in random_line(deal, Random(number)):
        deal = later
    return deal


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere inside a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from cards_in(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))


def _deal(deck: list[Card], place: int, dealer: Seat, leader: Seat | None) -> Deal:
    return Deal.start(deck, deck[place], dealer, leader)


def _suited(rng: Random) -> list[Card]:
    """A deck whose deal gives most seats four of one suit: molodkas abound."""
    suits = {suit: [card for card in DECK if card.suit == suit] for suit in Suit}
    for of_suit in suits.values():
        rng.shuffle(of_suit)
    held = [[suits[suit].pop() for _ in range(4)] for suit in Suit]
    rng.shuffle(held)
    rest = [card for of_suit in suits.values() for card in of_suit]
    rng.shuffle(rest)
    return [held[seat][turn] for turn in range(4) for seat in SEATS] + rest


decks = st.one_of(
    st.permutations(DECK), st.integers(0, 2**32).map(lambda number: _suited(Random(number)))
)

deals = st.builds(
    _deal,
    decks,
    st.integers(16, 35),
    st.sampled_from(SEATS),
    st.one_of(st.none(), st.sampled_from(SEATS)),
)

lines = st.builds(
    lambda deal, number: list(random_line(deal, Random(number))), deals, st.integers(0, 2**32)
)
"""A whole deal as the list of its positions."""

positions = st.builds(lambda line, ply: line[min(ply, len(line) - 1)], lines, st.integers(0, 30))
"""A deal at any ply."""
