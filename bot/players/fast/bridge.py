"""From the values of `rules` to sets of bits and back, for one trump suit."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from bot.players.fast.game import CLAIM, DOWN, Game
from bot.players.fast.sets import SINGLES
from bot.rules.cards import DECK, Card, Suit, arranged
from bot.rules.deal import Deal
from bot.rules.moves import Action, Move

FLAGS = {Action.LEAD: 0, Action.BEAT: 0, Action.DISCARD: DOWN, Action.CLAIM: CLAIM}


@dataclass(frozen=True, slots=True)
class Bridge:
    """Which bit stands for which card while a suit is trump."""

    bit: Mapping[Card, int]
    card: Mapping[int, Card]

    def bits(self, cards: Iterable[Card]) -> int:
        """Cards as a set."""
        return sum(map(self.bit.__getitem__, cards))

    def cards(self, chosen: int) -> tuple[Card, ...]:
        """A set as cards, in the order of a hand."""
        return tuple(map(self.card.__getitem__, SINGLES[chosen]))

    def number(self, move: Move) -> int:
        """A move as the game knows it."""
        return FLAGS[move.action] | self.bits(move.cards)

    def game(self, deal: Deal) -> Game:
        """The beginning of a deal."""
        hands = [0, 0, 0, 0]
        for place, card in enumerate(deal.deck[:16]):
            hands[(deal.dealer + 1 + place) % 4] |= self.bit[card]
        return Game(hands, [self.bit[card] for card in deal.deck[16:]], deal.leader)


@cache
def bridge(trump: Suit) -> Bridge:
    """The bridge for a trump suit."""
    bit = {card: 1 << place for place, card in enumerate(arranged(DECK, trump))}
    return Bridge(bit, {value: card for card, value in bit.items()})
