"""Text as Telegram keeps it: counted in UTF-16 units, tidied, with entities over parts of it.

An entity is a Bot API `MessageEntity` as a dict. This module knows no HTML and no messages.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any

PRIORITY = {"pre": 11, "code": 20, "text_link": 49, "text_mention": 49, "bold": 90}
PRIORITY |= {"italic": 91, "underline": 92, "strikethrough": 93, "spoiler": 94}
PRIORITY |= {"custom_emoji": 99, "blockquote": 0, "expandable_blockquote": 0}

# Inside these Telegram still finds commands and links.
OPEN = frozenset({"bold", "italic", "underline", "strikethrough", "spoiler"})
USUAL_PRIORITY = 50

Entity = dict[str, Any]

# What Telegram takes out of every text: line separators and direction overrides.
STRIPPED = re.compile("[\u2028-\u202e\r\0]")
CONTROL = re.compile("[\x01-\x09\x0b-\x1f]")
BLANK = " \n"

FOUND = re.compile(
    r"(?P<url>https?://[^\s<>]+|\bt\.me/[^\s<>]+)"
    r"|(?<![\w/<@])(?P<bot_command>/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?)(?![\w/])"
    r"|(?<![\w@])(?P<mention>@[A-Za-z][A-Za-z0-9_]{3,31})\b"
    r"|(?<![\w#])(?P<hashtag>#\w*[^\W\d]\w*)"
)


def units(text: str) -> int:
    """The length of `text` in UTF-16 units, as Telegram counts."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def ordered(entities: Iterable[Entity]) -> list[Entity]:
    """Entities in Telegram's order: by place, the longer first, then by kind."""
    return sorted(
        entities,
        key=lambda e: (e["offset"], -e["length"], PRIORITY.get(e["type"], USUAL_PRIORITY)),
    )


def found(text: str, known: Sequence[Entity] = ()) -> list[Entity]:
    """`known` and the commands, mentions, links and hashtags that stand in `text` outside them."""
    closed = [e for e in known if e["type"] not in OPEN]
    new = []
    for match in FOUND.finditer(text):
        start = units(text[: match.start()])
        entity = {"type": match.lastgroup, "offset": start, "length": units(match[0])}
        if not any(_overlap(entity, other) for other in closed):
            new.append(entity)
    return ordered([*known, *new])


def tidied(text: str, entities: Sequence[Entity] = ()) -> tuple[str, list[Entity]]:
    """Text without the characters Telegram strips and without blank ends; entities moved along."""
    if STRIPPED.search(text):
        gone = list(accumulate((units(c) if STRIPPED.match(c) else 0 for c in text), initial=0))
        starts = list(accumulate((units(c) for c in text), initial=0))
        entities = [_moved(e, starts, gone) for e in entities]
        text = STRIPPED.sub("", text)
    text = CONTROL.sub(" ", text).rstrip()
    first = min((e["offset"] for e in entities), default=len(text))
    lead = min(len(text) - len(text.lstrip(BLANK)), first)
    end = units(text[lead:])
    shifted = [e | {"offset": e["offset"] - lead} for e in entities]
    clipped = [e | {"length": min(e["length"], end - e["offset"])} for e in shifted]
    return text[lead:], [e for e in clipped if e["length"] > 0]


def _moved(entity: Entity, starts: list[int], gone: list[int]) -> Entity:
    def place(offset: int) -> int:
        return offset - gone[bisect_right(starts, offset) - 1]

    start = place(entity["offset"])
    return entity | {
        "offset": start,
        "length": place(entity["offset"] + entity["length"]) - start,
    }


def _overlap(one: Entity, other: Entity) -> bool:
    return bool(
        one["offset"] < other["offset"] + other["length"]
        and other["offset"] < one["offset"] + one["length"]
    )
