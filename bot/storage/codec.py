"""A table value as JSON text, and back.

The text begins with the number of its format. A field with a default may be added to a value
without a new number; for any other change raise FORMAT and add to UPGRADES what makes the parsed
JSON of format n that of n + 1.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cachetools import LRUCache
from pydantic import TypeAdapter, ValidationError

from bot.table.people import House, Taste
from bot.table.table import Table

FORMAT = 1

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


@dataclass(eq=False)
class UnknownSnapshot(Exception):
    """A snapshot of a format that this code does not know."""

    format: int


class UnreadableSnapshot(Exception):
    """A snapshot that is no table; the text says where, and nothing of what is in it."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table and the format it is written in."""

    format: int
    table: Table


_SNAPSHOT = TypeAdapter(Snapshot)
_TASTE = TypeAdapter(Taste)
_HOUSE = TypeAdapter(House)
_known: LRUCache[str, Table] = LRUCache(1024)
"""Tables by their texts. What is written is read again at once, by who shows it."""
_CURRENT = f'{{"format":{FORMAT},'


def encode(table: Table) -> str:
    """The text of a table."""
    text = _SNAPSHOT.dump_json(Snapshot(FORMAT, table)).decode()
    _known[text] = table
    return text


def decode(text: str) -> Table:
    """The table of a text. Remembered by the text itself, so it can never be stale.

    Raises UnknownSnapshot, UnreadableSnapshot.
    """
    table = _known.get(text)
    if table is None:
        table = _known[text] = _decoded(text)
    return table


def _decoded(text: str) -> Table:
    try:
        if text.startswith(_CURRENT):
            return _SNAPSHOT.validate_json(text).table
        return _SNAPSHOT.validate_python(_upgraded(json.loads(text))).table
    except ValidationError as fault:
        first = fault.errors(include_input=False, include_context=False)[0]
        found = first["type"], ".".join(map(str, first["loc"]))
    except json.JSONDecodeError as fault:
        found = fault.msg, str(fault.pos)
    except (KeyError, TypeError):
        found = "no snapshot", ""
    raise UnreadableSnapshot(*found)  # out here: the fault's own context holds the text


def _upgraded(snapshot: dict[str, Any]) -> dict[str, Any]:
    while snapshot["format"] != FORMAT:
        number = snapshot["format"]
        if number not in UPGRADES:
            raise UnknownSnapshot(number)
        snapshot = {**UPGRADES[number](snapshot), "format": number + 1}
    return snapshot


def encode_taste(taste: Taste) -> str:
    """The text of a person's taste."""
    return _TASTE.dump_json(taste).decode()


@lru_cache(maxsize=1024)
def decode_taste(text: str) -> Taste:
    """The taste of a text; settings that came later have their defaults."""
    return _TASTE.validate_json(text)


def encode_house(house: House) -> str:
    """The text of what a group has settled for its tables."""
    return _HOUSE.dump_json(house).decode()


@lru_cache(maxsize=1024)
def decode_house(text: str) -> House:
    """What a group has settled; settings that came later have their defaults."""
    return _HOUSE.validate_json(text)
