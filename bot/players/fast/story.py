"""What a seat has seen of a deal, as sets: the tricks as they were taken in the end.

Plays that a claim took back are gone, but what they showed is not: all have four cards when
somebody claims four, so a returned card is laid again in the same trick by its owner, if not face
up, then in his discard (R4.2).
"""

from dataclasses import dataclass, field

from bot.players.fast.bridge import Bridge, bridge
from bot.players.fast.game import CLAIM, DOWN
from bot.players.fast.sets import ALL, FULL
from bot.rules.moves import Action
from bot.rules.seats import SEATS
from bot.rules.trick import Play
from bot.rules.view import SeatView


@dataclass(slots=True)
class Laid:
    """One play: the move as far as it is known, and how many cards are not."""

    seat: int
    known: int
    hidden: int = 0
    is_discard: bool = False
    is_claim: bool = False
    for_own: bool = False
    """A discard into a trick that its own team held then."""

    def move(self, cards: int) -> int:
        """The move of the game, with the hidden cards as they are in some world."""
        return cards | (DOWN if self.is_discard else 0) | (CLAIM if self.is_claim else 0)


@dataclass(slots=True)
class TrickStory:
    """The plays of one trick, and the cards that claims returned, by seat."""

    plays: list[Laid] = field(default_factory=list)
    returned: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    taker: int = 0

    @property
    def size(self) -> int:
        """How many cards each laid."""
        first = self.plays[0]
        return first.known.bit_count() + first.hidden


@dataclass(frozen=True, slots=True)
class Story:
    """A view as sets. `tricks` were taken, `now` is the trick in play, perhaps without a play.

    `shown` lay open once, also if it was taken back. `hidden` may lie anywhere that is not seen.
    `held` are the cards known in hands, the own hand among them, and `blank` how many more each
    holds.
    """

    bridge: Bridge
    seat: int
    opener: int
    tricks: list[TrickStory]
    now: TrickStory
    shown: int
    hidden: int
    held: list[int]
    blank: list[int]
    trump_card: int
    stock: int

    @property
    def slots(self) -> list[Laid]:
        """The discards with hidden cards."""
        return [play for trick in (*self.tricks, self.now) for play in trick.plays if play.hidden]


def story(view: SeatView) -> Story:
    """Read a view."""
    known = bridge(view.trump)
    tricks = _tricks(view, known)
    now = tricks.pop() if view.trick.plays else TrickStory()
    hand = known.bits(view.hand)
    shown = buried = 0
    for trick in (*tricks, now):
        shown |= sum(trick.returned)
        for play in trick.plays:
            buried |= play.known if play.is_discard else 0
            shown |= 0 if play.is_discard else play.known
    laid = {play.seat for play in now.plays}
    held = [0 if seat in laid else now.returned[seat] for seat in SEATS]
    held[view.seat] = hand
    sizes = view.hand_sizes
    return Story(
        bridge=known,
        seat=view.seat,
        opener=view.history[0].seat if tricks else view.trick.opener,
        tricks=tricks,
        now=now,
        shown=shown,
        hidden=ALL & ~(shown | buried | sum(held)),
        held=held,
        blank=[sizes[seat] - held[seat].bit_count() for seat in SEATS],
        trump_card=known.bit[view.trump_card],
        stock=view.stock,
    )


def _tricks(view: SeatView, known: Bridge) -> list[TrickStory]:
    """The tricks of the history, the one in play last if anybody has played to it."""
    tricks, trick = list[TrickStory](), TrickStory()
    for play in view.history:
        if play.action is Action.CLAIM:
            for back in trick.plays:
                trick.returned[back.seat] |= back.known
            trick.plays.clear()
        if not trick.plays and not any(trick.returned):
            tricks.append(trick)
        trick.plays.append(_laid(play, trick, view.seat, known))
        if play.face_up:
            trick.taker = play.seat
        if len(trick.plays) == FULL:
            trick = TrickStory()
    return tricks


def _laid(play: Play, trick: TrickStory, seat: int, known: Bridge) -> Laid:
    cards = known.bits(play.cards)
    if play.face_up:
        return Laid(play.seat, cards, is_claim=play.action is Action.CLAIM)
    if play.seat != seat:
        cards = trick.returned[play.seat]
    return Laid(
        seat=play.seat,
        known=cards,
        hidden=play.count - cards.bit_count(),
        is_discard=True,
        for_own=(trick.taker ^ play.seat) & 1 == 0,
    )
