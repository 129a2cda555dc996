"""The bot was down for a while: nobody is timed out at once, computer players move at once."""

import pytest

from bot.bench.people import gather, sit_down, tap
from bot.chat.buttons import Verb
from bot.chat.clocks import GRACE_SECONDS
from bot.table.clock import Due
from bot.table.table import Phase, Table
from tests.wire.durability.life import Life
from tests.wire.evening import Evening, eventually, playing

pytestmark = pytest.mark.slow

HOUR = 3600.0


async def test_who_is_overdue_has_a_grace_and_then_is_reminded(
    life: Life, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with life.bot() as evening:
        await gather(evening.yard, evening.people)
        before = await evening.until_table(lambda table: table.deal is not None)
    await life.down(HOUR)
    async with life.bot() as evening:
        await tap(evening.others(before)[0], evening.yard, Verb.MY_CARDS)
        table = await evening.table()
        assert (table.nudged, table.turn_no) == (False, before.turn_no)
        assert not any(chair.is_away for chair in table.chairs)
        await eventually(lambda: has_grace(evening))
    monkeypatch.setattr("bot.chat.clocks.GRACE_SECONDS", 0.2)
    await life.down(HOUR)
    async with life.bot() as evening:
        table = await evening.until_table(lambda table: table.nudged)
        assert table.turn_no == before.turn_no
        assert table.clock is not None
        assert table.clock.due is Due.ACT
        limit = table.options.turn_time or 0
        now = evening.telegram.world.chats[evening.yard.id].newest().date  # type: ignore[union-attr]
        assert table.clock.at >= now + limit / 2 - 5  # the other half is still his
    assert GRACE_SECONDS >= 60


async def has_grace(evening: Evening) -> bool:
    due = await evening.kozel.storage.agenda.next_due(0.0)
    assert due is not None
    return due > evening.telegram.world.chats[evening.yard.id].newest().date + 1  # type: ignore[union-attr]


async def test_whose_time_is_up_is_still_there_after_a_downtime(life: Life) -> None:
    """Nudged before it, overdue after it: nobody moves for him within the grace."""
    async with life.bot() as evening:
        await gather(evening.yard, evening.people)
        before = await evening.until_table(lambda table: table.deal is not None)
        await evening.pass_time(100)
        await evening.until_table(lambda table: table.nudged)
    await life.down(HOUR)
    async with life.bot() as evening:
        async with playing(evening.on_turn(before)):
            after = await evening.until_table(lambda table: table.turn_no > before.turn_no)
        assert not any(chair.is_away for chair in after.chairs)


async def test_an_overdue_computer_player_moves_at_once(life: Life) -> None:
    async with life.bot(pace=10) as evening:
        ann = evening.people[0]
        await ann.send(evening.yard, "/kozel")
        await sit_down(ann, evening.yard, 0)
        for _ in range(3):
            await tap(ann, evening.yard, Verb.ADD_COMPUTER)
        await tap(ann, evening.yard, Verb.START)
        async with playing(ann):
            table = await evening.until_table(_computer_on_turn)
    await life.down(HOUR)
    async with life.bot(pace=10) as evening:
        await evening.until_table(lambda after: after.turn_no > table.turn_no)


def _computer_on_turn(table: Table) -> bool:
    return table.phase is Phase.PLAYING and table.clock is not None and (
        table.clock.due is Due.COMPUTER
    )  # fmt: skip


async def test_the_next_deal_begins_although_the_bot_was_down(life: Life) -> None:
    async with life.bot(pace=10) as evening:
        await gather(evening.yard, evening.people)
        async with playing(*evening.people):
            table = await evening.until_table(lambda table: table.phase is Phase.PAUSE)
    await life.down(HOUR)
    async with life.bot(pace=10) as evening:
        await evening.until_table(lambda after: after.phase is Phase.PLAYING)
        assert (await evening.table()).deal_no == table.deal_no + 1


async def test_a_lobby_closes_by_itself_after_a_restart(life: Life) -> None:
    async with life.bot() as evening:
        await evening.people[0].send(evening.yard, "/kozel")
        await eventually(lambda: _there(evening))
    await life.down(HOUR)
    async with life.bot() as evening:
        await evening.until_table(lambda table: table.phase is Phase.CLOSED)


async def _there(evening: Evening) -> bool:
    return bool(await evening.tables())
