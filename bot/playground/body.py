"""The JSON body of a `/world` request: typed reading, faults in plain words.

Knows the forms of values, not the requests that carry them.
"""

from typing import Any, TypeVar

from starlette.requests import Request

from bot.playground.decoding import load
from bot.playground.errors import Refused
from bot.playground.weather import YEAR

T = TypeVar("T")
KINDS = {int: "a whole number", str: "a text", bool: "true or false", list: "a list"}


class Body:
    """The fields of a JSON object."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields

    @classmethod
    async def read(cls, request: Request) -> "Body":
        """The body of a request, empty when there is none; Refused when it is no object."""
        body = await request.body()
        try:
            fields = load(body) if body else {}
        except ValueError:
            fields = None
        if not isinstance(fields, dict):
            raise Refused("the body is not a JSON object")
        return cls(fields)

    def must(self, name: str, kind: type[T]) -> T:
        """The field; Refused when it is not there or is of another kind."""
        value = self.may(name, kind)
        if value is None:
            raise Refused(f"{name} is missing")
        return value

    def may(self, name: str, kind: type[T]) -> T | None:
        """The field, None when it is not there; Refused when it is of another kind."""
        value = self.fields.get(name)
        if value is None:
            return None
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise Refused(f"{name} must be {KINDS[kind]}, not {value!r}")
        return value

    def ids(self, name: str) -> list[int]:
        """A list of ids, empty when it is not there."""
        values = self.may(name, list) or []
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise Refused(f"{name} must be a list of whole numbers")
        return values

    def seconds(self, name: str) -> float | None:
        """A number of seconds, a year at most; None when it is not there."""
        value = self.fields.get(name)
        if value is None:
            return None
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or not 0 <= value <= YEAR:
            raise Refused(f"{name} must be a number of seconds, not {value!r}")
        return float(value)
