"""Seats and teams (R1.1): seats 0 to 3 clockwise, partners opposite."""

from typing import Literal, get_args

Seat = Literal[0, 1, 2, 3]
Team = Literal[0, 1]

SEATS: tuple[Seat, ...] = get_args(Seat)
TEAMS: tuple[Team, ...] = get_args(Team)


def clockwise(seat: Seat, steps: int = 1) -> Seat:
    """The seat `steps` places clockwise of `seat`."""
    return SEATS[(seat + steps) % 4]


def from_seat(first: Seat) -> tuple[Seat, ...]:
    """All four seats clockwise, beginning with `first`."""
    return SEATS[first:] + SEATS[:first]


def distance(first: Seat, seat: Seat) -> int:
    """How many places clockwise `seat` is from `first`: 0 to 3."""
    return (seat - first) % 4


def team_of(seat: Seat) -> Team:
    """Team 0 sits on seats 0 and 2, team 1 on seats 1 and 3."""
    return TEAMS[seat % 2]


def seats_of(team: Team) -> tuple[Seat, Seat]:
    """The two seats of a team."""
    return (0, 2) if team == 0 else (1, 3)


def other(team: Team) -> Team:
    """The opposing team."""
    return TEAMS[1 - team]


def partner(seat: Seat) -> Seat:
    """The seat opposite."""
    return clockwise(seat, 2)
