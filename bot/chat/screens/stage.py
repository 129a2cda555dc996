"""A table as one audience reads it: in its language, with cards as it likes them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.chat.screens.cards import card_sign, laid, spread, suit_sign
from bot.players.levels import Level
from bot.rules.cards import Card, Suit
from bot.rules.seats import Seat, Team, seats_of
from bot.rules.trick import Play
from bot.table.people import Taste
from bot.table.sent import Scene
from bot.table.table import Table
from bot.texts import Html, Ltr, Texts, safe_name

ROBOT = "🤖"
PLAIN = Taste()
"""How the group, which has no taste of its own, sees cards."""


@dataclass(frozen=True, slots=True)
class Eye:
    """How somebody reads a table: names, cards and words for him."""

    table: Table
    texts: Texts
    taste: Taste = PLAIN

    def name(self, seat: Seat) -> str:
        """Who sits there. A computer player cannot be taken for a person, nor the reverse."""
        chair = self.table.chairs[seat]
        if chair.person is not None:
            nameless = self.texts.word("nameless", number=seat + 1)
            return safe_name(chair.person.name.replace(ROBOT, ""), nameless)
        return "—" if chair.level is None else self.texts.word("bot-name", number=seat + 1)

    def seated(self, seat: Seat) -> str:
        """As `name`, with the level of a computer player while there is more than one."""
        level = self.table.chairs[seat].level
        if level is None or len(Level) == 1 or self.table.chairs[seat].person is not None:
            return self.name(seat)
        return self.texts.word("bot-name-level", number=seat + 1, level=level)

    def names(self, seats: Iterable[Seat]) -> str:
        """Several names after each other, each kept apart from its neighbours."""
        return self.texts.listed(self.name(seat) for seat in seats)

    def pair(self, team: Team) -> str:
        """The two names of a team."""
        return self.names(seats_of(team))

    def card(self, card: Card) -> Ltr:
        """One card."""
        return card_sign(card, self.texts, self.taste)

    def cards(self, cards: Iterable[Card]) -> Ltr:
        """Cards beside each other."""
        return spread(cards, self.texts, self.taste)

    def suit(self, suit: Suit) -> Ltr:
        """A suit alone."""
        return suit_sign(suit, self.texts, self.taste)

    def laid(self, play: Play) -> Ltr:
        """What lies before a seat."""
        return laid(play, self.texts, self.taste)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage(Eye):
    """An eye on a whole scene: its group, what was shown there, the bot's own name."""

    scene: Scene
    bot: str


def limit(texts: Texts, seconds: int | None) -> str:
    """A turn time in words."""
    return texts.word("turn-time", seconds=seconds or 0)


def until(texts: Texts, at: float, instead: str) -> Html:
    """A countdown that runs by itself; old apps show the words instead."""
    return texts("countdown", unix=Html(str(round(at))), instead=instead)
