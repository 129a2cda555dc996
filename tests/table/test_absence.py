"""Nudges, leaving, vanishing and coming back."""

from collections.abc import Callable

import pytest

from bot.table.absence import come_back, leave, nudge, vanish
from bot.table.chair import Person
from bot.table.clock import Clock, Due
from bot.table.deals import pause, ready
from bot.table.events import CameBack, SeatTakenOver, Stood
from bot.table.refusals import NotAway, NotSeated, Refusal, SeatedElsewhere, Stale, WrongPhase
from bot.table.table import Phase, Step, Table
from tests.rules.scenes import dealt
from tests.table.scenes import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    FOUR,
    HOUR,
    at,
    does,
    due,
    lobby,
    pausing,
    playing,
    resting,
    rung,
    seats,
)

NO_MOLODKA = dealt("7S KC 9D 6H | 8S AS QC JD | 9S TS 7H 6C | 6D 7D KD AH")

Going = Callable[[Table, int], Step]


def leaves(table: Table, person: int) -> Step:
    return leave(table, person, at(100))


def vanishes(table: Table, person: int) -> Step:
    return vanish(table, person, at(100))


ways_to_go = pytest.mark.parametrize("goes", [leaves, vanishes])


def test_a_nudge_at_half_of_the_turn_time_and_the_end_at_its_end() -> None:
    table = playing(turn_time=60)
    assert table.clock == Clock(Due.NUDGE, 30)
    table = rung(table, "")
    assert table.nudged
    assert table.clock == Clock(Due.ACT, 60)


def test_after_a_late_nudge_half_of_the_time_is_left() -> None:
    assert nudge(playing(turn_time=60), at(1000)).table.clock == Clock(Due.ACT, 1030)


@pytest.mark.parametrize(
    "table",
    [rung(playing(), ""), playing("bot Bob Cat Dan"), playing(turn_time=None)],
    ids=["nudged already", "a computer", "no limit"],
)
def test_nobody_is_to_be_nudged(table: Table) -> None:
    with pytest.raises(Stale):
        nudge(table, at(90))


def test_the_move_ends_the_hurry() -> None:
    table = does(rung(playing(), ""), ANN, "lead 7S", at(100)).table
    assert (table.nudged, table.clock) == (False, Clock(Due.NUDGE, 190))


def test_who_leaves_the_lobby_frees_the_seat() -> None:
    table, events = leaves(lobby("Ann Bob Cat -"), BOB.id)
    assert (seats(table), events, table.host) == ("Ann - Cat -", (Stood(1),), ANN)


def test_a_host_who_leaves_hands_the_table_on() -> None:
    assert leaves(lobby("Ann bot Cat -"), ANN.id).table.host == CAT
    assert leaves(playing("Ann Bob:away Cat Dan"), ANN.id).table.host == CAT
    assert leaves(lobby("Ann bot - -"), ANN.id).table.host == ANN


def test_a_computer_plays_on_for_who_left() -> None:
    table, events = leaves(playing(), BOB.id)
    assert (seats(table), events) == ("Ann Bob:left Cat Dan", (SeatTakenOver(1, left=True),))
    assert table.host == ANN


def test_who_timed_out_may_leave_for_good() -> None:
    assert seats(leaves(playing("Ann Bob:away Cat Dan"), BOB.id).table) == "Ann Bob:left Cat Dan"


def test_a_computer_plays_on_for_who_vanished() -> None:
    table, events = vanishes(playing(), BOB.id)
    assert (seats(table), events) == ("Ann Bob:away Cat Dan", (SeatTakenOver(1, left=False),))


def test_who_leaves_at_his_turn_is_moved_for_at_once() -> None:
    clock = due(leaves(playing(), ANN.id).table)
    assert clock.due is Due.COMPUTER
    assert clock.at <= 100


@ways_to_go
def test_the_turn_time_of_others_is_not_lengthened(goes: Going) -> None:
    table = rung(playing(), "")
    gone = goes(table, BOB.id).table
    back = come_back(gone, BOB.id, at(110)).table
    assert table.clock == gone.clock == back.clock == Clock(Due.ACT, 180)


def test_nobody_gets_his_own_turn_time_again_by_leaving() -> None:
    table = leaves(rung(playing(), ""), ANN.id).table
    assert come_back(table, ANN.id, at(101)).table.clock == Clock(Due.ACT, 180)


@ways_to_go
def test_the_next_deal_is_not_delayed(goes: Going) -> None:
    gone = goes(pausing(), BOB.id).table
    back = come_back(gone, BOB.id, at(110)).table
    assert gone.clock == back.clock == Clock(Due.NEXT_DEAL, 15)


def test_who_leaves_is_ready_no_more() -> None:
    table = ready(pausing(), BOB.id, at(5)).table
    assert leaves(table, BOB.id).table.ready == ()


def test_who_leaves_after_a_series_stands_up() -> None:
    before = resting()
    table, events = leaves(before, BOB.id)
    assert (seats(table), events) == ("Ann Bob:left Cat Dan", (Stood(1),))
    assert table.clock == before.clock


def test_when_all_left_after_a_series_its_time_goes_on() -> None:
    before = resting("Ann bot bot bot")
    assert leaves(before, ANN.id).table.clock == before.clock


@pytest.mark.parametrize(
    ("goes", "who", "person", "refusal"),
    [
        (leaves, FOUR, EVE, NotSeated),
        (leaves, "Ann Bob:left Cat Dan", BOB, NotSeated),
        (vanishes, FOUR, EVE, NotSeated),
        (vanishes, "Ann Bob:left Cat Dan", BOB, Stale),
        (vanishes, "Ann Bob:away Cat Dan", BOB, Stale),
    ],
)
def test_who_is_not_there_cannot_go(
    goes: Going, who: str, person: Person, refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        goes(playing(who), person.id)


def test_nobody_vanishes_from_a_lobby() -> None:
    with pytest.raises(WrongPhase):
        vanishes(lobby(FOUR), BOB.id)


@ways_to_go
@pytest.mark.parametrize(("turn_time", "patience"), [(180, 1800), (HOUR, 24 * HOUR)])
def test_without_people_computers_do_not_play_on(
    goes: Going, turn_time: int, patience: int
) -> None:
    table = goes(playing("bot Bob bot bot", turn_time=turn_time), BOB.id).table
    assert table.is_abandoned
    assert table.clock == Clock(Due.ABANDON, 100 + patience)


def test_a_table_without_people_closes_uncounted() -> None:
    table = rung(leaves(playing("bot Bob bot bot"), BOB.id).table, "")
    assert (table.phase, table.broken_off, table.clock) == (Phase.CLOSED, True, None)


def test_who_comes_back_wakes_the_table() -> None:
    table = playing("Ann:left bot bot Dan:away")
    dan, events = come_back(table, DAN.id, at(1000))
    assert events == (CameBack(3),)
    assert dan.clock == Clock(Due.COMPUTER, 1001.5)
    table = leaves(playing("Ann bot Cat:left bot", NO_MOLODKA, turn_time=60), ANN.id).table
    assert come_back(table, ANN.id, at(1000)).table.clock == Clock(Due.NUDGE, 1030)


def test_who_comes_back_between_deals_wakes_the_table() -> None:
    table = leaves(pausing("Ann bot bot bot"), ANN.id).table
    assert table.clock == Clock(Due.ABANDON, 1900)
    assert come_back(table, ANN.id, at(1000)).table.clock == Clock(Due.NEXT_DEAL, 1015)


def test_a_pause_outlives_those_who_go_and_come_back() -> None:
    table = pause(pausing("Ann bot bot bot"), ANN.id, at(50)).table
    table = come_back(leaves(table, ANN.id).table, ANN.id, at(200)).table
    assert table.clock == Clock(Due.ABANDON, 200 + 24 * HOUR)


@pytest.mark.parametrize(("person", "refusal"), [(EVE, NotSeated), (ANN, NotAway)])
def test_there_is_nothing_to_come_back_to(person: Person, refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        come_back(playing(), person.id, at(5))


def test_nobody_comes_back_to_a_lobby() -> None:
    with pytest.raises(WrongPhase):
        come_back(lobby(FOUR), ANN.id, at(5))


def test_who_left_and_sits_at_another_quick_table_cannot_come_back() -> None:
    with pytest.raises(SeatedElsewhere) as refused:
        come_back(playing("Ann Bob:left Cat Dan"), BOB.id, at(5), busy=3)
    assert refused.value.table == 3


@pytest.mark.parametrize(
    "table",
    [playing("Ann Bob:away Cat Dan"), playing("Ann Bob:left Cat Dan", turn_time=HOUR)],
    ids=["the seat was his all the time", "a slow table"],
)
def test_others_come_back_wherever_they_sit(table: Table) -> None:
    assert seats(come_back(table, BOB.id, at(5), busy=3).table) == FOUR


def test_after_a_series_one_may_change_ones_mind() -> None:
    before = leaves(resting(), BOB.id).table
    table = come_back(before, BOB.id, at(110)).table
    assert (seats(table), table.clock) == (FOUR, before.clock)


def test_who_comes_back_is_the_host_when_the_host_left() -> None:
    assert come_back(playing("Ann:left Bob:away bot bot"), BOB.id, at(5)).table.host == BOB
    assert come_back(playing("Ann:away Bob:away bot bot"), BOB.id, at(5)).table.host == ANN
    assert come_back(playing("bot Bob:away bot bot"), BOB.id, at(5)).table.host == ANN
