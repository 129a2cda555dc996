"""Lines of settings: a button names the value it wants, so a second tap changes nothing."""

from dataclasses import fields
from typing import Any

import pytest

from bot.chat.buttons import Button, Verb
from bot.chat.lines import HOUSE, OWN, PER_LINE, Line, NoSuchLine, granted, wish
from bot.table.options import Options
from bot.table.people import Group, House, Profile, Taste

ANN = Profile(1, "Ann", "en")
CLUB = Group(-100, "The club", "en")
ALL = [*((OWN, n, ANN) for n in range(len(OWN))), *((HOUSE, n, CLUB) for n in range(len(HOUSE)))]


def field(of: Profile | Group, line: Line) -> object:
    return getattr(getattr(of, line.part) if line.part else of, line.field)


@pytest.mark.parametrize(("lines", "number", "holder"), ALL)
def test_every_value_of_a_line_can_be_reached_by_taps(
    lines: tuple[Line, ...], number: int, holder: Any
) -> None:
    line, seen = lines[number], []
    for _ in line.values:
        seen.append(field(holder, line))
        holder = granted(wish(number, line.following(holder)), lines, holder)[1]
    assert sorted(map(str, seen)) == sorted(map(str, line.values))
    assert field(holder, line) == seen[0]


def test_the_same_tap_twice_is_the_same_as_once() -> None:
    arg = wish(3, OWN[3].following(ANN))
    _, once = granted(arg, OWN, ANN)
    assert once.taste.confirm_moves
    assert granted(arg, OWN, once)[1] == once


def test_every_setting_there_is_has_a_line() -> None:
    assert {f.name for f in fields(Taste)} | {"hidden"} == {line.field for line in OWN}
    assert {f.name for f in fields(House)} == {line.field for line in HOUSE}


@pytest.mark.parametrize("arg", [1, 9, wish(1, 9), 999, wish(len(OWN), 0)])
def test_lines_and_values_that_are_none_are_refused(arg: int) -> None:
    with pytest.raises(NoSuchLine):
        granted(arg, OWN, ANN)


def test_every_wish_is_a_button() -> None:
    for lines in (OWN, HOUSE):
        for number, line in enumerate(lines):
            assert len(line.values) <= PER_LINE
            for place in range(len(line.values)):
                button = Button(Verb.SETTINGS, arg=wish(number, place))
                assert Button.parse(str(button)) == button


def test_a_value_that_is_none_any_more_counts_as_the_first() -> None:
    odd = Group(-100, "The club", "en", house=House(turn_time=77))
    assert HOUSE[0].place(odd) == 0


@pytest.mark.parametrize("option", [option.name for option in fields(Options)])
def test_what_a_group_settles_is_an_option_of_its_next_table(option: str) -> None:
    (line,) = (line for line in HOUSE if line.field == option)
    for place, value in enumerate(line.values):
        assert getattr(line.put(CLUB, place).house.options, option) == value


def test_a_group_that_settled_nothing_has_the_usual_options() -> None:
    assert House().options == Options()
