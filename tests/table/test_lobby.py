"""The lobby: who may sit, stand, fill seats and start."""

from collections.abc import Callable

import pytest

from bot.players.levels import Level
from bot.rules.seats import Team
from bot.table.chair import Person
from bot.table.clock import Clock, Due
from bot.table.events import DealStarted, Sat, SeriesStarted, Stood
from bot.table.lobby import (
    add_computer,
    next_turn_time,
    open_table,
    remove_computer,
    shuffle_partners,
    sit,
    stand,
    start,
)
from bot.table.options import TURN_TIMES, Options
from bot.table.refusals import (
    AlreadySeated,
    NobodyToRemove,
    NoComputers,
    NotHost,
    NotSeated,
    Refusal,
    SeatedElsewhere,
    SeatsEmpty,
    TableFull,
    TeamFull,
    TooEarly,
)
from bot.table.table import Phase, Step, Table
from tests.rules.scenes import seed_of
from tests.table.scenes import ANN, BOB, CAT, DAN, EVE, FOUR, HERE, HOUR, at, due, lobby, seats


def sits(table: Table, person: Person, team: Team, busy: int | None = None) -> Step:
    return sit(table, person, team, at(5), busy=busy)


def turn_times(table: Table, presses: int, busy: frozenset[int]) -> list[int | None]:
    """The turn times that the host gets by pressing so often."""
    times = []
    for _ in range(presses):
        table = next_turn_time(table, ANN.id, at(5), busy=busy).table
        times.append(table.options.turn_time)
    return times


def test_an_opened_table_is_empty_and_waits_half_an_hour() -> None:
    table = open_table(HERE, ANN, Options(60), at(100))
    assert (seats(table), table.host, table.phase) == ("- - - -", ANN, Phase.LOBBY)
    assert table.clock == Clock(Due.EXPIRE, 100 + 1800)


@pytest.mark.parametrize(
    ("before", "team", "then", "seat"),
    [
        ("- - - -", 0, "Bob - - -", 0),
        ("- - - -", 1, "- Bob - -", 1),
        ("Ann - - -", 0, "Ann - Bob -", 2),
        ("Ann Bob - -", 0, "Ann - Bob -", 2),
        ("Bob - - Dan", 1, "- Bob - Dan", 1),
    ],
)
def test_a_person_takes_the_first_empty_seat_of_a_team_or_changes_teams(
    before: str, team: Team, then: str, seat: int
) -> None:
    table, events = sits(lobby(before), BOB, team)
    assert seats(table) == then
    assert events == (Sat(seat),)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("who", "team", "refusal"),
    [("Bob - - -", 0, AlreadySeated), ("Ann - bot -", 0, TeamFull), (FOUR, 0, TeamFull)],
)
def test_a_person_may_not_sit(who: str, team: Team, refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        sits(lobby(who), BOB, team)


def test_a_full_team_is_named() -> None:
    with pytest.raises(TeamFull) as refused:
        sits(lobby("- Ann - bot"), BOB, 1)
    assert refused.value.team == 1


def test_a_person_sits_at_one_quick_table_only() -> None:
    with pytest.raises(SeatedElsewhere) as refused:
        sits(lobby(turn_time=60), BOB, 0, busy=3)
    assert refused.value.table == 3


@pytest.mark.parametrize("turn_time", [HOUR, 24 * HOUR, None])
def test_a_person_may_sit_at_several_slow_tables(turn_time: int | None) -> None:
    assert seats(sits(lobby(turn_time=turn_time), BOB, 0, busy=3).table) == "Bob - - -"


def test_who_stands_frees_the_seat() -> None:
    table, events = stand(lobby("Ann Bob - -"), BOB.id, at(5))
    assert seats(table) == "Ann - - -"
    assert events == (Stood(1),)


def test_a_host_who_stands_is_the_host_still() -> None:
    assert stand(lobby("Ann Bob - -"), ANN.id, at(5)).table.host == ANN


def test_who_does_not_sit_cannot_stand() -> None:
    with pytest.raises(NotSeated):
        stand(lobby("Ann - - -"), BOB.id, at(5))


@pytest.mark.parametrize(
    ("person", "before", "then"),
    [(ANN, "- - - -", "bot - - -"), (BOB, "Ann Bob - -", "Ann Bob bot -")],
)
def test_the_host_and_the_seated_fill_seats_with_computers(
    person: Person, before: str, then: str
) -> None:
    assert seats(add_computer(lobby(before), person.id, Level.CAREFUL, at(5)).table) == then


@pytest.mark.parametrize(
    ("table", "person", "refusal"),
    [
        (lobby("Ann - - -"), BOB, NotSeated),
        (lobby("Ann - - -", computers=False), ANN, NoComputers),
        (lobby("Ann Bob Cat bot"), ANN, TableFull),
    ],
)
def test_no_computer_is_added(table: Table, person: Person, refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        add_computer(table, person.id, Level.CAREFUL, at(5))


def test_the_last_computer_is_removed_first() -> None:
    table = remove_computer(lobby("bot Ann bot Bob"), BOB.id, at(5)).table
    assert seats(table) == "bot Ann - Bob"


@pytest.mark.parametrize(("person", "refusal"), [(EVE, NotSeated), (ANN, NobodyToRemove)])
def test_no_computer_is_removed(person: Person, refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        remove_computer(lobby("Ann Bob - -"), person.id, at(5))


def test_the_lot_mixes_partners() -> None:
    mixed = {
        seats(shuffle_partners(lobby("Ann Bob Cat bot"), ANN.id, at(5, number)).table)
        for number in range(200)
    }
    assert len(mixed) == 24


def test_only_the_host_mixes_partners_and_sets_the_turn_time() -> None:
    with pytest.raises(NotHost) as refused:
        shuffle_partners(lobby(FOUR), BOB.id, at(5))
    assert refused.value.host == "Ann"
    with pytest.raises(NotHost):
        next_turn_time(lobby(FOUR), BOB.id, at(5), busy=())


def test_the_turn_times_go_round() -> None:
    times = turn_times(lobby(FOUR, turn_time=30), len(TURN_TIMES), frozenset())
    assert times == [60, 180, HOUR, 12 * HOUR, 24 * HOUR, None, 30]


def test_a_table_does_not_become_quick_for_those_who_sit_at_another_quick_one() -> None:
    table = lobby("Ann Bob - -", turn_time=24 * HOUR)
    assert turn_times(table, 4, frozenset({BOB.id})) == [None, HOUR, 12 * HOUR, 24 * HOUR]
    assert turn_times(table, 2, frozenset({EVE.id})) == [None, 30]


@pytest.mark.parametrize(
    "step",
    [
        lambda table: sit(table, CAT, 0, at(500), busy=None),
        lambda table: stand(table, BOB.id, at(500)),
        lambda table: add_computer(table, BOB.id, Level.CAREFUL, at(500)),
        lambda table: remove_computer(table, BOB.id, at(500)),
        lambda table: shuffle_partners(table, ANN.id, at(500)),
        lambda table: next_turn_time(table, ANN.id, at(500), busy=()),
    ],
)
def test_any_change_renews_the_time_of_the_lobby(step: Callable[[Table], Step]) -> None:
    assert step(lobby("- Bob - bot")).table.clock == Clock(Due.EXPIRE, 500 + 1800)


def test_the_host_starts_at_once() -> None:
    table, events = start(lobby(FOUR), ANN.id, at(5))
    series, deal = events
    assert table.phase is Phase.PLAYING
    assert series == SeriesStarted(table.chairs)
    assert isinstance(deal, DealStarted)
    assert (deal.number, deal.deal, deal.seed) == (1, table.deal, seed_of(0))


def test_the_host_may_start_for_others() -> None:
    assert start(lobby("bot Bob Cat Dan"), ANN.id, at(5)).table.phase is Phase.PLAYING


def test_any_seated_person_starts_a_minute_after_four_were_there() -> None:
    table = sit(lobby("Ann Bob Cat -"), DAN, 1, at(100), busy=None).table
    table = next_turn_time(table, ANN.id, at(150), busy=()).table
    with pytest.raises(TooEarly) as refused:
        start(table, BOB.id, at(159.5))
    assert refused.value.seconds == 1
    assert start(table, BOB.id, at(160)).table.phase is Phase.PLAYING


def test_the_minute_begins_anew_when_a_seat_was_empty() -> None:
    table = stand(lobby(FOUR), DAN.id, at(100)).table
    table = sit(table, DAN, 1, at(110), busy=None).table
    with pytest.raises(TooEarly) as refused:
        start(table, BOB.id, at(120))
    assert refused.value.seconds == 50


@pytest.mark.parametrize(
    ("who", "person", "refusal"),
    [
        (FOUR, EVE, NotSeated),
        ("Ann Bob Cat -", ANN, SeatsEmpty),
        ("bot bot bot bot", ANN, NotSeated),
    ],
)
def test_a_series_does_not_start(who: str, person: Person, refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        start(lobby(who), person.id, at(5))


def test_the_empty_seats_are_counted() -> None:
    with pytest.raises(SeatsEmpty) as refused:
        start(lobby("Ann - - bot"), ANN.id, at(5))
    assert refused.value.empty == 2


def test_a_series_begins_with_the_lot_and_the_counters_go_on() -> None:
    before = lobby(FOUR)
    table = start(before, ANN.id, at(5)).table
    deal = table.running()
    assert deal.leader == (deal.dealer + 1) % 4
    assert (table.series_no, table.deal_no, table.score.loss) == (1, 1, (0, 0))
    assert (table.phase_no, table.turn_no, table.trick_no) == (before.phase_no + 1, 1, 1)
    assert due(table).at == 5 + 90
