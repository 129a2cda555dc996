"""Budgets, by a clock of their own: never too much, never silent for long."""

from itertools import pairwise
from random import Random

import pytest

from bot.chat.budget import Budget, Limits
from bot.playground.flood import Flood

GROUP, ANN = -1, 1
STEP = 0.05


def written(budget: Budget, seconds: float, urgent_share: float, rng: Random) -> list[float]:
    """When a group was written to that always has something to say, now and then urgently."""
    times, now, urgent = [], 1000.0, False
    while now < 1000.0 + seconds:
        if budget.wait(GROUP, now, urgent=urgent) <= 0:
            budget.took(GROUP, now)
            budget.landed(GROUP, now)
            times.append(now)
            urgent = rng.random() < urgent_share
        now += STEP
    return times


@pytest.mark.parametrize("share", [0.0, 0.1, 0.3, 0.5])
@pytest.mark.parametrize("seed", range(5))
def test_a_busy_group_is_within_the_limits_and_never_silent_for_ten_seconds(
    share: float, seed: int
) -> None:
    times = written(Budget(Limits()), 900, share, Random(seed))
    clock = [times[0]]
    flood = Flood(lambda: clock[0])
    for clock[0] in times:
        assert flood.take(GROUP, is_group=True) == 0
    assert max(after - before for before, after in pairwise(times)) <= 10
    assert len(times) >= 900 / 60 * 14


def test_what_was_written_before_a_take_over_matters_for_a_minute() -> None:
    over, fresh = Budget(Limits()), Budget(Limits())
    over.take_over(1000.0)
    waits = []
    for group, now in ((-1, 1030.0), (-2, 1060.0)):
        over.tidy(now)
        for budget in (over, fresh):
            budget.took(group, now)
        waits.append(over.chat_wait(group, now) - fresh.chat_wait(group, now))
    assert waits[0] != 0
    assert waits[1] == 0


def test_what_was_written_before_a_take_over_is_reckoned_with() -> None:
    budget = Budget(Limits())
    budget.take_over(1000.0)
    times = written(budget, 60, 0.0, Random(1))
    assert len(times) <= 17
    assert times[0] == 1000.0


def test_a_slow_answer_counts_from_its_end() -> None:
    """A request that was under way for long may have been counted at its very end."""
    budget = Budget(Limits(burst=1))
    budget.took(ANN, 1000.0)
    budget.landed(ANN, 1005.0)
    assert budget.wait(ANN, 1005.0) == pytest.approx(1.0)
    assert budget.wait(ANN, 1006.0) == 0


def test_what_was_granted_and_not_used_is_given_back() -> None:
    budget = Budget(Limits(bot_per_second=1.0))
    budget.grant(ANN, 1000.0)
    assert budget.bot_wait(1000.0) > 0
    assert budget.wait(ANN, 1000.0) == 0
    budget.landed(ANN, 1000.0)
    assert budget.bot_wait(1000.0) == 0


def test_a_pause_is_for_one_chat() -> None:
    budget = Budget(Limits())
    budget.pause(GROUP, 1010.0)
    assert budget.wait(GROUP, 1000.0, urgent=True) == pytest.approx(10.0)
    assert budget.wait(ANN, 1000.0) == 0
