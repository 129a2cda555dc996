"""The typed door to the catalogues: `t(key, …)` gives HTML, `t.plain(key, …)` buttons and alerts.

What an argument is decides what becomes of it: text from outside is escaped and isolated, cards
are isolated left to right, ready HTML passes as it is, numbers drive plurals and are written in
Latin digits, members of an enum only choose between variants. In a right-to-left language every
line begins with a mark that says so, and commands are isolated: their slash would change sides.
In the other languages a line has a mark where a name from right to left would turn it around:
not every app looks past isolated text for the direction of a line.
"""

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from unicodedata import bidirectional
from warnings import warn

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

LANGUAGES = ("en", "ru", "uk", "pl", "fi", "hi", "fa")
FALLBACK = "en"
RIGHT_TO_LEFT = frozenset({"fa"})
CATALOGUES = Path(__file__).parent / "catalogues"

FSI, LRI, PDI, LRM, RLM = "\u2068", "\u2066", "\u2069", "\u200e", "\u200f"
_BLOCK = "<blockquote"
_TURNING = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff]")
"""Letters that are read from right to left."""
_TAG = re.compile(r"<[^>]*>|&[a-z]+;")
_COMMAND = re.compile(rf"(?<![\w/<@{LRI}])/[a-z]+")


class Html(str):
    """Ready HTML: it passes as it is."""

    __slots__ = ()


class Ltr(str):
    """Signs that are read left to right in every language: cards."""

    __slots__ = ()


class MissingText(UserWarning):
    """A text, or a variable of it, is missing. Tests turn this warning into an error; a running
    bot logs it and shows the English text.
    """


Arg = str | int | Html | Ltr | Enum
_Args = Mapping[str, str | int]


def pick(language_code: str | None) -> str:
    """The language to speak with somebody whose app says "ru-RU", or nothing at all."""
    primary = (language_code or "").replace("_", "-").partition("-")[0].lower()
    return primary if primary in LANGUAGES else FALLBACK


class Texts:
    """All texts in one language. Cheap to make; the parsed catalogues are shared."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.is_rtl = self.language in RIGHT_TO_LEFT

    def __call__(self, key: str, **args: Arg) -> Html:
        """A text as Telegram's HTML."""
        return _html(self.language, self.is_rtl, key, **args)

    def plain(self, key: str, **args: Arg) -> str:
        """A text without tags, for buttons, toasts and alerts."""
        return _marked(self.word(key, **args), rtl=self.is_rtl)

    def word(self, key: str, **args: Arg) -> str:
        """A piece of a line without tags: as `plain`, but it begins no line."""
        return _word(self.language, key, **args)

    def listed(self, names: Iterable[str]) -> str:
        """Names after each other, each isolated, in the direction of the language."""
        mark, comma = (RLM, "، ") if self.is_rtl else ("", ", ")
        return mark + comma.join(f"{FSI}{name}{PDI}" for name in names)

    def lines(self, lines: Iterable[Html | None]) -> Html:
        """Lines under each other; None is left out, an empty one is a gap."""
        return Html("\n".join(line for line in lines if line is not None))


def quote(inner: Html) -> Html:
    """A quote that opens when it is tapped."""
    return Html(f"<blockquote expandable>{inner}</blockquote>")


# Screens are drawn again and again with few changes: most lines were formatted before. What an
# argument is counts as much as what it says.
@lru_cache(16_384, typed=True)
def _html(language: str, rtl: bool, key: str, /, **args: Arg) -> Html:
    given = {name: _as_html(value) for name, value in args.items()}
    return Html(_marked(_text(language, key, given), rtl=rtl))


@lru_cache(16_384, typed=True)
def _word(language: str, key: str, /, **args: Arg) -> str:
    return _text(language, key, {name: _as_plain(value) for name, value in args.items()})


def _text(language: str, key: str, args: _Args) -> str:
    text = _formatted(language, key, args)
    if text is None and language != FALLBACK:
        text = _formatted(FALLBACK, key, args)
    return key if text is None else text


def _marked(text: str, *, rtl: bool) -> str:
    """A text with the marks of its language's direction at the beginning of its lines."""
    if not rtl:
        return "\n".join(map(_held, text.split("\n"))) if _TURNING.search(text) else text
    text = _COMMAND.sub(rf"{LRI}\g<0>{PDI}", text)
    return "\n".join(_begun(line) for line in text.split("\n"))


def _held(line: str) -> str:
    """A line that keeps its direction, whatever letter comes first."""
    directions = map(bidirectional, _TAG.sub("", line))
    first = next((kind for kind in directions if kind in {"L", "R", "AL"}), "L")
    return line if first == "L" else LRM + line


def _begun(line: str) -> str:
    return line if not line or line.startswith((RLM, _BLOCK)) else RLM + line


def _as_html(value: Arg) -> str | int:
    if isinstance(value, Html):
        return value.removeprefix(RLM).removeprefix(LRM)
    plain = _as_plain(value)
    return plain if isinstance(plain, int) else escape(plain)


def _as_plain(value: Arg) -> str | int:
    if isinstance(value, Html):
        message = "tags have no place in plain text"
        raise TypeError(message)
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, int):
        return value
    return f"{LRI if isinstance(value, Ltr) else FSI}{value}{PDI}"


def _formatted(language: str, key: str, args: _Args) -> str | None:
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        warn(MissingText(f"{language}: no {key}"), stacklevel=2)
        return None
    text, errors = bundle.format_pattern(
        pattern, {name: _latin(arg) for name, arg in args.items()}
    )
    for error in errors:
        warn(MissingText(f"{language}: {key}: {error}"), stacklevel=2)
    return str(text)


def _latin(arg: str | int) -> str | FluentInt:
    """Digits are written without groups: they may stand in a link."""
    return FluentInt(arg, useGrouping=False) if isinstance(arg, int) else arg


@cache
def _bundle(language: str) -> FluentBundle:
    """One language's catalogues, parsed once. Fluent's own isolating stays off: it nests, and it
    would stand inside attributes.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
