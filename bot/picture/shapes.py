"""Our own drawings, so that no emoji font is needed: each within a square of a given side."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, pi, sin

from bot.picture.canvas import Canvas
from bot.rules.seats import Team

TEAMS = ("#63b3ff", "#ffa14a")
"""Blue and orange, told apart by colour-blind eyes too; the forms differ all the same."""
IVORY, GOLD, INK = "#f6f1e3", "#ffd166", "#14261f"
HORN, FUR, SHADE, PINK = "#d9c08a", "#f1ede2", "#cfc7b4", "#e8a7a0"


@dataclass(frozen=True, slots=True)
class Square:
    """Where a drawing goes: its corner and its side; inside it goes from 0 to 100."""

    x: float
    y: float
    side: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A place inside."""
        return self.x + x * self.side / 100, self.y + y * self.side / 100

    def all(self, *points: tuple[float, float]) -> list[tuple[float, float]]:
        """Several places."""
        return [self.at(x, y) for x, y in points]


def mark(on: Canvas, where: Square, team: Team) -> None:
    """The sign of a team: a disc for A, a square on its corner for B."""
    if team == 0:
        _ellipse(on, where, (8, 8, 92, 92), TEAMS[0])
    else:
        on.polygon(where.all((50, 0), (100, 50), (50, 100), (0, 50)), TEAMS[1])


def egg(on: Canvas, where: Square) -> None:
    """An egg with some speckles."""
    turns = [2 * pi * step / 60 for step in range(60)]
    outline = [(50 + 38 * cos(t) * (1 + 0.22 * sin(t)), 50 + 49 * sin(t)) for t in turns]
    on.polygon(where.all(*outline), IVORY)
    for x, y, size in ((42, 36, 7), (60, 50, 6), (38, 62, 8), (58, 72, 6)):
        _ellipse(on, where, (x, y, x + size, y + size), SHADE)


def cup(on: Canvas, where: Square) -> None:
    """A cup for the winners."""
    for left, right in ((6, 40), (60, 94)):
        _ellipse(on, where, (left, 14, right, 50), GOLD)
        _ellipse(on, where, (left + 9, 22, right - 9, 42), INK)
    on.polygon(where.all((20, 6), (80, 6), (74, 44), (60, 60), (40, 60), (26, 44)), GOLD)
    on.polygon(where.all((45, 58), (55, 58), (57, 80), (43, 80)), GOLD)
    on.polygon(where.all((28, 80), (72, 80), (76, 94), (24, 94)), GOLD)


def robot(on: Canvas, where: Square) -> None:
    """A head of a computer player."""
    on.line(where.all((50, 6), (50, 28)), SHADE, where.side / 14)
    _ellipse(on, where, (42, 0, 58, 16), GOLD)
    on.polygon(where.all((14, 26), (86, 26), (86, 92), (14, 92)), SHADE)
    for left in (27, 59):
        _ellipse(on, where, (left, 42, left + 15, 57), INK)
    on.polygon(where.all((30, 70), (70, 70), (70, 78), (30, 78)), INK)


def goat(on: Canvas, where: Square) -> None:
    """A goat looks at the losers."""
    for side in (1, -1):
        _horn(on, where, side)
        ear = ((18, 34), (36, 30), (44, 38), (40, 46), (26, 50), (12, 46))
        on.polygon(where.all(*_turned(ear, side)), SHADE)
        inner = ((20, 41), (34, 38), (38, 41), (27, 45))
        on.polygon(where.all(*_turned(inner, side)), PINK)
    face = (
        (36, 26), (50, 22), (64, 26), (70, 40), (66, 60), (60, 76), (50, 82), (40, 76), (34, 60),
        (30, 40),
    )  # fmt: skip
    on.polygon(where.all((43, 74), (57, 74), (54, 90), (50, 100), (46, 90)), SHADE)
    on.polygon(where.all(*face), FUR)
    on.polygon(where.all((42, 22), (50, 18), (58, 22), (55, 36), (50, 44), (45, 36)), SHADE)
    for side in (1, -1):
        _eye(on, where, side)
    _ellipse(on, where, (41, 62, 59, 77), PINK)
    for left in (45, 51.5):
        _ellipse(on, where, (left, 66, left + 3.5, 70), INK)
    on.line(where.all((44, 74), (50, 77), (56, 74)), INK, where.side / 90)


def _horn(on: Canvas, where: Square, side: int) -> None:
    outer = _curve((40, 26), (34, -2), (8, 6))
    inner = _curve((8, 6), (26, 8), (47, 24))
    on.polygon(where.all(*_turned((*outer, *inner), side)), HORN)


def _eye(on: Canvas, where: Square, side: int) -> None:
    left = 37 if side == 1 else 54
    _ellipse(on, where, (left, 41, left + 9, 50), GOLD)
    on.polygon(
        where.all((left + 1.5, 44), (left + 7.5, 44), (left + 7.5, 47), (left + 1.5, 47)), INK
    )


def _turned(points: Iterable[tuple[float, float]], side: int) -> list[tuple[float, float]]:
    """The left half as it is, or as the right one."""
    return [(x if side == 1 else 100 - x, y) for x, y in points]


def _curve(
    start: tuple[float, float], pull: tuple[float, float], end: tuple[float, float]
) -> list[tuple[float, float]]:
    """A bend from one place to another, drawn towards a third."""
    found = []
    for step in range(13):
        t = step / 12
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        points = (start, pull, end)
        x = sum(w * p[0] for w, p in zip(weights, points, strict=True))
        y = sum(w * p[1] for w, p in zip(weights, points, strict=True))
        found.append((x, y))
    return found


def _ellipse(
    on: Canvas, where: Square, box: tuple[float, float, float, float], colour: str
) -> None:
    left, top, right, bottom = box
    on.ellipse((*where.at(left, top), *where.at(right, bottom)), colour)
