"""Texts that would be too long for Telegram: shortened at the end of a line, never refused.

Telegram counts UTF-16 units of what is seen: tags count nothing, an entity is one sign.
"""

import re
from collections.abc import Iterator
from html import unescape

from bot.texts.names import units

TEXT = 4096
ALERT = 200
MORE = "…"
_PIECE = re.compile(r"<(?P<close>/)?(?P<tag>[a-z-]+)[^>]*>|&[a-zA-Z0-9#]+;|.", re.DOTALL)
_OPENING, _CLOSING = "\u2066\u2067\u2068", "\u2069"


def fitted(html: str, most: int = TEXT) -> str:
    """The text itself when it fits; else as many whole lines of it as do, every tag closed."""
    if units(html) <= most or seen(html) <= most:
        return html
    kept = "".join(_whole_lines(list(_within(html, most - 2))))
    gap = "\n" if "\n" in kept else ""
    return kept + gap + MORE + "".join(_left_open(kept))


def fitted_plain(text: str) -> str:
    """The same for toasts and alerts, which have no tags."""
    if units(text) <= ALERT:
        return text
    room, pieces = ALERT - 2, []
    for char in text:
        room -= units(char)
        if room < 0:
            break
        pieces.append(char)
    kept = "".join(_whole_lines(pieces))
    isolates = sum((char in _OPENING) - (char in _CLOSING) for char in kept)
    return kept + MORE + _CLOSING * isolates


def seen(html: str) -> int:
    """How many UTF-16 units of a text are seen."""
    return sum(_seen(piece[0]) for piece in _PIECE.finditer(html))


def _seen(piece: str) -> int:
    return 0 if piece[0] == "<" and len(piece) > 1 else units(unescape(piece))


def _within(html: str, room: int) -> Iterator[str]:
    for piece in _PIECE.finditer(html):
        room -= _seen(piece[0])
        if room < 0:
            return
        yield piece[0]


def _whole_lines(pieces: list[str]) -> list[str]:
    """Without the line that was broken off, unless it is the only one."""
    ends = [place for place, piece in enumerate(pieces) if piece == "\n"]
    return pieces[: ends[-1]] if ends else pieces


def _left_open(html: str) -> Iterator[str]:
    """What closes the isolates and tags that are open at the end."""
    open_tags: list[str] = []
    isolates = 0
    for piece in _PIECE.finditer(html):
        if piece["tag"] and not piece["close"]:
            open_tags.append(piece["tag"])
        elif piece["tag"] and open_tags:
            open_tags.pop()
        isolates += (piece[0] in _OPENING) - (piece[0] in _CLOSING)
    yield _CLOSING * isolates
    yield from (f"</{tag}>" for tag in reversed(open_tags))
