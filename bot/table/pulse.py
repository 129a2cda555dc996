"""How the tables are, in a few numbers: for those who watch over the bot."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.table.table import Phase

LAG = 120.0
"""Seconds that a change may wait to be shown: groups at their limit wait for a minute."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """`tables`: live ones by phase. `lagging`: tables whose chats do not show them yet; the oldest
    of these changes waits since `lagging_since` (Unix seconds). `schema`: the revision of the
    database; `head`: the one that this code is made for.
    """

    tables: Mapping[Phase, int]
    lagging: int
    lagging_since: float | None
    schema: str | None
    head: str | None

    def lag(self, now: float) -> float:
        """For how many seconds the oldest change waits to be shown; 0.0 when none does."""
        return 0.0 if self.lagging_since is None else max(0.0, now - self.lagging_since)
