"""A move at a table, made by a person or by a computer player (R3, R4)."""

from dataclasses import replace

from bot.rules.cards import Card
from bot.rules.moves import Action, Move
from bot.table.deals import counted
from bot.table.events import Event, Moved, TrickTaken
from bot.table.moment import Moment
from bot.table.presence import seen, taken_over
from bot.table.refusals import Stale
from bot.table.table import Step, Table
from bot.table.winding import wound

MISSES = 2
"""After so many time-outs in a row the seat is the computer's (docs/table.md)."""


def picked(hand: tuple[Card, ...], mask: int) -> tuple[Card, ...]:
    """The cards of a hand that a button's four bits name, the lowest bit first."""
    return tuple(card for place, card in enumerate(hand) if mask >> place & 1)


def play(
    table: Table, person: int, action: Action, mask: int, number: int, moment: Moment
) -> Step:
    """A person plays the cards of his hand that `mask` names; if he was away, he is back.

    `number` is what the button assumed: the trick for a claim, else the turn.
    Raises WrongPhase, NotSeated, Stale (also for a card that the hand does not hold), IllegalMove.
    """
    seat = table.present(person)
    if number != (table.trick_no if action is Action.CLAIM else table.turn_no):
        raise Stale
    hand = table.running().hands[seat]
    if mask >> len(hand):
        raise Stale
    move = Move(seat, action, picked(hand, mask))
    there, came = seen(table, seat, moment)
    after, events = _moved(there, move, person, moment)
    return Step(after, (*came, *events))


def computer_move(table: Table, move: Move | None, moment: Moment) -> Step:
    """A computer player moves; None: those asked for a claim wait.

    Raises WrongPhase, IllegalMove, Stale for a seat where a person moves himself and for None at
    the turn of a computer player.
    """
    turn = table.running().turn
    if move is None:
        if not table.chairs[turn].is_manned:
            raise Stale
        return Step(wound(replace(table, asked=table.turn_no), moment.pace))
    if table.chairs[move.seat].is_manned:
        raise Stale
    return _moved(table, move, None, moment)


def time_out(table: Table, move: Move, moment: Moment) -> Step:
    """The turn time has gone: a computer player moves for the person, once or from now on.

    Raises WrongPhase, IllegalMove, Stale when it is not that person's turn.
    """
    seat = table.running().turn
    chair = table.chairs[seat]
    if move.seat != seat or not chair.is_manned:
        raise Stale
    late = Step(table.with_chairs({seat: replace(chair, missed=chair.missed + 1)}))
    if late.table.chairs[seat].missed >= MISSES:
        late = taken_over(late.table, seat, moment, left=False)
    after, events = _moved(late.table, move, None, moment, late=True)
    return Step(after, (*events, *late.events))


def _moved(
    table: Table, move: Move, by: int | None, moment: Moment, *, late: bool = False
) -> Step:
    before = table.running()
    deal, pairing = before.play(move)
    taken = len(deal.taken) > len(before.taken)
    table = replace(
        table,
        deal=deal,
        turn_no=table.turn_no + 1,
        trick_no=table.trick_no + taken,
        since=moment.now,
        nudged=False,
    )
    moved = Moved(before.ply, move, pairing, by, moment.now, late)
    events: tuple[Event, ...] = (moved, TrickTaken(deal.last_taker)) if taken else (moved,)
    if not deal.is_over:
        return Step(wound(table, moment.pace), events)
    end = counted(table, deal, moment)
    return Step(end.table, (*events, *end.events))
