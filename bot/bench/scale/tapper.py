"""A person who taps when he is told to, and what is known of many of his taps."""

from dataclasses import dataclass, field
from math import ceil
from time import monotonic

from bot.bench.people import Player
from bot.playground.client import TIMEOUT, WorldError

LATE_SECONDS = 1.0
FEW = 0.05


@dataclass(slots=True)
class Tapper(Player):
    """A player at his screen. `is_tapping`: he waits for the bot's answer, or is about to tap."""

    is_tapping: bool = False

    @property
    def can_tap(self) -> bool:
        """Whether he has a keyboard that he did not tap yet."""
        return not self.is_tapping and self._to_do(self.person.telegram.world) is not None

    async def tap(self, wait: float = TIMEOUT) -> float | None:
        """Tap; the seconds until the bot answered, at most `wait`. None: there was nothing to tap
        any more.
        """
        found = self._to_do(self.person.telegram.world)
        try:
            if found is None:
                return None
            self._tapped, choices = found
            began = monotonic()
            answer = await self.person.tap(self._tapped, str(self._chosen(choices)), wait)
        except WorldError:  # the message went while it was being tapped
            return None
        finally:
            self.is_tapping = False
        self.taps += 1
        self.silent += not answer.answered
        return monotonic() - began


@dataclass(slots=True)
class Load:
    """What was tapped within some time. `delays`: of the answers (seconds); `missed`: taps that
    were to be made when nobody had a keyboard.
    """

    seconds: float
    delays: list[float] = field(default_factory=list)
    missed: int = 0

    @property
    def rate(self) -> float:
        """Taps a second."""
        return len(self.delays) / self.seconds

    def late(self, share: float) -> float:
        """The delay that this share of the answers did not exceed."""
        delays = sorted(self.delays)
        return delays[max(0, ceil(share * len(delays)) - 1)] if delays else 0.0

    @property
    def kept_up(self) -> bool:
        """Whether the bot was as quick as the people: hardly anybody had to wait for it."""
        made = len(self.delays)
        few = self.missed <= FEW * (made + self.missed)
        return made > 0 and few and self.late(1 - FEW) <= LATE_SECONDS
