"""Clocks that run out."""

import pytest

from bot.table.clock import Clock, Due
from bot.table.deals import counted
from bot.table.firing import THOUGHTFUL, fire
from bot.table.refusals import Stale
from bot.table.table import Phase, Table
from tests.rules.scenes import ORDINARY, after, dealt, played_out
from tests.table.scenes import at, due, lobby, pausing, playing, resting, rings, rung, seats

DAY = 24 * 3600


@pytest.mark.parametrize(
    ("table", "clock", "phase"),
    [
        (lobby("Ann Bob - -"), Clock(Due.EXPIRE, 1800), Phase.CLOSED),
        (resting(), Clock(Due.EXPIRE, DAY), Phase.CLOSED),
        (playing("Ann:away bot bot bot"), Clock(Due.ABANDON, 1800), Phase.CLOSED),
        (pausing("Ann:away bot bot bot"), Clock(Due.ABANDON, 1800), Phase.CLOSED),
        (pausing(), Clock(Due.NEXT_DEAL, 15), Phase.PLAYING),
        (playing(), Clock(Due.NUDGE, 90), Phase.PLAYING),
    ],
)
def test_what_is_due_and_what_comes_of_it(table: Table, clock: Clock, phase: Phase) -> None:
    assert table.clock == clock
    assert rung(table, "").phase is phase


@pytest.mark.parametrize("table", [lobby(), playing(), pausing()])
def test_nothing_is_done_before_its_time(table: Table) -> None:
    with pytest.raises(Stale):
        fire(table, None, at(due(table).at - 0.1))


def test_a_computer_moves_when_its_pause_is_over() -> None:
    table = playing("bot Bob Cat Dan")
    assert table.clock == Clock(Due.COMPUTER, 1.5)
    assert rung(table, "0 lead 7S").running().turn == 1


def test_a_computer_leaves_a_trick_in_sight_first() -> None:
    deal = after(dealt(ORDINARY), "0 lead 7S", "1 beat 8S", "2 beat TS", "3 discard 6D")
    assert playing("Ann Bob bot Dan", deal=deal).clock == Clock(Due.COMPUTER, 4.5)
    later = after(deal, "2 lead 6C")
    assert playing("Ann Bob Cat bot", deal=later).clock == Clock(Due.COMPUTER, 1.5)


def test_asking_computers_takes_nothing_from_the_turn_time_and_adds_nothing() -> None:
    table = playing("Ann Bob Cat bot", turn_time=60)
    assert table.clock == Clock(Due.COMPUTER, 1.5)
    table = rings(table, late=20).table
    assert table.clock == Clock(Due.NUDGE, 30)
    assert rung(table, "").clock == Clock(Due.ACT, 60)


def test_at_the_end_of_the_turn_time_a_computer_moves_for_the_person() -> None:
    table = rung(playing(turn_time=60), "", "0 lead 7S")
    assert (table.running().turn, table.chairs[0].missed) == (1, 1)
    assert table.clock == Clock(Due.NUDGE, 90)


def test_the_clocks_that_need_an_answer_say_so() -> None:
    table = rung(playing(), "")
    assert due(table).due in THOUGHTFUL
    with pytest.raises(Stale):
        rings(table)


def test_people_without_a_limit_are_waited_for() -> None:
    assert playing(turn_time=None).clock is None


def test_without_a_limit_computers_play_all_the_same() -> None:
    assert due(playing("bot Bob Cat Dan", turn_time=None)).due is Due.COMPUTER


def test_a_seat_that_was_taken_over_is_played_without_waiting() -> None:
    table = playing("Ann Bob:away Cat Dan")
    table = rung(table, "", "0 lead 7S")
    assert due(table).due is Due.COMPUTER
    assert seats(rung(table, "1 beat 8S")) == "Ann Bob:away Cat Dan"


def test_without_natural_pauses_a_computer_moves_at_once() -> None:
    assert rings(pausing("Ann Bob bot Dan")).table.clock == Clock(Due.COMPUTER, 16.5)
    quick = fire(pausing("Ann Bob bot Dan"), None, at(15, pace=0)).table
    assert quick.clock == Clock(Due.COMPUTER, 15)


def test_without_natural_pauses_the_next_deal_comes_at_once() -> None:
    assert counted(playing(), played_out(1), at(9)).table.clock == Clock(Due.NEXT_DEAL, 24)
    assert counted(playing(), played_out(1), at(9, pace=0)).table.clock == Clock(Due.NEXT_DEAL, 9)
