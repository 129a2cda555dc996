"""How much a bot may send: per chat, per group and in all. Sends and edits count alike.

Telegram does not publish its numbers; these are the ones everybody observes. Knows nothing of
messages: it is told a chat and counts. Time comes from the clock it is given.
"""

import math
from collections import deque
from collections.abc import Callable

PER_GROUP = 20
GROUP_WINDOW = 60.0
CHAT_RATE, CHAT_BURST = 1.0, 5.0
BOT_RATE, BOT_BURST = 30.0, 30.0


class Bucket:
    """A bucket of `burst` drops that fills up with `rate` drops a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.time = burst, now

    def wait(self, now: float) -> float:
        """Seconds until the next drop; 0 when there is one."""
        self.level = min(self.burst, self.level + (now - self.time) * self.rate)
        self.time = now
        return 0.0 if self.level >= 1 else (1 - self.level) / self.rate

    def take(self) -> None:
        self.level -= 1


class Window:
    """At most `limit` events in any `seconds`."""

    def __init__(self, limit: int, seconds: float) -> None:
        self.limit, self.seconds = limit, seconds
        self.times: deque[float] = deque()

    def wait(self, now: float) -> float:
        """Seconds until there is room for one more event."""
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        return 0.0 if len(self.times) < self.limit else self.times[0] + self.seconds - now

    def take(self, now: float) -> None:
        self.times.append(now)


class Flood:
    """The limits of one bot."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.bot = Bucket(BOT_RATE, BOT_BURST, clock())
        self.chats: dict[int, Bucket] = {}
        self.groups: dict[int, Window] = {}

    def take(self, chat_id: int, *, is_group: bool) -> int:
        """Counts one send or edit; or counts nothing and says how many seconds to wait."""
        now = self.clock()
        chat = self.chats.setdefault(chat_id, Bucket(CHAT_RATE, CHAT_BURST, now))
        waits = [self.bot.wait(now), chat.wait(now)]
        if is_group:
            group = self.groups.setdefault(chat_id, Window(PER_GROUP, GROUP_WINDOW))
            waits.append(group.wait(now))
        if max(waits) > 0:
            return math.ceil(max(waits))
        self.bot.take()
        chat.take()
        if is_group:
            group.take(now)
        return 0
