"""Too much from one person or one group is passed over before the database hears of it.

Buckets stand in memory, one set in each process: nothing is lost with them. They are sized so that
no player ever empties one (docs/safety.md); who does is told so once, and again when a bucket has
been empty for another while.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from math import inf
from time import monotonic

import structlog
from telegram import Chat, Message, Update

from bot.chat.bucket import Bucket
from bot.chat.intake import Take
from bot.chat.rights import ANONYMOUS

log = structlog.get_logger()

BURST_SECONDS = 4.0
"""A bucket holds what comes back in so many seconds."""
TOLD_EVERY = 2.0
"""Seconds between two explanations to the same person."""
MOST = 10_000
"""Buckets that are kept; then those that are full are forgotten."""

Told = Callable[[Update], None]


class Verdict(Enum):
    """What becomes of an update."""

    PASS = auto()
    TELL = auto()
    """Passed over, and who sent it is told why."""
    DROP = auto()
    """Passed over: he was told a moment ago."""


@dataclass(frozen=True, slots=True)
class Rates:
    """Taps and messages a second: of a person wherever he is, of a group with all its people."""

    person: float
    group: float


class Throttle:
    """The buckets. Times are seconds of any steady clock, given by the caller."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._buckets: dict[int, Bucket] = {}
        self._told: dict[int, float] = {}

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets)

    def judge(self, person: int, chat: int, now: float) -> Verdict:
        """Whether something of this person in this chat is looked at. Groups have negative ids.

        Those who write in the name of a group or a channel share an id all over Telegram: only
        their group counts.
        """
        sources = {chat} if person in ANONYMOUS else {person, chat}
        buckets = [self._bucket(source, now) for source in sources]
        if all(bucket.wait(now) <= 0 for bucket in buckets):
            for bucket in buckets:
                bucket.take(now)
            return Verdict.PASS
        if now - self._told.get(person, -inf) < TOLD_EVERY:
            return Verdict.DROP
        self._told[person] = now
        return Verdict.TELL

    def _bucket(self, source: int, now: float) -> Bucket:
        bucket = self._buckets.get(source)
        if bucket is None:
            if len(self._buckets) >= MOST:
                self._tidy(now)
            rate = self._rates.group if source < 0 else self._rates.person
            bucket = self._buckets[source] = Bucket(rate, rate * BURST_SECONDS)
            bucket.wait(now)  # its time begins now
        return bucket

    def _tidy(self, now: float) -> None:
        """A full bucket is as good as a new one."""
        old = {s: b for s, b in self._buckets.items() if now - b.filled_at < BURST_SECONDS}
        self._buckets = old
        self._told = {p: at for p, at in self._told.items() if now - at < TOLD_EVERY}


class Throttled:
    """`take` for updates that are not too many; the others are done with at once.

    What Telegram says of itself (members, upgrades of groups) is never passed over.
    """

    def __init__(self, take: Take, throttle: Throttle, limited: Told, explain: Told) -> None:
        self._take = take
        self._throttle = throttle
        self._limited = limited
        self._explain = explain

    async def __call__(self, update: Update) -> bool:
        """Whether the update is done with."""
        verdict = self._judged(update)
        if verdict is Verdict.PASS:
            return await self._take(update)
        self._limited(update)
        if verdict is Verdict.TELL:
            log.info("too many updates from one place", update=update.update_id)
            self._explain(update)
        return True

    def _judged(self, update: Update) -> Verdict:
        user, chat, message = update.effective_user, update.effective_chat, update.message
        if user is None or not (update.callback_query or (message and _is_answered(message))):
            return Verdict.PASS
        return self._throttle.judge(user.id, chat.id if chat else user.id, monotonic())


def _is_answered(message: Message) -> bool:
    """In the private chat everything is: a photo by the menu."""
    return bool(message.text) or message.chat.type == Chat.PRIVATE
