"""Every message of every language with awkward numbers and names: HTML that Telegram takes,
isolates that are closed, lengths that fit where the message goes.
"""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.chat.screens.cards import spread
from bot.players.levels import Level
from bot.playground.html import parse_html
from bot.rules.cards import Rank, Suit, cards
from bot.table.options import TURN_TIMES
from bot.table.people import Taste
from bot.texts import LANGUAGES, Html, Ltr, Texts, safe_name, units
from bot.texts.door import Arg
from tests.chat.screens.scenes import NASTY
from tests.texts.balance import is_balanced
from tests.texts.test_catalogues import messages

ALERT, KEY, SEAL = 200, 64, "0123456789abcdef" * 4
UNSEEN = "\u2066\u2068\u2069\u200f"
NAME = tuple(safe_name(name) for name in (*NASTY, "Мария"))
NUMBER = (0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 120)


def hands(texts: Texts) -> tuple[Ltr, ...]:
    """Cards in the widest form there is."""
    four = Taste(suits="four")
    return tuple(spread(cards(text), texts, four) for text in ("TS", "TS TH", "TS TH TD TC"))


def values(name: str, texts: Texts) -> tuple[Arg, ...]:
    """What a variable of that name may be."""
    match name:
        case "name" | "host" | "first" | "second" | "group":
            return NAME
        case "cards" | "card" | "order" | "ranks" | "worth":
            return hands(texts)
        case _:
            return rarer(name, texts)


def rarer(name: str, texts: Texts) -> tuple[Arg, ...]:
    known: dict[str, tuple[Arg, ...]] = {
        "names": (", ".join(f"\u2068{one}\u2069" for one in NAME[:4]),),
        "pairs": (Ltr("10⚫♠ > 6⚫♠, 10🔴♥ > 6🔴♥, 10🔵♦ > 6🔵♦, 10🟢♣ > 6🟢♣"),),
        "low": hands(texts)[:1],
        "high": hands(texts)[:1],
        "sign": (Ltr("🟢♣"),),
        "trump": (Ltr("🟢♣"),),
        "suit": tuple(Suit),
        "rank": (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE),
        "level": tuple(Level),
        "team": (0, 1),
        "place": (0, 1, 2),
        "seconds": tuple(limit or 0 for limit in TURN_TIMES),
        "limit": tuple(texts.word("turn-time", seconds=limit or 0) for limit in TURN_TIMES),
        "time": (Html('<tg-time unix="1796000000" format="r">3</tg-time>'),),
        "unix": (Html("1796000000"),),
        "instead": ("3",),
        "seal": (SEAL,),
        "seed": (SEAL,),
        "id": (7_123_456_789,),
        "command": (Html("/kozel"),),
        "does": (Html("x"),),
        "reason": ("<x> & y",),
        "language": ("فارسی", "English"),
    }
    return known.get(name, NUMBER)


class Variables(Visitor):
    """The variables of a message and of those it refers to."""

    def __init__(self, all_messages: dict[str, ast.Message]) -> None:
        self.all, self.names = all_messages, set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.all[node.id.name])


@cache
def variables(key: str) -> tuple[str, ...]:
    """All languages take the same ones (`test_catalogues`)."""
    visitor = Variables(messages("en"))
    visitor.visit(visitor.all[key])
    return tuple(sorted(visitor.names))


def drawn(key: str, texts: Texts) -> Iterator[dict[str, Arg]]:
    """Arguments of all kinds: every value of each variable at least once."""
    names = variables(key)
    choices = [values(name, texts) for name in names]
    longest = max(map(len, choices), default=1)
    for turn in range(longest):
        yield {n: all_[turn % len(all_)] for n, all_ in zip(names, choices, strict=True)}
    for some in islice(product(*choices), 40):
        yield dict(zip(names, some, strict=True))


PLAIN = ("key-", "toast-", "refused-", "alert-", "command-")
KEYS = sorted(messages("en").keys() - {"command-line"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_html_that_telegram_takes(language: str) -> None:
    texts = Texts(language)
    for key in KEYS:
        if key.startswith(PLAIN):
            continue
        for args in drawn(key, texts):
            html = texts(key, **args)
            text, _ = parse_html(html)
            assert text.strip(), key
            assert is_balanced(html), (key, args)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_toast_and_alert_is_plain_and_short(language: str) -> None:
    texts = Texts(language)
    for key in KEYS:
        if not key.startswith(PLAIN):
            continue
        for args in drawn(key, texts):
            text = texts.plain(key, **args)
            assert text.strip(), key
            assert is_balanced(text), (key, args)
            assert units(text) <= (KEY if key.startswith("key-") else ALERT), (key, text)
            assert "<b>" not in text.replace("<b>Bob", ""), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_a_keyboard_can_be_read_on_a_phone(language: str) -> None:
    """Keys with nothing but words, and those of settings, are at most so long."""
    texts = Texts(language)
    for key in (key for key in KEYS if key.startswith("key-") and "cards" not in variables(key)):
        for args in drawn(key, texts):
            seen = [char for char in texts.plain(key, **args) if char not in UNSEEN]
            assert len(seen) <= 40, (key, seen)
