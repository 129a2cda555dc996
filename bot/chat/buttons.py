"""What a button asks for, as a typed value with one text form: `b.7.12.5`.

A button names its table, the number it assumes, a verb and an argument. A press is only a wish:
the number is compared with the present state, the rest is judged by the table and the rules.
Nothing here knows what a verb does.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_BYTES = 64
"""Telegram's limit for callback data."""

_FORM = re.compile(
    r"([a-z]{1,3})\.(0|[1-9][0-9]{0,17})\.(0|[1-9][0-9]{0,11})\.(0|[1-9][0-9]{0,2})"
    r"(?:\.([A-Za-z0-9_-]{16}))?"
)


class Verb(StrEnum):
    """What a press wants. In brackets: which number it assumes, and what its argument is."""

    # the lobby [phase number]
    SIT = "s"  # team
    STAND = "u"
    ADD_COMPUTER = "a"  # place of the level in `Level`
    REMOVE_COMPUTER = "r"
    SHUFFLE = "m"
    TURN_TIME = "t"
    START = "g"
    CLOSE = "x"
    OPTIONS = "op"  # 1: the keys of the table's options are to be seen, 0: no longer
    # the table in the group [phase number]
    MY_CARDS = "c"
    GO_PRIVATE = "o"
    COME_BACK = "k"
    # a hand [turn number; the trick number for a claim], argument: four bits of the hand
    LEAD = "l"
    BEAT = "b"
    DISCARD = "d"
    CLAIM = "q"
    PICK = "p"  # several cards are being ticked: the ticks after this press
    ASK = "w"  # a move worth a second thought; 16 × its place in `draft.ASKED` is added
    ASK_CLAIM = "wq"  # a claim worth one [trick number]
    PLAIN = "z"  # back to the first form of the hand
    REFRESH = "f"
    LATER = "h"  # the molodka waits [trick number]
    # results [phase number]
    NEXT = "n"
    PAUSE = "i"
    REMATCH = "e"
    SWAP = "y"
    # leaving [series number]
    LEAVE = "v"
    STAY = "j"
    # pages that belong to no table: table 0, number 0, argument: the page
    RULES = "ru"
    SETTINGS = "se"  # 0: the page; else the line and the value that is wanted (`bot/chat/lines`)
    LANGUAGE = "la"  # 0: the page; 1: as in Telegram; else the language
    OPEN = "new"  # open a table in this group
    FORGET = "fo"  # 1: yes, 2: no
    # series that were played [`places.Place`], with a ticket outside their group
    REPLAY = "rp"
    RECORD = "rc"
    CHECK = "ck"
    # standings, of no table
    TOP = "tp"  # number: which board (`bot/chat/board_key`), argument: the page
    ME = "me"  # number: everywhere, or which of the person's groups
    SEASON = "sn"  # number: the season that is on, argument: ask, or begin the next


class NoButton(Exception):
    """Callback data that this bot never drew."""


@dataclass(frozen=True, slots=True)
class Button:
    """One press. `table` 0 stands for none; `number` is what is assumed; `arg` is 0 to 999.
    `ticket`: 16 signs that open a series to whoever has them (`bot/table/past`), or none.
    """

    verb: Verb
    table: int = 0
    number: int = 0
    arg: int = 0
    ticket: str = ""

    def __str__(self) -> str:
        ticket = self.ticket and f".{self.ticket}"
        return f"{self.verb}.{self.table}.{self.number}.{self.arg}{ticket}"

    @classmethod
    def parse(cls, text: str) -> "Button":
        """Read callback data. Raises NoButton for anything `str` would not have written."""
        form = _FORM.fullmatch(text)
        if form is None or form[1] not in set(Verb):
            raise NoButton(text[:MAX_BYTES])
        return cls(Verb(form[1]), int(form[2]), int(form[3]), int(form[4]), form[5] or "")
