"""A test that waits in vain says for what, and how things stood."""

import re

import pytest

from tests.table.scenes import lobby, playing
from tests.wire.evening import Evening, eventually
from tests.wire.story import told


async def nothing_at_all() -> None:
    """Never there."""


async def test_who_waits_in_vain_is_told_for_what(evening: Evening) -> None:
    await evening.people[0].send(evening.yard, "/kozel")
    await evening.until_table(lambda table: table.id == 1)
    await evening.settled()
    with pytest.raises(pytest.fail.Exception) as fault:
        await eventually(nothing_at_all, 0.05, story=evening.story)
    words = str(fault.value)
    assert words.startswith("not within 0.05 s: async def nothing_at_all()")
    assert "table 1: lobby, deal 0, turn 0, nobody is to move, expire is due in" in words
    assert re.search(r"in Yard:.*Ann: /kozel.*bot: 🐐", words, re.DOTALL)


async def test_what_runs_out_of_time_by_itself_is_not_taken_for_it() -> None:
    async def hasty() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        await eventually(hasty)


def test_it_is_told_who_is_to_move() -> None:
    assert "turn 20, Ann is to move, nudge is due in" in told(playing())
    assert "Ann is to move, by the bot, computer is due in" in told(
        playing("Ann:away Bob Cat Dan")
    )
    assert "a computer player is to move" in told(playing("bot Bob Cat Dan"))
    assert "playing, deal 1, turn 20, Ann is to move, no clock" in told(playing(turn_time=None))
    assert told(lobby()).startswith("table 7: lobby,")
