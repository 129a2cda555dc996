"""Counting a deal (R6) and the series (R7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.score import Count, PerTeam, Score, count


@pytest.mark.parametrize(
    ("points", "tricks", "loss"),
    [
        ((61, 59), (4, 4), (0, 2)),
        ((89, 31), (4, 4), (0, 2)),
        ((90, 30), (4, 4), (0, 4)),
        ((120, 0), (7, 1), (0, 4)),
        ((120, 0), (8, 0), (0, 6)),
        ((0, 120), (0, 3), (6, 0)),
        ((60, 60), (1, 7), (0, 0)),
    ],
)
def test_loss_points(points: PerTeam, tricks: PerTeam, loss: PerTeam) -> None:
    assert count(points, tricks) == Count(points, tricks, loss)


@given(st.integers(0, 120), st.integers(1, 8))
def test_just_one_team_loses_unless_there_are_eggs(ours: int, tricks: int) -> None:
    counted = count((ours, 120 - ours), (tricks, 9 - tricks))
    losers = [team for team in (0, 1) if counted.loss[team]]
    assert counted.eggs == (not losers) == (counted.winner is None)
    assert losers in ([], [1 - (counted.winner or 0)])


counts = st.builds(
    lambda ours, tricks: count((ours, 120 - ours), (tricks, 9 - tricks)),
    st.integers(0, 120),
    st.integers(1, 8),
)


@pytest.mark.slow
@given(st.lists(counts, min_size=12, max_size=40))
def test_both_teams_never_become_goats_together(deals: list[Count]) -> None:
    score = Score()
    for deal in deals:
        if score.losers is None:
            score = score.after(deal)
    assert min(score.loss) < 12
    assert max(score.loss) <= 16
    assert (score.losers is not None) == (max(score.loss) >= 12)


def test_eggs_are_counted_and_change_nothing_else() -> None:
    assert Score((4, 2), 1, 3).after(count((60, 60), (4, 4))) == Score((4, 2), 2, 4)


@pytest.mark.parametrize(
    ("loss", "losers"), [((0, 0), None), ((10, 11), None), ((12, 10), 0), ((0, 16), 1)]
)
def test_twelve_loss_points_make_goats(loss: PerTeam, losers: int | None) -> None:
    assert Score(loss).losers == losers
