"""Which computer players of a table are to be asked for a move.

They think outside any transaction, and what they answer belongs to the revision they were asked
about: if the table has moved on, it is dropped.
"""

from collections.abc import Iterator

from bot.players.levels import Level
from bot.rules.legality import may_claim
from bot.rules.seats import Seat, from_seat
from bot.rules.view import SeatView
from bot.table.table import Table


def claimants(table: Table) -> tuple[Seat, ...]:
    """Computer players off turn that could claim and were not asked yet, nearest first (R4.4).

    Raises WrongPhase when no deal is played.
    """
    deal = table.running()
    if table.asked == table.turn_no:
        return ()
    return tuple(
        seat
        for seat in from_seat(deal.trick.opener)
        if seat != deal.turn and not table.chairs[seat].is_manned and may_claim(deal.sight(seat))
    )


def questions(table: Table, *, for_person: bool = False) -> Iterator[tuple[SeatView, Level]]:
    """Whom to ask for a move now, by what each may see, and at which level.

    The first answer that is a move is made; when all wait, the table waits for a person. With
    `for_person` only the one whose turn it is is asked, whoever sits there. Raises WrongPhase.
    """
    deal = table.running()
    for seat in () if for_person else claimants(table):
        yield deal.seen_by(seat), _level(table, seat)
    if for_person or not table.chairs[deal.turn].is_manned:
        yield deal.seen_by(deal.turn), _level(table, deal.turn)


def _level(table: Table, seat: Seat) -> Level:
    return table.chairs[seat].level or Level.CAREFUL
