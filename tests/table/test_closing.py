"""Tables that end, and tables that have ended."""

from collections.abc import Callable

import pytest

from bot.players.levels import Level
from bot.rules.moves import Action
from bot.table.absence import come_back, leave, nudge, vanish
from bot.table.closing import close, stop
from bot.table.deals import pause, ready, rematch
from bot.table.events import SeriesEnded
from bot.table.firing import fire
from bot.table.lobby import (
    add_computer,
    next_turn_time,
    remove_computer,
    shuffle_partners,
    sit,
    stand,
    start,
)
from bot.table.play import computer_move, play, time_out
from bot.table.refusals import NotHost, Refusal, Stale
from bot.table.table import Phase, Step, Table
from tests.rules.scenes import move
from tests.table.scenes import ANN, BOB, EVE, at, closed, lobby, pausing, playing, resting

STEPS: list[Callable[[Table], Step]] = [
    lambda t: sit(t, EVE, 0, at(5), busy=None),
    lambda t: stand(t, ANN.id, at(5)),
    lambda t: add_computer(t, ANN.id, Level.CAREFUL, at(5)),
    lambda t: remove_computer(t, ANN.id, at(5)),
    lambda t: shuffle_partners(t, ANN.id, at(5)),
    lambda t: next_turn_time(t, ANN.id, at(5), busy=()),
    lambda t: start(t, ANN.id, at(5)),
    lambda t: play(t, ANN.id, Action.LEAD, 1, t.turn_no, at(5)),
    lambda t: play(t, ANN.id, Action.CLAIM, 15, t.trick_no, at(5)),
    lambda t: computer_move(t, None, at(5)),
    lambda t: computer_move(t, move("0 lead 7S"), at(5)),
    lambda t: time_out(t, move("0 lead 7S"), at(5)),
    lambda t: ready(t, ANN.id, at(5)),
    lambda t: pause(t, ANN.id, at(5)),
    lambda t: rematch(t, ANN.id, at(5), swapped=False, busy={}),
    lambda t: nudge(t, at(5)),
    lambda t: leave(t, ANN.id, at(5)),
    lambda t: vanish(t, ANN.id, at(5)),
    lambda t: come_back(t, ANN.id, at(5)),
    lambda t: stop(t, ANN.id, at(5), admin=True),
    lambda t: close(t, at(5)),
    lambda t: fire(t, None, at(1e12)),
]


@pytest.mark.parametrize("step", STEPS)
def test_nothing_happens_at_a_closed_table(step: Callable[[Table], Step]) -> None:
    with pytest.raises(Refusal):
        step(closed())


@pytest.mark.parametrize("table", [lobby("Ann Bob - -"), playing(), pausing(), resting()])
def test_the_host_and_admins_stop_a_table(table: Table) -> None:
    for person, admin in ((ANN, False), (EVE, True)):
        after = stop(table, person.id, at(5), admin=admin).table
        assert (after.phase, after.clock, after.phase_no) == (
            Phase.CLOSED,
            None,
            table.phase_no + 1,
        )
    with pytest.raises(NotHost) as refused:
        stop(table, BOB.id, at(5), admin=False)
    assert refused.value.host == "Ann"


def test_anybody_closes_a_stale_lobby() -> None:
    table = lobby("Ann Bob - -")
    with pytest.raises(NotHost):
        stop(table, EVE.id, at(1799), admin=False)
    assert stop(table, EVE.id, at(1800), admin=False).table.phase is Phase.CLOSED


def test_nobody_but_the_host_closes_an_old_series() -> None:
    with pytest.raises(NotHost):
        stop(playing(), BOB.id, at(9999), admin=False)


@pytest.mark.parametrize("table", [playing(), pausing()])
def test_a_series_broken_off_counts_for_nobody(table: Table) -> None:
    after, events = stop(table, ANN.id, at(5), admin=False)
    assert events == (SeriesEnded(None, table.score, 5),)
    assert after.broken_off


@pytest.mark.parametrize("table", [lobby("Ann Bob - -"), resting()])
def test_nothing_is_broken_off_before_or_after_a_series(table: Table) -> None:
    after, events = close(table, at(5))
    assert (events, after.broken_off) == ((), False)


def test_a_closed_table_knows_its_last_deal() -> None:
    assert close(playing(), at(5)).table.deal_no == 1
    assert close(pausing(), at(5)).table.deal_no == 1


def test_a_clock_fires_once() -> None:
    table = fire(lobby(), None, at(1800)).table
    with pytest.raises(Stale):
        fire(table, None, at(1800))
