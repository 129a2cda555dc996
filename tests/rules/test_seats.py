"""Seats and teams (R1.1)."""

import pytest

from bot.rules.seats import (
    SEATS,
    TEAMS,
    Seat,
    Team,
    clockwise,
    distance,
    from_seat,
    other,
    partner,
    seats_of,
    team_of,
)


def test_play_goes_clockwise_from_seat_to_seat() -> None:
    assert [clockwise(seat) for seat in SEATS] == [1, 2, 3, 0]
    assert from_seat(2) == (2, 3, 0, 1)


@pytest.mark.parametrize("first", SEATS)
@pytest.mark.parametrize("seat", SEATS)
def test_distance_is_how_far_clockwise_one_sits(first: Seat, seat: Seat) -> None:
    assert clockwise(first, distance(first, seat)) == seat


@pytest.mark.parametrize("seat", SEATS)
def test_partners_sit_opposite_and_opponents_between(seat: Seat) -> None:
    assert team_of(partner(seat)) == team_of(seat)
    assert partner(partner(seat)) == seat
    assert team_of(clockwise(seat)) == other(team_of(seat))


@pytest.mark.parametrize("team", TEAMS)
def test_partners_are_the_seats_of_a_team(team: Team) -> None:
    assert seats_of(team) == tuple(seat for seat in SEATS if team_of(seat) == team)
