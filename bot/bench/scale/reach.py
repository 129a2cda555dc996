"""How many tables one sender carries: a simulation with the bot's own budget of writes.

No bot and no clock: simulated people think, tap, and what a tap has to show waits until the budget
allows it. The next player begins to think when his hand is shown. A board or a hand that waits is
written once for all that happened meanwhile.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import ceil
from random import Random

from bot.bench.people import Pace
from bot.chat.budget import Budget, Limits

TICK = 0.02
SEATS = 4
WARM_SECONDS = 30.0
MOST_WAIT = 1.0


@dataclass(frozen=True, slots=True)
class Plan:
    """`hands`: writes to private chats for a tap, the first of them to the next player;
    `pace`: of a tap; `seconds`: simulated, a warm-up not counted. `next_first`: hands of those
    who are to move go before those of others, as the bot has it.
    """

    tables: int
    each: int = 4
    hands: float = 2.0
    pace: Pace = (3.0, 6.0)
    seconds: float = 120.0
    seed: int = 1
    next_first: bool = True


@dataclass(slots=True)
class Reach:
    """`waits`: seconds from a tap until the next player saw his hand."""

    plan: Plan
    taps: int = 0
    writes: int = 0
    board_writes: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def taps_per_second(self) -> float:
        """Taps of all tables."""
        return self.taps / self.plan.seconds

    @property
    def writes_per_second(self) -> float:
        """Sends and edits of the bot."""
        return self.writes / self.plan.seconds

    def late(self, share: float) -> float:
        """The wait that this share was not above."""
        waits = sorted(self.waits)
        return waits[max(0, ceil(share * len(waits)) - 1)] if waits else 0.0

    @property
    def is_carried(self) -> bool:
        """Whether 19 of 20 players see their hands within a second."""
        return bool(self.waits) and self.late(0.95) <= MOST_WAIT


@dataclass(slots=True)
class _Tables:
    """All tables of a simulation. `wants`: writes that wait, by chat, the oldest first; each knows
    since when, and the table that goes on when it is made.
    """

    plan: Plan
    rng: Random
    budget: Budget = field(default_factory=lambda: Budget(Limits()))
    wants: dict[int, tuple[float, int | None]] = field(default_factory=dict)
    taps: list[tuple[float, int, int]] = field(default_factory=list)

    def think(self, table: int, seat: int, now: float) -> None:
        """Somebody has his hand before him."""
        heappush(self.taps, (now + self.rng.uniform(*self.plan.pace), table, seat))

    def tapped(self, now: float) -> Iterator[tuple[int, int]]:
        """Who taps by now."""
        while self.taps and self.taps[0][0] <= now:
            _, table, seat = heappop(self.taps)
            yield table, seat

    def show(self, table: int, seat: int, now: float) -> None:
        """What a tap has to show: the next hand, some of the others, and the group's board."""
        following = (seat + 1) % SEATS
        self.wants[_hand(table, following)] = now, table
        for other in range(SEATS):
            if other != following and self.rng.random() < (self.plan.hands - 1) / (SEATS - 1):
                self.wants.setdefault(_hand(table, other), (now, None))
        self.wants.setdefault(-1 - table // self.plan.each, (now, None))

    def write(self, now: float) -> Iterator[tuple[int, float, int | None]]:
        """What the budget allows now: chat, since when it waited, and whose turn comes of it."""
        for chat in sorted(self.wants, key=self._order):
            if self.budget.bot_wait(now) > 0:
                return
            if self.budget.chat_wait(chat, now) <= 0:
                self.budget.took(chat, now)
                self.budget.landed(chat, now)
                yield chat, *self.wants.pop(chat)

    def _order(self, chat: int) -> tuple[bool, bool]:
        """Groups first; then, where that is simulated, who is to move (`chat.turns`)."""
        return chat > 0, self.plan.next_first and self.wants[chat][1] is None


def reach(plan: Plan) -> Reach:
    """Simulate the play of some tables."""
    found, tables = Reach(plan), _Tables(plan, Random(plan.seed))
    for table in range(plan.tables):
        tables.think(table, table % SEATS, 0.0)
    for tick in range(int((WARM_SECONDS + plan.seconds) / TICK)):
        now = tick * TICK
        counts = now >= WARM_SECONDS
        for table, seat in tables.tapped(now):
            found.taps += counts
            tables.show(table, seat, now)
        for chat, since, table_on in list(tables.write(now)):
            found.writes += counts
            found.board_writes += counts and chat < 0
            if table_on is not None:
                tables.think(table_on, (chat - 1) % SEATS, now)
                found.waits += [now - since] if counts else []
    return found


def _hand(table: int, seat: int) -> int:
    """The private chat of a seat."""
    return 1 + table * SEATS + seat
