"""Bars for long work: on standard error, and only where somebody watches."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import Progress


class Advance(Protocol):
    """Is told how much more is done."""

    def __call__(self, more: float = 1, /) -> None:
        """So much more is done."""


@contextmanager
def progress(label: str, total: float | None = None, *, hidden: bool = False) -> Iterator[Advance]:
    """A bar; without a total it only shows that something goes on."""
    with _bar(hidden=hidden) as bar:
        task = bar.add_task(label, total=total)
        yield lambda more=1, /: bar.advance(task, more)


@contextmanager
def progress_to(label: str) -> Iterator[Callable[[float, float], None]]:
    """A bar that is told how much is done, and of how much."""
    with _bar() as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _bar(*, hidden: bool = False) -> Progress:
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=hidden or not console.is_terminal)
