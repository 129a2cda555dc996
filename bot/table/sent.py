"""What is sent and what was sent, as values: notes, and the screens that messages show."""

from dataclasses import dataclass, field

from bot.table.people import Group, Profile
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class Note:
    """Something to be sent once that no screen stands for: the answer to a command.

    `keyboard` is the text form of an inline keyboard, empty for none. With `message` that message
    is edited: a page is turned; with no text its keyboard is taken away. `attached`: the text form
    of what goes with the message, and is made when it is sent. What is said to people is left out
    of the note's own text form: that stands in logs.
    """

    chat: int
    topic: int | None
    html: str = field(repr=False)
    keyboard: str = field(default="", repr=False)
    message: int | None = None
    id: int = 0
    attached: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Shown:
    """What one audience was shown of a table: one message and what it holds.

    `slot` names the screen within its table (`lobby:1`, `table:2.5`, `hand:0`). `digest`: of the
    content last sent, empty before the first. `alert`: what the person was last alerted to by a
    new message. `draft`: cards a person has ticked but not played, or the form of a lobby, in
    text form. `tapped_at`: when somebody last tapped this very screen. `repost`: send anew at the
    end of the chat, deleting the old message. `pinned`: the message was pinned.
    """

    table: int
    slot: str
    chat: int
    topic: int | None = None
    message: int | None = None
    digest: str = ""
    alert: str = ""
    draft: str = ""
    tapped_at: float = 0.0
    fails: int = 0
    repost: bool = False
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a table's screens are made from, read in one transaction.

    `mark`: grows with every change that screens may show.
    """

    table: Table
    people: dict[int, Profile]
    group: Group
    shown: dict[str, Shown]
    mark: int
