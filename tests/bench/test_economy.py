"""What `bench calls` and `bench taps` count."""

from pathlib import Path

import pytest

from bot.bench import tapping
from bot.bench.calling import Outcome
from bot.bench.watch import most_in

pytestmark = pytest.mark.slow

QUICK = tapping.Plan(tables=1, pace=(0.0, 0.0), seconds=2, warm=0)


def told(seconds: int) -> None:
    """Nobody watches."""


def test_the_busiest_minute() -> None:
    assert most_in([], 60) == 0
    assert most_in([0, 1, 59, 61, 62], 60) == 3
    assert most_in([0, 100, 200], 60) == 1


def test_a_promise_of_calls_is_kept_or_not() -> None:
    quiet = Outcome("quiet", most=2.5, cards=100, deals=5, calls={"a": 150, "b": 100}, fresh=10)
    assert quiet.per_card == 2.5
    assert quiet.is_right
    assert not Outcome("loud", most=2.5, cards=100, deals=5, calls={"a": 251}).is_right
    assert not Outcome("many", most=2.5, cards=100, deals=5, calls={"a": 1}, fresh=11).is_right
    assert not Outcome("nobody", most=2.5).is_right


async def test_both_bots_are_tapped_and_measured(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kozel.db"
    floor, ours = await tapping.beside_the_floor("sqlite", url, tmp_path, QUICK, told)
    assert floor.taps > 1
    assert floor.calls in {2 * floor.taps + more for more in (-1, 0, 1)}
    assert ours.taps > 1
    assert ours.calls >= ours.taps
    assert min(floor.cpu, ours.cpu) > 0
