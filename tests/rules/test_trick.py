"""How sets beat (R3.3, R3.6), against the search through all pairings; the trick as a value."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, Card, Suit, cards, higher
from bot.rules.moves import Action
from bot.rules.trick import Play, Trick, pairing


def can_be_paired(own: list[Card], standing: list[Card], trump: Suit) -> bool:
    """The oracle: try each of the up to 24 pairings."""
    return any(
        all(higher(mine, theirs, trump) for mine, theirs in zip(order, standing, strict=True))
        for order in permutations(own)
    )


@st.composite
def confrontations(draw: st.DrawFn) -> tuple[list[Card], list[Card], Suit]:
    """Standing cards of the led suit or trumps, as many other cards, and the trump suit."""
    led, trump = draw(st.sampled_from(Suit)), draw(st.sampled_from(Suit))
    can_stand = [card for card in DECK if card.suit in {led, trump}]
    standing = draw(st.lists(st.sampled_from(can_stand), min_size=1, max_size=4, unique=True))
    likely = [card for card in can_stand if card not in standing]
    others = [card for card in DECK if card not in standing]
    own = draw(
        st.lists(
            st.sampled_from(likely) | st.sampled_from(others),
            min_size=len(standing),
            max_size=len(standing),
            unique=True,
        )
    )
    return own, standing, trump


@given(confrontations())
def test_sorting_finds_a_pairing_exactly_when_there_is_one(
    scene: tuple[list[Card], list[Card], Suit],
) -> None:
    own, standing, trump = scene
    assert (pairing(own, standing, trump) is not None) == can_be_paired(own, standing, trump)


@given(confrontations())
def test_a_pairing_uses_every_card_once(scene: tuple[list[Card], list[Card], Suit]) -> None:
    own, standing, trump = scene
    for pairs in filter(None, [pairing(own, standing, trump)]):
        assert sorted(mine for mine, _ in pairs) == sorted(own)
        assert sorted(theirs for _, theirs in pairs) == sorted(standing)
        assert all(higher(mine, theirs, trump) for mine, theirs in pairs)


def test_the_pairing_shows_which_card_beats_which() -> None:
    pairs = pairing(cards("AS 7H TH 8H"), cards("KS TS 6H 9H"), Suit.HEARTS)
    assert pairs == tuple(cards(pair) for pair in ("AS KS", "7H TS", "8H 6H", "TH 9H"))


def test_sets_of_different_sizes_do_not_beat() -> None:
    assert pairing(cards("AS"), cards("6S 7S"), Suit.HEARTS) is None
    assert pairing(cards("AS KS"), cards("6S"), Suit.HEARTS) is None


LEAD = Play(1, Action.LEAD, cards("6S"), 1)
BEAT = Play(2, Action.BEAT, cards("7S"), 1)
DISCARD = Play(3, Action.DISCARD, cards("AC"), 1)


def test_an_empty_trick_waits_for_its_opener() -> None:
    trick = Trick(1)
    assert (trick.leader, trick.turn, trick.taker, trick.size) == (1, 1, 1, 0)
    assert trick.standing is None


def test_the_last_who_led_or_beat_takes_the_trick() -> None:
    trick = Trick(1).with_play(LEAD)
    assert (trick.standing, trick.taker, trick.turn) == (LEAD, 1, 2)
    trick = trick.with_play(BEAT).with_play(DISCARD)
    assert (trick.standing, trick.taker, trick.turn) == (BEAT, 2, 0)
    assert not trick.is_complete


def test_a_claim_changes_the_leader_and_not_the_opener() -> None:
    claimed = Trick(1, (LEAD,)).cleared().with_play(Play(3, Action.CLAIM, cards("6D"), 1))
    assert (claimed.opener, claimed.leader, claimed.turn) == (1, 3, 0)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_discard_is_a_count_for_everybody_else(viewer: None) -> None:
    trick = Trick(1, (LEAD, BEAT, DISCARD))
    assert trick.hidden_from(viewer).plays == (LEAD, BEAT, Play(3, Action.DISCARD, (), 1))
    assert trick.hidden_from(3) == trick
