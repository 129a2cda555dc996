"""Moves of people and computers, and who is behind them."""

from dataclasses import replace

import pytest

from bot.rules.cards import Card, cards
from bot.rules.legality import CannotClaim, DoesNotBeat, IllegalMove, NotYourTurn
from bot.rules.moves import Action, Move
from bot.rules.score import Score
from bot.table.chair import Person
from bot.table.events import (
    CameBack,
    DealCounted,
    Event,
    Moved,
    SeatTakenOver,
    SeriesEnded,
    TrickTaken,
)
from bot.table.play import computer_move, picked, play, time_out
from bot.table.refusals import NotSeated, Refusal, Stale
from bot.table.table import Phase, Step, Table
from tests.rules.scenes import ORDINARY, after, dealt, move
from tests.table.scenes import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    FOUR,
    at,
    does,
    last_ply,
    playing,
    seats,
    the_last,
)

LED = after(dealt(ORDINARY), "0 lead 7S")
LAST = after(LED, "1 beat 8S", "2 beat TS")
"""Dan is the last to answer."""


def kinds(events: tuple[Event, ...]) -> list[type]:
    return [type(event) for event in events]


def ends(table: Table) -> Step:
    """The one whose turn it is makes the last move of the deal."""
    last = the_last(table.running())
    people = [chair.person for chair in table.chairs]
    person = people[last.seat]
    assert person is not None
    return does(table, person, f"{last.action} {' '.join(last.cards)}", at(5))


@pytest.mark.parametrize(
    ("mask", "chosen"), [(0, ""), (1, "7S"), (0b1010, "KC 6H"), (0b1111, "7S KC 9D 6H")]
)
def test_four_bits_name_cards_of_a_hand(mask: int, chosen: str) -> None:
    assert picked(cards("7S KC 9D 6H"), mask) == cards(chosen)


def test_a_person_leads() -> None:
    before = playing()
    table, events = does(before, ANN, "lead 7S", at(5))
    assert events == (Moved(0, move("0 lead 7S"), (), ANN.id, 5),)
    assert Card("7S") not in table.running().hands[0]
    assert (table.turn_no, table.trick_no) == (before.turn_no + 1, before.trick_no)
    assert (table.chairs[0].tapped_at, table.since) == (5, 5)


def test_a_beat_comes_with_its_pairs() -> None:
    events = does(playing(deal=LED), BOB, "beat 8S", at(5)).events
    assert events == (Moved(1, move("1 beat 8S"), ((Card("8S"), Card("7S")),), BOB.id, 5),)


def test_the_fourth_card_takes_the_trick() -> None:
    before = playing(deal=LAST)
    table, events = does(before, DAN, "discard 6D", at(5))
    assert events[1:] == (TrickTaken(2),)
    assert table.trick_no == before.trick_no + 1


def test_a_button_of_another_turn_is_stale() -> None:
    table = playing()
    with pytest.raises(Stale):
        play(table, ANN.id, Action.LEAD, 1, table.turn_no - 1, at(5))


@pytest.mark.parametrize("mask", [0b10000, 0b10001, 999, 10**9])
def test_a_button_that_names_a_fifth_card_was_never_drawn(mask: int) -> None:
    table = playing()
    with pytest.raises(Stale):
        play(table, ANN.id, Action.LEAD, mask, table.turn_no, at(5))


def test_a_claim_holds_for_the_whole_trick() -> None:
    before = playing()
    drawn_for = before.trick_no
    later = does(before, ANN, "lead 7S", at(5)).table
    table = play(later, DAN.id, Action.CLAIM, 0b1111, drawn_for, at(6)).table
    assert table.running().trick.leader == 3
    with pytest.raises(Stale):
        play(later, DAN.id, Action.CLAIM, 0b1111, later.turn_no, at(6))


@pytest.mark.parametrize(
    ("person", "text", "refusal"),
    [
        (EVE, "beat 8S", NotSeated),
        (CAT, "beat TS", NotYourTurn),
        (BOB, "beat JD", DoesNotBeat),
        (BOB, "claim 8S AS QC JD", CannotClaim),
    ],
)
def test_a_forbidden_move_is_refused(person: Person, text: str, refusal: type[Exception]) -> None:
    table = playing(deal=LED)
    with pytest.raises(refusal):
        does(table, person, text, at(5))


def test_no_card_at_all_is_no_move() -> None:
    table = playing()
    with pytest.raises(IllegalMove):
        play(table, ANN.id, Action.LEAD, 0, table.turn_no, at(5))


def test_a_move_by_hand_brings_back_who_was_away() -> None:
    table, events = does(playing("Ann:away Bob Cat Dan"), ANN, "lead 7S", at(5))
    assert seats(table) == FOUR
    assert kinds(events) == [CameBack, Moved]


def test_an_illegal_move_brings_nobody_back() -> None:
    table = playing("Ann Bob:away Cat Dan")
    with pytest.raises(NotYourTurn):
        does(table, BOB, "lead 8S", at(5))


def test_who_left_must_come_back_first() -> None:
    with pytest.raises(NotSeated):
        does(playing("Ann:left Bob Cat Dan"), ANN, "lead 7S", at(5))


def test_a_move_forgives_a_missed_turn() -> None:
    late = time_out(playing(), move("0 lead 7S"), at(180)).table
    assert late.chairs[0].missed == 1
    on = [(BOB, "beat 8S"), (CAT, "beat 9S"), (DAN, "discard 6D"), (CAT, "lead 6C")]
    for person, text in on:
        late = does(late, person, text, at(200)).table
    late = does(late, DAN, "discard 7D", at(200)).table
    assert late.chairs[0].missed == 1
    late = does(late, ANN, "beat KC", at(200)).table
    assert late.chairs[0].missed == 0


def test_a_time_out_moves_for_the_person_once() -> None:
    table, events = time_out(playing(), move("0 lead 7S"), at(180))
    assert events == (Moved(0, move("0 lead 7S"), (), None, 180, late=True),)
    assert seats(table) == FOUR


def test_the_second_time_out_in_a_row_takes_the_seat_over() -> None:
    table = playing()
    missed = table.with_chairs({0: replace(table.chairs[0], missed=1)})
    table, events = time_out(missed, move("0 lead 7S"), at(180))
    assert seats(table) == "Ann:away Bob Cat Dan"
    assert kinds(events) == [Moved, SeatTakenOver]
    assert events[1] == SeatTakenOver(0, left=False)


@pytest.mark.parametrize(
    ("who", "text"), [(FOUR, "3 claim 6D 7D KD AD"), ("bot Bob Cat Dan", "0 lead 7S")]
)
def test_a_time_out_is_for_the_person_whose_turn_it_is(who: str, text: str) -> None:
    with pytest.raises(Stale):
        time_out(playing(who), move(text), at(180))


def test_a_computer_moves_in_its_turn() -> None:
    table, events = computer_move(playing("bot Bob Cat Dan"), move("0 lead 7S"), at(5))
    assert events == (Moved(0, move("0 lead 7S"), (), None, 5),)
    assert table.running().turn == 1


def test_a_computer_claims_out_of_turn() -> None:
    table = computer_move(playing("Ann Bob Cat bot"), move("3 claim 6D 7D KD AD"), at(5)).table
    assert table.running().trick.leader == 3


def test_a_computer_that_waits_is_asked_once_a_turn() -> None:
    before = playing("Ann Bob Cat bot")
    table, events = computer_move(before, None, at(5))
    assert events == ()
    assert (table.asked, table.since) == (before.turn_no, before.since)


@pytest.mark.parametrize(("who", "text"), [(FOUR, "0 lead 7S"), ("bot Bob Cat Dan", "")])
def test_an_answer_that_comes_too_late_is_stale(who: str, text: str) -> None:
    with pytest.raises(Stale):
        computer_move(playing(who), move(text) if text else None, at(5))


def test_a_computer_obeys_the_rules() -> None:
    with pytest.raises(IllegalMove):
        computer_move(playing("bot Bob Cat Dan"), Move(0, Action.LEAD, cards("AS")), at(5))


def test_the_last_card_ends_the_deal() -> None:
    before = playing(deal=last_ply((2, 0)))
    table, events = ends(before)
    assert kinds(events) == [Moved, TrickTaken, DealCounted]
    assert (table.phase, table.score) == (Phase.PAUSE, Score((2, 0), 0, 1))
    assert table.phase_no == before.phase_no + 1
    assert table.result is not None
    assert (table.result.number, table.result.score) == (1, table.score)
    assert table.counts == (table.result.count,)


def test_the_button_of_a_last_card_is_stale_when_the_deal_is_over() -> None:
    """It was the right one a moment ago: "not possible now" would not say why."""
    before = playing(deal=last_ply((2, 0)))
    mover = before.chairs[before.running().turn].person
    assert mover is not None
    with pytest.raises(Stale):
        play(ends(before).table, mover.id, Action.DISCARD, 1, before.turn_no, at(6))


def test_the_twelfth_loss_point_ends_the_series() -> None:
    before = replace(playing(deal=last_ply((0, 4))), score=Score((10, 8), 0, 6))
    table, events = ends(before)
    assert kinds(events) == [Moved, TrickTaken, DealCounted, SeriesEnded]
    assert events[3] == SeriesEnded(1, Score((10, 12), 0, 7), 5)
    assert (table.phase, table.deal_no) == (Phase.RESULT, 7)


def test_eggs_cost_nothing_and_are_remembered() -> None:
    before = replace(playing(deal=last_ply(eggs=True)), score=Score((10, 10), 0, 6))
    table = ends(before).table
    assert (table.phase, table.score) == (Phase.PAUSE, Score((10, 10), 1, 7))


def test_a_time_out_may_end_a_deal_and_empty_the_table() -> None:
    deal = last_ply((2, 0))
    who = ["bot"] * 4
    who[deal.turn] = "Ann"
    table = playing(" ".join(who), deal=deal)
    late = table.with_chairs({deal.turn: replace(table.chairs[deal.turn], missed=1)})
    table = time_out(late, the_last(deal), at(180)).table
    assert (table.phase, table.is_abandoned, table.since) == (Phase.PAUSE, True, 180)


def test_refusals_are_no_illegal_moves() -> None:
    assert not issubclass(Refusal, IllegalMove)
