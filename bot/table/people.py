"""What is known of people and groups beside their seats: language, reach, personal settings."""

from dataclasses import dataclass
from typing import Literal

Suits = Literal["emoji", "letters", "four"]
Ranks = Literal["latin", "local"]


@dataclass(frozen=True, slots=True)
class Taste:
    """How a person likes his cards and buttons."""

    suits: Suits = "emoji"
    ranks: Ranks = "latin"
    confirm_discards: bool = True
    """Ask once more before an ace or a ten is discarded."""
    list_of_moves: bool = False
    sound: bool = True


@dataclass(frozen=True, slots=True)
class Profile:
    """A person. `reachable`: the bot may write to him; `language`: one the bot speaks."""

    id: int
    name: str
    language: str
    reachable: bool = False
    taste: Taste = Taste()


@dataclass(frozen=True, slots=True)
class Group:
    """A group chat. `username` makes public links; `active`: the bot can write there."""

    id: int
    title: str
    language: str
    username: str | None = None
    active: bool = True
