"""A machine-readable description of the Bot API, and what a request has that is not in it.

The form is that of PaulSonOfLars/telegram-bot-api-spec (`api.json`). A fault found here refuses
nothing: it marks the request in the journal. Knows no method that the description does not name.
"""

import json
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

Json = dict[str, Any]

LIST = "Array of "
FLAG = re.compile("true|false", re.IGNORECASE)
# How a form may write what is no text.
FORMS = {"Integer": re.compile(r"-?\d+"), "Float": re.compile(r"-?\d+(\.\d+)?")}
FORMS |= {"Boolean": FLAG, "True": FLAG}


class BadSpec(Exception):
    """A file that is no description of the Bot API; its text names the file."""


class Spec:
    """One version of the Bot API."""

    def __init__(self, description: Json) -> None:
        self.types: dict[str, Json] = description["types"]
        self.methods = {name.lower(): method for name, method in description["methods"].items()}

    @classmethod
    def read(cls, path: Path) -> "Spec":
        """The description in a file; BadSpec when it cannot be read or is none."""
        try:
            return cls(json.loads(path.read_text(encoding="utf-8")))
        except OSError as fault:
            raise BadSpec(f"{path}: {fault.strerror}") from fault
        except (ValueError, KeyError, TypeError, AttributeError) as fault:
            raise BadSpec(f"{path}: this is no description of the Bot API") from fault

    def check(self, method: str, values: Mapping[str, Any], files: Collection[str]) -> list[str]:
        """What is unknown, missing or ill-typed in a request, a sentence each."""
        known = self.methods.get(method.lower())
        if known is None:
            return [f"there is no method {method}"]
        fields = _fields(known)
        unknown = [f"there is no parameter {name}" for name in values if name not in fields]
        there = {name for name in values if values[name] is not None} | set(files)
        faults = unknown + _missing(fields, there, "")
        for name, value in values.items():
            if name in fields and value is not None:
                faults += self._any_of(name, fields[name]["types"], value, _from_wire)
        return faults

    def _any_of(
        self, where: str, types: list[str], value: Any, decoded: Callable[[str, Any], Any]
    ) -> list[str]:
        """No faults when one of the types fits; else those of the type that fits best."""
        found = [self._one(where, kind, decoded(kind, value)) for kind in types]
        wrong_kind = f"{where} must be {' or '.join(types)}, not {_short(value)}"
        named = [faults for faults in found if faults is not None]
        return min(named, key=len) if named else [wrong_kind]

    def _one(self, where: str, kind: str, value: Any) -> list[str] | None:
        """The faults inside a value of that kind; None when it is of another kind."""
        if kind in SCALARS:
            return [] if SCALARS[kind](value) else None
        if kind.startswith(LIST):
            return self._items(where, kind.removeprefix(LIST), value)
        described = self.types.get(kind, {})
        if not isinstance(value, dict):
            return None
        if "subtypes" in described:
            return self._any_of(where, self._meant(described["subtypes"], value), value, _as_it_is)
        return self._object(where, kind, _fields(described), value)

    def _meant(self, kinds: list[str], value: Json) -> list[str]:
        """Those of the kinds whose `type` is the value's, as far as the description tells."""
        said = re.compile(rf"\b{re.escape(str(value.get('type')))}\b")
        fields = {kind: _fields(self.types.get(kind, {})).get("type", {}) for kind in kinds}
        fits = [k for k, field in fields.items() if said.search(field.get("description", ""))]
        return fits or kinds

    def _items(self, where: str, kind: str, value: Any) -> list[str] | None:
        if not isinstance(value, list):
            return None
        faults: list[str] = []
        for number, item in enumerate(value):
            faults += self._any_of(f"{where}[{number}]", [kind], item, _as_it_is)
        return faults

    def _object(
        self, where: str, kind: str, fields: dict[str, Json], value: Json
    ) -> list[str] | None:
        faults = [f"{where}.{name}: {kind} has no such field" for name in value.keys() - fields]
        faults += _missing(fields, value.keys(), f"{where}.")
        for name in value.keys() & fields:
            faults += self._any_of(
                f"{where}.{name}", fields[name]["types"], value[name], _as_it_is
            )
        return sorted(faults)


def _fields(described: Json) -> dict[str, Json]:
    return {field["name"]: field for field in described.get("fields", [])}


def _missing(fields: dict[str, Json], there: Collection[str], prefix: str) -> list[str]:
    needed = (name for name, field in fields.items() if field["required"])
    return [f"{prefix}{name} is missing" for name in needed if name not in there]


def _is_integer(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


SCALARS: dict[str, Callable[[Any], bool]] = {
    "Integer": _is_integer,
    "Float": lambda value: _is_integer(value) or isinstance(value, float),
    "Boolean": lambda value: isinstance(value, bool),
    "True": lambda value: value is True,
    "String": _is_text,
    "InputFile": _is_text,
}


def _as_it_is(_kind: str, value: Any) -> Any:
    return value


def _from_wire(kind: str, value: Any) -> Any:
    """A form carries everything as text: the value that text stands for, as that kind."""
    if not isinstance(value, str) or kind in {"String", "InputFile"}:
        return value
    form = FORMS.get(kind)
    if form and not form.fullmatch(value):
        return value
    try:
        return json.loads(value.lower() if form else value)
    except ValueError:
        return value


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."  # noqa: PLR2004 - a line's worth
