"""Ratings: what moves them, by how much, and what is shown."""

from itertools import permutations

import pytest

from bot.players.levels import Level
from bot.standings.ratings import COMPUTERS, NEW, Rating, rated
from tests.standings.scenes import finished


def test_somebody_new_is_shown_with_a_thousand() -> None:
    assert NEW.points == 1000


def test_winners_rise_and_goats_fall_alike_when_all_are_new() -> None:
    after = rated(finished("1 2 3 4", lost=0), {})
    assert after[1] == after[3]
    assert after[2] == after[4]
    assert after[2].mu - NEW.mu == pytest.approx(NEW.mu - after[1].mu)
    assert after[2].points > after[1].points


def test_each_series_makes_ratings_surer() -> None:
    after = rated(finished("1 2 3 4"), {})
    assert all(rating.sigma < NEW.sigma for rating in after.values())


def test_to_beat_the_strong_is_worth_more_than_to_beat_the_weak() -> None:
    strong, weak = Rating(32.0, 2.0), Rating(18.0, 2.0)
    gain = [
        rated(finished("1 2 3 4", lost=0), {1: foe, 3: foe})[2].mu - NEW.mu
        for foe in (strong, weak)
    ]
    assert gain[0] > 2 * gain[1] > 0


def test_computer_players_are_reckoned_with_but_not_rated() -> None:
    gains = {}
    for level in Level:
        after = rated(finished(f"1 2 {level} -", lost=0), {})
        assert after.keys() == {1, 2}
        gains[level] = after[2].mu - NEW.mu
    assert gains[Level.ROOKIE] < gains[Level.CAREFUL] < gains[Level.MASTER]


def test_every_level_has_a_rating_and_an_unknown_one_is_the_usual() -> None:
    assert COMPUTERS.keys() == set(Level)
    unknown = rated(finished("1 2 gone -"), {})
    assert unknown == rated(finished("1 2 careful -"), {})


def test_the_seat_within_a_team_makes_no_difference() -> None:
    known = {1: Rating(30.0, 3.0), 3: Rating(20.0, 6.0)}
    results = [rated(finished(f"{a} 2 {b} 4"), known) for a, b in permutations("13")]
    assert results[0] == results[1]


def test_of_two_who_win_as_often_the_surer_one_is_shown_higher() -> None:
    assert Rating(27.0, 2.0).points > Rating(27.0, 4.0).points
