"""What a seat can work out of its view: which cards it has not seen, and what is surely where.

A claim returns face-up cards to their owners' hands (R4.2): everybody then knows that they lie
there, until the owner lays them again, or discards cards face down, when they may be among these.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.players.chances import WHOLE_DECK, bits
from bot.rules.cards import Card, points
from bot.rules.moves import Action
from bot.rules.seats import SEATS, Seat, team_of
from bot.rules.trick import Play, Trick
from bot.rules.view import SeatView

PerSeat = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What one seat knows of the hidden cards, as bit sets of `chances`.

    `unseen` may lie in the stock, in a foreign hand or face down in a trick; the shown trump card
    is one of them. `held` are the cards known to be in a foreign hand, `hand_sizes` the cards of
    every seat.
    """

    unseen: int
    held: PerSeat
    hand_sizes: PerSeat

    @classmethod
    def of(cls, view: SeatView) -> "Knowledge":
        """What follows from a view."""
        held = _held(view)
        seen = bits(view.hand) | bits(_laid_open(view))
        return cls(WHOLE_DECK & ~(seen | sum(held)), held, view.hand_sizes)

    def hidden(self, seat: Seat) -> int:
        """How many cards of a seat's hand are not known."""
        return self.hand_sizes[seat] - self.held[seat].bit_count()

    def after_claim(self, trick: Trick) -> "Knowledge":
        """What will be known once a claim has returned the cards of the trick (R4.2)."""
        held, sizes = list(self.held), list(self.hand_sizes)
        for play in trick.plays:
            held[play.seat] |= bits(play.cards) if play.face_up else 0
            sizes[play.seat] += play.count
        return replace(self, held=_per_seat(held), hand_sizes=_per_seat(sizes))


def secured(view: SeatView, friend: float, foe: float) -> tuple[float, float]:
    """The card points in the tricks of the own and of the other team, as far as can be told.

    A hidden card counts as `friend` when it was discarded into the trick of its own team, as
    `foe` in a trick of the others.
    """
    totals = [0.0, 0.0]
    for trick in view.taken:
        ours = [team_of(play.seat) == team_of(trick.taker) for play in trick.plays]
        totals[team_of(trick.taker) != team_of(view.seat)] += sum(
            points_of(play, friend if same else foe)
            for play, same in zip(trick.plays, ours, strict=True)
        )
    return totals[0], totals[1]


def points_of(play: Play, hidden: float) -> float:
    """The points of a play, or the guess of `hidden` a card when it cannot be seen."""
    return points(play.cards) if play.cards else play.count * hidden


def _laid_open(view: SeatView) -> Iterable[Card]:
    tricks = (*(taken.plays for taken in view.taken), view.trick.plays)
    return (card for plays in tricks for play in plays for card in play.cards)


def _held(view: SeatView) -> PerSeat:
    """The cards that claims have returned and that were not laid since, by foreign seat."""
    held, table = [0, 0, 0, 0], list[Play]()
    for play in view.history if _had_claim(view) else ():
        if play.action is Action.CLAIM:
            for back in table:
                held[back.seat] |= bits(back.cards) if back.face_up else 0
            table.clear()
        held[play.seat] &= ~bits(play.cards) if play.face_up else 0
        table = [*table, play] if len(table) < len(SEATS) - 1 else []
    held[view.seat] = 0
    return _per_seat(held)


def _had_claim(view: SeatView) -> bool:
    return any(play.action is Action.CLAIM for play in view.history)


def _per_seat(values: Iterable[int]) -> PerSeat:
    first, second, third, fourth = values
    return first, second, third, fourth
