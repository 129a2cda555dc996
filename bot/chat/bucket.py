"""Tokens that are used up and come back: how much of something may be done.

Times are seconds of any steady clock, given by the caller.
"""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """Tokens that come back at `rate` a second, at most `size` of them."""

    rate: float
    size: float
    tokens: float = field(init=False)
    filled_at: float = 0.0

    def __post_init__(self) -> None:
        self.tokens = self.size

    def empty(self, now: float) -> None:
        """All but one token have just been used by somebody else."""
        self.tokens, self.filled_at = 1.0, now

    def wait(self, now: float) -> float:
        """Seconds until a token is there."""
        self._fill(now)
        return max(0.0, (1 - self.tokens) / self.rate)

    def take(self, now: float) -> None:
        """Use a token, even one that is not there yet."""
        self._fill(now)
        self.tokens -= 1

    def _fill(self, now: float) -> None:
        self.tokens = min(self.size, self.tokens + (now - self.filled_at) * self.rate)
        self.filled_at = now
