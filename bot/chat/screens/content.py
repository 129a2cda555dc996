"""What a message holds, independent of where it goes: HTML text and keys under it."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Literal

Style = Literal["success", "danger", "primary"]


@dataclass(frozen=True, slots=True)
class Key:
    """A key under a message: it sends `data` or opens `url`. A style is never the only sign."""

    text: str
    data: str = ""
    url: str = ""
    style: Style | None = None


Keyboard = tuple[tuple[Key, ...], ...]


@dataclass(frozen=True, slots=True)
class Content:
    """A message's text (Telegram's HTML) and its keyboard, empty for none.

    `digest`: a short fingerprint, asked for again and again; equal content has equal ones.
    """

    html: str
    keyboard: Keyboard = ()
    digest: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        rows = ((key.text, key.data, key.url, key.style) for row in self.keyboard for key in row)
        keys = repr((*map(len, self.keyboard), *rows))
        digest = blake2b(f"{self.html}\0{keys}".encode(), digest_size=12).hexdigest()
        object.__setattr__(self, "digest", digest)


@dataclass(frozen=True)
class Wanted:
    """A screen that an audience should see now.

    `slot`: its name within the table. `draw`: makes its content when that is first asked for: an
    edit that waits need not be drawn for every step it waits through. `alert`: when it differs
    from what the person was last alerted to, the screen comes as a new message with sound, if he
    is not looking already; empty: never. `urgent`: may use the reserve of the group's budget
    (results, nudges, a deal that begins). `idle`: nothing is asked of anybody, so an edit may wait
    so long (seconds) for the next one. `changed_at`: when the table last moved on, if that has
    changed this screen (Unix seconds). `silent`: a new message makes no sound. `pin`: the message
    is pinned while the screen is wanted. `passed`: what it tells has passed, so it is edited where
    it stands but not sent anew, not even when somebody asks for it or has deleted it.
    """

    slot: str
    chat: int
    topic: int | None
    draw: Callable[[], Content]
    alert: str = ""
    urgent: bool = False
    idle: float = 0.0
    changed_at: float = 0.0
    silent: bool = False
    pin: bool = False
    passed: bool = False

    @cached_property
    def content(self) -> Content:
        """What the message holds."""
        return self.draw()

    @property
    def is_missed(self) -> bool:
        """Whether it is sent anew when somebody has deleted it: others are not missed."""
        return bool(self.content.keyboard) and not self.passed


def keyboard_text(keyboard: Keyboard) -> str:
    """The text form of a keyboard, empty for none."""
    if not keyboard:
        return ""
    return json.dumps([[asdict(key) for key in row] for row in keyboard], ensure_ascii=False)


def keyboard_from(text: str) -> Keyboard:
    """Read the text form of a keyboard."""
    rows = json.loads(text) if text else []
    return tuple(tuple(Key(**key) for key in row) for row in rows)
