"""A person who wants to be forgotten: nothing of him is left at any table."""

from dataclasses import replace

import pytest

from bot.table.absence import come_back, leave
from bot.table.chair import NOBODY, Person
from bot.table.forgetting import forget
from bot.table.refusals import StillSeated
from bot.table.table import Table
from tests.table.scenes import (
    ANN,
    BOB,
    CAT,
    EVE,
    FOUR,
    at,
    closed,
    lobby,
    pausing,
    playing,
    resting,
)

STRANGER = Person(-77, "")


def people(table: Table) -> list[Person | None]:
    return [chair.person for chair in table.chairs]


@pytest.mark.parametrize(
    "table", [lobby("Ann Bob - -"), playing(), pausing()], ids=["lobby", "playing", "pausing"]
)
def test_while_others_count_on_him_he_has_to_leave_first(table: Table) -> None:
    with pytest.raises(StillSeated):
        forget(table, BOB.id, STRANGER, at(1))


def test_who_left_a_deal_is_forgotten_there() -> None:
    table = leave(playing(), BOB.id, at(1)).table
    after, events = forget(table, BOB.id, STRANGER, at(2))
    assert people(after) == [ANN, STRANGER, *people(table)[2:]]
    assert events == ()
    assert after.host == ANN


def test_after_a_series_he_gets_up_and_the_next_one_is_the_host() -> None:
    after, events = forget(resting(), ANN.id, STRANGER, at(1))
    assert ANN not in people(after)
    assert after.host == BOB
    assert len(events) == 1


def test_a_host_who_does_not_sit_here_hands_the_table_on() -> None:
    table = replace(playing(), host=EVE)
    assert forget(table, EVE.id, STRANGER, at(1)).table.host == ANN


def test_who_comes_back_to_a_table_whose_host_is_forgotten_is_its_host() -> None:
    table = playing("Ann Bob bot bot")
    for leaver in (BOB, ANN):
        table = leave(table, leaver.id, at(1)).table
    table = forget(table, ANN.id, STRANGER, at(2)).table
    assert table.host == NOBODY
    assert come_back(table, BOB.id, at(3)).table.host == BOB


def test_a_closed_table_has_nobody_as_its_host() -> None:
    table = closed()
    after, events = forget(table, table.host.id, STRANGER, at(1))
    assert after.host == NOBODY
    assert table.host not in people(after)
    assert events == ()


def test_who_never_sat_there_changes_nothing() -> None:
    assert forget(playing(FOUR), EVE.id, STRANGER, at(1)).table == playing(FOUR)
    assert CAT in people(playing(FOUR))
