"""Who is charged with a series: who sat there when it began, and nobody else."""

from dataclasses import replace

from bot.standings.series import Seated
from tests.standings.scenes import finished


def test_each_person_has_his_teams_result() -> None:
    outcomes = {outcome.person: outcome for outcome in finished("1 2 3 4", lost=1).outcomes}
    assert {person: outcome.won for person, outcome in outcomes.items()} == {
        1: True, 2: False, 3: True, 4: False,
    }  # fmt: skip
    assert (outcomes[1].partner, outcomes[1].foes) == (3, (2, 4))
    assert (outcomes[2].partner, outcomes[2].foes) == (4, (1, 3))
    assert [(o.tricks, o.loss, o.given) for o in (outcomes[1], outcomes[2])] == [
        (16, 4, 12),
        (19, 12, 4),
    ]


def test_computer_players_have_no_result() -> None:
    outcomes = list(finished("1 - - 4").outcomes)
    assert [outcome.person for outcome in outcomes] == [1, 4]
    assert [(outcome.partner, outcome.foes) for outcome in outcomes] == [
        (None, (4,)),
        (None, (1,)),
    ]


def test_a_series_is_rated_when_each_team_began_with_a_person() -> None:
    rated = {who: finished(who).is_rated for who in ("1 2 3 4", "1 2 - -", "1 - 3 -", "- - - 4")}
    assert rated == {"1 2 3 4": True, "1 2 - -": True, "1 - 3 -": False, "- - - 4": False}


def test_pairs_are_two_people_the_smaller_id_first() -> None:
    assert [pair[:2] for pair in finished("9 2 3 -").pairs] == [(3, 9)]
    assert list(finished("1 2 - -").pairs) == []


def test_deeds_are_those_of_the_seat() -> None:
    series = finished("1 2 3 4")
    a, _, c, d = series.seats
    series = replace(series, seats=(a, Seated(2, molodkas=2, time_outs=3), c, d))
    deeds = {o.person: (o.molodkas, o.time_outs) for o in series.outcomes}
    assert deeds == {1: (0, 0), 2: (2, 3), 3: (0, 0), 4: (0, 0)}
