"""How a trick may go on from a standing set to its taker.

The seats still to play answer one after the other. Each beats with a chance made of "can it?",
which is counted, and "does it want to?", which is a habit from the weights. Whoever beats leaves
a higher set, harder to beat again. Branches with the same holder are merged, so there are at most
three: the set of the beginning still stands, or it was beaten and now ours or theirs does.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.players.weights import Weights


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat still to play: is it of our team, and can it beat the set that stands now?"""

    ours: bool
    chance: float


@dataclass(frozen=True, slots=True)
class Branch:
    """A way the trick may go: who holds it, how likely, and with how many points on average."""

    ours: bool
    points: float
    chance: float = 1.0
    raised: bool = False


def forecast(start: Branch, answers: Iterable[Answer], size: int, w: Weights) -> list[Branch]:
    """The ends of a trick of `size` cards a seat, with the points it will hold."""
    branches = [start]
    for answer in answers:
        branches = _merged(after for b in branches for after in _played(b, answer, size, w))
    return branches


def _played(branch: Branch, answer: Answer, size: int, w: Weights) -> Iterator[Branch]:
    """A branch after one more answer: beaten, and not beaten."""
    friend = answer.ours == branch.ours
    can = answer.chance * (w.raised if branch.raised else 1)
    beats = min(1.0, can * _will(branch, friend, w))
    if beats > 0:
        laid = branch.points + size * w.beating_points
        yield Branch(answer.ours, laid, branch.chance * beats, raised=True)
    if beats < 1:
        given = branch.points + size * (w.friend_points if friend else w.foe_points)
        yield replace(branch, points=given, chance=branch.chance * (1 - beats))


def _will(branch: Branch, friend: bool, w: Weights) -> float:
    if friend:
        return w.over_partner
    return max(0.0, min(1.0, w.eager + w.eager_for_points * branch.points))


def _merged(branches: Iterable[Branch]) -> list[Branch]:
    ends: dict[tuple[bool, bool], Branch] = {}
    for new in branches:
        key = new.ours, new.raised
        old = ends.get(key)
        ends[key] = _joined(old, new) if old else new
    return list(ends.values())


def _joined(one: Branch, two: Branch) -> Branch:
    chance = one.chance + two.chance
    mean = (one.points * one.chance + two.points * two.chance) / chance
    return replace(one, chance=chance, points=mean)
