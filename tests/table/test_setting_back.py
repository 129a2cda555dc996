"""The machine's clock was set back: what is awaited is awaited from now on."""

from dataclasses import replace
from random import Random

import pytest

from bot.table.moment import Moment
from bot.table.refusals import Stale
from bot.table.setting_back import set_back
from tests.storage.scenes import Playing, full, life

HOUR = 3600.0


@pytest.mark.parametrize("seed", range(20))
def test_nothing_waits_for_more_than_it_would_have(seed: int) -> None:
    for table in life(Random(seed), 30):
        now = table.since - HOUR
        back = set_back(table, Moment(now, 1.0, bytes(32)))
        after = back.table
        assert back.events == ()
        assert after.since == now
        assert (after.full_since or now) <= now
        if table.clock is not None and after.clock is not None:
            waits = table.clock.at - table.since
            assert after.clock.at - now == pytest.approx(waits)
        assert all(chair.tapped_at <= now for chair in after.chairs)
        changed = replace(table, since=now, full_since=after.full_since, clock=after.clock)
        assert after == replace(changed, chairs=after.chairs)


def test_a_table_of_the_past_is_left_alone() -> None:
    table = Playing(Random(1)).step(full(Random(1))).table
    for now in (table.since, table.since + HOUR):
        with pytest.raises(Stale):
            set_back(table, Moment(now, 1.0, bytes(32)))
