"""The journal of a playground, read as it grows: what was asked of Telegram, for whom, when."""

import asyncio
from bisect import bisect_right
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.playground.client import Telegram

TOO_MANY = 429
OK = 200
LOOK_SECONDS = 0.25
EDITS = frozenset({
    "editmessagetext", "editmessagereplymarkup", "editmessagemedia", "editmessagecaption",
})  # fmt: skip
NEW = frozenset({"sendmessage", "sendphoto", "senddocument"})
WRITES = NEW | EDITS
"""Calls that Telegram's limits count."""
ASKING = frozenset({"getupdates", "getme", "setmycommands", "getwebhookinfo"})
"""Calls that no card causes."""


@dataclass(slots=True)
class Watch:
    """`calls`: how often each method was called, but for those in `ASKING`. `fresh`: how many new
    messages each chat was sent; `writes`: the times (Unix seconds) of all that was written there.
    """

    telegram: Telegram
    read: int = 0
    refused: int = 0
    calls: Counter[str] = field(default_factory=Counter)
    fresh: Counter[int] = field(default_factory=Counter)
    writes: dict[int, list[float]] = field(default_factory=dict)

    async def run(self) -> None:
        """Look again and again, before the journal forgets."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Read what is new."""
        for entry in await self.telegram.journal(after=self.read):
            self.read = entry["n"]
            name = entry["name"].lower()
            if entry["kind"] != "request" or name in ASKING:
                continue
            self.calls[name] += 1
            self.refused += entry["status"] == TOO_MANY
            if name in WRITES:
                chat = int(entry["chat_id"])
                self.writes.setdefault(chat, []).append(entry["at"])
                self.fresh[chat] += name in NEW and entry["status"] == OK

    @property
    def most_in_a_minute(self) -> int:
        """The most that was written to any group within a minute."""
        groups = (times for chat, times in self.writes.items() if chat < 0)
        return max((most_in(sorted(times), 60.0) for times in groups), default=0)


@asynccontextmanager
async def watched(telegram: Telegram) -> AsyncIterator[Watch]:
    """A watch that runs, from now on; it has read everything when the block ends."""
    watch = Watch(telegram)
    for entry in await telegram.journal():
        watch.read = entry["n"]
    task = asyncio.ensure_future(watch.run())
    try:
        yield watch
        await watch.look()
    finally:
        task.cancel()


def most_in(times: Sequence[float], seconds: float) -> int:
    """The most events in any stretch of so many seconds; the times are in order."""
    ends = (bisect_right(times, at + seconds) - place for place, at in enumerate(times))
    return max(ends, default=0)
