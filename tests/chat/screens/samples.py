"""Every screen there is, from sample data and without a bot: for golden files and the preview."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from bot.chat.places import Place
from bot.chat.screens import past as looking
from bot.chat.screens import settings
from bot.chat.screens.content import Content
from bot.chat.screens.language import language as languages
from bot.chat.screens.replay import replay
from bot.chat.screens.rules import PAGES, rules
from bot.chat.screens.screens import wanted
from bot.rules.seats import SEATS, Seat
from bot.table.chair import Chair
from bot.table.closing import close
from bot.table.deals import pause
from bot.table.people import Group, House, Profile, Taste
from bot.table.sent import Scene
from bot.table.table import Phase, Table
from bot.table.winding import wound
from bot.texts import Texts
from tests.chat.screens import forms, spoken, standings
from tests.chat.screens.forms import SEVERAL, Sample, ply, title_of
from tests.chat.screens.scenes import BOT, SUPERGROUP, TITLE, counted, evening, renamed, scene
from tests.rules.scenes import LINE
from tests.table.looking_back import beat_of_two, claim_over, past
from tests.table.scenes import FOUR, HOUR, at, lobby, playing

NAMES = ("Мария", "علی رضا", "Анита", "Alex")
SERIES = 8
"""A random series with a deal without a trick in it."""


@cache
def tables(names: tuple[str, ...] = NAMES) -> dict[str, Table]:
    """Sample tables by the name of their golden file."""
    return {name: renamed(table, names) for name, table in _tables().items()}


@cache
def _tables() -> dict[str, Table]:
    trick = ("0 lead 7S", "1 beat AS", "2 discard 6C", "3 discard 6D")
    series = list(evening(SERIES))
    between = next(table for table in series if table.phase is Phase.PAUSE)
    late = playing()
    return {
        "lobby-empty": lobby(),
        "lobby-filling": lobby("Ann Bob - bot"),
        "lobby-full": lobby(FOUR, HOUR),
        "lobby-closed": close(lobby(), at(9)).table,
        "table-lead": playing(),
        "table-answer": ply("0 lead 7S", "1 beat AS"),
        "table-second-trick": next(t for t in series if _has_begun_again(t, 1)),
        "table-second-lead": next(t for t in series if _has_begun_again(t, 0)),
        "table-molodka": ply("0 lead 7S", "3 claim 6D 7D KD AD"),
        "table-away": playing("Ann Bob:away Cat:left bot", turn_time=None),
        "table-abandoned": playing("Ann:away Bob:away Cat:left bot"),
        "table-late": late.with_chairs({2: replace(late.chairs[2], missed=1)}),
        "table-nudged": replace(playing(), nudged=True),
        "table-stopped": close(ply(*trick[:2]), at(9)).table,
        "hand-molodka-lead": ply(hands=LINE),
        "hand-several": ply("0 lead 7S 9S", hands=SEVERAL),
        "pause": between,
        "paused": pause(between, 1, at(99)).table,
        "pause-eggs": counted(eggs=True),
        "pause-no-trick": counted((6, 0)),
        "pause-abandoned": wound(between.with_chairs(_all_away(between)), 1.0),
        "pause-closed": close(between, at(99)).table,
        "next-deal": next(t for t in series if t.phase is Phase.PLAYING and t.counts),
        "series": series[-1],
        "series-eggs": counted((2, 0), before=10),
        "series-closed": close(series[-1], at(9)).table,
    }


def _has_begun_again(table: Table, plays: int) -> bool:
    """The second trick is on, and so many have played to it."""
    deal = table.deal
    return deal is not None and len(deal.taken) == 1 and len(deal.trick.plays) == plays


def _all_away(table: Table) -> dict[Seat, Chair]:
    return {seat: table.chairs[seat].taken_over(left=False) for seat in SEATS}


def samples(
    language: str, names: tuple[str, ...] = NAMES, title: str = TITLE
) -> Iterator[tuple[str, list[Sample]]]:
    """All screens in one language, by the state or the page that they belong to. `names` sit at
    the tables of a group of that `title`.
    """
    texts = Texts(language)
    for name, table in tables(names).items():
        shown = wanted(_seen(table, language, title), BOT)
        yield name, [Sample(title_of(want), want.content) for want in shown]
    yield "table-mute", list(_mute(language, names, title))
    yield "lobby-options", list(forms.options(language, names))
    yield "hand-drafts", list(forms.drafts(language, names))
    yield "hand-claims", list(forms.claims(language, names))
    yield "hand-tastes", list(forms.tastes(language, names))
    yield "alerts", list(forms.alerts(texts, names))
    yield "answers", [Sample("", content) for content in spoken.answers(texts, names, title)]
    yield "refusals", [Sample(*refusal) for refusal in spoken.refusals(texts)]
    yield "toasts", [Sample(*toast) for toast in spoken.toasts(texts, names)]
    yield "rules", [Sample("", rules(page, texts)) for page in range(PAGES)]
    yield "looking-back", list(_looking_back(language, names))
    yield "settings", [Sample("", page) for page in _settings(language, names[0], title)]
    yield "standings", [Sample(*screen) for screen in standings.screens(language)]


def _seen(table: Table, language: str, title: str) -> Scene:
    seen = scene(table, language)
    return replace(seen, group=replace(seen.group, title=title))


def _mute(language: str, names: tuple[str, ...], title: str) -> Iterator[Sample]:
    """The bot may not write to one of them, so he has no hand."""
    seen = _seen(tables(names)["table-answer"], language, title)
    people = {**seen.people, 2: replace(seen.people[2], reachable=False)}
    shown = wanted(replace(seen, people=people), BOT)
    yield from (Sample(title_of(want), want.content) for want in shown)


def _looking_back(language: str, names: tuple[str, ...]) -> Iterator[Sample]:
    texts, of = Texts(language), past(names=names)
    number, deal = next(
        (n, d) for n, d in enumerate(of.deals, 1) if claim_over(d) and beat_of_two(d)
    )
    plies = {
        "first": 0,
        "beaten": beat_of_two(deal),
        "molodka held": (claim_over(deal) or 1) - 1,
        "molodka": claim_over(deal) or 0,
        "last": len(deal.moves),
    }
    for name, at_ply in plies.items():
        yield Sample(name, replay(of, Place(1, number, at_ply), texts, Taste(), of.ticket))
    yield Sample("record", looking.record(of, texts, of.ticket))
    yield Sample("record in a group", looking.record(of, texts))
    yield Sample("no record here", looking.no_record(texts, in_group=True))
    yield Sample("no record of mine", looking.no_record(texts, in_group=False))
    yield Sample("broken record", looking.broken_record(texts))
    yield Sample("checked", looking.checked(number, deal, texts))
    yield Sample("not confirmed", looking.not_confirmed(number, texts))


def _settings(language: str, name: str, title: str) -> Iterator[Content]:
    texts = Texts(language)
    yield settings.own(Profile(1, name, language))
    other = Taste("letters", "local", False, True, True, False)
    yield settings.own(Profile(1, name, language, taste=other, hidden=True))
    yield settings.house(Group(SUPERGROUP, title, language), BOT)
    strict = House(None, "admins", False, True, False, False)
    yield settings.house(Group(SUPERGROUP, title, language, house=strict), BOT)
    yield settings.not_yours(BOT, texts)
    yield languages(Profile(1, name, language))
    yield languages(Profile(1, name, language, chose_language=True))
    yield languages(Group(SUPERGROUP, title, language))
