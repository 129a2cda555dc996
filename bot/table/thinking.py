"""What the computer players of a table want to do, found outside any transaction.

The answer belongs to the revision it was made from: if the table has moved on, it is dropped.
"""

from random import Random

from bot.players.choose import choose
from bot.players.levels import Level
from bot.rules.legality import may_claim
from bot.rules.moves import Move
from bot.rules.seats import Seat, from_seat
from bot.table.table import Table


def claimants(table: Table) -> tuple[Seat, ...]:
    """Computer players off turn that could claim and were not asked yet, nearest first (R4.4)."""
    deal = table.running()
    if table.asked == table.turn_no:
        return ()
    return tuple(
        seat
        for seat in from_seat(deal.trick.opener)
        if seat != deal.turn and not table.chairs[seat].is_manned and may_claim(deal.sight(seat))
    )


def wish(table: Table, rng: Random, *, for_person: bool = False) -> Move | None:
    """What a computer player does now; None when those asked wait and a person is to move.

    With `for_person` the one whose turn it is moves by a computer player, whoever sits there.
    """
    deal = table.running()
    for seat in () if for_person else claimants(table):
        move = choose(deal.seen_by(seat), _level(table, seat), rng)
        if move is not None:
            return move
    if for_person or not table.chairs[deal.turn].is_manned:
        return choose(deal.seen_by(deal.turn), _level(table, deal.turn), rng)
    return None


def _level(table: Table, seat: Seat) -> Level:
    return table.chairs[seat].level or Level.CAREFUL
