"""Finished series in one line: `finished("1 - 3 4", lost=0)`; `-` is a computer player."""

from dataclasses import replace

from bot.players.levels import Level
from bot.rules.seats import TEAMS
from bot.standings.series import Ended, Four, Seated
from bot.standings.sheet import Sheet, scopes_of

CLUB = -100
NOW = 1_796_000_000.0
"""Monday the 30th of November 2026, in the 49th week."""


def seats(who: str) -> Four:
    """Four seats: people by their ids, computer players by `-` or the name of their level."""
    a, b, c, d = (_seated(word) for word in who.split())
    return a, b, c, d


def _seated(word: str) -> Seated:
    if word.isdecimal():
        return Seated(int(word))
    return Seated(None, Level.CAREFUL if word == "-" else word)


def finished(who: str, lost: int = 0, at: float = NOW, **more: object) -> Ended:
    """A series of seven deals that a team lost 12 to 4."""
    loss = (12, 4) if lost == 0 else (4, 12)
    series = Ended(1, CLUB, 1, at, TEAMS[lost], 0, 7, (16, 19), loss, seats(who))
    return replace(series, **more)  # type: ignore[arg-type]


def entered(*series: Ended) -> Sheet:
    """The sums after these series, one after another."""
    sheet = Sheet()
    for one in series:
        sheet.enter(one, scopes_of(one))
    return sheet
