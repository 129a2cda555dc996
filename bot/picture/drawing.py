"""The whole picture: the goat and its name, a card for each team, the course beneath.

One picture for light and dark screens alike: it brings its own dark green cloth along.
"""

from bot.picture.canvas import SIDE, Canvas, Hand
from bot.picture.chart import MUTED, chart
from bot.picture.course import Course
from bot.picture.lettering import BOLD, drawable
from bot.picture.shapes import GOLD, INK, IVORY, Square, cup, egg, goat, mark, robot
from bot.rules.seats import TEAMS, Seat, Team, seats_of

CLOTH, CARD, EDGE = "#16382d", "#204a3c", "#3b6a59"
MARGIN = 56.0
GAP = 24.0
CARD_TOP, CARD_BOTTOM = 276.0, 558.0
MOST_EGGS = 5


def draw(course: Course) -> bytes:
    """The PNG of a series. The same course gives the same bytes."""
    words = course.words
    on = Canvas.blank(CLOTH, words.language, mirrored=words.is_rtl)
    _head(on, course)
    for team in TEAMS:
        _card(on, course, team)
    on.words((MARGIN, 626), words.course, Hand(34, IVORY, bold=False), SIDE - 2 * MARGIN)
    chart(on, course)
    return on.png()


def _head(on: Canvas, course: Course) -> None:
    """Who the goats are called, how many deals it took, and the eggs."""
    goat(on, Square(MARGIN, 30, 220))
    start, room = MARGIN + 248, SIDE - 2 * MARGIN - 248
    on.words((start, 134), course.words.title, Hand(78, IVORY), room)
    x = start + on.words((start, 210), course.words.deals, Hand(44, MUTED), room - 260) + 30
    eggs = len(course.eggs)
    shown = min(eggs, MOST_EGGS)
    for place in range(shown):
        egg(on, Square(x + place * 50, 166, 50))
    if eggs > shown:
        on.words((x + shown * 50 + 8, 210), f"+{eggs - shown}", Hand(44, IVORY), 120)


def _card(on: Canvas, course: Course, team: Team) -> None:
    """A team: its sign, what it has become, who sat there, its loss points."""
    wide = (SIDE - 2 * MARGIN - GAP) / 2
    left = MARGIN + team * (wide + GAP)
    lost = team == course.losers
    on.panel((left, CARD_TOP, left + wide, CARD_BOTTOM), CARD, GOLD if not lost else EDGE)
    mark(on, Square(left + 24, CARD_TOP + 24, 56), team)
    on.middle((left + 52, CARD_TOP + 65), "AB"[team], Hand(34, INK))
    words = course.words.goats if lost else course.words.winners
    on.words((left + 94, CARD_TOP + 66), words, Hand(38, IVORY if lost else GOLD), wide - 270)
    sign = goat if lost else cup
    sign(on, Square(left + wide - 168, CARD_TOP + 16, 68))
    loss = str(course.losses[-1][team])
    on.words((left + wide - 24, CARD_TOP + 72), loss, Hand(62, IVORY, end=True), 80)
    for line, seat in enumerate(seats_of(team)):
        _player(on, course, seat, (left + 28, CARD_TOP + 158 + line * 78))


def _player(on: Canvas, course: Course, seat: Seat, at: tuple[float, float]) -> None:
    """A seat's number and who sat there; a computer player by his face."""
    player, (x, y) = course.players[seat], at
    on.words((x, y), str(seat + 1), Hand(34, MUTED, bold=False), 40)
    x += 40
    if player.is_computer:
        robot(on, Square(x, y - 37, 42))
        x += 56
    name = drawable(player.name, BOLD, player.instead)
    wide = (SIDE - 2 * MARGIN - GAP) / 2
    on.words((x, y), name, Hand(46, IVORY), wide - 56 - (x - at[0]))
