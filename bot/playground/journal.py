"""The journal: what the bot asked, what it was told, which updates it was given.

The token never gets here: the journal is told methods and parameters, never addresses.
"""

import time
from collections import deque
from itertools import islice
from typing import Any

KEPT = 5_000


class Journal:
    """The last entries, numbered from 1."""

    def __init__(self) -> None:
        self.last = 0
        self._entries: deque[dict[str, Any]] = deque(maxlen=KEPT)

    def request(self, name: str, data: dict[str, Any], outcome: dict[str, Any]) -> None:
        """A call of the bot; `outcome` has `status`, `answer`, `ms` and maybe `fault`."""
        self._add("request", name, data.get("chat_id"), data=data, **outcome)

    def update(self, update: dict[str, Any], way: str) -> None:
        """An update that was handed to the bot by `way`: "polling" or "webhook"."""
        name = next(key for key in update if key != "update_id")
        payload = update[name]
        chat = payload.get("chat") or payload.get("message", {}).get("chat", {})
        self._add("update", name, chat.get("id"), data=update, by=way)

    def after(self, number: int, limit: int) -> list[dict[str, Any]]:
        """At most `limit` entries after `number`, the oldest first."""
        oldest = self.last - len(self._entries) + 1
        skipped = max(0, number + 1 - oldest)
        return list(islice(self._entries, skipped, skipped + limit))

    def _add(self, kind: str, name: str, chat_id: Any, **more: Any) -> None:
        self.last += 1
        entry = {"n": self.last, "at": time.time(), "kind": kind, "name": name}
        self._entries.append(entry | {"chat_id": chat_id} | more)
