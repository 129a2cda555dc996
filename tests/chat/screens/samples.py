"""Every screen there is, from sample data and without a bot: for golden files and the preview."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from bot.chat.places import Place
from bot.chat.screens import past as looking
from bot.chat.screens import private, settings
from bot.chat.screens.alerts import my_cards
from bot.chat.screens.content import Content, Wanted
from bot.chat.screens.language import language as languages
from bot.chat.screens.replay import replay
from bot.chat.screens.rules import PAGES, rules
from bot.chat.screens.screens import wanted
from bot.rules.deal import Deal
from bot.rules.seats import Seat
from bot.table.chair import Person
from bot.table.closing import close
from bot.table.deals import pause
from bot.table.people import Group, House, Profile, Taste
from bot.table.refusals import NotAdmin
from bot.table.table import Phase, Table
from bot.texts import Texts
from tests.chat.screens import standings
from tests.chat.screens.scenes import BOT, SUPERGROUP, TITLE, evening, renamed, scene
from tests.rules.scenes import LINE, after, dealt
from tests.table.looking_back import beat_of_two, claim_over, past
from tests.table.scenes import FOUR, HOUR, at, lobby, playing

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
    yield "sure-lead", lead, f"{lead.turn_no}:ask:17"
    yield "sure-beat", one, f"{one.turn_no}:ask:33"


@dataclass(frozen=True, slots=True)
class Sample:
    """One screen, or the text of an alert or a toast, under its name."""

    name: str
    content: Content | str


def samples(language: str) -> Iterator[tuple[str, list[Sample]]]:
    """All screens in one language, by the state or the page that they belong to."""
    texts = Texts(language)
    for name, table in tables().items():
        shown = wanted(scene(table, language), BOT)
        yield name, [Sample(_title(want), want.content) for want in shown]
    yield "hand-drafts", list(_draft_forms(language))
    yield "hand-tastes", list(_taste_forms(language))
    yield "answers", [Sample("", content) for content in _answers(texts)]
    yield "rules", [Sample("", rules(page, texts)) for page in range(PAGES)]
    yield "looking-back", list(_looking_back(language))
    yield "settings", [Sample("", page) for page in _settings(language)]
    yield "standings", [Sample(*screen) for screen in standings.screens(language)]


def _looking_back(language: str) -> Iterator[Sample]:
    texts, of = Texts(language), past()
    number, deal = next(
        (n, d) for n, d in enumerate(of.deals, 1) if claim_over(d) and beat_of_two(d)
    )
    plies = {
        "first": 0,
        "beaten": beat_of_two(deal),
        "molodka": claim_over(deal) or 0,
        "last": len(deal.moves),
    }
    for name, ply in plies.items():
        yield Sample(name, replay(of, Place(1, number, ply), texts, Taste(), of.ticket))
    yield Sample("record", looking.record(of, texts, of.ticket))
    yield Sample("record in a group", looking.record(of, texts))
    yield Sample("no record here", looking.no_record(texts, in_group=True))
    yield Sample("no record of mine", looking.no_record(texts, in_group=False))
    yield Sample("broken record", looking.broken_record(texts))
    yield Sample("checked", looking.checked(number, deal, texts))
    yield Sample("not confirmed", looking.not_confirmed(number, texts))


def _draft_forms(language: str) -> Iterator[Sample]:
    for name, table, draft in _drafts():
        seat = table.running().turn
        taste = Taste(confirm_moves=True) if "sure" in name else None
        hands = wanted(scene(table, language, taste, **{f"hand{seat}": draft}), BOT)
        yield Sample(name, _hand(hands, seat).content)


def _taste_forms(language: str) -> Iterator[Sample]:
    table = _ply("0 lead 7S 9S", hands=SEVERAL)
    letters, four = Taste(suits="letters", ranks="local"), Taste(suits="four")
    for name, taste in (("letters", letters), ("four", four), ("list", Taste(list_of_moves=True))):
        hands = wanted(scene(table, language, taste), BOT)
        yield Sample(name, _hand(hands, 1).content)
        yield Sample(f"{name}, alert", my_cards(table, 1, Texts(language), taste))


def _hand(shown: tuple[Wanted, ...], seat: Seat) -> Wanted:
    return next(want for want in shown if want.slot == f"hand:{seat}")


def _settings(language: str) -> Iterator[Content]:
    texts = Texts(language)
    yield settings.own(Profile(1, "Мария", language))
    other = Taste("letters", "local", False, True, True, False)
    yield settings.own(Profile(1, "Мария", language, taste=other, hidden=True))
    yield settings.house(Group(SUPERGROUP, TITLE, language), BOT)
    strict = House(None, "admins", False, True, False, False)
    yield settings.house(Group(SUPERGROUP, TITLE, language, house=strict), BOT)
    yield settings.not_yours(BOT, texts)
    yield private.explained(NotAdmin(), texts)
    yield languages(Profile(1, "Мария", language))
    yield languages(Profile(1, "Мария", language, chose_language=True))
    yield languages(Group(SUPERGROUP, TITLE, language))


def _answers(texts: Texts) -> Iterator[Content]:
    table, group = _table(), scene(_table()).group
    yield from (
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
    )


def _title(want: Wanted) -> str:
    marks = [mark for mark in ("urgent", "fleeting") if getattr(want, mark)]
    alert = f" [alert {want.alert}]" if want.alert else ""
    return f"{want.slot}{''.join(f' [{m}]' for m in marks)}{alert}"
