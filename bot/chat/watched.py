"""A table under reconciliation, as the reconciler and the courier hold it together."""

import asyncio
from dataclasses import dataclass, field

from bot.chat.comparison import Comparison


@dataclass(slots=True)
class Watched:
    """A table whose chats do not show yet what they should.

    `lock` keeps reading what was shown and writing it apart; nothing is sent under it.
    `busy` counts who reads or sends for it at the moment.
    """

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    comparison: Comparison | None = None
    busy: int = 0

    def __enter__(self) -> None:
        self.busy += 1

    def __exit__(self, *_: object) -> None:
        self.busy -= 1
