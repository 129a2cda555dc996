"""The log of what people can see happen, numbered, for pages and scripts that follow along.

An event is kept as JSON text of the moment it happened. Knows nothing of what events mean.
"""

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator
from itertools import islice
from typing import Any

KEPT = 10_000


class Events:
    """The last events; `last` is the number of the newest."""

    def __init__(self) -> None:
        self.last = 0
        self._texts: deque[str] = deque(maxlen=KEPT)
        self._news = asyncio.Event()
        self._closed = False

    def add(self, kind: str, **data: Any) -> None:
        """Logs one event and wakes those who follow."""
        self.last += 1
        self._texts.append(json.dumps({"type": kind} | data, ensure_ascii=False))
        self._wake()

    def after(self, number: int) -> list[tuple[int, str]]:
        """The events after `number`, as (number, JSON); a `gap` first when some are forgotten."""
        if number > self.last:  # it was read in another life of this server
            return [(self.last, json.dumps({"type": "gap"}))]
        oldest = self.last - len(self._texts) + 1
        skipped = max(0, number + 1 - oldest)
        new = list(enumerate(islice(self._texts, skipped, None), oldest + skipped))
        gap = [(oldest - 1, json.dumps({"type": "gap"}))] if number + 1 < oldest else []
        return gap + new

    async def follow(self, number: int, beat: float) -> AsyncIterator[tuple[int, str] | None]:
        """Every event after `number` as it comes; None after `beat` seconds of silence."""
        while not self._closed:
            news = self._news
            for event in self.after(number):
                number = event[0]
                yield event
            if number < self.last:
                continue
            try:
                await asyncio.wait_for(news.wait(), beat)
            except TimeoutError:
                yield None

    def close(self) -> None:
        """Ends everybody's following."""
        self._closed = True
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
