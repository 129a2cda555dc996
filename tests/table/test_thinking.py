"""What computer players are asked, and what they answer."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules.cards import Suit
from bot.table.refusals import WrongPhase
from bot.table.table import Table
from bot.table.thinking import claimants
from tests.rules.scenes import LINE, ORDINARY, after, dealt, move
from tests.table.scenes import lobby, playing, wish

IN_LINE = dealt(LINE, leader=2)
"""Seat 2 has the lead; all the others hold a molodka."""
TRUMPS_KEPT = after(
    dealt("6H 8H TH AH | 6D 7C 9D QC | 7D 8C JC TC | JS QS KS TS", trump=Suit.SPADES),
    "0 lead 6H 8H",
)
"""Seat 3 holds four trumps, which can do more by and by."""


def wishes(table: Table, *, for_person: bool = False) -> str:
    return str(wish(table, Random(1), for_person=for_person))


def test_computers_off_turn_that_could_claim_are_asked_the_nearest_first() -> None:
    assert claimants(playing("bot bot bot bot", IN_LINE)) == (3, 0, 1)


def test_people_claim_for_themselves() -> None:
    assert claimants(playing("bot Bob Cat Dan", IN_LINE)) == (0,)
    assert claimants(playing("Ann Bob:away Cat Dan:left", IN_LINE)) == (3, 1)


def test_the_one_to_move_is_not_asked_apart() -> None:
    assert claimants(playing("bot bot bot bot", after(IN_LINE, "2 lead 7S"))) == (0, 1)


def test_nobody_is_asked_twice_in_a_turn() -> None:
    table = playing("bot bot Cat bot", IN_LINE)
    assert claimants(replace(table, asked=table.turn_no)) == ()
    assert claimants(replace(table, asked=table.turn_no - 1)) == (3, 0, 1)


def test_a_computer_wants_its_turn() -> None:
    table = playing("bot Bob Cat Dan")
    wanted = wish(table, Random(1))
    assert wanted in table.running().legal_moves(0)


def test_a_computer_may_want_to_claim() -> None:
    claim = "3 claim TH AH KH QH"
    deal = dealt("7S KC 9D 6S | 8S AS QC JD | 9S TS 7C 6C | TH AH KH QH")
    assert wishes(playing("Ann Bob Cat bot", deal)).split()[:2] == claim.split()[:2]


def test_a_computer_may_want_to_wait() -> None:
    table = playing("Ann Bob Cat bot", TRUMPS_KEPT)
    assert claimants(table) == (3,)
    assert wishes(table) == "None"


def test_when_those_asked_wait_the_computer_to_move_moves() -> None:
    wanted = wish(playing("Ann bot Cat bot", TRUMPS_KEPT), Random(1))
    assert wanted is not None
    assert wanted.seat == 1


def test_nothing_is_wanted_at_a_persons_turn() -> None:
    assert wishes(playing()) == "None"


def test_for_a_person_the_one_to_move_moves_and_nobody_else() -> None:
    table = playing("Ann bot bot bot", dealt(ORDINARY))
    wanted = wish(table, Random(1), for_person=True)
    assert wanted in table.running().legal_moves(0)


def test_the_same_chance_gives_the_same_wish() -> None:
    table = playing("bot bot bot bot")
    assert wishes(table) == wishes(table)
    assert move(wishes(table)).seat in {0, 3}


def test_without_a_deal_nothing_is_wanted() -> None:
    with pytest.raises(WrongPhase):
        wish(lobby(), Random(1))
