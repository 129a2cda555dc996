"""The master: what it owes its partner, and how its thinking is bounded."""

import time
from random import Random

import pytest

from bot.players.careful import careful
from bot.players.fast.trials import PlainEngine
from bot.players.master import PLAIN, Master
from bot.players.reference import random_player
from bot.players.search import Budget
from bot.rules.deal import Deal
from bot.rules.seats import Seat
from tests.players.matches import deals_won, duel, fresh
from tests.rules.scenes import after, dealt

SMALL = Master(PlainEngine(), Budget(playouts=150, most=300, worlds=30))
SEEDS = range(3)


def answers(deal: Deal, seat: Seat) -> set[str]:
    """What the master does on this seat, with any seed."""
    view = deal.seen_by(seat)
    return {str(SMALL(view, Random(seed))) for seed in SEEDS}


def scene(seat_two: str, *moves: str) -> Deal:
    """Seat 2 holds these cards; 0 is its partner and holds A♥ K♥ A♠ 6♣. Trump: ♥."""
    return after(dealt(f"AH KH AS 6C | 8S 9C QD 7C | {seat_two} | 9S JC JD KC"), *moves)


def test_a_ten_goes_into_the_sure_trick_of_the_partner() -> None:
    deal = scene("6S TC 6D 7D", "0 lead AH", "1 discard 8S")
    assert answers(deal, 2) == {"2 discard TC"}


def test_two_rich_cards_go_into_a_sure_trick_of_two() -> None:
    deal = scene("6S TC 6D AD", "0 lead KH AH", "1 discard 8S 9C")
    assert answers(deal, 2) == {"2 discard AD TC"}


def test_the_last_player_does_not_beat_his_partner_for_nothing() -> None:
    deal = after(
        dealt("6S 7C 8D 9D | KS QC JD KC | 8S JC QD 7S | 6C 7D TS 6D"),
        *("0 lead 6S", "1 beat KS", "2 discard 7S"),
    )
    assert answers(deal, 3) == {"3 discard TS"}


def test_a_poor_four_takes_back_what_a_foe_has_led() -> None:
    hands = "6C 7C 8C 9C | TS 7H 8S 9D | KH AH TH 7D | JD QD 8D JS"
    deal = after(dealt(hands, leader=1), "1 lead TS")
    moves = {str(PLAIN(deal.seen_by(0), Random(seed))) for seed in SEEDS}
    assert moves == {"0 claim 6C 7C 8C 9C"}


def test_what_is_forced_takes_no_search() -> None:
    deal = dealt("6C 7C 8D 9D | TS 7H 8S 9C | KH AH TH 7D | JD QD 8C JS")
    assert SMALL(deal.seen_by(1), Random(1)) is None


def test_time_ends_a_search() -> None:
    endless = Master(PlainEngine(), Budget(10**6, most=10**6, worlds=10, seconds=0.2))
    began = time.process_time()
    view = fresh(1).seen_by(fresh(1).turn)
    assert endless(view, Random(1)) in view.legal_moves()
    assert time.process_time() - began < 5


def test_the_same_seed_gives_the_same_move() -> None:
    view = fresh(2).seen_by(fresh(2).turn)
    assert len({SMALL(view, Random(7)) for _ in range(3)}) == 1


@pytest.mark.slow
def test_it_beats_random() -> None:
    player = Master(PlainEngine(), Budget(playouts=20, most=40, worlds=8))
    assert deals_won(duel(player, random_player, range(12))) > 0.8 * 24
    assert deals_won(duel(careful, random_player, range(12))) > 0.8 * 24
