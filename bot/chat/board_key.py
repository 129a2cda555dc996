"""Which board, or whose results, a key of the standings asks for: text of a button, both ways.

A group is named by its place among those that are offered: 0 stands for everywhere; 1 in a group
for that group; in the private chat 1 and up for the person's own groups.
"""

from dataclasses import dataclass, replace

from bot.chat.buttons import Button, Verb
from bot.standings.board import MOST_PAGES
from bot.standings.spans import FIRST_SEASON, Span

SPANS = (Span.ALL_TIME, Span.WEEK, Span.MONTH, Span.SEASON)
"""Their places are in buttons that are out there: add new ones at the end."""
TENS = 10


@dataclass(frozen=True, slots=True)
class BoardKey:
    """A board as a key names it. `page` counts from 0."""

    slot: int = 0
    span: Span = Span.ALL_TIME
    season: int = FIRST_SEASON
    pairs: bool = False
    page: int = 0

    @property
    def button(self) -> Button:
        """The key's button."""
        what = (self.slot * TENS + SPANS.index(self.span)) * TENS + self.pairs
        return Button(Verb.TOP, number=self.season * TENS**3 + what, arg=self.page)

    @classmethod
    def of(cls, button: Button) -> "BoardKey":
        """What a button of `button` means; one that was never drawn means the nearest board."""
        season, what = divmod(button.number, TENS**3)
        slot, rest = divmod(what, TENS**2)
        span, pairs = divmod(rest, TENS)
        page = min(button.arg, MOST_PAGES - 1)
        return cls(slot, SPANS[min(span, len(SPANS) - 1)], max(season, 1), pairs > 0, page)

    def at(self, page: int) -> "BoardKey":
        """Another page of the same board."""
        return replace(self, page=page)
