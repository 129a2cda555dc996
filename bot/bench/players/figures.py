"""What duplicate deals say: means with 95 % intervals, and who would win a series.

A series (R7) is a race to twelve loss points. Its chances follow from how often a deal ends how,
so they are worked out exactly from the deals that were played; the interval comes from drawing
the duplicate deals again and again.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from statistics import fmean, stdev
from typing import Final

from bot.bench.players.deals import Pair
from bot.rules.score import LIMIT, PerTeam

WIDE: Final = 1.96
"""So many standard errors to either side are a 95 % interval."""
DRAWS: Final = 300
LATE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure and half its 95 % interval."""

    value: float
    give: float

    def text(self, scale: float = 1, digits: int = 2) -> str:
        """For people."""
        return f"{self.value * scale:+.{digits}f} ± {self.give * scale:.{digits}f}"


@dataclass(frozen=True, slots=True)
class Figures:
    """How the first player did."""

    deals: int
    margin: Estimate
    loss: Estimate
    won: Estimate
    series: Estimate
    mean_seconds: float
    late_seconds: float
    """The 95th percentile."""


def figures(pairs: Sequence[Pair], rng: Random) -> Figures:
    """All figures of at least one duplicate deal."""
    seconds = sorted(s for pair in pairs for result in pair.results for s in result.seconds)
    return Figures(
        deals=len(pairs),
        margin=mean([pair.margin for pair in pairs]),
        loss=mean([pair.loss for pair in pairs]),
        won=mean([pair.won for pair in pairs]),
        series=series(pairs, rng),
        mean_seconds=fmean(seconds or [0.0]),
        late_seconds=seconds[int(LATE * len(seconds))] if seconds else 0.0,
    )


def mean(values: Sequence[float]) -> Estimate:
    """A mean; the interval of a single value is unknown and given as nothing."""
    give = WIDE * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Estimate(fmean(values), give)


def series(pairs: Sequence[Pair], rng: Random) -> Estimate:
    """The share of series that the first player wins."""
    drawn = [series_won(ends(rng.choices(pairs, k=len(pairs)))) for _ in range(DRAWS)]
    give = WIDE * stdev(drawn) if len(pairs) > 1 else 0.0
    return Estimate(series_won(ends(pairs)), give)


def ends(pairs: Sequence[Pair]) -> Counter[PerTeam]:
    """How often a deal cost which loss points."""
    return Counter(result.loss for pair in pairs for result in pair.results)


def series_won(how_often: Mapping[PerTeam, int]) -> float:
    """The chance that the others come to twelve loss points first; eggs change nothing."""
    counted = {loss: often for loss, often in how_often.items() if any(loss)}
    total = sum(counted.values())

    @cache
    def chance(ours: int, theirs: int) -> float:
        if ours >= LIMIT or theirs >= LIMIT:
            return float(theirs >= LIMIT)
        return sum(
            often / total * chance(ours + loss[0], theirs + loss[1])
            for loss, often in counted.items()
        )

    return chance(0, 0) if total else 0.5
