"""How much may be written where: no chat in trouble holds up another."""

from bot.chat.budget import Budget, Limits

GROUP, OTHER, ANN, BOB = -100, -200, 1, 2
LIMITS = Limits(edit_interval=3.0)


def written(budget: Budget, chat: int, now: float, *, urgent: bool = False) -> bool:
    """Write if that is allowed now; whether it was."""
    if budget.wait(chat, now, urgent=urgent) > 0:
        return False
    budget.took(chat, now)
    return True


def test_a_person_gets_short_bursts_and_then_one_a_second() -> None:
    budget = Budget(LIMITS)
    assert [written(budget, ANN, 0.1 * n) for n in range(5)].count(True) == LIMITS.burst
    assert written(budget, ANN, 2.0)


def test_a_group_gets_an_edit_in_three_seconds_and_no_more_than_its_minute() -> None:
    budget = Budget(LIMITS)
    assert [written(budget, GROUP, n / 2) for n in range(12)].count(True) == 2
    usual = [n for n in range(6, 120) if written(budget, GROUP, n / 2)]
    assert 2 + len(usual) <= LIMITS.per_minute - LIMITS.reserve


def test_results_and_reminders_have_a_reserve() -> None:
    budget = Budget(LIMITS)
    for n in range(LIMITS.per_minute - LIMITS.reserve):
        budget.took(GROUP, 3.0 * n)
    assert not written(budget, GROUP, 50.0)
    assert written(budget, GROUP, 50.0, urgent=True)


def test_patience_asked_for_in_one_chat_is_for_that_chat() -> None:
    budget = Budget(LIMITS)
    budget.pause(GROUP, 30.0)
    assert budget.wait(GROUP, 10.0, urgent=True) == 20.0
    assert budget.wait(OTHER, 10.0) == 0
    assert budget.wait(ANN, 10.0) == 0
    budget.tidy(10.0)
    assert not written(budget, GROUP, 29.0)
    assert written(budget, GROUP, 31.0)
