"""Boards and results to be looked at: made-up sums of people with all kinds of names."""

from collections.abc import Iterator

from bot.chat.board_key import BoardKey
from bot.chat.screens.board import board, short
from bot.chat.screens.board_keys import season_question
from bot.chat.screens.content import Content
from bot.chat.screens.mine import mine
from bot.standings.board import Board, Line, Met, Mine, Own, Someone, Venue, Where
from bot.standings.ratings import Rating
from bot.standings.spans import EVERYWHERE, Span
from bot.standings.tally import PairTally, Tally
from bot.texts import Texts
from tests.chat.screens.scenes import SUPERGROUP, TITLE

NOW = 1_796_000_000.0
GROUPS = (Venue(SUPERGROUP, TITLE), Venue(-5, "<b>Yard</b>"), Venue(-6, ""))
PEOPLE = (
    Someone(4, "Мария"),
    Someone(2, "علی رضا"),
    Someone(9, "Alex"),
    Someone(3, "Alex"),
    Someone(5, "<b>Bob</b> & Co"),
    Someone(6, ""),
)
ME = PEOPLE[1]


def tally(number: int) -> Tally:
    """Sums that differ from person to person."""
    won = 24 - 4 * number
    rating = Rating(31.0 - 2 * number, 1.5 + number / 4)
    return Tally(34, won, number, 240, 700, 210, 305, 3, number, 2 - number, 7, 4, rating)


def people() -> tuple[Line, ...]:
    """Six places, two of them shared."""
    places = (1, 2, 3, 3, 5, 6)
    lines = zip(places, PEOPLE, strict=True)
    return tuple(Line(p, (one,), tally(at)) for at, (p, one) in enumerate(lines))


def pairs() -> tuple[Line, ...]:
    """Two pairs."""
    first = Line(1, (PEOPLE[3], PEOPLE[1]), PairTally(12, 9, 1, 80))
    return first, Line(2, (PEOPLE[0], PEOPLE[2]), PairTally(7, 3, 0, 50))


def group(span: Span = Span.ALL_TIME, **more: object) -> Board:
    """A board of the group; what is not said is as for six people of whom one asks."""
    season = int(str(more.pop("season", 1)))
    where = Where(SUPERGROUP, span, NOW, season, pairs=bool(more.pop("pairs", False)))
    usual: dict[str, object] = {
        "page": 0,
        "ranked": 6,
        "lines": people(),
        "own": Own((ME,), tally(1), 2),
        "seasons": 3,
    }
    return Board(where, TITLE, **(usual | more))  # type: ignore[arg-type]


def everywhere() -> Board:
    """The second of three pages of all groups."""
    where = Where(EVERYWHERE, Span.MONTH, NOW)
    return Board(where, "", 1, 25, people(), Own((ME,), tally(1), 17))


def results(scope: int = SUPERGROUP, **more: object) -> Mine:
    """Somebody's results."""
    met = tuple(Met(one, 20 - at, 11 - at) for at, one in enumerate(PEOPLE[2:]))
    usual: dict[str, object] = {
        "title": TITLE,
        "everything": tally(1),
        "counted": tally(1),
        "place": 2,
        "ranked": 6,
        "partners": met[:2],
        "foes": met,
    }
    return Mine(scope, **(usual | more))  # type: ignore[arg-type]


def screens(language: str) -> Iterator[tuple[str, Content | str]]:
    """Every form of them, by name."""
    texts = Texts(language)
    yield from _boards(texts)
    yield "the question about a season", season_question(3, BoardKey(1, Span.SEASON, 3), texts)
    yield "me", mine(results(), 1, GROUPS, texts)
    yield "me, everywhere, hidden", mine(results(EVERYWHERE, hidden=True), 0, GROUPS, texts)
    few = results(-6, title="", place=None, counted=Tally(series=2), foes=(), partners=())
    yield "me, no place yet", mine(few, 3, GROUPS, texts)
    losing = results(everything=tally(3), counted=tally(3))
    yield "me, after goats", mine(losing, 1, GROUPS, texts)
    yield "me, nothing", mine(Mine(), 0, (), texts)


def _boards(texts: Texts) -> Iterator[tuple[str, Content | str]]:
    at = GROUPS[:1]
    yield "group", board(group(), BoardKey(1), at, texts, in_group=True)
    yield (
        "season",
        board(group(Span.SEASON, season=3), BoardKey(1, Span.SEASON, 3), at, texts, in_group=True),
    )
    few = Own((ME,), tally(1))
    yield (
        "old season",
        board(
            group(Span.SEASON, season=2, own=Own((ME,), Tally(series=3))),
            BoardKey(1, Span.SEASON, 2),
            at,
            texts,
            in_group=True,
        ),
    )
    yield (
        "all",
        board(everywhere(), BoardKey(0, Span.MONTH, page=1), GROUPS, texts, in_group=False),
    )
    yield (
        "pairs",
        board(
            group(
                pairs=True, lines=pairs(), ranked=2, own=Own(pairs()[0].people, pairs()[0].sums, 1)
            ),
            BoardKey(1, pairs=True),
            at,
            texts,
            in_group=True,
        ),
    )
    nobody = group(Span.WEEK, lines=(), ranked=0, own=Own((ME,)))
    yield "empty week", board(nobody, BoardKey(1, Span.WEEK), at, texts, in_group=True)
    hidden = group(own=Own((ME,), few.sums, hidden=True))
    yield "hidden", board(hidden, BoardKey(1), at, texts, in_group=True)
    yield "in a few words", short(group(), texts)
    yield "in a few words, empty", short(nobody, texts)
