"""Series that are over, for tests of their screens and pictures."""

from functools import cache

from bot.players.levels import Level
from bot.rules.moves import Action
from bot.rules.record import RecordedDeal, SeriesRecord
from bot.table.chair import Chair, Chairs, Person
from bot.table.past import Past
from tests.rules.series import series
from tests.table.scenes import HERE

NAMES = ("Мария", "علی رضا", "अनीता", "Alex")


def chairs(*names: str) -> Chairs:
    """Who sat there; an empty name is a computer player's."""
    a, b, c, d = (
        Chair(Person(seat + 1, name)) if name else Chair(level=Level.CAREFUL)
        for seat, name in enumerate(names)
    )
    return a, b, c, d


def past(record: SeriesRecord | None = None, names: tuple[str, ...] = NAMES) -> Past:
    """A series that is over."""
    record = record or series(with_molodka())
    return Past(7, 1, HERE.chat, chairs(*names), record.losers is not None, record)


@cache
def with_molodka() -> int:
    """The number of a series where somebody leads out of turn over cards on the table, in a deal
    where several cards are beaten too.
    """
    return next(
        number
        for number in range(100)
        if any(claim_over(deal) and beat_of_two(deal) for deal in series(number).deals)
    )


def claim_over(deal: RecordedDeal) -> int | None:
    """How many moves were made when cards went back to their owners."""
    for ply, (before, made) in enumerate(zip(deal.moves, deal.moves[1:], strict=False), 2):
        if made.move.action is Action.CLAIM and before.move.action is Action.LEAD:
            return ply
    return None


def beat_of_two(deal: RecordedDeal) -> int:
    """How many moves were made when several cards were beaten; 0 for never."""
    beats = (
        ply
        for ply, made in enumerate(deal.moves, 1)
        if made.move.action is Action.BEAT and len(made.move.cards) > 1
    )
    return next(beats, 0)
