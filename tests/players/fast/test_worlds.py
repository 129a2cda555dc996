"""Worlds agree with all that a seat has seen, in ordinary deals and in those full of claims."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.players.fast.bridge import bridge
from bot.players.fast.chance import Chance
from bot.players.fast.game import Game
from bot.players.fast.sets import ALL
from bot.players.fast.story import story
from bot.players.fast.tables import tables
from bot.players.fast.worlds import World, chosen, restocked, worlds
from bot.rules.cards import Card
from bot.rules.deal import Deal
from bot.rules.seats import SEATS, Seat
from bot.rules.view import SeatView
from tests.players.fast.test_game import shuffled_deal
from tests.rules.scenes import ORDINARY, after, dealt, random_line

HEAT = 5.0
BEFORE_CLAIM = after(dealt(ORDINARY), "0 lead 7S", "1 beat 8S", "2 discard 6C")
CLAIMED = after(BEFORE_CLAIM, "3 claim 6D 7D KD AD")


def games(view: SeatView, number: int, seed: int = 1) -> list[Game]:
    """So many worlds."""
    drawn = worlds(story(view), number, HEAT, tables(), Chance(seed))
    return [world.game for world in drawn]


def positions(number: int) -> Iterator[tuple[Deal, Seat]]:
    """Every position of a random deal from every seat; every third deal is full of molodkas."""
    rng = Random(number)
    for deal in random_line(shuffled_deal(rng), rng):
        for seat in () if deal.is_over else SEATS:
            yield deal, seat


def assert_agrees(game: Game, deal: Deal, seat: Seat) -> None:
    """In this world the seat sees what it sees in the deal."""
    known, view = bridge(deal.trump), deal.seen_by(seat)
    assert known.cards(game.hands[seat]) == view.hand
    assert [hand.bit_count() for hand in game.hands] == list(view.hand_sizes)
    assert len(game.stock) - game.drawn == view.stock
    assert tuple(game.tricks) == view.tricks
    assert game.moves(seat) == [known.number(move) for move in view.legal_moves()]
    assert (game.turn, game.opener, game.taker) == (view.turn, view.trick.opener, deal.trick.taker)
    for play in view.trick.plays:
        assert game.table[play.seat].bit_count() == play.count
        assert not play.cards or known.cards(game.table[play.seat]) == play.cards
    own = [p.cards for t in view.taken for p in t.plays if p.seat == seat and not p.face_up]
    assert known.bits(card for laid in own for card in laid) & ~game.buried[seat] == 0


def assert_whole(game: Game) -> None:
    """Every card is somewhere, and only once."""
    rest = game.stock[game.drawn :]
    parts = [*game.hands, *game.table, *rest]
    assert sum(parts) == sum(parts) & ALL
    assert sum(part.bit_count() for part in parts) == sum(parts).bit_count()
    everything = sum(parts) | game.shown
    for buried in game.buried:
        everything |= buried
    assert everything == ALL


@pytest.mark.parametrize("number", range(25))
def test_worlds_agree_with_the_view(number: int) -> None:
    for deal, seat in positions(number):
        for game in games(deal.seen_by(seat), 2, number):
            assert_agrees(game, deal, seat)
            assert_whole(game)


def test_cards_that_a_claim_returned_stay_with_their_owners() -> None:
    known = bridge(CLAIMED.trump)
    for game in games(CLAIMED.seen_by(3), 30):
        assert game.hands[0] & known.bit[Card.S7]
        assert game.hands[1] & known.bit[Card.S8]


def test_a_returned_card_that_is_discarded_is_in_that_discard_for_good() -> None:
    deal = after(CLAIMED, "0 discard 7S KC 9D 6H", "1 discard 8S AS QC JD")
    deal = after(deal, "2 discard 9S TS 7H 6C")
    known = bridge(deal.trump)
    for game in games(deal.seen_by(3), 30):
        assert game.buried[0] & known.bit[Card.S7]
        assert game.buried[1] & known.bit[Card.S8]


def test_the_shown_trump_card_is_in_no_hand_of_the_beginning() -> None:
    deal = dealt(ORDINARY)
    known = bridge(deal.trump)
    for game in games(deal.seen_by(2), 50):
        assert known.bit[deal.trump_card] in game.stock


def test_a_world_in_which_the_others_play_well_is_likelier() -> None:
    deal = after(dealt("AH KH 9D 6S | 8S AS QC JD | 9S TS 8D 6C | 6D 7D KD AD"), "0 lead KH AH")
    deal = after(deal, "1 discard 8S QC", "2 discard TS 6C")
    known = bridge(deal.trump)
    rich = known.bits([Card.ST, Card.CT, Card.DT])
    drawn = worlds(story(deal.seen_by(3)), 400, HEAT, tables(), Chance(1))
    likely = chosen(drawn, 400, Chance(2))
    blindly = 1 - 23 * 22 / (26 * 25)
    assert sum(game.table[2] & rich > 0 for game in likely) / 400 > 1.4 * blindly


def test_heavier_worlds_are_drawn_more_often() -> None:
    light, heavy = (games(BEFORE_CLAIM.seen_by(3), 1, seed)[0] for seed in (1, 2))
    drawn = chosen([World(light, -1.0), World(heavy, 0.0)], 1000, Chance(1))
    assert len(drawn) == 1000
    assert 700 < sum(game is heavy for game in drawn) < 760


def test_restocking_changes_the_order_of_the_stock_only() -> None:
    (game,) = games(BEFORE_CLAIM.seen_by(3), 1)
    again = restocked(game, Chance(3))
    assert again.hands == game.hands
    assert sorted(again.stock) == sorted(game.stock[game.drawn :])
    assert again.stock != game.stock
