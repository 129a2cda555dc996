"""What the picture of a series shows, as a value; its words are given, in one language."""

from dataclasses import dataclass

from bot.rules.score import PerTeam
from bot.rules.seats import Team


@dataclass(frozen=True, slots=True)
class Player:
    """Who sat somewhere. `instead`: what stands there when nothing of the name can be drawn."""

    name: str
    instead: str
    is_computer: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """The words of the picture, without signs. `is_rtl`: they are read from right to left."""

    language: str
    is_rtl: bool
    title: str
    deals: str
    goats: str
    winners: str
    course: str


@dataclass(frozen=True, slots=True)
class Course:
    """A series that has its goats. `losses`: the loss points of both teams after each deal;
    `eggs`: the numbers of the deals, from 1, that ended 60 to 60.
    """

    players: tuple[Player, Player, Player, Player]
    losses: tuple[PerTeam, ...]
    eggs: frozenset[int]
    losers: Team
    words: Words
