"""Pauses between deals, and series that follow each other."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.table.chair import Person
from bot.table.clock import Clock, Due
from bot.table.deals import pause, ready, rematch
from bot.table.events import CameBack, DealStarted, SeriesStarted
from bot.table.refusals import NotSeated, SeatedElsewhere
from bot.table.table import Phase, Step, Table
from tests.rules.scenes import seed_of
from tests.table.scenes import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    FOUR,
    HOUR,
    at,
    pausing,
    resting,
    rung,
    seats,
)


def again(
    table: Table,
    person: Person = ANN,
    *,
    swapped: bool = False,
    busy: dict[int, int] | None = None,
) -> Step:
    return rematch(table, person.id, at(50, 7), swapped=swapped, busy=busy or {})


def test_the_next_deal_comes_by_itself() -> None:
    before = pausing()
    assert before.clock == Clock(Due.NEXT_DEAL, 15)
    table = rung(before, "")
    assert (table.phase, table.deal_no) == (Phase.PLAYING, before.deal_no + 1)


def test_the_dealer_passes_on_and_the_last_taker_leads() -> None:
    before = pausing()
    table = rung(before, "")
    assert before.deal is not None
    deal = table.running()
    assert deal.dealer == (before.deal.dealer + 1) % 4
    assert deal.leader == before.deal.last_taker
    assert table.seed == seed_of(0).hex()


def test_the_counters_go_on_with_the_next_deal() -> None:
    before = pausing()
    table = rung(before, "")
    assert table.phase_no == before.phase_no + 1
    assert table.turn_no == before.turn_no + 1
    assert table.trick_no == before.trick_no + 1


def test_one_who_is_ready_does_not_delay_the_next_deal() -> None:
    table, events = ready(pausing(), BOB.id, at(10))
    assert (table.ready, table.clock, events) == ((1,), Clock(Due.NEXT_DEAL, 15), ())
    again_he = ready(table, BOB.id, at(11)).table
    assert again_he.ready == (1,)


def test_the_deal_begins_when_all_people_are_ready() -> None:
    table = pausing("Ann Bob:away Cat bot")
    table = ready(table, CAT.id, at(5)).table
    table, events = ready(table, ANN.id, at(6))
    assert table.phase is Phase.PLAYING
    assert [type(event) for event in events] == [DealStarted]
    assert table.ready == ()


def test_who_is_ready_is_back() -> None:
    table, events = ready(pausing("Ann Bob:away Cat Dan"), BOB.id, at(5))
    assert (seats(table), events) == (FOUR, (CameBack(1),))
    table, events = ready(pausing("Ann:away bot bot bot"), ANN.id, at(5))
    assert table.phase is Phase.PLAYING
    assert [type(event) for event in events] == [CameBack, DealStarted]


def test_a_pause_stops_the_clock_for_a_day() -> None:
    table = ready(pausing(), BOB.id, at(5)).table
    table = pause(table, ANN.id, at(10)).table
    assert (table.paused, table.ready) == (True, ())
    assert table.clock == Clock(Due.ABANDON, 10 + 24 * HOUR)


def test_anybody_ends_a_pause() -> None:
    table = pause(pausing(), ANN.id, at(10)).table
    table = ready(table, BOB.id, at(1000)).table
    assert (table.phase, table.paused) == (Phase.PLAYING, False)


def test_who_pauses_is_back() -> None:
    table, events = pause(pausing("Ann:away bot bot bot"), ANN.id, at(10))
    assert (seats(table), events) == ("Ann bot bot bot", (CameBack(0),))


@pytest.mark.parametrize(("who", "person"), [(FOUR, EVE), ("Ann:left Bob Cat Dan", ANN)])
def test_only_those_who_are_there_pause(who: str, person: Person) -> None:
    with pytest.raises(NotSeated):
        pause(pausing(who), person.id, at(5))


def test_strangers_hurry_nobody() -> None:
    with pytest.raises(NotSeated):
        ready(pausing(), EVE.id, at(5))


def test_who_left_goes_on_unless_he_sits_elsewhere() -> None:
    table = pausing("Ann:left Bob:left bot bot")
    assert seats(ready(table, ANN.id, at(5)).table) == "Ann Bob:left bot bot"
    with pytest.raises(SeatedElsewhere):
        ready(table, ANN.id, at(5), busy=3)


def test_a_rematch_with_the_same_seats() -> None:
    before = resting()
    table, events = again(before)
    assert [type(event) for event in events] == [SeriesStarted, DealStarted]
    assert (seats(table), table.phase, table.host) == (FOUR, Phase.PLAYING, ANN)
    assert (table.series_no, table.deal_no) == (before.series_no + 1, 1)
    assert (table.score.loss, table.counts, table.result) == ((0, 0), (), None)
    deal = table.running()
    assert deal.leader == (deal.dealer + 1) % 4


def test_swapping_goes_through_all_partners() -> None:
    line = [resting()]
    for _ in range(3):
        after = again(line[-1], swapped=True).table
        line.append(replace(after, phase=Phase.RESULT))
    partners = [{frozenset(seats(table).split()[place::2]) for place in (0, 1)} for table in line]
    assert all(one != other for one, other in pairwise(partners))
    assert partners[0] != partners[2]
    assert seats(line[3]) == seats(line[0])


@pytest.mark.parametrize("state", ["left", "away"])
def test_seats_of_those_who_went_are_free(state: str) -> None:
    before = resting(f"Ann:{state} Bob bot Dan")
    table, events = again(before, BOB)
    assert (seats(table), table.phase, events) == ("- Bob bot Dan", Phase.LOBBY, ())
    assert (table.host, table.deal, table.full_since) == (BOB, None, None)
    assert table.clock == Clock(Due.EXPIRE, 50 + 1800)


def test_seats_of_those_who_sit_elsewhere_are_free() -> None:
    assert seats(again(resting(), BOB, busy={CAT.id: 3}).table) == "Ann Bob - Dan"
    slow = resting(turn_time=HOUR)
    assert again(slow, BOB, busy={CAT.id: 3, BOB.id: 3}).table.phase is Phase.PLAYING


def test_the_one_who_asks_sits_again() -> None:
    table = again(resting("Ann:left Bob Cat Dan")).table
    assert (seats(table), table.phase) == (FOUR, Phase.PLAYING)


def test_who_sits_elsewhere_asks_for_no_rematch() -> None:
    with pytest.raises(SeatedElsewhere) as refused:
        again(resting(), DAN, busy={DAN.id: 3})
    assert refused.value.table == 3


def test_strangers_ask_for_no_rematch() -> None:
    with pytest.raises(NotSeated):
        again(resting(), EVE)


def test_the_host_stays_unless_he_does_not_sit() -> None:
    assert again(resting(), BOB).table.host == ANN
    assert again(resting("bot Bob bot bot"), BOB).table.host == BOB
