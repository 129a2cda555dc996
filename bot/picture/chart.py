"""The course of the loss points, deal by deal: two lines, told apart by colour, form and width."""

from collections.abc import Iterator

from bot.picture.canvas import Canvas, Hand
from bot.picture.course import Course
from bot.picture.shapes import GOLD, IVORY, TEAMS, Square, egg, mark
from bot.rules.score import LIMIT
from bot.rules.seats import TEAMS as BOTH
from bot.rules.seats import Team

LEFT, RIGHT, TOP, BOTTOM = 112.0, 962.0, 664.0, 956.0
MUTED, GRID = "#a9c4b7", "#2f5a4a"
HIGHEST = 16
STEP = 4
MOST_LABELS = 16
APART = 46.0
THICK = (13.0, 6.0)
"""Where both teams stand alike, the thinner line lies on the thicker one, and both are seen."""


def chart(on: Canvas, course: Course) -> None:
    """Draw the loss points. Time goes to the right in every language, as charts do."""
    on = on.straight()
    _grid(on)
    _deals(on, course)
    for team in BOTH:
        _line(on, course, team)
    _ends(on, course)


def _grid(on: Canvas) -> None:
    for loss in range(0, HIGHEST + 1, STEP):
        y, limit = _y(loss), loss == LIMIT
        if limit:
            for x in range(int(LEFT), int(RIGHT), 24):
                on.line(((x, y), (x + 14, y)), GOLD, 4)
        else:
            on.line(((LEFT, y), (RIGHT, y)), GRID, 3)
        on.words((LEFT - 16, y + 11), str(loss), _hand(GOLD if limit else MUTED, end=True), 80)


def _deals(on: Canvas, course: Course) -> None:
    count = len(course.losses)
    every = -(-count // MOST_LABELS)
    for number in range(1, count + 1):
        x = _x(number, count)
        if number in course.eggs:
            egg(on, Square(x - 18, BOTTOM + 62, 36))
        if number % every == 0 or number == count:
            on.middle((x, BOTTOM + 51), str(number), _hand(MUTED))


def _line(on: Canvas, course: Course, team: Team) -> None:
    places = list(_places(course, team))
    on.line(places, TEAMS[team], THICK[team])
    for x, y in places[1:-1]:
        mark(on, Square(x - 10, y - 10, 20), team)


def _ends(on: Canvas, course: Course) -> None:
    """Where the teams have come to: their signs, and numbers beside them that keep apart."""
    ends = {team: list(_places(course, team))[-1] for team in BOTH}
    apart = max(0.0, APART - abs(ends[0][1] - ends[1][1])) / 2
    higher = min(BOTH, key=lambda team: ends[team][1])
    for team, (x, y) in ends.items():
        mark(on, Square(x - 19, y - 19, 38), team)
        beside = y - apart if team == higher else y + apart
        on.words((x + 28, beside + 15), str(course.losses[-1][team]), Hand(42, IVORY), 90)


def _places(course: Course, team: Team) -> Iterator[tuple[float, float]]:
    count = len(course.losses)
    yield _x(0, count), _y(0)
    for number, losses in enumerate(course.losses, start=1):
        yield _x(number, count), _y(losses[team])


def _x(number: int, count: int) -> float:
    return LEFT + (RIGHT - LEFT) * number / count


def _y(loss: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * loss / HIGHEST


def _hand(colour: str, *, end: bool = False) -> Hand:
    return Hand(30, colour, bold=False, end=end)
