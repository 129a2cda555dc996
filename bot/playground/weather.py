"""Switches for trouble: limits, slowness, repeated updates, and faults for the next calls.

Knows nothing of methods beyond their names; who asks for a fault carries it out.
"""

from dataclasses import dataclass, field, fields
from typing import Any

from bot.playground.errors import Refused

YEAR = 366 * 86_400
POLL = "getupdates"
FAULTS = ("429", "500", "timeout_after", "lost_answer")


@dataclass(slots=True)
class Fault:
    """A fault for the next `times` calls that match.

    Without a method it matches any but the poll, which would always be the next; no chat is any.
    """

    fault: str
    method: str = ""
    chat_id: int | None = None
    times: int = 1
    retry_after: int = 3

    def matches(self, method: str, chat_id: int | None) -> bool:
        name = method.lower()
        same_method = name == self.method.lower() if self.method else name != POLL
        return same_method and self.chat_id in {None, chat_id}

    def json(self) -> dict[str, Any]:
        return {f.name: getattr(self, f.name) for f in fields(self)}


@dataclass(slots=True)
class Weather:
    """The switches; all off is fair weather."""

    flood: bool = False
    latency: float = 0.0
    query_age: float = 150.0
    double_updates: bool = False
    two_pollers: bool = False
    late_updates: float | None = None
    next: list[Fault] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        switches = {f.name: getattr(self, f.name) for f in fields(self)}
        return switches | {"next": [fault.json() for fault in self.next]}

    def change(self, switches: dict[str, Any]) -> None:
        """Turns the named switches; Refused, and nothing turned, when one is wrong."""
        changes = {name: _checked(name, value) for name, value in switches.items()}
        for name, value in changes.items():
            setattr(self, name, value)

    def fault(self, method: str, chat_id: int | None) -> Fault | None:
        """The fault that waits for this call, used up by it."""
        for fault in self.next:
            if fault.matches(method, chat_id):
                fault.times -= 1
                if fault.times <= 0:
                    self.next.remove(fault)
                return fault
        return None


def _checked(name: str, value: Any) -> Any:
    if name in {"flood", "double_updates", "two_pollers"} and isinstance(value, bool):
        return value
    number = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < YEAR
    if name in {"latency", "query_age"} and number:
        return float(value)
    if name == "late_updates" and (number or value is None):
        return value
    if name == "next" and isinstance(value, list):
        return [_fault(entry) for entry in value]
    known = ", ".join(f.name for f in fields(Weather))
    raise Refused(f"{name}: {value!r} is no weather; the switches are {known}")


def _fault(entry: Any) -> Fault:
    """A fault from JSON: {"fault", "method"?, "chat_id"?, "times"?, "retry_after"?}. Raises
    Refused.
    """
    kinds = {"fault": str, "method": str, "chat_id": int, "times": int, "retry_after": int}
    if not isinstance(entry, dict) or entry.get("fault") not in FAULTS:
        raise Refused(f"a fault is one of {', '.join(FAULTS)}, not {entry!r}")
    for name, value in entry.items():
        any_chat = name == "chat_id" and value is None  # as `Fault.json` has it
        if not any_chat and (name not in kinds or not isinstance(value, kinds[name])):
            raise Refused(f"fault: {name}: {value!r} is not understood")
    return Fault(**entry)
