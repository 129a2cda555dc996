"""The quick game against the rules: thousands of random deals, every state, move and count."""

from random import Random

import pytest

from bot.players.fast.bridge import Bridge, bridge
from bot.players.fast.game import CLAIM, DOWN, Game
from bot.players.fast.randomly import deal as random_deal
from bot.players.fast.randomly import one_move, play_out
from bot.players.fast.sets import (
    ABOVE,
    ALL,
    BEATERS,
    MOLODKAS,
    POINTS,
    SETS,
    SINGLES,
    beating,
)
from bot.rules.cards import DECK, Card, Suit, higher, one_suit, points
from bot.rules.deal import Deal
from bot.rules.seats import SEATS
from bot.rules.trick import pairing
from tests.rules.scenes import open_moves

DEALS_A_BATCH = 200
BATCHES = 10


def assert_same(deal: Deal, game: Game, known: Bridge) -> None:
    """Both tell the same of every seat, of the trick, and of what was taken."""
    assert game.is_over == deal.is_over
    assert [known.cards(hand) for hand in game.hands] == list(deal.hands)
    assert game.stock[game.drawn :] == [known.bit[card] for card in deal.stock]
    assert tuple(game.tricks) == deal.tricks
    table = [0, 0, 0, 0]
    for play in deal.trick.plays:
        table[play.seat] = known.bits(play.cards)
    assert game.table == table
    if not deal.is_over:
        assert (game.turn, game.leader) == (deal.turn, deal.trick.leader)
        assert (game.opener, game.taker) == (deal.trick.opener, deal.trick.taker)
        for seat in SEATS:
            legal = [known.number(move) for move in deal.legal_moves(seat)]
            assert game.moves(seat) == legal


def assert_same_count(deal: Deal, game: Game) -> None:
    """Both count the deal alike."""
    count = deal.count()
    assert tuple(game.points) == count.points
    assert game.loss() == count.loss[1] - count.loss[0]


def follow(deal: Deal, rng: Random) -> int:
    """Play a deal at random on both; how many claims were made."""
    known = bridge(deal.trump)
    game, claims = known.game(deal), 0
    while not deal.is_over:
        assert_same(deal, game, known)
        move = rng.choice(open_moves(deal))
        number = known.number(move)
        deal, _ = deal.play(move)
        game.play(move.seat, number)
        claims += number >= CLAIM
    assert_same(deal, game, known)
    assert_same_count(deal, game)
    return claims


def shuffled_deal(rng: Random) -> Deal:
    """Any deal; every third one gives most seats four of one suit."""
    deck = rng.sample(DECK, 36)
    if rng.random() < 1 / 3:
        deck = sorted(deck, key=lambda card: card.suit)
        hands = [deck[at : at + 4] for at in (0, 9, 18, 27)]
        rest = [card for card in deck if not any(card in hand for hand in hands)]
        deck = [hands[seat][turn] for turn in range(4) for seat in SEATS]
        deck += rng.sample(rest, len(rest))
    dealer = rng.choice(SEATS)
    leader = rng.choice([None, *SEATS])
    return Deal.start(deck, rng.choice(deck[16:]), dealer, leader)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_it_plays_thousands_of_random_deals_as_the_rules_do(batch: int) -> None:
    rng = Random(batch)
    claims = sum(follow(shuffled_deal(rng), rng) for _ in range(DEALS_A_BATCH))
    assert claims > DEALS_A_BATCH / 10


@pytest.mark.parametrize("trump", Suit)
def test_a_card_beats_what_the_rules_say(trump: Suit) -> None:
    known = bridge(trump)
    for card in DECK:
        over = known.bits(other for other in DECK if higher(other, card, trump))
        assert ABOVE[known.bit[card]] == over
        assert POINTS[known.bit[card]] == card.points


def test_a_set_beats_what_the_rules_say() -> None:
    rng, known = Random(1), bridge(Suit.CLUBS)
    for _ in range(3000):
        size = rng.randint(1, 4)
        drawn = rng.sample(DECK, 4 + 9)
        hand, led = drawn[:4], [card for card in drawn[4:] if card.suit in "CH"][:size]
        bits = known.bits(hand)
        expected = [
            chosen
            for chosen in SETS[len(led)][bits]
            if pairing(known.cards(chosen), led, Suit.CLUBS) is not None
        ]
        if led:
            assert list(beating(bits, known.bits(led))) == expected


def test_sets_are_what_they_say() -> None:
    known = bridge(Suit.HEARTS)
    hand = known.bits([Card.S6, Card.S7, Card.HA, Card.DT])
    assert len(SINGLES[hand]) == 4
    assert POINTS[hand] == points(known.cards(hand)) == 21
    assert all(one_suit(known.cards(four)) for four in MOLODKAS)
    assert len(MOLODKAS) == 4 * 126
    assert [group.bit_count() for group in BEATERS[known.bits([Card.S6, Card.HK])]] == [2, 17]


def test_a_copy_goes_its_own_way() -> None:
    game = random_deal(Random(3))
    before = [getattr(game, name) for name in Game.__slots__]
    play_out(game.copy(), Random(4))
    assert [getattr(game, name) for name in Game.__slots__] == before


def test_random_play_ends_with_all_points_counted() -> None:
    rng = Random(5)
    for _ in range(200):
        game = random_deal(rng)
        assert play_out(game, rng) >= 12
        assert sum(game.points) == 120
        assert sum(game.buried) & ~ALL == 0
        assert game.shown < DOWN


@pytest.mark.parametrize("number", range(100))
def test_a_trick_at_once_is_the_same_as_move_by_move(number: int) -> None:
    at_once, by_move = random_deal(Random(number)), random_deal(Random(number))
    play_out(at_once, Random(number))
    chance = Random(number).random
    while not by_move.is_over:
        one_move(by_move, chance)
    assert (at_once.points, at_once.tricks, at_once.taker) == (
        *(by_move.points, by_move.tricks),
        by_move.taker,
    )
