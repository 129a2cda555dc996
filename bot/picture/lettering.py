"""Words in many scripts: each run of letters in a font that has them, shaped and joined by raqm.

Nothing is ever drawn as an empty box: what no font has, emoji above all, is left out, and a text
of which nothing is left is replaced. Runs stand in the direction of the text; within a run the
bidirectional algorithm is raqm's.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Literal
from unicodedata import bidirectional, category

from PIL import ImageDraw, ImageFont

FONTS = Path(__file__).parent / "fonts"
REGULAR = ("NotoSans-Regular", "NotoSansDevanagari-Regular", "NotoSansArabic-Regular")
BOLD = (
    "NotoSans-Bold",
    "NotoSansDevanagari-Bold",
    "NotoSansArabic-Bold",
    "NotoSansHebrew-Bold",
    "NotoSansArmenian-Bold",
    "NotoSansGeorgian-Bold",
    "NotoSansThai-Bold",
)
NOBODYS = "\U0010ffff"
"""A sign that no font has: what is drawn for it is drawn for everything unknown."""
PROBE = 24
STRONG_RTL = frozenset({"R", "AL"})
JOINERS = "\u200c\u200d"
MORE = "…"

Direction = Literal["ltr", "rtl"]


@dataclass(frozen=True, slots=True)
class Face:
    """A weight and a size: which fonts are asked, in this order."""

    names: tuple[str, ...]
    size: int


@dataclass(frozen=True, slots=True)
class Run:
    """Letters that one font draws."""

    text: str
    font: str
    direction: Direction


@lru_cache(256)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of ours at a size."""
    path = FONTS / f"{name}.ttf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.RAQM)


@lru_cache(4096)
def has(name: str, char: str) -> bool:
    """Whether a font has a sign of its own for a character."""
    return _look(name, char) != _look(name, NOBODYS)


@lru_cache(4096)
def _look(name: str, char: str) -> tuple[tuple[int, int], bytes]:
    path = FONTS / f"{name}.ttf"
    probe = ImageFont.truetype(path, PROBE, layout_engine=ImageFont.Layout.BASIC)
    mask = probe.getmask(char)
    return mask.size, bytes(mask)


def drawable(text: str, names: tuple[str, ...], instead: str = "") -> str:
    """What of a text can be drawn, spaces put in order; `instead` when no letter is left of it."""
    kept = "".join(char for char, _ in _fonted(text, names))
    clean = " ".join(kept.split()).strip(JOINERS + " ")
    whole = clean == " ".join(text.split())
    return clean if whole or any(category(char)[0] in "LN" for char in clean) else instead


def runs(text: str, names: tuple[str, ...]) -> tuple[Run, ...]:
    """A text in runs, from left to right as they are drawn."""
    base = direction_of(text)
    found: list[Run] = []
    for name, part in groupby(_fonted(text, names), key=lambda pair: pair[1]):
        found += _runs("".join(char for char, _ in part), name, base)
    return tuple(reversed(found) if base == "rtl" else found)


def direction_of(text: str) -> Direction:
    """Where a text begins, by its first letter."""
    for char in text:
        kind = bidirectional(char)
        if kind in STRONG_RTL:
            return "rtl"
        if kind == "L":
            return "ltr"
    return "ltr"


def _runs(text: str, name: str, base: Direction) -> Iterator[Run]:
    """A run, and the space after it apart: that stands on the side where the whole goes on.

    A run without letters, a number or a colon, goes the way of the whole.
    """
    word = text.rstrip(" ")
    has_letters = any(bidirectional(char) in STRONG_RTL | {"L"} for char in word)
    if word:
        yield Run(word, name, direction_of(word) if has_letters else base)
    if word != text:
        yield Run(text[len(word) :], name, base)


def _fonted(text: str, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Characters with their fonts. What sits on a letter stays with it, or goes with it."""
    found: list[tuple[str, str]] = []
    before: str | None = None
    for char in text:
        hangs = category(char)[0] == "M" or char in JOINERS
        if hangs:
            if before is not None and has(before, char):
                found.append((char, before))
            continue
        first = (before,) if before is not None and not char.isalpha() else ()
        before = next((name for name in (*first, *names) if has(name, char)), None)
        if before is not None:
            found.append((char, before))
    return found


def width(text: str, face: Face, language: str) -> float:
    """How wide a text is."""
    return sum(_length(run, face, language) for run in runs(text, face.names))


def fitted(text: str, face: Face, language: str, room: float) -> tuple[str, Face]:
    """A text and a face with which it is no wider than `room`: smaller down to two thirds, then
    shorter.
    """
    smallest = face.size * 2 // 3
    for size in range(face.size, smallest, -2):
        face = Face(face.names, size)
        if width(text, face, language) <= room:
            return text, face
    while text and width(text + MORE, face, language) > room:
        text = _shorter(text)
    return text + MORE, face


def _shorter(text: str) -> str:
    """Without the last letter and all that hangs on it."""
    while text and (category(text[-1])[0] == "M" or text[-1] in JOINERS):
        text = text[:-1]
    return text[:-1].rstrip(JOINERS + " ")


def write(
    on: ImageDraw.ImageDraw, at: tuple[float, float], text: str, face: Face, look: tuple[str, str]
) -> None:
    """Write a text from its left end, on its baseline. `look`: its colour and its language."""
    colour, language = look
    x, y = at
    for run in runs(text, face.names):
        on.text(
            (x, y),
            run.text,
            fill=colour,
            font=font(run.font, face.size),
            anchor="ls",
            direction=run.direction,
            language=language,
        )
        x += _length(run, face, language)


def _length(run: Run, face: Face, language: str) -> float:
    used = font(run.font, face.size)
    return used.getlength(run.text, direction=run.direction, language=language)
