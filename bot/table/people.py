"""What is known of people and groups beside their seats: language, reach, settings."""

from dataclasses import dataclass, fields
from typing import Literal

from bot.table.options import USUAL, Options

Suits = Literal["emoji", "letters", "four"]
Ranks = Literal["latin", "local"]
Openers = Literal["all", "admins"]


@dataclass(frozen=True, slots=True)
class Taste:
    """How a person likes his cards and buttons."""

    suits: Suits = "emoji"
    ranks: Ranks = "latin"
    confirm_discards: bool = True
    """Ask once more before an ace or a ten is discarded."""
    confirm_moves: bool = False
    """Ask once more before every move."""
    list_of_moves: bool = False
    sound: bool = True


@dataclass(frozen=True, slots=True)
class Profile:
    """A person. `reachable`: the bot may write to him; `language`: one the bot speaks.

    `chose_language`: it is his own choice; else it follows that of his app. `hidden`: he is not
    shown in leaderboards.
    """

    id: int
    name: str
    language: str
    reachable: bool = False
    taste: Taste = Taste()
    chose_language: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class House:
    """What holds for the tables of a group until somebody settles it otherwise.

    `turn_time` and `computers` are what a new table begins with. `openers`: who may open one.
    `pin`: the table being played is pinned. `nudges`: the group is told who is awaited.
    `pictures`: results come with one.
    """

    turn_time: int | None = USUAL.turn_time
    openers: Openers = "all"
    computers: bool = USUAL.computers
    pin: bool = False
    nudges: bool = True
    pictures: bool = True

    @property
    def options(self) -> Options:
        """The options of a new table: each is a setting of the same name here."""
        return Options(**{option.name: getattr(self, option.name) for option in fields(Options)})


@dataclass(frozen=True, slots=True)
class Group:
    """A group chat. `username` makes public links; `active`: the bot can write there."""

    id: int
    title: str
    language: str
    username: str | None = None
    active: bool = True
    house: House = House()
