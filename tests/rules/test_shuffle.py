"""The shuffle, against fixed vectors and a second implementation made from its description."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, Card, cards
from bot.rules.shuffle import SEED_BYTES, seal_of, shuffled
from tests.rules.scenes import seed_of

VECTORS = [
    pytest.param(
        bytes(32),
        "TD 8D TH AD KH KD 7C JS 6D KS 7S JD 7D 7H 6H QS QC 9D "
        "AH QH AS 8C 9H 6C QD JC TC 9C 8S JH TS 6S AC 8H KC 9S",
        "9S",
        1,
        id="zeros",
    ),
    pytest.param(
        bytes(range(32)),
        "7C TS TC 8C 7H TD 7S JH QC AC JC 9C AH KC JD 9D 9H 8S "
        "KS 8D QS QH KD 6S KH 9S 6H QD 7D 6C 6D 8H TH AS JS AD",
        "6D",
        3,
        id="rising",
    ),
    pytest.param(
        bytes([255] * 32),
        "6D TD TC 9H 8C KD 7S TH KS 7H QS 8S 6C 7D AH KC JS 7C "
        "JH 9C QH 8H 8D QD KH 6H AC JD AS 9D JC 6S TS AD QC 9S",
        "9C",
        2,
        id="ones",
    ),
]

NEW_DECK = cards(
    "6S 7S 8S 9S JS QS KS TS AS 6H 7H 8H 9H JH QH KH TH AH "
    "6D 7D 8D 9D JD QD KD TD AD 6C 7C 8C 9C JC QC KC TC AC"
)


@pytest.mark.parametrize(("seed", "deck", "trump_card", "lot"), VECTORS)
def test_a_seed_always_gives_the_same_deal(
    seed: bytes, deck: str, trump_card: str, lot: int
) -> None:
    given_ = shuffled(seed)
    assert given_.deck == cards(deck)
    assert (given_.trump_card, given_.lot) == (trump_card, lot)


class SecondShuffle:
    """The same from the description alone: a long string of bytes and a place in it."""

    def __init__(self, seed: bytes) -> None:
        blocks = (sha256(b"kozel4/shuffle/1" + seed + bytes([0, 0, 0, n])) for n in range(100))
        self.bytes = b"".join(block.digest() for block in blocks)
        self.place = 0
        self.thrown_away = 0
        deck = list(NEW_DECK)
        for i in reversed(range(1, 36)):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        self.deck = tuple(deck)
        self.trump_card = deck[16 + self.below(20)]
        self.lot = self.below(4)

    def below(self, limit: int) -> int:
        """The next byte that can be divided fairly."""
        byte = self.bytes[self.place]
        self.place += 1
        if byte < 256 // limit * limit:
            return byte % limit
        self.thrown_away += 1
        return self.below(limit)


@given(st.binary(min_size=32, max_size=32))
def test_a_second_implementation_agrees(seed: bytes) -> None:
    ours, second = shuffled(seed), SecondShuffle(seed)
    assert (ours.deck, ours.trump_card, ours.lot) == (
        second.deck,
        second.trump_card,
        second.lot,
    )


def test_unfair_bytes_are_thrown_away() -> None:
    """About 1.1 bytes a seed beside the 37 that are used, and the results still agree."""
    seconds = [SecondShuffle(seed_of(number)) for number in range(1000)]
    expected = sum(256 % limit / (256 - 256 % limit) for limit in (*range(2, 37), 20, 4))
    assert sum(second.thrown_away for second in seconds) / 1000 == pytest.approx(expected, rel=0.1)
    assert all(shuffled(seed_of(n)).deck == second.deck for n, second in enumerate(seconds))


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    """A chi-square over 36 times 36 cells: 1,225 degrees of freedom, so 1,450 is far out."""
    rounds = 2000
    seen = Counter(
        cell for number in range(rounds) for cell in enumerate(shuffled(seed_of(number)).deck)
    )
    mean = rounds / 36
    off = sum((seen[place, card] - mean) ** 2 / mean for place in range(36) for card in DECK)
    assert off < 1450


def test_trump_cards_and_lots_are_spread_evenly() -> None:
    given_ = [shuffled(seed_of(number)) for number in range(2000)]
    places = Counter(one.deck.index(one.trump_card) for one in given_)
    lots = Counter(one.lot for one in given_)
    assert set(places) == set(range(16, 36))
    assert min(places.values()) > 60
    assert set(lots) == {0, 1, 2, 3}
    assert min(lots.values()) > 430


@given(st.binary(max_size=64).filter(lambda seed: len(seed) != SEED_BYTES))
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {len(seed)}"):
        shuffled(seed)


def test_the_seal_is_the_sha256_of_the_seed() -> None:
    assert seal_of(bytes(32)) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )


@given(st.binary(min_size=32, max_size=32))
def test_a_shuffled_deck_is_the_whole_deck(seed: bytes) -> None:
    given_ = shuffled(seed)
    assert sorted(given_.deck) == sorted(DECK)
    assert Card(given_.trump_card) in given_.deck[16:]
