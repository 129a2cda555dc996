"""How much may be written to a chat, a group and by the bot, so that Telegram never has to say
no (docs/adr/0006).

Telegram counts sends and edits alike: about one a second for a chat with short bursts, about
twenty a minute for a group with all its tables, about thirty a second for the bot. Times are
seconds of any steady clock, given by the caller.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from bot.chat.bucket import Bucket

MINUTE = 60.0
OFTEN, EARLY = 0.3, 0.75
"""Found by trial (tests/chat/test_budget.py): no group is silent for ten seconds then."""


@dataclass(frozen=True, slots=True)
class Limits:
    """`per_minute`: writes to a group; `reserve`: of these, kept for what is urgent.
    `edit_interval`: seconds between two writes to a group that are not urgent.
    `per_second`: writes to any chat, with short bursts of `burst`; `bot_per_second`: altogether.
    """

    per_minute: int = 20
    reserve: int = 4
    edit_interval: float = 3.0
    per_second: float = 1.0
    burst: int = 3
    bot_per_second: float = 25.0


class ChatBudget:
    """What may still be written to one chat."""

    def __init__(self, limits: Limits, *, group: bool, taken_over_at: float | None = None) -> None:
        """`taken_over_at`: until when somebody else was writing, as much as is allowed."""
        self._limits = limits
        self._group = group
        self._bucket = Bucket(limits.per_second, limits.burst)
        self._writes: deque[float] = deque()
        self._paused_until = 0.0
        self._under_way = False
        if taken_over_at is not None:
            self._bucket.empty(taken_over_at)
            self._writes.extend(self._assumed(taken_over_at) if group else ())

    def wait(self, now: float, *, urgent: bool = False) -> float:
        """Seconds until the next write is allowed; 0 for now."""
        waits = [self._paused_until - now, self._bucket.wait(now)]
        if self._group:
            waits.append(self._group_wait(now, urgent=urgent))
        return max(0.0, *waits)

    def took(self, now: float) -> None:
        """A write was begun."""
        self._bucket.take(now)
        self._writes.append(now)
        self._under_way = True

    def landed(self, now: float) -> None:
        """The write that was begun, if any, is done: Telegram may have counted it just now."""
        if self._under_way:
            self._under_way = False
            self._bucket.filled_at = self._writes[-1] = now

    def pause(self, until: float) -> None:
        """Telegram asked this chat to wait."""
        self._paused_until = max(self._paused_until, until)

    def is_idle(self, now: float) -> bool:
        """Nothing of the past matters any more."""
        self._forget(now)
        return not self._writes and now >= self._paused_until

    def _group_wait(self, now: float, *, urgent: bool) -> float:
        self._forget(now)
        if not self._writes:
            return 0.0
        waits = [self._writes[-1] + self._spacing(urgent=urgent) - now]
        if len(self._writes) >= self._limits.per_minute:
            waits.append(self._writes[-self._limits.per_minute] + MINUTE - now)
        return max(waits)

    def _spacing(self, *, urgent: bool) -> float:
        """Seconds between the last write and the next, so that a group is never silent for long.

        What is left of a minute's writes is spread over what is left of the minute. Urgent writes
        have the reserve for themselves and come a little earlier; after many of them the others
        are less frequent.
        """
        written, limits = len(self._writes), self._limits
        left = self._writes[0] + MINUTE - self._writes[-1]
        usual = limits.per_minute - limits.reserve
        if urgent:
            often = written > limits.per_minute * OFTEN
            return left / max(1, limits.per_minute - written + 1) * EARLY if often else 0.0
        if written < usual:
            return max(limits.edit_interval, left / (usual - written + 1))
        return MINUTE / usual / EARLY

    def _assumed(self, until: float) -> Iterable[float]:
        usual = self._limits.per_minute - self._limits.reserve
        return (until - MINUTE * (1 - n / usual) for n in range(usual))

    def _forget(self, now: float) -> None:
        while self._writes and self._writes[0] <= now - MINUTE:
            self._writes.popleft()


class Budget:
    """The budgets of all chats, and of the bot."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._taken_over_at: float | None = None
        # A small burst: a full one would allow twice the rate in the first second.
        self._bot = Bucket(limits.bot_per_second, max(1.0, limits.bot_per_second / 6))
        self._chats: dict[int, ChatBudget] = {}
        self._granted: set[int] = set()

    def take_over(self, now: float) -> None:
        """Another process, or this bot before it was killed, may have been writing until now.

        What it wrote to a group is not known; an even stream of all that is allowed is assumed.
        """
        self._taken_over_at = now
        self._chats.clear()

    def wait(self, chat: int, now: float, *, urgent: bool = False) -> float:
        """Seconds until a write to the chat is allowed; 0 for now. Groups have negative ids."""
        bot = 0.0 if chat in self._granted else self.bot_wait(now)
        return max(bot, self.chat_wait(chat, now, urgent=urgent))

    def chat_wait(self, chat: int, now: float, *, urgent: bool = False) -> float:
        """The same, but for the limit of the bot as a whole."""
        return self._of(chat).wait(now, urgent=urgent)

    def bot_wait(self, now: float) -> float:
        """Seconds until the bot may write anywhere."""
        return self._bot.wait(now)

    def grant(self, chat: int, now: float) -> None:
        """The bot's next write is for this chat."""
        self._granted.add(chat)
        self._bot.take(now)

    def took(self, chat: int, now: float) -> None:
        """A write to the chat was begun."""
        if chat in self._granted:
            self._granted.remove(chat)
        else:
            self._bot.take(now)
        self._of(chat).took(now)

    def landed(self, chat: int, now: float) -> None:
        """What was begun is done; what was granted and not used is given back."""
        if chat in self._granted:
            self._granted.remove(chat)
            self._bot.tokens += 1
        self._of(chat).landed(now)

    def pause(self, chat: int, until: float) -> None:
        """Telegram asked for patience in this chat; the others go on."""
        self._of(chat).pause(until)

    def tidy(self, now: float) -> None:
        """Forget chats in which nothing happened lately, and what others wrote before that."""
        if self._taken_over_at is not None and now >= self._taken_over_at + MINUTE:
            self._taken_over_at = None
        self._chats = {c: b for c, b in self._chats.items() if not b.is_idle(now)}

    def _of(self, chat: int) -> ChatBudget:
        if chat not in self._chats:
            self._chats[chat] = ChatBudget(
                self._limits, group=chat < 0, taken_over_at=self._taken_over_at
            )
        return self._chats[chat]
