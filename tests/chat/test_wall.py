"""A clock on the wall that jumps is noticed; one that is corrected a little is not."""

import pytest

from bot.chat.wall import Wall


class Times:
    """Both clocks, as the test sets them."""

    wall = 1_796_000_000.0
    steady = 50.0


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 20.0])
def test_a_jump_is_noticed_once(jump: float) -> None:
    times = Times()
    wall = Wall(lambda: times.wall, lambda: times.steady)
    times.wall, times.steady = times.wall + jump + 1, times.steady + 1
    assert wall.jump() == pytest.approx(jump)
    assert wall.jump() == 0.0


def test_time_that_goes_by_and_small_corrections_are_no_jump() -> None:
    times = Times()
    wall = Wall(lambda: times.wall, lambda: times.steady)
    for correction in (0.0, 5.0, -19.0):
        times.wall, times.steady = times.wall + 600 + correction, times.steady + 600
        assert wall.jump() == 0.0
