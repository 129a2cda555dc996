"""What a person holds, sees, may do and is about to do: what his screen is made from.

Which sets may be played is asked of the rules; a mask has a bit for each card, the lowest for
the first (`table/play.py`: picked).
"""

from dataclasses import dataclass

from bot.chat.buttons import Verb
from bot.chat.screens.content import Key, Style
from bot.chat.screens.draft import Draft
from bot.chat.screens.keys import press
from bot.chat.screens.stage import Eye
from bot.rules.cards import Card, Rank
from bot.rules.moves import Action, Move
from bot.rules.view import SeatView
from bot.table.play import picked
from bot.texts import Ltr

DEAR = frozenset({Rank.ACE, Rank.TEN})


@dataclass(frozen=True, slots=True)
class Holding:
    """What a person holds, sees, may do (`moves`, by the rules) and has ticked."""

    eye: Eye
    view: SeatView
    moves: tuple[Move, ...]
    draft: Draft

    @property
    def later(self) -> bool:
        """He has answered the call of his molodka."""
        return self.draft.is_of_trick

    @property
    def on_turn(self) -> bool:
        """It is his turn."""
        return self.view.turn == self.view.seat

    @property
    def size(self) -> int:
        """How many cards must be laid; 0 for a lead."""
        return self.view.trick.size

    @property
    def may_claim(self) -> bool:
        """He may lead his molodka out of turn."""
        return bool(self.masks(Action.CLAIM))

    @property
    def beats(self) -> tuple[int, ...]:
        """The sets that beat."""
        return self.masks(Action.BEAT)

    @property
    def ticked(self) -> tuple[Card, ...]:
        """The cards that are ticked."""
        return self.cards(self.draft.mask) if self.draft.mode == "pick" else ()

    @property
    def ticks_needed(self) -> bool:
        """Several of more cards must be laid: they are ticked first."""
        several = 1 < self.size < len(self.view.hand)
        return several and self.asked is None and not self.eye.taste.list_of_moves

    @property
    def asked(self) -> Move | None:
        """The move that waits for a second tap, if the rules allow it."""
        action = Action.CLAIM if self.draft.mode == "claim" else self.draft.asked
        moves = (move for move in self.moves if move.action is action)
        if action is Action.CLAIM:
            return next(moves, None)
        return next((move for move in moves if self.mask(move.cards) == self.draft.cards), None)

    def is_dear(self, move: Move) -> bool:
        """An ace or a ten would be discarded."""
        discard = move.action is Action.DISCARD
        return discard and any(card.rank in DEAR for card in move.cards)

    def masks(self, action: Action) -> tuple[int, ...]:
        """The sets that may be played so now."""
        return tuple(self.mask(move.cards) for move in self.moves if move.action is action)

    def mask(self, cards: tuple[Card, ...]) -> int:
        """The bits of some cards."""
        return sum(1 << place for place, card in enumerate(self.view.hand) if card in cards)

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of some bits."""
        return picked(self.view.hand, mask)

    def label(self, mask: int) -> Ltr:
        """How the cards of some bits are written."""
        return self.eye.cards(self.cards(mask))

    def key(self, text: str, verb: Verb, mask: int = 0, style: Style | None = None) -> Key:
        """A key for the cards of some bits."""
        return press(self.eye, text, verb, mask, style)
