"""What one seat may know of a deal: hidden cards are not in it (R3.4, R4.7, R6.3).

Everything that is shown to a person or given to a computer player is made from a view. A view
holds no foreign hand, no order of the stock, no foreign discard and no points of the running deal.
"""

from dataclasses import dataclass

from bot.rules.cards import Card, Suit
from bot.rules.legality import Sight, legal_moves
from bot.rules.moves import Move
from bot.rules.score import PerTeam
from bot.rules.seats import Seat
from bot.rules.trick import Play, Trick, seen


@dataclass(frozen=True, slots=True)
class Taken:
    """A finished trick and who took it. In a view its foreign discards are hidden."""

    taker: Seat
    plays: tuple[Play, ...]

    def hidden_from(self, seat: Seat | None) -> "Taken":
        """The trick as a seat may see it; as the whole table may see it for None."""
        return Taken(self.taker, seen(self.plays, seat))


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody at the table may see of a deal."""

    dealer: Seat
    trump_card: Card
    stock: int
    hand_sizes: tuple[int, int, int, int]
    trick: Trick
    taken: tuple[Taken, ...]
    tricks: PerTeam
    ply: int

    @property
    def trump(self) -> Suit:
        """The suit of the shown card (R1.3)."""
        return self.trump_card.suit

    @property
    def turn(self) -> Seat:
        """Whose play is next."""
        return self.trick.turn


@dataclass(frozen=True, slots=True)
class SeatView(TableView):
    """What one seat may see: the open table, its own hand and its own discards.

    `history` has the moves of the deal in order, also those a claim took back; a foreign discard
    stands there as a play without cards.
    """

    seat: Seat
    hand: tuple[Card, ...]
    history: tuple[Play, ...]

    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do now; empty when it can only wait."""
        return legal_moves(Sight(self.seat, self.hand, self.trick, self.trump))
