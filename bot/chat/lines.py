"""What a person, and a group, may set: line by line, each with the values it goes through.

A button names a line and the value it wants, so a second tap on the same key changes nothing.
The places of lines and values are in buttons that are out there: add new ones at the end.
"""

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bot.table.options import TURN_TIMES
from bot.table.people import Group, Profile

Holder = TypeVar("Holder", Profile, Group)
PER_LINE = 10
"""How many values a line may have."""
YES_NO = (True, False)


class NoSuchLine(Exception):
    """No line, or no value of it, has this number."""


@dataclass(frozen=True, slots=True)
class Line:
    """One setting: the text of its key, and the field it changes within `part`."""

    key: str
    part: str
    field: str
    values: tuple[Any, ...] = YES_NO

    def place(self, of: Profile | Group) -> int:
        """The place of the present value among `values`; of one that is none, the first."""
        value = getattr(getattr(of, self.part) if self.part else of, self.field)
        return self.values.index(value) if value in self.values else 0

    def following(self, of: Profile | Group) -> int:
        """The place of the value that a tap chooses."""
        return (self.place(of) + 1) % len(self.values)

    def put(self, of: Holder, place: int) -> Holder:
        """The holder with another value."""
        change: dict[str, Any] = {self.field: self.values[place]}
        if self.part:
            change = {self.part: replace(getattr(of, self.part), **change)}
        return replace(of, **change)


OWN = (
    Line("key-set-suits", "taste", "suits", ("emoji", "letters", "four")),
    Line("key-set-ranks", "taste", "ranks", ("latin", "local")),
    Line("key-set-ask-dear", "taste", "confirm_discards"),
    Line("key-set-ask-all", "taste", "confirm_moves"),
    Line("key-set-list", "taste", "list_of_moves"),
    Line("key-set-sound", "taste", "sound"),
    Line("key-set-hidden", "", "hidden"),
)
"""What a person may set."""

HOUSE = (
    Line("key-set-turn-time", "house", "turn_time", TURN_TIMES),
    Line("key-set-openers", "house", "openers", ("all", "admins")),
    Line("key-set-computers", "house", "computers"),
    Line("key-set-pin", "house", "pin"),
    Line("key-set-nudges", "house", "nudges"),
    Line("key-set-pictures", "house", "pictures"),
)
"""What may be set for a group."""


def wish(number: int, place: int) -> int:
    """The argument of a button that wants a value of a line; 0 is left for the page itself."""
    return (number + 1) * PER_LINE + place


def granted(arg: int, lines: tuple[Line, ...], of: Holder) -> tuple[Line, Holder]:
    """The line that a button means, and the holder as it wants him. Raises NoSuchLine."""
    number, place = arg // PER_LINE - 1, arg % PER_LINE
    if not (0 <= number < len(lines) and place < len(lines[number].values)):
        raise NoSuchLine
    return lines[number], lines[number].put(of, place)
