"""The instant of a step: everything it needs from outside, as values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Moment:
    """Now, how unhurried the table is, and fresh chance.

    `now`: Unix seconds. `pace`: 1 for natural pauses, 0 for none. `seed`: 32 random bytes, used
    at most once.
    """

    now: float
    pace: float
    seed: bytes
