"""Whole series in which nobody does more than come back: the clocks carry the game."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bot.rules.score import LIMIT, Score
from bot.table.absence import come_back
from bot.table.clock import Due
from bot.table.events import SeriesEnded
from bot.table.firing import THOUGHTFUL, fire
from bot.table.moment import Moment
from bot.table.table import Phase, Table
from tests.table.scenes import FOUR, at, due, playing, seats, wish

Deeds = Callable[[Table, Moment], Table]


def by_clocks(table: Table, deeds: Deeds) -> tuple[Table, list[SeriesEnded]]:
    """Let clock after clock run out; after each, people do what they do."""
    rng, ended, number = Random(1), list[SeriesEnded](), 0
    while table.phase in {Phase.PLAYING, Phase.PAUSE}:
        number, clock = number + 1, due(table)
        needed = clock.due in THOUGHTFUL
        move = wish(table, rng, for_person=clock.due is Due.ACT) if needed else None
        table, events = fire(table, move, at(clock.at, number))
        ended += [event for event in events if isinstance(event, SeriesEnded)]
        table = deeds(table, at(clock.at, number))
    return table, ended


def nobody_acts(table: Table, _moment: Moment) -> Table:
    return table


def who_was_taken_over_comes_back(table: Table, moment: Moment) -> Table:
    for person in table.people:
        if table.chairs[table.seat_of(person)].is_away:
            table = come_back(table, person, moment).table
    return table


@pytest.mark.parametrize("who", [FOUR, "Ann bot bot bot", "bot Bob bot Dan"])
def test_a_series_by_clocks_alone_ends_with_goats(who: str) -> None:
    table, ended = by_clocks(playing(who), who_was_taken_over_comes_back)
    assert (table.phase, seats(table).count("bot")) == (Phase.RESULT, who.count("bot"))
    losers = table.score.losers
    assert losers is not None
    assert table.score.loss[losers] >= LIMIT
    assert [event.losers for event in ended] == [losers]
    assert len(table.counts) == table.score.deals


@pytest.mark.parametrize("who", [FOUR, "Ann bot bot bot"])
def test_when_nobody_is_there_the_series_closes_uncounted(who: str) -> None:
    table, ended = by_clocks(playing(who), nobody_acts)
    assert (table.phase, table.broken_off, table.is_abandoned) == (Phase.CLOSED, True, True)
    assert [event.losers for event in ended] == [None]


def test_goats_come_in_the_end_from_any_score() -> None:
    near = replace(playing("Ann bot bot bot"), score=Score((10, 10), 1, 7))
    table, _ = by_clocks(near, who_was_taken_over_comes_back)
    assert (table.phase, table.score.eggs >= 1) == (Phase.RESULT, True)
