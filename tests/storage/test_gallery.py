"""What is to be shown and what was."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.storage import Storage
from bot.storage.models import ScreenRow
from bot.table.people import Group, Profile, Taste
from bot.table.ports import NoSuchTable
from bot.table.sent import Scene, Shown
from bot.table.table import Table
from tests.storage.rows import rows
from tests.storage.scenes import (
    ANN,
    BOB,
    CID,
    CLUB,
    RNG,
    START,
    Playing,
    Time,
    full,
    kept,
    saved,
    stopped,
)

PROFILE = Profile(BOB.id, "Bob", "fi", reachable=True, taste=Taste(suits="four"))
GROUP = Group(CLUB.chat, "The club", "uk", username="club")


@pytest.fixture
async def table(storage: Storage) -> Table:
    """A table with Ann and Bob."""
    return await kept(storage, full(RNG))


async def settled(storage: Storage, table_id: int) -> None:
    """Its screens show what there is to show."""
    scene = await storage.gallery.scene(table_id)
    await storage.gallery.keep(settled=[(table_id, scene.mark)])
    assert table_id not in await stale(storage)


async def stale(storage: Storage) -> Sequence[int]:
    return [table_id for table_id, _ in await storage.gallery.stale_tables(limit=10)]


async def shown(storage: Storage, table: Table, screen: Shown) -> Shown:
    """A screen as it is remembered."""
    await storage.gallery.keep([screen])
    return (await storage.gallery.scene(table.id)).shown[screen.slot]


async def test_a_new_table_has_screens_to_show(storage: Storage, table: Table) -> None:
    assert await stale(storage) == [table.id]


async def test_a_scene_holds_table_people_group_and_screens(
    storage: Storage, table: Table
) -> None:
    async with storage.club.work() as work:
        await work.keep_profile(PROFILE)
        await work.keep_group(GROUP)
    screen = Shown(table.id, "lobby:1", CLUB.chat, message=77, digest="d", fails=2)
    await storage.gallery.keep([screen])
    scene = await storage.gallery.scene(table.id)
    assert scene == Scene(table, {BOB.id: PROFILE}, GROUP, {"lobby:1": screen}, scene.mark)


async def test_a_group_that_was_never_met_speaks_english(storage: Storage, table: Table) -> None:
    scene = await storage.gallery.scene(table.id)
    assert scene.group == Group(CLUB.chat, title="", language="en")


async def test_a_host_without_a_seat_is_in_the_scene(storage: Storage) -> None:
    table = await kept(storage, replace(full(RNG), host=CID))
    host = Profile(CID.id, "Cid", "pl")
    async with storage.club.work() as work:
        await work.keep_profile(host)
    assert (await storage.gallery.scene(table.id)).people == {CID.id: host}


async def test_there_is_no_scene_without_a_table(storage: Storage) -> None:
    with pytest.raises(NoSuchTable):
        await storage.gallery.scene(1)


async def test_a_settled_table_rests_until_it_moves_on(storage: Storage, table: Table) -> None:
    await settled(storage, table.id)
    await saved(storage, table.id, Playing(Random(2)))
    assert await stale(storage) == [table.id]


async def test_what_came_while_screens_were_sent_is_not_settled(
    storage: Storage, table: Table
) -> None:
    scene = await storage.gallery.scene(table.id)
    await saved(storage, table.id, Playing(Random(2)))
    await storage.gallery.keep(settled=[(table.id, scene.mark)])
    assert await stale(storage) == [table.id]


async def test_an_older_mark_unsettles_nothing(storage: Storage, table: Table) -> None:
    await settled(storage, table.id)
    await storage.gallery.keep(settled=[(table.id, 0)])
    assert await stale(storage) == []


async def test_who_waits_longest_comes_first(storage: Storage, table: Table, time: Time) -> None:
    time.now += 1
    second = await kept(storage, full(RNG))
    time.now += 1
    await saved(storage, table.id, Playing(Random(2)))
    assert await stale(storage) == [table.id, second.id]
    scene = await storage.gallery.scene(table.id)
    assert await storage.gallery.stale_tables(limit=1) == [(table.id, scene.mark)]


async def test_a_busy_table_goes_to_the_end_of_the_line(
    storage: Storage, table: Table, time: Time
) -> None:
    time.now += 1
    second = await kept(storage, full(RNG))
    scene = await storage.gallery.scene(table.id)
    await saved(storage, table.id, Playing(Random(2)))
    time.now += 1
    await storage.gallery.keep(settled=[(table.id, scene.mark)])
    assert await stale(storage) == [second.id, table.id]


async def test_a_closed_table_is_shown_once_more_and_then_left_alone(
    storage: Storage, table: Table
) -> None:
    await settled(storage, table.id)
    await stopped(storage, table.id, START)
    assert await stale(storage) == [table.id]
    await settled(storage, table.id)
    async with storage.club.work() as work:
        await work.keep_profile(PROFILE)
        await work.keep_group(GROUP)
    await storage.gallery.unreachable(ANN.id)
    assert await stale(storage) == []
    assert await storage.agenda.next_due(0) is None


async def test_a_changed_profile_is_shown_and_the_same_is_not(
    storage: Storage, table: Table
) -> None:
    for profile in (PROFILE, replace(PROFILE, language="uk"), replace(PROFILE, reachable=False)):
        await settled(storage, table.id)
        for expected in ([table.id], []):
            async with storage.club.work() as work:
                await work.keep_profile(profile)
                assert await work.profile(BOB.id) == profile
            assert await stale(storage) == expected
            await settled(storage, table.id)


async def test_a_changed_group_is_shown_and_the_same_is_not(
    storage: Storage, table: Table
) -> None:
    for group in (GROUP, replace(GROUP, language="fa")):
        await settled(storage, table.id)
        for expected in ([table.id], []):
            async with storage.club.work() as work:
                await work.keep_group(group)
                assert await work.group(group.id) == group
            assert await stale(storage) == expected
            await settled(storage, table.id)


async def test_what_was_sent_replaces_what_was_sent_before(storage: Storage, table: Table) -> None:
    first = Shown(table.id, "hand:0", ANN.id, message=1, digest="a", fails=1)
    second = Shown(table.id, "hand:0", ANN.id, message=2, digest="b", alert="t7")
    assert await shown(storage, table, first) == first
    assert await shown(storage, table, second) == second


async def test_nothing_sent_is_nothing_to_remember(storage: Storage) -> None:
    await storage.gallery.keep([])
    assert await rows(storage, ScreenRow) == []


async def test_drafts_and_taps_stay_when_a_screen_is_sent(storage: Storage, table: Table) -> None:
    screen = Shown(table.id, "hand:0", ANN.id, message=1)
    await shown(storage, table, screen)
    await settled(storage, table.id)
    async with storage.club.work() as work:
        await work.draft(replace(screen, draft="9H", tapped_at=START + 5))
    assert await stale(storage) == [table.id]
    again = await shown(storage, table, replace(screen, digest="new"))
    assert again == replace(screen, digest="new", draft="9H", tapped_at=START + 5)


async def test_of_who_sat_there_before_neither_draft_nor_tap_stays(
    storage: Storage, table: Table
) -> None:
    async with storage.club.work() as work:
        await work.draft(Shown(table.id, "hand:0", ANN.id, draft="9H", tapped_at=START + 5))
    fresh = Shown(table.id, "hand:0", BOB.id, message=1, digest="sent")
    assert await shown(storage, table, fresh) == fresh


async def test_a_draft_may_come_before_the_screen_is_written_down(
    storage: Storage, table: Table
) -> None:
    early = Shown(table.id, "hand:0", ANN.id, draft="9H", tapped_at=START + 5)
    async with storage.club.work() as work:
        await work.draft(early)
    sent = Shown(table.id, "hand:0", ANN.id, message=1, digest="sent")
    assert await shown(storage, table, sent) == replace(sent, draft="9H", tapped_at=START + 5)


async def test_a_wish_to_send_anew_lasts_until_there_is_another_message(
    storage: Storage, table: Table
) -> None:
    screen = Shown(table.id, "hand:0", ANN.id, message=1)
    await shown(storage, table, screen)
    await settled(storage, table.id)
    async with storage.club.work() as work:
        await work.repost(table.id, ["hand:0", "hand:1"])
    assert await stale(storage) == [table.id]
    edited = await shown(storage, table, replace(screen, digest="edited meanwhile"))
    assert edited.repost
    assert not (await shown(storage, table, replace(screen, message=2))).repost


async def test_screens_can_be_forgotten(storage: Storage, table: Table) -> None:
    screens = [Shown(table.id, slot, CLUB.chat) for slot in ("table:1", "table:2", "hand:0")]
    await storage.gallery.keep(screens)
    await storage.gallery.keep(gone=[(table.id, "table:1"), (table.id, "table:2")])
    assert list((await storage.gallery.scene(table.id)).shown) == ["hand:0"]


async def test_a_message_is_known_while_it_shows_a_screen(storage: Storage, table: Table) -> None:
    await shown(storage, table, Shown(table.id, "hand:0", ANN.id, message=1))
    async with storage.club.work() as work:
        assert await work.is_shown(ANN.id, 1)
        assert not await work.is_shown(BOB.id, 1)
        assert not await work.is_shown(ANN.id, 2)
        assert await work.message_of(table.id, "hand:0") == 1
        assert await work.message_of(table.id, "hand:1") is None


async def test_an_unreachable_person_is_marked_and_shown(storage: Storage, table: Table) -> None:
    async with storage.club.work() as work:
        await work.keep_profile(PROFILE)
    await settled(storage, table.id)
    await storage.gallery.unreachable(BOB.id)
    assert await stale(storage) == [table.id]
    scene = await storage.gallery.scene(table.id)
    assert scene.people[BOB.id] == replace(PROFILE, reachable=False)


async def test_a_silenced_group_is_marked_even_if_unknown(storage: Storage, table: Table) -> None:
    await storage.gallery.silenced(CLUB.chat)
    assert not (await storage.gallery.scene(table.id)).group.active
    async with storage.club.work() as work:
        await work.keep_group(GROUP)
    await storage.gallery.silenced(CLUB.chat)
    assert (await storage.gallery.scene(table.id)).group == replace(GROUP, active=False)


async def test_a_page_and_a_tick_at_the_same_table_do_not_wait_for_each_other(
    storage: Storage, table: Table
) -> None:
    """PostgreSQL would see the deadlock after a second, and undo one of them."""
    screen = Shown(table.id, "hand:0", ANN.id, message=5, digest="new")
    await storage.gallery.keep([screen])
    scene = await storage.gallery.scene(table.id)
    holds = asyncio.Event()

    async def tick() -> None:
        async with storage.club.work() as work:
            await work.table(table.id)
            holds.set()
            await asyncio.sleep(0.05)  # the page has begun by then
            await work.draft(replace(screen, draft="1:pick:3"))

    async def page() -> None:
        await holds.wait()
        await storage.gallery.keep(
            [replace(screen, digest="newer")], settled=[(table.id, scene.mark)]
        )

    await asyncio.gather(tick(), page())
    kept_now = (await storage.gallery.scene(table.id)).shown["hand:0"]
    assert (kept_now.draft, kept_now.digest) == ("1:pick:3", "newer")
