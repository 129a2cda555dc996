"""Notices that the clock on the wall jumped: somebody set it, or the machine was asleep."""

import time
from collections.abc import Callable

JUMP_SECONDS = 20.0
"""Corrections by less than this go unnoticed."""


def _now() -> float:
    return time.time()


class Wall:
    """Compares the wall's clock with one that only ever runs on."""

    def __init__(
        self, wall: Callable[[], float] = _now, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._apart = wall() - steady()

    def jump(self) -> float:
        """By how many seconds the clock jumped since the last look; 0.0 when it did not."""
        apart = self._wall() - self._steady()
        jump, self._apart = apart - self._apart, apart
        return jump if abs(jump) >= JUMP_SECONDS else 0.0
