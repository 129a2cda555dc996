"""Telegram's limits are kept whatever is asked for, and whenever."""

from hypothesis import given
from hypothesis import strategies as st

from bot.chat.budget import MINUTE, Budget, Limits

GROUP, ANN, EPSILON = -100, 1, 1e-6
WISHES = st.lists(st.tuples(st.floats(0, 6), st.booleans()), min_size=1, max_size=150)
LIMITS = st.builds(
    Limits,
    per_minute=st.integers(5, 30),
    reserve=st.integers(0, 4),
    edit_interval=st.floats(0, 5),
    per_second=st.floats(0.5, 5),
    burst=st.integers(1, 5),
    bot_per_second=st.floats(1, 50),
)


def writes(budget: Budget, chat: int, wishes: list[tuple[float, bool]]) -> list[float]:
    """When something is written, if it is tried after these pauses, urgently or not."""
    now, written = 0.0, []
    for pause, urgent in wishes:
        now += pause
        if budget.wait(chat, now, urgent=urgent) <= 0:
            budget.took(chat, now)
            written.append(now)
    return written


def most(times: list[float], seconds: float) -> int:
    """How many at most fall into so long a time."""
    return max(
        (sum(start <= time < start + seconds - EPSILON for time in times) for start in times),
        default=0,
    )


@given(LIMITS, WISHES)
def test_a_group_never_gets_more_than_its_minute(
    limits: Limits, wishes: list[tuple[float, bool]]
) -> None:
    assert most(writes(Budget(limits), GROUP, wishes), MINUTE) <= limits.per_minute


@given(LIMITS, WISHES)
def test_a_chat_never_gets_more_than_its_burst_and_its_rate(
    limits: Limits, wishes: list[tuple[float, bool]]
) -> None:
    times = writes(Budget(limits), ANN, wishes)
    for seconds in (1, 10, 100):
        assert most(times, seconds) <= limits.burst + limits.per_second * seconds + EPSILON


@given(LIMITS, WISHES)
def test_whoever_waits_as_he_is_told_writes_in_the_end(
    limits: Limits, wishes: list[tuple[float, bool]]
) -> None:
    budget, now = Budget(limits), 0.0
    for pause, urgent in wishes:
        now += pause
        latest = now + 2 * MINUTE
        while (wait := budget.wait(GROUP, now, urgent=urgent)) > 0:
            now += max(wait, EPSILON)
            assert now <= latest
        budget.took(GROUP, now)


@given(st.floats(0, 100), st.floats(0, 100))
def test_patience_that_was_asked_for_is_had_in_that_chat_alone(first: float, then: float) -> None:
    budget = Budget(Limits())
    budget.pause(ANN, first)
    budget.pause(ANN, then)
    assert budget.wait(ANN, 0.0, urgent=True) == max(first, then)
    assert budget.wait(ANN + 1, 0.0) == 0
    budget.tidy(0.0)
    assert budget.wait(ANN, 0.0) == max(first, then)
