"""The one answer to "what may this seat do?" (R3, R4).

`check` judges a move, `legal_moves` lists those it lets pass. Keyboards, computer players and
the deal itself ask here; there is no second copy of the rule.

    IllegalMove
    ├── NotYourTurn     another seat is to play          ├── WrongCount   not as many as were led
    ├── NotYourCards    not in this hand, or twice       ├── DoesNotBeat  the set does not beat
    ├── WrongAction     an answer before the lead …      └── CannotClaim  no right to a molodka
    └── BadLead         none, or cards of two suits
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from bot.rules.cards import HAND, Card, Suit, one_suit
from bot.rules.moves import Action, Move
from bot.rules.seats import Seat, distance
from bot.rules.trick import Pairing, Trick, pairing


class IllegalMove(Exception):
    """A move that the rules forbid. The deal is unchanged."""


@dataclass(eq=False)
class NotYourTurn(IllegalMove):
    """Another seat is to play."""

    turn: Seat


@dataclass(eq=False)
class NotYourCards(IllegalMove):
    """A card is not in this hand, or named twice."""

    hand: tuple[Card, ...]


@dataclass(eq=False)
class WrongAction(IllegalMove):
    """An answer before anybody led, or a lead when there is one."""

    action: Action


@dataclass(eq=False)
class BadLead(IllegalMove):
    """A lead is one to four cards of one suit (R3.1)."""

    cards: tuple[Card, ...]


@dataclass(eq=False)
class WrongCount(IllegalMove):
    """As many cards as were led must be laid (R3.2)."""

    needed: int


@dataclass(eq=False)
class DoesNotBeat(IllegalMove):
    """The set does not beat the standing cards one to one (R3.3)."""

    standing: tuple[Card, ...]


class CannotClaim(IllegalMove):
    """No right to lead a molodka out of turn now (R4.6)."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What must be known to judge a seat's move: its own hand and the open table."""

    seat: Seat
    hand: tuple[Card, ...]
    trick: Trick
    trump: Suit


def may_claim(seen: Sight) -> bool:
    """Whether the seat may lead its four cards out of turn (R4.6).

    Who has laid cards to this trick holds fewer than four, so the hand alone tells that the
    right has passed (R4.3).
    """
    if len(seen.hand) != HAND or not one_suit(seen.hand):
        return False
    trick = seen.trick
    if not trick.plays:
        return seen.seat != trick.opener
    if trick.size < HAND:
        return True
    return distance(trick.opener, seen.seat) < distance(trick.opener, trick.leader)


def check(move: Move, seen: Sight) -> Pairing:
    """Pass a legal move, raise IllegalMove for any other.

    Returns the pairing of a beat (R3.6: people want to see it), else nothing paired.
    """
    if move.action is Action.CLAIM:
        _check_claim(move, seen)
        return ()
    if seen.trick.turn != move.seat:
        raise NotYourTurn(seen.trick.turn)
    _check_own(move, seen)
    if (move.action is Action.LEAD) != (not seen.trick.plays):
        raise WrongAction(move.action)
    if move.action is Action.LEAD:
        if not one_suit(move.cards):
            raise BadLead(move.cards)
        return ()
    return _check_answer(move, seen)


def _check_own(move: Move, seen: Sight) -> None:
    if not set(move.cards) <= set(seen.hand) or len(set(move.cards)) != len(move.cards):
        raise NotYourCards(seen.hand)


def _check_claim(move: Move, seen: Sight) -> None:
    if not may_claim(seen):
        raise CannotClaim
    _check_own(move, seen)
    if len(move.cards) != HAND:
        raise WrongCount(HAND)


def _check_answer(move: Move, seen: Sight) -> Pairing:
    if len(move.cards) != seen.trick.size:
        raise WrongCount(seen.trick.size)
    if move.action is Action.DISCARD:
        return ()
    standing = _standing(seen.trick)
    pairs = pairing(move.cards, standing, seen.trump)
    if pairs is None:
        raise DoesNotBeat(standing)
    return pairs


def _standing(trick: Trick) -> tuple[Card, ...]:
    play = trick.standing
    return play.cards if play else ()


def legal_moves(seen: Sight) -> tuple[Move, ...]:
    """Every move open to the seat now, its claim included; empty when it can only wait."""
    claim = (Move(seen.seat, Action.CLAIM, seen.hand),) if may_claim(seen) else ()
    if seen.trick.turn != seen.seat:
        return claim
    return (*claim, *(_leads(seen) if not seen.trick.plays else _answers(seen)))


def _leads(seen: Sight) -> Iterator[Move]:
    for size in range(1, len(seen.hand) + 1):
        for chosen in combinations(seen.hand, size):
            if one_suit(chosen):
                yield Move(seen.seat, Action.LEAD, chosen)


def _answers(seen: Sight) -> Iterator[Move]:
    standing = _standing(seen.trick)
    sets = tuple(combinations(seen.hand, seen.trick.size))
    for chosen in sets:
        if pairing(chosen, standing, seen.trump) is not None:
            yield Move(seen.seat, Action.BEAT, chosen)
    for chosen in sets:
        yield Move(seen.seat, Action.DISCARD, chosen)
