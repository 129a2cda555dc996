"""How long a hand may be behind: not at all when anything is asked of its person."""

from dataclasses import replace

import pytest

from bot.chat.screens.promptness import IDLE_SECONDS, JUST_MOVED_SECONDS, idleness, moved_last
from bot.players.levels import Level
from bot.rules.seats import SEATS, Seat
from bot.table.table import Table
from tests.chat.screens.scenes import scene, stage
from tests.rules.scenes import after
from tests.table.scenes import pausing, playing


def idle(table: Table, seat: Seat) -> float:
    return idleness(stage(scene(table, "en"), seat), seat)


def led() -> Table:
    """Seat 0 has led, seat 1 is to answer, seat 3 may lead its molodka."""
    return playing(deal=after(playing().running(), "0 lead 7S"))


def test_who_is_asked_anything_does_not_wait_and_who_has_moved_waits_least() -> None:
    waits = [idle(led(), seat) for seat in SEATS]
    assert waits == [JUST_MOVED_SECONDS, 0, IDLE_SECONDS, 0]


def test_before_the_first_lead_nobody_has_moved() -> None:
    assert not any(moved_last(playing(), seat) for seat in SEATS)
    assert [moved_last(led(), seat) for seat in SEATS] == [True, False, False, False]


@pytest.mark.parametrize("seat", SEATS)
def test_nothing_is_late_where_a_computer_player_moves_or_nobody(seat: Seat) -> None:
    away = replace(led().chairs[seat], level=Level.CAREFUL)
    assert idle(led().with_chairs({seat: away}), seat) == 0
    assert idle(pausing(), seat) == 0
