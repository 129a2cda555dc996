"""Telegram's HTML: turned into text and entities, or refused in Telegram's own words.

The grammar is that of the public parser of Telegram: a handful of tags, four named entities, no
self-closing tags, byte offsets in the errors. It knows nothing of messages or their limits; who
a `tg://user` link means is left to the caller (`user_id` in the entity).
"""

import re
import sys
from dataclasses import dataclass
from typing import NoReturn

from bot.playground.entities import Entity, ordered, units
from bot.playground.errors import bad_request
from bot.playground.links import checked_link, linked_user

END = "\0"
TAGS = {
    "a": "text_link", "b": "bold", "strong": "bold", "i": "italic", "em": "italic",
    "u": "underline", "ins": "underline", "s": "strikethrough", "strike": "strikethrough",
    "del": "strikethrough", "code": "code", "pre": "pre", "tg-spoiler": "spoiler",
    "span": "spoiler", "tg-emoji": "custom_emoji", "blockquote": "blockquote",
    "tg-time": "date_time",
}  # fmt: skip
# The attributes that mean something, and the beginning their values must have.
ATTRIBUTES = {
    ("a", "href"): "", ("code", "class"): "language-", ("span", "class"): "tg-",
    ("tg-emoji", "emoji-id"): "", ("tg-time", "unix"): "", ("tg-time", "format"): "",
    ("blockquote", "expandable"): "",
}  # fmt: skip
LONGEST_REFERENCE = 9
NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}

PLAIN = re.compile(r"[^<&\0]+")
SPACE = re.compile(r"[ \t\r\n\v]*")
TAG_NAME = re.compile(r"[^ \t\r\n\v\0>]*")
ATTRIBUTE_NAME = re.compile(r"[^ \t\r\n\v\0=>/\"']*")
NAME_TOKEN = re.compile(r"[A-Za-z0-9.-]*")
REFERENCE = re.compile(r"&(?:#x(?P<hex>[0-9A-Fa-f]*)|#(?P<dec>[0-9]*)|(?P<name>[A-Za-z]*));?")


def parse_html(html: str) -> tuple[str, list[Entity]]:
    """Text and entities of `html`; ApiError "can't parse entities: ..." as Telegram says it."""
    if "<" not in html and "&" not in html:
        return html, []
    return _Parser(html.replace(END, "")).parse()


@dataclass(slots=True)
class _Open:
    """A tag that is waiting for its end."""

    tag: str
    values: dict[str, str]
    offset: int
    start: int


class _Parser:
    def __init__(self, html: str) -> None:
        self.html = html + END
        self.place = 0
        self.text = ""
        self.offset = 0
        self.open: list[_Open] = []
        self.entities: list[Entity] = []

    def parse(self) -> tuple[str, list[Entity]]:
        while self.html[self.place] != END:
            if self.html[self.place] != "<":
                self.write(self.character())
            elif self.html[self.place + 1] == "/":
                self.end_tag()
            else:
                self.start_tag()
        if self.open:
            tag = self.open[-1].tag
            self.fail(f'Can\'t find end tag corresponding to start tag "{tag}"')
        if any("\ud800" <= c <= "\udfff" for c in self.text):
            self.fail(
                "Text contains invalid Unicode characters after decoding HTML entities, "
                "check for unmatched surrogate code units"
            )
        for entity in self.entities:
            entity.pop("class", None)  # the language of a code that stands in no pre
        return self.text, ordered(self.entities)

    def fail(self, text: str, at: int | None = None) -> NoReturn:
        offset = "" if at is None else f" at byte offset {len(self.html[:at].encode())}"
        raise bad_request(f"can't parse entities: {text}{offset}")

    def take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.html, self.place)
        taken = match[0] if match else ""
        self.place += len(taken)
        return taken

    def write(self, text: str) -> None:
        self.text += text
        self.offset += units(text)

    def character(self) -> str:
        """A run of plain text, or one character behind an `&`."""
        if self.html[self.place] != "&":
            return self.take(PLAIN)
        match = REFERENCE.match(self.html, self.place)
        decoded = _decoded(match) if match else ""
        self.place += len(match[0]) if match and decoded else 1
        return decoded or "&"

    def start_tag(self) -> None:
        begin = self.place
        self.place += 1
        tag = self.take(TAG_NAME).lower()
        if self.html[self.place] == END:
            self.fail("Unclosed start tag", begin)
        if tag not in TAGS:
            self.fail(f'Unsupported start tag "{tag}"', begin)
        values = self.attributes(tag, begin)
        if tag == "span" and values.get("class") != "spoiler":
            self.fail('Tag "span" must have class "tg-spoiler"', begin)
        self.place += 1
        self.open.append(_Open(tag, values, self.offset, len(self.text)))

    def attributes(self, tag: str, begin: int) -> dict[str, str]:
        values: dict[str, str] = {}
        while True:
            self.take(SPACE)
            if self.html[self.place] == ">":
                return values
            name = self.take(ATTRIBUTE_NAME)
            if not name:
                self.fail(f'Empty attribute name in the tag "{tag}"', begin)
            value = self.value(tag, begin)
            prefix = ATTRIBUTES.get((tag, name))
            if prefix is not None and value.startswith(prefix):
                values[name] = value.removeprefix(prefix)

    def value(self, tag: str, begin: int) -> str:
        self.take(SPACE)
        if self.html[self.place] == "=":
            self.place += 1
            self.take(SPACE)
            quoted = self.html[self.place] in "'\""
            if self.html[self.place] != END:
                return self.quoted(begin) if quoted else self.token(begin)
        if self.html[self.place] == END:
            self.fail(f'Unclosed start tag "{tag}"', begin)
        return ""

    def token(self, begin: int) -> str:
        start = self.place
        token = self.take(NAME_TOKEN).lower()
        if self.html[self.place] == END:
            self.fail("Unclosed start tag", begin)
        if self.html[self.place] not in " \t\r\n\v>":
            self.fail("Unexpected end of name token", start)
        return token

    def quoted(self, begin: int) -> str:
        end = self.html.find(self.html[self.place], self.place + 1)
        if end < 0 or end == len(self.html) - 2:
            self.fail("Unclosed start tag", begin)
        inner = self.html[self.place + 1 : end]
        self.place = end + 1
        return REFERENCE.sub(lambda match: _decoded(match) or match[0], inner)

    def end_tag(self) -> None:
        begin = self.place
        if not self.open:
            self.fail("Unexpected end tag", begin)
        self.place += 2
        name = self.take(TAG_NAME).lower()
        self.take(SPACE)
        if self.html[self.place] != ">":
            self.fail("Unclosed end tag", begin)
        self.place += 1
        opened = self.open.pop()
        if name and name != opened.tag:
            found = f'expected "</{opened.tag}>", found "</{name}>"'
            offset = len(self.html[:begin].encode())
            self.fail(f"Unmatched end tag at byte offset {offset}, {found}")
        if self.offset > opened.offset:
            self.close(opened)

    def close(self, opened: _Open) -> None:
        place = {"offset": opened.offset, "length": self.offset - opened.offset}
        entity = {"type": TAGS[opened.tag], **place}
        if opened.tag in {"pre", "code"}:
            self.close_code(entity, opened)
        elif opened.tag == "a":
            url = opened.values.get("href") or self.text[opened.start :]
            self.entities += _link(entity, url)
        else:
            self.entities.append(entity | self.details(opened))

    def details(self, opened: _Open) -> Entity:
        """What an entity says beyond its kind and place."""
        values = opened.values
        if opened.tag == "tg-emoji":
            if not re.fullmatch(r"-?[1-9]\d*", values.get("emoji-id", "")):
                self.fail("Invalid custom emoji identifier specified")
            return {"custom_emoji_id": values["emoji-id"]}
        if opened.tag == "blockquote" and "expandable" in values:
            return {"type": "expandable_blockquote"}
        if opened.tag == "tg-time":
            if not re.fullmatch(r"\d+", values.get("unix", "")):
                self.fail("Invalid Unix time specified")
            form = {"date_time_format": values["format"]} if values.get("format") else {}
            return {"unix_time": int(values["unix"]), **form}
        return {}

    def close_code(self, entity: Entity, opened: _Open) -> None:
        """`pre` and `code` over the same place are one block with a language."""
        last = self.entities[-1] if self.entities else {}
        other = "code" if entity["type"] == "pre" else "pre"
        language = opened.values.get("class", "") or last.get("class", "")
        same = (last.get("type"), last.get("offset"), last.get("length"))
        if language and same == (other, entity["offset"], entity["length"]):
            self.entities[-1] = entity | {"type": "pre", "language": language}
        elif opened.values.get("class"):
            self.entities.append(entity | {"class": opened.values["class"]})
        else:
            self.entities.append(entity)


def _link(entity: Entity, url: str) -> list[Entity]:
    user_id = linked_user(url)
    if user_id:
        return [entity | {"type": "text_mention", "user": {"id": user_id}}]
    link = checked_link(url)
    return [entity | {"url": link}] if link else []


def _decoded(match: re.Match[str]) -> str:
    """The character a reference stands for; empty when Telegram leaves it as text."""
    if match["name"] is not None:
        return NAMED.get(match["name"], "")
    digits = match["hex"] if match["hex"] is not None else match["dec"]
    if len(match[0].removesuffix(";")) > LONGEST_REFERENCE:
        return ""
    code = int(digits or "0", 16 if match["hex"] is not None else 10)
    return chr(code) if 0 < code < sys.maxunicode else ""
