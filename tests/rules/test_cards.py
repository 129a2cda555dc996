"""Cards: their text form, their order and their points (R1.2, R2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, Card, Rank, Suit, arranged, cards, higher, one_suit, points

some_cards = st.lists(st.sampled_from(DECK), unique=True)
suits = st.sampled_from(Suit)


@pytest.mark.parametrize("card", DECK)
def test_every_card_has_one_text_form(card: Card) -> None:
    assert str(card) == f"{card.rank}{card.suit}"
    assert Card(str(card)) is card


@pytest.mark.parametrize("text", ["", "T", "10H", "th", "HT", "TH ", "1S", "TX", "🂡"])
def test_other_texts_name_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Card"):
        Card(text)


@given(some_cards)
def test_several_cards_are_written_with_spaces(some: list[Card]) -> None:
    assert cards(" ".join(some)) == tuple(some)


def test_the_deck_is_36_different_cards_worth_120_points() -> None:
    assert len(set(DECK)) == 36
    assert {(card.rank, card.suit) for card in DECK} == {(r, s) for r in Rank for s in Suit}
    assert points(DECK) == 120


def test_the_ten_stands_between_king_and_ace() -> None:
    rising = cards("6S 7S 8S 9S JS QS KS TS AS")
    assert [card.height for card in rising] == list(range(9))
    assert Rank.TEN.height > Rank.KING.height


@given(st.sampled_from(DECK), st.sampled_from(DECK), suits)
def test_at_most_one_of_two_cards_is_higher(one: Card, other: Card, trump: Suit) -> None:
    comparable = one != other and (one.suit == other.suit or trump in {one.suit, other.suit})
    assert higher(one, other, trump) + higher(other, one, trump) == comparable


@pytest.mark.parametrize(
    ("text", "expected"), [("", False), ("6S", True), ("6S AS", True), ("6S 6H", False)]
)
def test_cards_of_one_suit(text: str, expected: bool) -> None:
    assert one_suit(cards(text)) is expected


def test_a_hand_is_arranged_with_trumps_last() -> None:
    assert arranged(cards("6S AH TS 6C KH"), Suit.SPADES) == cards("KH AH 6C 6S TS")
    assert arranged(cards("6S AH TS 6C KH"), Suit.HEARTS) == cards("6S TS 6C KH AH")


@given(some_cards, suits)
def test_arranging_neither_loses_nor_depends_on_order(some: list[Card], trump: Suit) -> None:
    assert sorted(arranged(some, trump)) == sorted(some)
    assert arranged(reversed(some), trump) == arranged(some, trump)
