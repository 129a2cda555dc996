"""A deal looked at again, move by move."""

from dataclasses import replace

import pytest

from bot.rules.cards import higher
from bot.rules.faults import UntrueMove
from bot.rules.frames import Frame, frame
from bot.rules.moves import Action
from bot.rules.record import RecordedDeal
from bot.rules.verify import replay
from tests.rules.scenes import after, dealt
from tests.rules.series import recorded, series

DEALS = [deal for number in range(12) for deal in series(number).deals]


def told(*moves: str) -> RecordedDeal:
    """The record of these moves in a deal where seat 3 holds a molodka."""
    return recorded(
        after(dealt("7S KC 9D 6H | 8S AS QC JD | 9S TS 7H 6C | 6D 7D KD AD"), *moves), 1, 0
    )


def every_frame() -> list[tuple[RecordedDeal, Frame]]:
    return [(deal, frame(deal, ply)) for deal in DEALS for ply in range(len(deal.moves) + 1)]


def test_it_begins_with_nothing_on_the_table_and_ends_with_the_count() -> None:
    for deal in DEALS:
        first, last = frame(deal, 0), frame(deal, len(deal.moves))
        assert (first.plays, first.taker, first.plies) == ((), None, len(deal.moves))
        assert last.deal == replay(deal)
        assert last.deal.count() == deal.count
        assert last.taker == last.deal.last_taker


def test_a_place_that_is_none_is_the_nearest() -> None:
    deal = DEALS[0]
    assert frame(deal, -5) == frame(deal, 0)
    assert frame(deal, 10_000) == frame(deal, len(deal.moves))


def test_every_move_adds_its_play_to_the_trick() -> None:
    for deal, seen in every_frame():
        if seen.ply:
            move = deal.moves[seen.ply - 1].move
            play = seen.plays[-1].play
            assert (play.seat, play.action, set(play.cards)) == (
                move.seat,
                move.action,
                set(move.cards),
            )


def test_each_card_of_a_beat_is_higher_than_the_one_it_beats() -> None:
    beats = 0
    for _, seen in every_frame():
        standing = None
        for shown in seen.plays:
            if shown.play.action is Action.BEAT:
                beats += 1
                assert standing is not None
                assert {own for own, _ in shown.pairs} == set(shown.play.cards)
                assert {low for _, low in shown.pairs} == set(standing.cards)
                assert all(higher(own, low, seen.deal.trump) for own, low in shown.pairs)
            else:
                assert shown.pairs == ()
            standing = shown.play if shown.play.face_up else standing
    assert beats > 100


def test_a_claim_stands_alone_and_the_cards_are_back_in_their_hands() -> None:
    deal = told("0 lead 7S", "1 beat AS", "3 claim 6D 7D KD AD")
    before, after_it = frame(deal, 2), frame(deal, 3)
    assert [shown.play.seat for shown in before.plays] == [0, 1]
    assert [shown.play.action for shown in after_it.plays] == [Action.CLAIM]
    assert [len(hand) for hand in after_it.deal.hands] == [4, 4, 4, 0]


def test_a_record_that_lies_is_not_shown() -> None:
    deal = told("0 lead 7S")
    twice = replace(deal, moves=(*deal.moves, *deal.moves))
    with pytest.raises(UntrueMove):
        frame(twice, 2)
