"""A deal in play, quick and changeable (R3 to R6).

A move is the set of its cards; a discard carries the bit DOWN, a claim the bit CLAIM. Whoever
plays here knows what he does: a move is taken as it comes, legal or not.
"""

from typing import Final

from bot.players.fast.sets import ALL, CARDS, FULL, LEADS, MOLODKAS, SETS, beating, points_of
from bot.rules.score import ENOUGH

DOWN: Final = 1 << CARDS
"""The bit of a discard."""
CLAIM: Final = 1 << CARDS + 1
"""The bit of a claim."""


class Game:
    """A deal: hands and trick, what each seat has seen, what each team has taken.

    `stock` are single cards, the top first, `drawn` how many are gone. `table` has the cards of
    the trick by seat, `shown` every card that ever lay face up, `buried` the discards of each
    seat. `claimable`: some hand is four of one suit, so a claim is to be thought of.
    """

    __slots__ = (
        "buried", "claimable", "drawn", "hands", "leader", "opener", "played", "points", "shown",
        "size", "standing", "stock", "table", "taker", "tricks", "turn",
    )  # fmt: skip

    def __init__(self, hands: list[int], stock: list[int], leader: int) -> None:
        self.hands = hands
        self.stock = stock
        self.drawn = 0
        self.opener = self.leader = self.turn = self.taker = leader
        self.played = self.size = self.standing = self.shown = 0
        self.table = [0, 0, 0, 0]
        self.buried = [0, 0, 0, 0]
        self.points = [0, 0]
        self.tricks = [0, 0]
        self.claimable = not MOLODKAS.isdisjoint(hands)

    def copy(self) -> "Game":
        """The same deal, to be played on apart. The stock is never changed, so it is shared."""
        new = Game.__new__(Game)
        new.hands, new.table = self.hands[:], self.table[:]
        new.buried, new.points, new.tricks = self.buried[:], self.points[:], self.tricks[:]
        new.stock, new.drawn, new.shown = self.stock, self.drawn, self.shown
        new.opener, new.leader, new.turn = self.opener, self.leader, self.turn
        new.played, new.size, new.standing = self.played, self.size, self.standing
        new.taker, new.claimable = self.taker, self.claimable
        return new

    @property
    def is_over(self) -> bool:
        """Hands are equal between tricks, and full while there is a stock (R5.2)."""
        return not (self.played or self.hands[0])

    def may_claim(self, seat: int) -> bool:
        """Whether a seat may lead its molodka out of turn (R4.6)."""
        if self.hands[seat] not in MOLODKAS:
            return False
        if not self.played:
            return seat != self.opener
        if self.size < FULL:
            return True
        return (seat - self.opener) & 3 < (self.leader - self.opener) & 3

    def claimants(self) -> list[int]:
        """The seats that may claim, the nearest to the opener first (R4.4)."""
        seats = ((self.opener + step) & 3 for step in range(4))
        return [seat for seat in seats if self.may_claim(seat)]

    def moves(self, seat: int) -> list[int]:
        """Every legal move of a seat, in the order of `rules.legality`."""
        claim = [CLAIM | self.hands[seat]] if self.claimable and self.may_claim(seat) else []
        return claim + self.plays() if seat == self.turn else claim

    def plays(self) -> list[int]:
        """The moves of the seat whose turn it is, without a claim."""
        hand = self.hands[self.turn]
        if not self.played:
            return list(LEADS[hand])
        discards = [DOWN | cards for cards in SETS[self.size][hand]]
        return [*beating(hand, self.standing), *discards]

    def play(self, seat: int, move: int) -> None:
        """Make a move; a full trick is taken, and cards are drawn, at once (R5.1)."""
        if move >= CLAIM:
            self._take_back(seat)
        cards = move & ALL
        self.hands[seat] ^= cards
        self.table[seat] = cards
        if move & DOWN:
            self.buried[seat] |= cards
        else:
            self.shown |= cards
            self.standing = cards
            self.taker = seat
        if not self.played:
            self.size = cards.bit_count()
        self.played += 1
        if self.played < len(self.hands):
            self.turn = (seat + 1) & 3
        else:
            one, two, three, four = self.table
            self.table = [0, 0, 0, 0]
            self.take(self.taker, one | two | three | four)

    def _take_back(self, claimant: int) -> None:
        """All cards of the trick return to their owners' hands (R4.2)."""
        for seat, cards in enumerate(self.table):
            self.hands[seat] |= cards
            self.buried[seat] &= ~cards
        self.table = [0, 0, 0, 0]
        self.played = 0
        self.leader = claimant

    def take(self, taker: int, cards: int) -> None:
        """The taker's team gets the cards of a full trick; all draw, and he leads (R5.1)."""
        team = taker & 1
        self.points[team] += points_of(cards)
        self.tricks[team] += 1
        self.opener = self.leader = self.turn = self.taker = taker
        self.played = 0
        hands, stock, top = self.hands, self.stock, self.drawn
        if top < len(stock):
            left, over, right = (taker + 1) & 3, (taker + 2) & 3, (taker + 3) & 3
            end = min(len(stock), top + FULL * self.size)
            self.drawn = end
            while top < end:
                hands[taker] |= stock[top]
                hands[left] |= stock[top + 1]
                hands[over] |= stock[top + 2]
                hands[right] |= stock[top + 3]
                top += 4
            self.claimable = not MOLODKAS.isdisjoint(hands)
        elif self.claimable:
            self.claimable = not MOLODKAS.isdisjoint(hands)

    def loss(self) -> int:
        """The loss points of team 1 less those of team 0 once the deal is over (R6.1)."""
        ours, theirs = self.points
        if ours == theirs:
            return 0
        worse = 1 if ours > theirs else 0
        lost = 6 if not self.tricks[worse] else 4 if self.points[worse] < ENOUGH else 2
        return lost if worse else -lost
