"""What is due at a table, and when. One clock a table; every step winds it anew."""

from dataclasses import dataclass
from enum import StrEnum


class Due(StrEnum):
    """What happens when a clock runs out."""

    EXPIRE = "expire"
    """A lobby that nobody filled, or an old result, closes."""
    COMPUTER = "computer"
    """A computer player moves, or is asked whether it claims."""
    NUDGE = "nudge"
    """Half of the turn time has gone."""
    ACT = "act"
    """The turn time has gone: a computer player moves for the person."""
    NEXT_DEAL = "next_deal"
    """The pause between deals is over."""
    ABANDON = "abandon"
    """Nobody came back to a table without people."""


PEOPLE = frozenset({Due.NUDGE, Due.ACT, Due.ABANDON})
"""Clocks that hurry people: after a downtime they get a grace."""


@dataclass(frozen=True, slots=True)
class Clock:
    """`at`: Unix seconds."""

    due: Due
    at: float


LOBBY_SECONDS = 30 * 60
START_BY_ANYBODY_SECONDS = 60
THINK_SECONDS = 1.5
TRICK_SECONDS = 3.0
NEXT_DEAL_SECONDS = 15.0
RESULT_SECONDS = 24 * 3600
PAUSE_SECONDS = 24 * 3600
"""A table that was paused, or a slow one without people, waits so long."""
ABANDONED_SECONDS = 30 * 60
"""A quick table without people waits so long."""
