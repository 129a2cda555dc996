"""People's names as they may stand on a screen: one line, no direction tricks, not too long.

Names are any Unicode. What turns the text around, breaks the line, hides or piles up is taken
out; what is left stays as its owner wrote it, but it is no link, mention or command.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from unicodedata import category

LONGEST = 24
"""Visible characters of a name."""
LONGEST_UNITS = 48
"""UTF-16 units, which is how Telegram counts."""
_MARKS = 3
"""Signs that may sit on one letter: more is a pile."""

_BLANK = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f"
)
_JOINERS = "\u200c\u200d"
_SKIN = "\U0001f3fb-\U0001f3ff"
_FLAGS = "\U0001f1e6-\U0001f1ff"
_WORD_JOINER = "\u2060"
_LIVE = frozenset("@#$/.:")
"""Where Telegram sees a mention, a tag, a command or an address begin or go on."""
_MODIFIERS = re.compile(f"[{_SKIN}\ufe0f]")
_CLUSTER = re.compile(f"[{_FLAGS}]{{2}}|.", re.DOTALL)


@lru_cache(4096)
def safe_name(name: str, instead: str = "…") -> str:
    """A name fit to be shown; `instead` when nothing of it can be seen."""
    clean = " ".join("".join(_kept(name)).split()).strip(_JOINERS + " ")
    clusters = list(_dead(list(_clusters(clean))))
    if not any(category(cluster[0])[0] in "LNPS" for cluster in clusters):
        return instead
    short = _cut(clusters)
    return "".join(clusters) if len(short) == len(clusters) else "".join(short).rstrip() + "…"


def units(text: str) -> int:
    """The length of a text as Telegram counts it: in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _kept(name: str) -> Iterator[str]:
    for char in name:
        kind = category(char)
        if kind in {"Zs", "Zl", "Zp", "Cc"}:
            yield " "
        elif char in _JOINERS or (kind[0] != "C" and char not in _BLANK):
            yield char


def _clusters(text: str) -> Iterator[str]:
    """Letters with the signs on them, flags and joined emoji, each as one piece."""
    cluster, marks = "", 0
    for piece in _CLUSTER.findall(text):
        mark = category(piece)[0] == "M" if len(piece) == 1 else False
        joined = piece in _JOINERS or bool(_MODIFIERS.match(piece)) or cluster.endswith("\u200d")
        marks = marks + 1 if mark else 0
        if cluster and mark and marks > _MARKS:
            continue
        if cluster and (mark or joined):
            cluster += piece
            continue
        if cluster:
            yield cluster
        cluster = piece
    if cluster:
        yield cluster


def _dead(clusters: list[str]) -> Iterator[str]:
    """The same, with a word joiner where a link would be seen: it cannot be."""
    for place, cluster in enumerate(clusters, 1):
        goes_on = clusters[place : place + 1] not in ([], [" "])
        yield cluster + _WORD_JOINER if cluster in _LIVE and goes_on else cluster


def _cut(clusters: list[str]) -> list[str]:
    short: list[str] = []
    for cluster in clusters:
        if len(short) == LONGEST or units("".join(short) + cluster) > LONGEST_UNITS:
            return short[: LONGEST - 1] if len(short) == LONGEST else short
        short.append(cluster)
    return short
