"""How long the oldest change waits to be shown."""

import pytest

from bot.table.pulse import Pulse


@pytest.mark.parametrize(("since", "lag"), [(None, 0.0), (100.0, 20.0), (130.0, 0.0)])
def test_the_oldest_change_waits_for_so_long(since: float | None, lag: float) -> None:
    assert Pulse({}, int(since is not None), since, "3", "3").lag(120.0) == lag
