"""The parameters of one Bot API call, whatever way they came: typed reading, Telegram's errors.

Knows the forms of values, not the methods that take them.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.playground.decoding import load
from bot.playground.errors import bad_request
from bot.playground.files import Upload

TRUE = frozenset({"true", "yes", "1"})


@dataclass(frozen=True, slots=True)
class Params:
    """Values as strings (forms) or decoded (JSON bodies), and uploaded files."""

    values: Mapping[str, Any] = field(default_factory=dict)
    files: Mapping[str, Upload] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        return self.values.get(name) not in (None, "")

    def text(self, name: str) -> str:
        """The parameter as text; empty when it is not there."""
        value = self.values.get(name)
        return value if isinstance(value, str) else "" if value is None else json.dumps(value)

    def integer(self, name: str, default: int = 0) -> int:
        """The parameter as a whole number; `default` when it is not there or is none."""
        try:
            return int(self.text(name))
        except ValueError:
            return default

    def number(self, name: str) -> float:
        """The parameter as a number; 0 when it is not there or is none."""
        try:
            return float(self.text(name))
        except ValueError:
            return 0.0

    def flag(self, name: str) -> bool:
        return self.text(name).lower() in TRUE

    def json(self, name: str) -> Any:
        """The parameter as the JSON it is; None when it is not there. ApiError on bad JSON."""
        value = self.values.get(name)
        if not isinstance(value, str):
            return value
        if not value.strip():
            return None
        try:
            return load(value)
        except ValueError:
            what = "reply keyboard markup" if name == "reply_markup" else name
            raise bad_request(f"can't parse {what} JSON object") from None

    def record(self, name: str) -> dict[str, Any]:
        """The parameter as a JSON object; empty when it is not there. ApiError on any other."""
        value = self.json(name)
        if value is not None and not isinstance(value, dict):
            raise bad_request(f"{name} must be an Object")
        return value or {}

    def sequence(self, name: str) -> list[Any]:
        """The parameter as a JSON array; empty when it is not there. ApiError on any other."""
        value = self.json(name)
        if value is not None and not isinstance(value, list):
            raise bad_request(f"{name} must be an Array")
        return value or []

    def journal(self) -> dict[str, Any]:
        """The parameters for reading: files by name and size, secrets not at all."""
        shown = {k: v for k, v in self.values.items() if k != "secret_token"}
        sizes = {k: f"<{f.name}, {len(f.data)} bytes>" for k, f in self.files.items()}
        return shown | sizes
