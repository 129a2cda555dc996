"""What a seat may do (R3): one list, one judge, and refusals with data."""

from itertools import combinations

import pytest
from hypothesis import given

from bot.rules.cards import Card, cards
from bot.rules.deal import Deal
from bot.rules.legality import (
    BadLead,
    DoesNotBeat,
    IllegalMove,
    NotYourCards,
    NotYourTurn,
    WrongAction,
    WrongCount,
    check,
    legal_moves,
)
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS, Seat
from tests.rules.scenes import ORDINARY, after, dealt, move, positions


def refused(deal: Deal, text: str) -> IllegalMove:
    """Why the move is refused; the deal is left as it was."""
    before = (deal.hands, deal.trick, deal.drawn, deal.taken, deal.moves)
    with pytest.raises(IllegalMove) as refusal:
        deal.play(move(text))
    assert (deal.hands, deal.trick, deal.drawn, deal.taken, deal.moves) == before
    return refusal.value


def test_only_the_seat_in_turn_plays() -> None:
    fault = refused(dealt(ORDINARY), "1 lead 8S")
    assert isinstance(fault, NotYourTurn)
    assert fault.turn == 0


@pytest.mark.parametrize("text", ["0 lead AS", "0 lead 7S 7S", "0 lead 7S AS"])
def test_nobody_plays_cards_that_he_does_not_hold(text: str) -> None:
    deal = dealt(ORDINARY)
    fault = refused(deal, text)
    assert isinstance(fault, NotYourCards)
    assert fault.hand == deal.hands[0]


def test_a_claim_too_needs_own_cards() -> None:
    assert isinstance(refused(dealt(ORDINARY), "3 claim 6D 7D KD 8D"), NotYourCards)


@pytest.mark.parametrize("text", ["0 beat 7S", "0 discard 7S"])
def test_nobody_answers_before_the_lead(text: str) -> None:
    fault = refused(dealt(ORDINARY), text)
    assert isinstance(fault, WrongAction)
    assert fault.action == text.split()[1]


def test_nobody_leads_twice() -> None:
    fault = refused(after(dealt(ORDINARY), "0 lead 7S"), "1 lead 8S")
    assert isinstance(fault, WrongAction)


@pytest.mark.parametrize("text", ["0 lead", "0 lead 7S KC", "0 lead 7S KC 9D 6H"])
def test_a_lead_is_of_one_suit(text: str) -> None:
    fault = refused(dealt(ORDINARY), text)
    assert isinstance(fault, BadLead)
    assert fault.cards == move(text).cards


@pytest.mark.parametrize("text", ["1 beat 8S AS", "1 discard 8S AS", "1 beat", "1 discard"])
def test_an_answer_has_as_many_cards_as_were_led(text: str) -> None:
    fault = refused(after(dealt(ORDINARY), "0 lead 7S"), text)
    assert isinstance(fault, WrongCount)
    assert fault.needed == 1


def test_a_beat_is_measured_against_the_standing_cards() -> None:
    fault = refused(after(dealt(ORDINARY), "0 lead 7S", "1 beat AS"), "2 beat TS")
    assert isinstance(fault, DoesNotBeat)
    assert fault.standing == cards("AS")


def test_a_set_that_beats_may_be_discarded() -> None:
    deal = after(dealt(ORDINARY), "0 lead 7S", "1 discard AS")
    assert deal.trick.taker == 0


def test_a_beat_returns_its_pairing() -> None:
    deal = dealt("7S KS 9D 6H | 8S AS QC JD | 9S TS 7H 6C | 6D 7D KD AD")
    deal = after(deal, "0 lead 7S KS")
    _, pairs = deal.play(move("1 beat AS 8S"))
    assert pairs == ((Card.S8, Card.S7), (Card.SA, Card.SK))


def test_other_moves_pair_nothing() -> None:
    deal, pairs = dealt(ORDINARY).play(move("0 lead 7S"))
    assert pairs == ()
    assert deal.play(move("1 discard 8S"))[1] == ()
    assert deal.play(move("3 claim 6D 7D KD AD"))[1] == ()


def allowed(deal: Deal, chosen: Move) -> bool:
    """Whether the judge lets a move pass."""
    try:
        check(chosen, deal.sight(chosen.seat))
    except IllegalMove:
        return False
    return True


def every_move(deal: Deal, seat: Seat) -> list[Move]:
    """All four actions with every set of the seat's cards, the empty one included."""
    hand = deal.hands[seat]
    sets = [chosen for size in range(5) for chosen in combinations(hand, size)]
    return [Move(seat, action, chosen) for action in Action for chosen in sets]


@given(positions)
def test_the_legal_moves_are_those_that_the_judge_lets_pass(deal: Deal) -> None:
    for seat in SEATS:
        expected = [chosen for chosen in every_move(deal, seat) if allowed(deal, chosen)]
        listed = legal_moves(deal.sight(seat))
        assert len(listed) == len(set(listed))
        assert set(listed) == set(expected)


@given(positions)
def test_a_view_knows_the_same_legal_moves_as_the_deal(deal: Deal) -> None:
    for seat in SEATS:
        assert deal.seen_by(seat).legal_moves() == deal.legal_moves(seat)


@given(positions)
def test_whoever_is_in_turn_has_a_move_until_the_deal_is_over(deal: Deal) -> None:
    assert bool(deal.legal_moves(deal.turn)) is not deal.is_over


@given(positions)
def test_a_refused_move_leaves_the_deal_as_it_is(deal: Deal) -> None:
    same = Deal(**{name: getattr(deal, name) for name in deal.__dataclass_fields__})
    for seat in SEATS:
        for chosen in every_move(deal, seat):
            if not deal.is_over and not allowed(deal, chosen):
                with pytest.raises(IllegalMove):
                    deal.play(chosen)
    assert deal == same
