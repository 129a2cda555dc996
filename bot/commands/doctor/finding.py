"""What the doctor finds: one line each, and what to do about it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """How it is."""

    OK = "ok"
    WARNING = "warning"
    """It works, but something should be done."""
    FAULT = "fault"
    """It does not work."""


@dataclass(frozen=True, slots=True)
class Finding:
    """`name`: what was looked at. `said`: how it is. `todo`: what to do; empty: nothing."""

    name: str
    said: str
    grade: Grade = Grade.OK
    todo: str = ""

    def lines(self) -> Iterator[str]:
        """For people; readable without colours."""
        yield f"{self.grade:<8} {self.name:<10} {self.said}"
        if self.todo:
            yield f"{'':<8} {'':<10} -> {self.todo}"


def warning(name: str, said: str, todo: str) -> Finding:
    """It works, but something should be done."""
    return Finding(name, said, Grade.WARNING, todo)


def fault(name: str, said: str, todo: str) -> Finding:
    """It does not work."""
    return Finding(name, said, Grade.FAULT, todo)
