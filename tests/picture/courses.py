"""Series to be drawn, in words of the catalogues: ordinary ones and some that are hard to."""

from dataclasses import replace

from bot.chat.course import course
from bot.picture import Course
from bot.rules.record import SeriesRecord
from bot.rules.score import Count
from bot.texts import Texts
from tests.rules.series import series
from tests.table.looking_back import NAMES, past

EGGS = Count((60, 60), (4, 4), (0, 0))


def drawn(record: SeriesRecord | None = None, language: str = "ru", *names: str) -> Course:
    """What the bot would draw of a series."""
    return course(past(record, names or NAMES), Texts(language))


def of_losses(*losses: tuple[int, int]) -> SeriesRecord:
    """A series with these loss points deal by deal; (0, 0) are eggs. Its moves are not played."""
    whole = series(1)
    counts = [EGGS if loss == (0, 0) else Count((45, 75), (3, 4), loss) for loss in losses]
    deals = [replace(whole.deals[0], count=count) for count in counts]
    return SeriesRecord.of("1", whole.seats, deals)


LONG = of_losses(*[(0, 0)] * 4, *[(2, 0), (0, 2)] * 4, (0, 0), (2, 0), (0, 2), (4, 0))
"""Fourteen deals and more, with many eggs."""
CLEAN = of_losses((6, 0), (6, 0))
"""Twelve to nothing in two deals."""
WORST = of_losses((0, 4), (0, 6), (0, 6))
"""Sixteen, the most there can be."""
SAMPLE = of_losses((0, 2), (0, 0), (0, 4), (2, 0), (4, 0), (0, 2), (2, 0), (0, 4))
"""An ordinary one, with eggs."""
