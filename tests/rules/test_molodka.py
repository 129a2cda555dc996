"""The molodka: four of one suit led out of turn (R4), case by case."""

from itertools import pairwise

import pytest
from hypothesis import given

from bot.rules.cards import Card, cards
from bot.rules.deal import Deal
from bot.rules.legality import CannotClaim, IllegalMove, WrongCount
from bot.rules.moves import Action
from bot.rules.seats import SEATS, Seat, distance
from tests.rules.scenes import LINE, ORDINARY, after, at_the_end, cards_in, dealt, lines, move

LEADER_TOO = "6S 7S 8S 9S | 6C 7C 8C JD | 6D 7D KD AD | TS 7H QD AC"
"""The leader, seat 0, and seat 2 hold four of one suit."""

NEAR_AND_FAR = "7S KC 9D 6H | 6C 7C 8C 9C | 9S TS 7H 8S | 6D 7D KD AD"
"""Seat 1, near to the leader, and seat 3, far from him, hold four of one suit."""


def claimable_by(deal: Deal) -> set[Seat]:
    """The seats that may claim now."""
    return {s for s in SEATS for m in deal.legal_moves(s) if m.action is Action.CLAIM}


def claimed(deal: Deal, seat: Seat) -> Deal:
    """The deal after a seat claimed with its whole hand."""
    return after(deal, " ".join([str(seat), "claim", *deal.hands[seat]]))


def assert_leads(deal: Deal, seat: Seat) -> None:
    """This seat alone has laid cards, all its four, and the next one is to answer."""
    assert [play.seat for play in deal.trick.plays] == [seat]
    assert deal.turn == (seat + 1) % 4
    assert [len(hand) for hand in deal.hands] == [0 if s == seat else 4 for s in SEATS]


def test_before_the_lead() -> None:
    assert claimable_by(dealt(ORDINARY)) == {3}
    assert_leads(claimed(dealt(ORDINARY), 3), 3)


def test_between_the_plays_every_card_goes_back_to_its_owner() -> None:
    deal = dealt(ORDINARY)
    again = claimed(after(deal, "0 lead 7S", "1 discard QC"), 3)
    assert_leads(again, 3)
    assert again.hands[:3] == deal.hands[:3]


def test_the_last_player_claims_instead_of_answering() -> None:
    deal = after(dealt(ORDINARY), "0 lead 7S", "1 beat 8S", "2 beat 9S")
    assert deal.turn == 3
    assert_leads(claimed(deal, 3), 3)


def test_the_claim_is_voluntary() -> None:
    deal = after(dealt(ORDINARY), "0 lead 7S", "1 beat 8S", "2 beat 9S", "3 discard 6D")
    assert deal.tricks == (1, 0)


def test_after_the_claim_all_answer_with_four_and_the_trick_goes_on() -> None:
    deal = claimed(after(dealt(ORDINARY), "0 lead 7S"), 3)
    with pytest.raises(WrongCount):
        deal.play(move("0 discard 7S"))
    deal = after(deal, "0 discard 7S KC 9D 6H", "1 discard 8S AS QC JD", "2 discard 9S TS 7H 6C")
    assert deal.tricks == (0, 1)
    assert (deal.turn, len(deal.stock)) == (3, 4)


def test_a_molodka_of_trumps_can_be_beaten() -> None:
    deal = dealt("7S KC 9D JS | 6H 7H 8H 9H | TH JH QH KH | 6D 7D KD AS")
    deal = after(claimed(deal, 1), "2 beat TH JH QH KH")
    assert deal.trick.taker == 2


def test_the_nearer_one_claims_over_the_farther() -> None:
    deal = claimed(dealt(NEAR_AND_FAR), 3)
    assert claimable_by(deal) == {1}
    assert_leads(claimed(deal, 1), 1)


def test_the_nearer_one_claims_also_after_others_have_answered() -> None:
    deal = after(claimed(dealt(NEAR_AND_FAR), 3), "0 discard 7S KC 9D 6H")
    assert_leads(claimed(deal, 1), 1)


def test_the_farther_one_never_claims_over_the_nearer() -> None:
    deal = claimed(dealt(NEAR_AND_FAR), 1)
    assert claimable_by(deal) == set()
    with pytest.raises(CannotClaim):
        claimed(deal, 3)


def test_who_lost_the_lead_to_a_nearer_one_does_not_get_it_back() -> None:
    deal = claimed(claimed(dealt(NEAR_AND_FAR), 3), 1)
    with pytest.raises(CannotClaim):
        claimed(deal, 3)


def test_at_most_four_leads_in_one_trick() -> None:
    deal = dealt(LINE, leader=2)
    assert claimable_by(deal) == {0, 1, 3}
    for seat, left in ((1, {0, 3}), (0, {3}), (3, set[Seat]())):
        deal = claimed(deal, SEATS[seat])
        assert claimable_by(deal) == left
    assert_leads(deal, 3)
    assert deal.trick.opener == 2


def test_the_original_leader_claims_over_a_claim_made_before_his_lead() -> None:
    assert_leads(claimed(claimed(dealt(LEADER_TOO), 2), 0), 0)


def test_the_original_leader_claims_with_the_cards_that_came_back() -> None:
    deal = after(dealt(LEADER_TOO), "0 lead 7S 8S")
    assert claimable_by(deal) == {2}
    deal = claimed(deal, 2)
    assert claimable_by(deal) == {0}
    assert_leads(claimed(deal, 0), 0)


def test_the_original_leader_has_no_claim_without_four_of_one_suit() -> None:
    with pytest.raises(CannotClaim):
        claimed(claimed(dealt(ORDINARY), 3), 0)


def test_nobody_claims_over_four_led_by_the_leader() -> None:
    deal = after(dealt(LEADER_TOO), "0 lead 6S 7S 8S 9S")
    assert claimable_by(deal) == set()
    with pytest.raises(CannotClaim):
        claimed(deal, 2)


def test_the_leader_on_an_empty_table_leads_instead_of_claiming() -> None:
    with pytest.raises(CannotClaim):
        claimed(dealt(LEADER_TOO), 0)
    assert_leads(after(dealt(LEADER_TOO), "0 lead 6S 7S 8S 9S"), 0)


def test_the_right_ends_with_the_own_play() -> None:
    deal = after(claimed(dealt(NEAR_AND_FAR), 3), "0 discard 7S KC 9D 6H", "1 discard 6C 7C 8C 9C")
    with pytest.raises(CannotClaim):
        deal.play(move("1 claim 6C 7C 8C 9C"))


def test_having_answered_a_smaller_lead_one_claims_no_more() -> None:
    deal = after(dealt(NEAR_AND_FAR), "0 lead 7S", "1 discard 6C")
    assert claimable_by(deal) == {3}


def test_three_cards_of_one_suit_are_no_molodka() -> None:
    deal = at_the_end("7S KC 9D | 6C 7C 8C | 9S TS 7H | 6D 7D KD")
    assert claimable_by(deal) == set()
    with pytest.raises(CannotClaim):
        claimed(deal, 3)


def test_four_cards_of_two_suits_are_no_molodka() -> None:
    with pytest.raises(CannotClaim):
        claimed(dealt(ORDINARY), 2)


def test_a_claim_is_of_all_four_cards() -> None:
    with pytest.raises(WrongCount) as refused:
        dealt(ORDINARY).play(move("3 claim 6D 7D KD"))
    assert refused.value.needed == 4


def test_an_empty_stock_does_not_matter() -> None:
    assert_leads(claimed(after(at_the_end(ORDINARY), "0 lead 7S"), 3), 3)


def test_a_returned_discard_stays_hidden_and_a_returned_beat_was_seen() -> None:
    deal = claimed(after(dealt(ORDINARY), "0 lead 7S", "1 discard QC", "2 beat 9S"), 3)
    view = deal.seen_by(0)
    assert Card.CQ not in set(cards_in(view))
    assert [(play.seat, play.cards, play.count) for play in view.history] == [
        (0, cards("7S"), 1),
        (1, (), 1),
        (2, cards("9S"), 1),
        (3, cards("6D 7D KD AD"), 4),
    ]


def test_the_right_is_shown_to_its_holder_alone() -> None:
    deal = dealt(ORDINARY)
    assert [bool(deal.seen_by(seat).legal_moves()) for seat in SEATS] == [True, False, False, True]


@given(lines)
def test_each_claim_in_a_trick_is_nearer_than_the_one_before(line: list[Deal]) -> None:
    for before, later in pairwise(line):
        if later.moves[-1].action is Action.CLAIM and before.trick.size == 4:
            opener = later.trick.opener
            assert distance(opener, later.trick.leader) < distance(opener, before.trick.leader)


@given(lines)
def test_the_right_to_claim_is_as_the_law_defines_it(line: list[Deal]) -> None:
    for deal in line:
        lawful = {seat for seat in SEATS if is_lawful(deal, seat)}
        assert claimable_by(deal) == lawful
        for seat in set(SEATS) - lawful:
            if not deal.is_over:
                with pytest.raises(IllegalMove):
                    claimed(deal, seat)


def is_lawful(deal: Deal, seat: Seat) -> bool:
    """R4.6, word for word."""
    hand, plays = deal.hands[seat], deal.trick.plays
    if len(hand) != 4 or len({card.suit for card in hand}) != 1:
        return False
    if not plays:
        return seat != deal.trick.opener
    if plays[0].count < 4:
        return True
    return (seat - deal.trick.opener) % 4 < (plays[0].seat - deal.trick.opener) % 4
