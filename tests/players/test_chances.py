"""The chance that a hidden hand beats a set, against counting all hands one by one."""

from itertools import combinations
from random import Random

import pytest

from bot.players.chances import BEATERS, beaters, bits, chance_to_beat
from bot.rules.cards import DECK, Card, Suit, cards, higher
from bot.rules.trick import pairing

TRUMP = Suit.HEARTS


def by_counting(standing: tuple[Card, ...], held: tuple[Card, ...], pool: list[Card]) -> float:
    """The share of hands of `held` and two more cards of the pool that beat the standing set."""
    hands = [(*held, *more) for more in combinations(pool, 2)]
    beating = [
        hand
        for hand in hands
        if any(pairing(chosen, standing, TRUMP) for chosen in combinations(hand, len(standing)))
    ]
    return len(beating) / len(hands)


@pytest.mark.parametrize("standing", ["9S", "AH", "6S AS", "7S 9S 6H", "6H 9H", "6S 7S 8S 9S"])
@pytest.mark.parametrize("held", ["", "TS", "7H AH"])
def test_it_is_what_counting_all_hands_gives(standing: str, held: str) -> None:
    laid, known = cards(standing), cards(held)
    others = [card for card in DECK if card not in laid + known]
    pool = Random(4).sample(others, 12)
    chance = chance_to_beat(beaters(laid, TRUMP), bits(known), 2, bits(pool))
    assert chance == pytest.approx(by_counting(laid, known, pool))


def test_a_hand_that_is_known_beats_or_does_not() -> None:
    groups = beaters(cards("9S KS"), TRUMP)
    unseen = bits(cards("6C 7C 8C"))
    assert chance_to_beat(groups, bits(cards("TS AS 6C 6D")), 0, unseen) == 1
    assert chance_to_beat(groups, bits(cards("JS AC 6D 6C")), 0, unseen) == 0


def test_the_ace_of_trumps_is_beaten_by_nothing() -> None:
    assert BEATERS[TRUMP][Card.HA] == 0
    assert chance_to_beat(beaters(cards("AH"), TRUMP), 0, 4, bits(DECK)) == 0


def test_beaters_are_the_higher_cards() -> None:
    for card in DECK:
        above = {other for other in DECK if higher(other, card, TRUMP)}
        assert BEATERS[TRUMP][card] == bits(above)
