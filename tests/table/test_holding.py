"""A table whose group is out of reach stands still."""

from dataclasses import replace

import pytest

from bot.rules.score import Score
from bot.table.clock import PAUSE_SECONDS, Clock, Due
from bot.table.holding import hold, resume
from bot.table.people import House
from bot.table.refusals import Stale, WrongPhase
from bot.table.table import Phase
from tests.table.scenes import FOUR, at, does, last_ply, lobby, playing, the_last


def test_nobody_is_hurried_while_the_group_is_out_of_reach() -> None:
    held = hold(playing(FOUR), at(50)).table
    assert held.held
    assert held.clock == Clock(Due.ABANDON, 50 + PAUSE_SECONDS)


def test_no_computer_player_moves_meanwhile() -> None:
    held = hold(playing("bot Bob Cat Dan"), at(50)).table
    assert held.clock is not None
    assert held.clock.due is Due.ABANDON


def test_when_the_group_is_back_the_turn_begins_anew() -> None:
    table = playing(FOUR)
    limit = table.options.turn_time
    assert limit is not None
    back = resume(hold(table, at(50)).table, at(500)).table
    assert not back.held
    assert back.clock == Clock(Due.NUDGE, 500 + limit / 2)


def test_holding_twice_and_resuming_what_goes_on_are_stale() -> None:
    table = playing(FOUR)
    with pytest.raises(Stale):
        resume(table, at(50))
    with pytest.raises(Stale):
        hold(hold(table, at(50)).table, at(60))


def test_a_lobby_is_not_held() -> None:
    with pytest.raises(WrongPhase):
        hold(lobby("Ann - - -"), at(50))


@pytest.mark.parametrize(("before", "phase"), [(0, Phase.PAUSE), (10, Phase.RESULT)])
def test_a_table_is_held_until_its_series_is_over(before: int, phase: Phase) -> None:
    """People may finish it in their private chats; a rematch must not be frozen from its start."""
    deal = last_ply((2, 0))
    table = hold(replace(playing(deal=deal), score=Score((before, 0))), at(50)).table
    last = the_last(deal)
    person = table.chairs[last.seat].person
    assert person is not None
    table = does(table, person, f"{last.action} {' '.join(last.cards)}", at(60)).table
    assert (table.phase, table.held) == (phase, phase is Phase.PAUSE)


def test_a_new_table_begins_with_what_the_group_settled() -> None:
    options = House(turn_time=30, computers=False).options
    assert (options.turn_time, options.computers) == (30, False)
