"""What the host of a table may choose before the start."""

from dataclasses import dataclass

HOUR = 3600

TURN_TIMES: tuple[int | None, ...] = (30, 60, 180, HOUR, 12 * HOUR, 24 * HOUR, None)
"""Seconds a person has for a move; None: no limit. Their places are in buttons that are out there:
add at the end (docs/upgrades.md).
"""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table.

    `turn_time`: one of TURN_TIMES. `computers`: whether computer players may fill seats.
    """

    turn_time: int | None = 180
    computers: bool = True

    @property
    def is_quick(self) -> bool:
        """A quick table wants its people there; they sit at one such table at a time."""
        return self.turn_time is not None and self.turn_time < HOUR


USUAL = Options()
