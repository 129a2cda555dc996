"""Reading untrusted JSON: every wrong text becomes a fault, none an unforeseen exception.

`loads` refuses what a record never needs and what would bite later: NaN and infinities, a key
twice, nesting deeper than anybody writes. `Fields` is one object being read: each key is taken by
one of the readers below, and what nobody took stays in `rest`.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from math import isfinite
from typing import TypeGuard, TypeVar

from bot.rules.cards import Card
from bot.rules.faults import NotJson, WrongShape
from bot.rules.moves import Action
from bot.rules.score import PerTeam
from bot.rules.seats import SEATS, TEAMS, Seat, Team

DEEPEST = 32
"""Levels of nesting that are read; a record itself has six."""

T = TypeVar("T")


def loads(line: str) -> object:
    """Read one JSON value. Raises NotJson."""
    try:
        value: object = json.loads(
            line, parse_constant=_finite, parse_float=_finite, object_pairs_hook=_unique
        )
    except RecursionError:
        raise NotJson("nested too deeply") from None
    except ValueError as error:
        raise NotJson(str(error)) from None
    if _is_deeper(value, DEEPEST):
        raise NotJson("nested too deeply")
    return value


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        message = f"{digits:.20} is not a finite number"
        raise ValueError(message)
    return number


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        message = "an object has a key twice"
        raise ValueError(message)
    return fields


def _is_deeper(value: object, levels: int) -> bool:
    inner = list(value.values()) if isinstance(value, dict) else value
    if not isinstance(inner, list):
        return False
    return levels == 0 or any(_is_deeper(part, levels - 1) for part in inner)


class Fields:
    """One JSON object being read. A key with null counts as absent."""

    def __init__(self, value: object, noun: str) -> None:
        if not isinstance(value, dict):
            raise WrongShape(noun, "an object")
        self.rest: dict[str, object] = dict(value)

    def take(self, key: str, read: Callable[[object, str], T]) -> T:
        """The value of a key that must be there."""
        return read(self.rest.pop(key, None), key)

    def optional(self, key: str, read: Callable[[object, str], T]) -> T | None:
        """The value of a key that may be absent."""
        value = self.rest.pop(key, None)
        return None if value is None else read(value, key)


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def text(value: object, key: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise WrongShape(key, "a string")
    return value


def items(value: object, key: str) -> list[object]:
    """A list of anything."""
    if not isinstance(value, list):
        raise WrongShape(key, "a list")
    return value


def whole(value: object, key: str) -> int:
    """A whole number; true and false are none."""
    if not _is_whole(value):
        raise WrongShape(key, "a whole number")
    return value


def moment(value: object, key: str) -> float:
    """Unix seconds."""
    if isinstance(value, float) or _is_whole(value):
        with suppress(OverflowError):
            return float(value)
    raise WrongShape(key, "Unix seconds")


def pair(value: object, key: str) -> PerTeam:
    """Two whole numbers, for team 0 and team 1."""
    first, second = (whole(part, key) for part in exactly(2, value, key))
    return first, second


def exactly(size: int, value: object, key: str) -> list[object]:
    """A list of a certain length."""
    parts = items(value, key)
    if len(parts) != size:
        raise WrongShape(key, f"a list of {size}")
    return parts


def seat(value: object, key: str) -> Seat:
    """A seat."""
    if not _is_whole(value) or value not in SEATS:
        raise WrongShape(key, "0, 1, 2 or 3")
    return SEATS[value]


def team(value: object, key: str) -> Team:
    """A team."""
    if not _is_whole(value) or value not in TEAMS:
        raise WrongShape(key, "0 or 1")
    return TEAMS[value]


def action(value: object, key: str) -> Action:
    """What a seat did."""
    try:
        return Action(text(value, key))
    except ValueError:
        raise WrongShape(key, "lead, beat, discard or claim") from None


def card(value: object, key: str) -> Card:
    """A card by its text form."""
    try:
        return Card(text(value, key))
    except ValueError:
        raise WrongShape(key, "made of cards such as TH") from None


def cards(value: object, key: str) -> tuple[Card, ...]:
    """Cards in order."""
    return tuple(card(part, key) for part in items(value, key))
