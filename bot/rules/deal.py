"""One deal: from a shuffled deck to the count (R1, R3 to R6).

A deal is a value; a move makes the next one or raises IllegalMove. The deck order, the first
leader and the moves determine everything, so any deal can be replayed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from bot.rules.cards import DECK, HAND, Card, Suit, arranged, points
from bot.rules.legality import Sight, check, legal_moves
from bot.rules.moves import Action, Move
from bot.rules.score import Count, PerTeam, count
from bot.rules.seats import SEATS, Seat, clockwise, from_seat, team_of
from bot.rules.trick import Pairing, Play, Trick, seen
from bot.rules.view import SeatView, TableView, Taken

Hands = tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]


class DealIsOver(Exception):
    """A move in a deal whose hands and stock are empty."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal in progress or finished. Begin one with `Deal.start`.

    `drawn` counts the cards that have left the deck: the stock is `deck[drawn:]`, its top first.
    """

    deck: tuple[Card, ...]
    trump_card: Card
    dealer: Seat
    leader: Seat
    hands: Hands
    drawn: int
    trick: Trick
    taken: tuple[Taken, ...] = ()
    moves: tuple[Move, ...] = ()

    @classmethod
    def start(
        cls, deck: Iterable[Card], trump_card: Card, dealer: Seat, leader: Seat | None = None
    ) -> "Deal":
        """Deal four cards to each, one at a time from the dealer's left (R1.2).

        `trump_card` is a card of the stock, shown to all; it stays where it lies (R1.3). `leader`
        is None for the first deal of a series: the dealer's left leads (R1.5).
        Raises ValueError when the deck is not the 36 cards or the trump card not in its stock.
        """
        deck = tuple(deck)
        if sorted(deck) != sorted(DECK) or trump_card not in deck[4 * HAND :]:
            message = "a deal needs the 36 cards and a trump card from the stock"
            raise ValueError(message)
        opener = clockwise(dealer) if leader is None else leader
        order = from_seat(clockwise(dealer))
        hands = _changed(
            ((), (), (), ()),
            {
                seat: arranged(deck[place : 4 * HAND : 4], trump_card.suit)
                for place, seat in enumerate(order)
            },
        )
        return cls(deck, trump_card, dealer, opener, hands, 4 * HAND, Trick(opener))

    @property
    def trump(self) -> Suit:
        """The suit of the shown card, trump for this deal (R1.3)."""
        return self.trump_card.suit

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards not drawn yet, the top first."""
        return self.deck[self.drawn :]

    @property
    def is_over(self) -> bool:
        """Stock and hands are empty (R5.3)."""
        return not self.stock and not any(self.hands) and not self.trick.plays

    @property
    def turn(self) -> Seat:
        """Whose play is next. Means nothing once the deal is over."""
        return self.trick.turn

    @property
    def ply(self) -> int:
        """How many moves were made in this deal."""
        return len(self.moves)

    @property
    def tricks(self) -> PerTeam:
        """Tricks taken by team 0 and team 1."""
        taken = sum(team_of(trick.taker) for trick in self.taken)
        return len(self.taken) - taken, taken

    def count(self) -> Count:
        """What the finished deal is worth (R6). Raises ValueError while it runs (R6.3)."""
        if not self.is_over:
            message = "a running deal is not counted"
            raise ValueError(message)
        totals = [0, 0]
        for trick in self.taken:
            totals[team_of(trick.taker)] += points(c for play in trick.plays for c in play.cards)
        return count((totals[0], totals[1]), self.tricks)

    @property
    def last_taker(self) -> Seat:
        """Who took the last trick, and so leads the next deal (R1.5)."""
        return self.taken[-1].taker

    def sight(self, seat: Seat) -> Sight:
        """What the legality of a seat's move depends on."""
        return Sight(seat, self.hands[seat], self.trick, self.trump)

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        """What a seat may do now."""
        return () if self.is_over else legal_moves(self.sight(seat))

    def play(self, move: Move) -> tuple["Deal", Pairing]:
        """Make a move: the next deal, and the pairing of a beat (R3.6).

        A completed trick is taken and cards are drawn at once (R5.1).
        Raises IllegalMove and leaves this deal as it is; DealIsOver when nothing can be played.
        """
        if self.is_over:
            raise DealIsOver
        pairs = check(move, self.sight(move.seat))
        play = Play(move.seat, move.action, arranged(move.cards, self.trump), len(move.cards))
        before = _taken_back(self) if move.action is Action.CLAIM else self
        after = replace(
            before,
            hands=_changed(
                before.hands, {move.seat: _without(before.hands[move.seat], move.cards)}
            ),
            trick=before.trick.with_play(play),
            moves=(*self.moves, move),
        )
        return (_trick_taken(after) if after.trick.is_complete else after), pairs

    def seen_by(self, seat: Seat) -> SeatView:
        """What one seat may know of this deal."""
        table = self._open(seat)
        moves = [Play(move.seat, move.action, move.cards, len(move.cards)) for move in self.moves]
        return SeatView(
            dealer=table.dealer,
            trump_card=table.trump_card,
            stock=table.stock,
            hand_sizes=table.hand_sizes,
            trick=table.trick,
            taken=table.taken,
            tricks=table.tricks,
            ply=table.ply,
            seat=seat,
            hand=self.hands[seat],
            history=seen(moves, seat),
        )

    def seen_by_all(self) -> TableView:
        """What everybody at the table may see of this deal."""
        return self._open(None)

    def _open(self, seat: Seat | None) -> TableView:
        """What lies open for everybody, and the discards of one seat."""
        first, second, third, fourth = map(len, self.hands)
        return TableView(
            dealer=self.dealer,
            trump_card=self.trump_card,
            stock=len(self.deck) - self.drawn,
            hand_sizes=(first, second, third, fourth),
            trick=self.trick.hidden_from(seat),
            taken=tuple([trick.hidden_from(seat) for trick in self.taken]),
            tricks=self.tricks,
            ply=self.ply,
        )


def _taken_back(deal: Deal) -> Deal:
    """All cards of the trick return to their owners' hands (R4.2)."""
    back = {
        play.seat: arranged((*deal.hands[play.seat], *play.cards), deal.trump)
        for play in deal.trick.plays
    }
    return replace(deal, hands=_changed(deal.hands, back), trick=deal.trick.cleared())


def _trick_taken(deal: Deal) -> Deal:
    """The taker's team keeps the trick, all draw, the taker leads the next (R5.1)."""
    taker = deal.trick.taker
    size = min(deal.trick.size, len(deal.stock) // 4)
    drawn = deal.deck[deal.drawn : deal.drawn + 4 * size]
    full = {
        seat: arranged((*deal.hands[seat], *drawn[place::4]), deal.trump)
        for place, seat in enumerate(from_seat(taker))
    }
    return replace(
        deal,
        hands=_changed(deal.hands, full),
        drawn=deal.drawn + len(drawn),
        trick=Trick(taker),
        taken=(*deal.taken, Taken(taker, deal.trick.plays)),
    )


def _without(hand: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in gone)


def _changed(hands: Hands, new: Mapping[Seat, tuple[Card, ...]]) -> Hands:
    first, second, third, fourth = (new.get(seat, hands[seat]) for seat in SEATS)
    return first, second, third, fourth
