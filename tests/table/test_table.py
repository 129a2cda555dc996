"""The table value: who sits where, what is held, what is assumed by a button."""

from dataclasses import replace

import pytest

from bot.rules.seats import Seat
from bot.table.chair import Chair, Person
from bot.table.clock import PEOPLE, Due
from bot.table.options import TURN_TIMES, Options
from bot.table.refusals import NotSeated, Stale, WrongPhase
from bot.table.table import Phase, Table
from tests.table.scenes import (
    ANN,
    BOB,
    CAT,
    EVE,
    FOUR,
    HOUR,
    closed,
    lobby,
    pausing,
    playing,
    resting,
    seats,
)

MIXED = "Ann Bob:away Cat:left bot"


def test_a_scene_reads_as_it_is_written() -> None:
    assert seats(playing(MIXED)) == MIXED
    assert seats(lobby("Ann - bot -")) == "Ann - bot -"


@pytest.mark.parametrize(
    ("seat", "manned", "away", "left"),
    [
        (0, True, False, False),
        (1, False, True, False),
        (2, False, True, True),
        (3, False, False, False),
    ],
)
def test_who_moves_for_a_seat(seat: Seat, manned: bool, away: bool, left: bool) -> None:
    chair = playing(MIXED).chairs[seat]
    assert (chair.is_manned, chair.is_away, chair.left) == (manned, away, left)


def test_who_is_back_moves_himself_and_nothing_is_counted_against_him() -> None:
    gone = Chair(ANN, missed=2).taken_over(left=True)
    assert gone.back(7) == Chair(ANN, tapped_at=7)


def test_people_own_seats_even_when_a_computer_stands_in() -> None:
    table = playing(MIXED)
    assert table.people == {1: ANN, 2: BOB, 3: CAT}
    assert [table.find(person.id) for person in (ANN, BOB, CAT, EVE)] == [0, 1, 2, None]


def test_who_left_owns_the_seat_but_is_not_present() -> None:
    table = playing(MIXED)
    assert (table.seat_of(CAT.id), table.present(BOB.id)) == (2, 1)
    with pytest.raises(NotSeated):
        table.present(CAT.id)
    with pytest.raises(NotSeated):
        table.seat_of(EVE.id)


def test_empty_seats_and_the_first_of_a_team() -> None:
    table = lobby("Ann - - bot")
    assert table.empty_seats == (1, 2)
    assert [table.free_seat(team) for team in (0, 1)] == [2, 1]
    assert lobby("Ann - bot -").free_seat(0) is None


@pytest.mark.parametrize(("who", "abandoned"), [(MIXED, False), ("bot Bob:away bot bot", True)])
def test_a_table_is_abandoned_when_nobody_moves_for_himself(who: str, abandoned: bool) -> None:
    assert playing(who).is_abandoned is abandoned


@pytest.mark.parametrize(
    ("table", "person", "binds"),
    [
        (lobby(FOUR), ANN, True),
        (playing(MIXED), ANN, True),
        (playing(MIXED), BOB, True),
        (playing(MIXED), CAT, False),
        (playing(MIXED), EVE, False),
        (playing(turn_time=HOUR), ANN, False),
        (playing(turn_time=None), ANN, False),
        (pausing(), ANN, True),
        (resting(), ANN, False),
        (closed(), ANN, False),
    ],
)
def test_who_may_not_sit_at_another_quick_table(table: Table, person: Person, binds: bool) -> None:
    assert table.binds(person.id) is binds


def test_a_button_assumes_a_phase() -> None:
    table = playing()
    table.require_phase_no(table.phase_no)
    with pytest.raises(Stale):
        table.require_phase_no(table.phase_no - 1)


def test_a_deal_runs_only_while_playing() -> None:
    assert playing().running().turn == 0
    for table in (lobby(), pausing(), closed()):
        with pytest.raises(WrongPhase):
            table.running()


@pytest.mark.parametrize(
    ("table", "number"), [(lobby(), 0), (playing(), 1), (pausing(), 1), (resting(), 4)]
)
def test_the_deal_that_is_played_or_was_played_last(table: Table, number: int) -> None:
    assert table.deal_no == number


def test_a_new_phase_forgets_what_was_awaited() -> None:
    before = replace(pausing(), ready=(1,), paused=True, nudged=True)
    after = before.entered(Phase.RESULT, 9)
    assert (after.since, after.ready, after.paused, after.nudged) == (9, (), False, False)


def test_quick_tables_have_less_than_an_hour() -> None:
    quick = [time for time in TURN_TIMES if Options(time).is_quick]
    assert quick == [30, 60, 180]


def test_clocks_that_hurry_people_are_known() -> None:
    assert Due.COMPUTER not in PEOPLE
    assert Due.NUDGE in PEOPLE
