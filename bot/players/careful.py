"""The careful player: one ply deep, it weighs every move it may make.

A move is worth what the trick will bring, averaged over the ways it may go on (`forecast`), and
what the cards kept are worth afterwards (`worth`). The hidden cards are taken as drawn blindly
from those not seen; nothing is guessed from what others chose to do.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass

from bot.players.chances import beaters, bits, chance_to_beat
from bot.players.forecast import Answer, Branch, forecast
from bot.players.knowledge import Knowledge, points_of, secured
from bot.players.weights import CAREFUL, Weights
from bot.players.worth import Stage, Standing, hand_worth, trick_worth
from bot.rules.cards import Card, points
from bot.rules.moves import Action, Move
from bot.rules.seats import Seat, from_seat, team_of
from bot.rules.view import SeatView

SAME = 1e-9
"""Moves whose worth differs by less are equal, and chance picks one."""


def careful(view: SeatView, rng: random.Random) -> Move | None:
    """The move of the highest worth; off turn a claim that is worth more than waiting, or None."""
    moves = view.legal_moves()
    if not moves:
        return None
    position = Position.of(view, CAREFUL)
    if view.turn != view.seat:
        gain = position.worth(moves[0]) - position.worth_of_waiting()
        return moves[0] if gain > CAREFUL.claim_gain else None
    worths = {move: position.worth(move) for move in moves}
    best = max(worths.values()) - SAME
    return rng.choice(_quietest([move for move, worth in worths.items() if worth >= best]))


def _quietest(moves: list[Move]) -> list[Move]:
    """Of equal moves the discards, if any: they show nothing and leave a partner his trick."""
    return [move for move in moves if move.action is Action.DISCARD] or moves


@dataclass(frozen=True, slots=True)
class Position:
    """A view, what follows from it, and the weights to judge it by."""

    view: SeatView
    known: Knowledge
    standing: Standing
    w: Weights

    @classmethod
    def of(cls, view: SeatView, w: Weights) -> "Position":
        """Work out what follows from a view."""
        ours = team_of(view.seat)
        won = secured(view, w.friend_points, w.foe_points)
        tricks = view.tricks[ours], view.tricks[1 - ours]
        return cls(view, Knowledge.of(view), Standing(won, tricks), w)

    def worth(self, move: Move) -> float:
        """What a legal move is worth to the seat."""
        match move.action:
            case Action.LEAD | Action.CLAIM:
                return self._worth_of_lead(move.cards)
            case Action.BEAT:
                start = Branch(ours=True, points=self._on_table() + points(move.cards))
                return self._worth_of_answer(move.cards, start, move.cards)
            case Action.DISCARD:
                held = self._is_ours(self.view.trick.taker)
                start = Branch(held, self._on_table() + points(move.cards))
                return self._worth_of_answer(move.cards, start, self._standing_cards())

    def worth_of_waiting(self) -> float:
        """What it is worth to a holder of a molodka to let the trick go on (R4.3)."""
        view = self.view
        stage = Stage.after(view, view.trick.size)
        kept = hand_worth(
            view.hand, view.trump, self.known.unseen, Stage(0, 0, view.stock), self.w
        )
        if not view.trick.plays:
            ours = self._is_ours(view.turn)
            return kept + (self.w.partner_leads if ours else self.w.foe_leads)
        start = Branch(self._is_ours(view.trick.taker), self._on_table())
        later = from_seat(view.turn)[: 4 - len(view.trick.plays)]
        answers = self._answers(later, self._standing_cards(), self.known)
        return kept + self._worth_of_trick(start, answers, view.trick.size, stage)

    def _worth_of_lead(self, cards: tuple[Card, ...]) -> float:
        view, known = self.view, self.known.after_claim(self.view.trick)
        stage = Stage.after(view, len(cards))
        start = Branch(ours=True, points=points(cards))
        answers = self._answers(from_seat(view.seat)[1:], cards, known)
        trick = self._worth_of_trick(start, answers, len(cards), stage)
        return trick + self._worth_of_rest(cards, stage, known)

    def _worth_of_answer(
        self, laid: tuple[Card, ...], start: Branch, standing: tuple[Card, ...]
    ) -> float:
        view = self.view
        stage = Stage.after(view, len(laid))
        later = from_seat(view.seat)[1 : 4 - len(view.trick.plays)]
        answers = self._answers(later, standing, self.known)
        trick = self._worth_of_trick(start, answers, len(laid), stage)
        return trick + self._worth_of_rest(laid, stage, self.known)

    def _worth_of_trick(
        self, start: Branch, answers: Iterable[Answer], size: int, stage: Stage
    ) -> float:
        return sum(
            end.chance * trick_worth(end.ours, end.points, self.standing, stage, self.w)
            for end in forecast(start, answers, size, self.w)
        )

    def _worth_of_rest(self, laid: tuple[Card, ...], stage: Stage, known: Knowledge) -> float:
        kept = tuple(card for card in self.view.hand if card not in laid)
        return hand_worth(kept, self.view.trump, known.unseen, stage, self.w)

    def _answers(
        self, seats: Iterable[Seat], standing: tuple[Card, ...], known: Knowledge
    ) -> list[Answer]:
        """The seats still to play, in their order, before a standing set."""
        groups = beaters(standing, self.view.trump)
        return [Answer(self._is_ours(seat), self._chance(seat, groups, known)) for seat in seats]

    def _chance(self, seat: Seat, groups: tuple[int, ...], known: Knowledge) -> float:
        if seat == self.view.seat:
            return chance_to_beat(groups, bits(self.view.hand), 0, known.unseen)
        return chance_to_beat(groups, known.held[seat], known.hidden(seat), known.unseen)

    def _on_table(self) -> float:
        """The points in the trick so far, a guess for cards that lie face down."""
        total = 0.0
        holder = self.view.trick.leader
        for play in self.view.trick.plays:
            holder = play.seat if play.face_up else holder
            friend = team_of(play.seat) == team_of(holder)
            total += points_of(play, self.w.friend_points if friend else self.w.foe_points)
        return total

    def _standing_cards(self) -> tuple[Card, ...]:
        standing = self.view.trick.standing
        return standing.cards if standing else ()

    def _is_ours(self, seat: Seat) -> bool:
        return team_of(seat) == team_of(self.view.seat)
