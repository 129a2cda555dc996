"""Whole screens as text, to be looked at and compared: one file per state and language."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from bot.chat.screens import private
from bot.chat.screens.alerts import my_cards
from bot.chat.screens.content import Content, Wanted
from bot.chat.screens.rules import PAGES, rules
from bot.chat.screens.screens import wanted
from bot.rules.deal import Deal
from bot.rules.seats import Seat
from bot.table.chair import Person
from bot.table.closing import close
from bot.table.deals import pause
from bot.table.people import Taste
from bot.table.table import Phase, Table
from bot.texts import LANGUAGES, Texts
from tests.chat.screens.reading import text_of
from tests.chat.screens.scenes import BOT, evening, renamed, scene
from tests.rules.scenes import LINE, after, dealt
from tests.table.scenes import FOUR, HOUR, at, lobby, playing

GOLDENS = Path(__file__).parent / "goldens"
NAMES = ("Мария", "علی رضا", "Анита", "Alex")
SEVERAL = "7S 9S 9D 6H | 8S AS QC JD | TS 7H 6C KS | 6D 7D KD AD"
SERIES = 8
"""A random series with a deal without a trick in it."""


def _table(who: str = FOUR, turn_time: int | None = 180) -> Table:
    return renamed(playing(who, turn_time=turn_time), NAMES)


def _ply(*moves: str, hands: str = "", who: str = FOUR) -> Table:
    deal: Deal = dealt(hands) if hands else playing().running()
    return renamed(playing(who, after(deal, *moves)), NAMES)


def _series() -> list[Table]:
    return [renamed(table, NAMES) for table in evening(SERIES)]


def _between() -> Table:
    return next(table for table in _series() if table.phase is Phase.PAUSE)


@cache
def tables() -> dict[str, Table]:
    """Sample tables by the name of their golden file."""
    trick = ("0 lead 7S", "1 beat AS", "2 discard 6C", "3 discard 6D")
    series = _series()
    return {
        "lobby-empty": lobby(),
        "lobby-filling": renamed(lobby("Ann Bob - bot"), NAMES),
        "lobby-full": renamed(lobby(FOUR, HOUR), NAMES),
        "lobby-closed": close(lobby(), at(9)).table,
        "table-lead": _table(),
        "table-answer": _ply("0 lead 7S", "1 beat AS"),
        "table-second-trick": next(t for t in series if _is_second_trick(t)),
        "table-molodka": _ply("0 lead 7S", "3 claim 6D 7D KD AD"),
        "table-away": _table("Ann Bob:away Cat:left bot", None),
        "table-abandoned": _table("Ann:away Bob:away Cat:left bot"),
        "table-nudged": replace(_table(), nudged=True),
        "table-stopped": close(_ply(*trick[:2]), at(9)).table,
        "hand-molodka-lead": _ply(hands=LINE),
        "hand-several": _ply("0 lead 7S 9S", hands=SEVERAL),
        "pause": _between(),
        "paused": pause(_between(), 1, at(99)).table,
        "next-deal": next(t for t in series if t.phase is Phase.PLAYING and t.counts),
        "series": series[-1],
        "series-closed": close(series[-1], at(9)).table,
    }


def _is_second_trick(table: Table) -> bool:
    deal = table.deal
    return deal is not None and len(deal.taken) == 1 and len(deal.trick.plays) == 1


def _drafts() -> Iterator[tuple[str, Table, str]]:
    several = _ply("0 lead 7S 9S", hands=SEVERAL)
    lead = _ply(hands=SEVERAL)
    one = _ply("0 lead 7S")
    yield "ticked", several, f"{several.turn_no}:pick:3"
    yield "ticked-too-few", several, f"{several.turn_no}:pick:4"
    yield "leading-several", lead, f"{lead.turn_no}:pick:3"
    yield "asked", one, f"{one.turn_no}:ask:2"


def goldens() -> Iterator[tuple[str, str]]:
    """Every golden file: its name and what should be in it."""
    for language in LANGUAGES:
        for name, table in tables().items():
            shown = wanted(scene(table, language), BOT)
            yield f"{name}.{language}.txt", "\n\n".join(_screen(want) for want in shown)
        yield f"hand-drafts.{language}.txt", "\n\n".join(_draft_forms(language))
        yield f"hand-tastes.{language}.txt", "\n\n".join(_taste_forms(language))
        yield f"answers.{language}.txt", "\n\n".join(_answers(Texts(language)))
        pages = [rules(page, Texts(language)) for page in range(PAGES)]
        yield f"rules.{language}.txt", "\n\n".join(_content(page) for page in pages)


def _draft_forms(language: str) -> Iterator[str]:
    for name, table, draft in _drafts():
        seat = table.running().turn
        shown = wanted(scene(table, language, None, **{f"hand{seat}": draft}), BOT)
        yield f"({name})\n{_screen(_hand(shown, seat))}"


def _taste_forms(language: str) -> Iterator[str]:
    table = _ply("0 lead 7S 9S", hands=SEVERAL)
    letters, four = Taste(suits="letters", ranks="local"), Taste(suits="four")
    for taste in (letters, four, Taste(list_of_moves=True)):
        yield _screen(_hand(wanted(scene(table, language, taste), BOT), 1))
        yield my_cards(table, 1, Texts(language), taste)


def _hand(shown: tuple[Wanted, ...], seat: Seat) -> Wanted:
    return next(want for want in shown if want.slot == f"hand:{seat}")


def _answers(texts: Texts) -> Iterator[str]:
    table, group = _table(), scene(_table()).group
    for content in (
        private.greeting(texts),
        private.home((), BOT, texts),
        private.home((lobby("Ann - - -"), table, _between(), _series()[-1]), BOT, texts),
        private.help_(BOT, texts, in_group=True),
        private.help_(BOT, texts, in_group=False),
        private.open_me(BOT, "rules", texts),
        private.seated(table, 1, group, texts, 7),
        private.leave_question(table, group.title, texts),
        private.left(texts),
        private.no_table_here(texts),
        private.stopped(Person(1, "Мария").name, texts),
    ):
        yield _content(content)


def _screen(want: Wanted) -> str:
    marks = [mark for mark in ("urgent", "fleeting") if getattr(want, mark)]
    alert = f" [alert {want.alert}]" if want.alert else ""
    return f"=== {want.slot}{''.join(f' [{m}]' for m in marks)}{alert}\n{_content(want.content)}"


def _content(content: Content) -> str:
    """Text and keys; isolates are left out, other tests see to them."""
    rows = [" ".join(f"[{key.text}]" for key in row) for row in content.keyboard]
    whole = "\n".join([text_of(content), "", *rows]).rstrip()
    return "".join(char for char in whole if char not in "\u2066\u2068\u2069")
