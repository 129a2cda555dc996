"""Updates by webhook: posted to the bot, in order for each person or chat, until it says 2xx.

Knows nothing of what is in an update beyond whose it is.
"""

import asyncio
import time
from collections import deque
from collections.abc import Hashable
from typing import Any

import aiohttp

from bot.playground.journal import Journal
from bot.playground.updates import Update, Updates

SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"  # noqa: S105 - the name of a header
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
TIMEOUT = aiohttp.ClientTimeout(total=60)


class Webhook:
    """Where updates are posted to; no `url` means nowhere."""

    def __init__(self, updates: Updates, journal: Journal) -> None:
        self.updates = updates
        self.journal = journal
        self.url = ""
        self._secret = ""
        self._room = asyncio.Semaphore(1)
        self._connections = 1
        self._error: dict[str, Any] = {}
        self._queues: dict[Hashable, deque[Update]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._session: aiohttp.ClientSession | None = None

    def set(self, url: str, secret: str, connections: int) -> None:
        """Posts to `url` from now on, what is pending first; an empty `url` stops it."""
        self._stop()
        self.url, self._secret, self._error = url, secret, {}
        self._connections = max(1, connections)
        self._room = asyncio.Semaphore(self._connections)
        self.updates.on_add = self._add if url else None
        if url:
            for update in list(self.updates.pending):
                self._add(update)

    def info(self) -> dict[str, Any]:
        """The webhook's part of a Bot API `WebhookInfo`."""
        fixed = {"url": self.url, "has_custom_certificate": False}
        return fixed | ({"max_connections": self._connections} if self.url else {}) | self._error

    async def idle(self) -> None:
        """Waits until everything that was pending is delivered."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        """Stops posting and closes the connections."""
        tasks = self._stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session:
            await self._session.close()

    def _stop(self) -> list[asyncio.Task[None]]:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        self._queues.clear()
        return tasks

    def _add(self, update: Update) -> None:
        key = queue_of(update)
        if key in self._queues:
            self._queues[key].append(update)
            return
        self._queues[key] = deque([update])
        task = asyncio.get_running_loop().create_task(self._run(key, self._queues[key]))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, key: Hashable, queue: deque[Update]) -> None:
        while queue:
            await self._deliver(queue[0])
            self.updates.remove(queue.popleft())
        if self._queues.get(key) is queue:
            del self._queues[key]

    async def _deliver(self, update: Update) -> None:
        pause = FIRST_PAUSE
        self.journal.update(update, "webhook")
        while True:
            async with self._room:
                fault = await self._post(update)
            if fault is None:
                return
            self._error = {"last_error_date": int(time.time()), "last_error_message": fault}
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _post(self, update: Update) -> str | None:
        """None when the bot took the update, else why it did not."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=TIMEOUT)
        headers = {SECRET_HEADER: self._secret} if self._secret else {}
        try:
            async with self._session.post(self.url, json=update, headers=headers) as answer:
                taken = 200 <= answer.status < 300  # noqa: PLR2004 - HTTP's range of success
                return None if taken else f"Wrong response from the webhook: {answer.status}"
        except (aiohttp.ClientError, TimeoutError) as error:
            return f"Connection failed: {type(error).__name__}"


def queue_of(update: Update) -> Hashable:
    """Taps go in order for each person, everything else for each chat."""
    if "callback_query" in update:
        return "person", update["callback_query"]["from"]["id"]
    payload = next(value for key, value in update.items() if key != "update_id")
    return "chat", payload["chat"]["id"]
