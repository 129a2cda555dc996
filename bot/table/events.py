"""What happened at a table, in the past tense. Storage writes it down, toasts tell it."""

from dataclasses import dataclass

from bot.rules.deal import Deal
from bot.rules.moves import Move
from bot.rules.score import Count, Score
from bot.rules.seats import Seat, Team
from bot.rules.trick import Pairing
from bot.table.chair import Chairs


@dataclass(frozen=True, slots=True)
class SeriesStarted:
    """Four seats are taken and the first deal follows."""

    chairs: Chairs


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Cards were dealt. `number` counts from 1 within the series; `seed` decided the deck."""

    number: int
    deal: Deal
    seed: bytes


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made. `by`: the person's id, or None for a computer player; `late`: it moved
    because the person's time was over.
    """

    ply: int
    move: Move
    pairing: Pairing
    by: int | None
    at: float
    late: bool = False


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    taker: Seat


@dataclass(frozen=True, slots=True)
class DealCounted:
    """A deal is over and counted."""

    count: Count
    score: Score
    at: float


@dataclass(frozen=True, slots=True)
class SeriesEnded:
    """A team are the goats, or nobody: the series was broken off."""

    losers: Team | None
    score: Score
    at: float


@dataclass(frozen=True, slots=True)
class SeatTakenOver:
    """A computer player moves for a person from now on."""

    seat: Seat
    left: bool


@dataclass(frozen=True, slots=True)
class CameBack:
    """A person moves himself again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Sat:
    """A person took a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stood:
    """A person gave his seat up, in the lobby or after a series."""

    seat: Seat


Event = (
    SeriesStarted
    | DealStarted
    | Moved
    | TrickTaken
    | DealCounted
    | SeriesEnded
    | SeatTakenOver
    | CameBack
    | Sat
    | Stood
)
