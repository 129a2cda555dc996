"""The queue of updates: offsets, redelivery, long polling, one poller at a time."""

import asyncio
import time

import pytest

from bot.playground import deeds, groups
from bot.playground.errors import ApiError
from bot.playground.updates import FIRST_ID, Updates
from tests.playground.scene import Scene


@pytest.fixture
async def updates() -> Updates:
    updates = Updates()
    for number in range(3):
        updates.add("message", {"n": number})
    return updates


async def ids(updates: Updates, offset: int = 0, limit: int = 100) -> list[int]:
    return [u["update_id"] - FIRST_ID for u in await updates.poll(offset, limit, 0)]


async def test_an_unconfirmed_update_is_handed_out_again(updates: Updates) -> None:
    assert await ids(updates) == [0, 1, 2]
    assert await ids(updates) == [0, 1, 2]


async def test_an_offset_confirms_all_before_it(updates: Updates) -> None:
    assert await ids(updates, FIRST_ID + 2) == [2]
    assert await ids(updates) == [2]


async def test_a_negative_offset_keeps_that_many_from_the_end(updates: Updates) -> None:
    assert await ids(updates, -1) == [2]
    assert await ids(updates) == [2]


async def test_a_limit_leaves_the_rest_for_later(updates: Updates) -> None:
    assert await ids(updates, limit=2) == [0, 1]
    assert await ids(updates, FIRST_ID + 2, limit=2) == [2]


async def test_a_long_poll_ends_with_the_first_update() -> None:
    updates = Updates()
    poll = asyncio.ensure_future(updates.poll(0, 100, 5))
    await asyncio.sleep(0)
    updates.add("message", {})
    assert [u["update_id"] for u in await asyncio.wait_for(poll, 1)] == [FIRST_ID]


async def test_a_long_poll_ends_empty_when_nothing_happens() -> None:
    assert await Updates().poll(0, 100, 0.01) == []


async def test_a_second_poller_ends_the_first() -> None:
    updates = Updates()
    first = asyncio.ensure_future(updates.poll(0, 100, 5))
    await asyncio.sleep(0)
    second = asyncio.ensure_future(updates.poll(0, 100, 5))
    with pytest.raises(ApiError) as refused:
        await first
    assert (refused.value.code, refused.value.description) == (
        409,
        "Conflict: terminated by other getUpdates request; "
        "make sure that only one bot instance is running",
    )
    updates.add("message", {})
    assert len(await second) == 1


async def test_polling_with_a_webhook_set_gets_409(scene: Scene) -> None:
    await scene.call("setWebhook", url="http://127.0.0.1:9/hook")
    error = await scene.refusal("getUpdates")
    assert error.description == (
        "Conflict: can't use getUpdates method while webhook is active; "
        "use deleteWebhook to delete the webhook first"
    )
    await scene.call("deleteWebhook")
    assert await scene.call("getUpdates") == []
    await scene.world.close()


async def test_kinds_that_are_not_allowed_are_not_queued(scene: Scene) -> None:
    await scene.call("getUpdates", allowed_updates='["callback_query"]')
    deeds.start(scene.world, scene.ann)
    await scene.tap(scene.ann)
    assert [list(update)[1] for update in scene.updates()] == ["callback_query"]
    await scene.call("getUpdates")
    deeds.start(scene.world, scene.ann)
    assert scene.updates() == [], "the choice is remembered"
    await scene.call("getUpdates", allowed_updates="[]")
    deeds.start(scene.world, scene.ann)
    assert len(scene.updates()) == 1


async def test_doubled_updates_come_twice_under_one_number(scene: Scene) -> None:
    scene.world.change_weather({"double_updates": True})
    deeds.start(scene.world, scene.ann)
    first, second = scene.updates()
    assert first == second


async def test_late_taps_come_again_under_a_new_number(scene: Scene) -> None:
    scene.world.change_weather({"late_updates": 0.01})
    await scene.tap(scene.ann)
    await asyncio.sleep(0.05)
    first, second = scene.updates()
    assert second["update_id"] == first["update_id"] + 1
    assert second["callback_query"] == first["callback_query"]


async def test_an_undelivered_tap_dies_of_age() -> None:
    now = [1_000.0]
    scene = Scene(lambda: now[0])
    await scene.tap(scene.ann)
    deeds.start(scene.world, scene.ann)
    now[0] += 151
    assert [list(update)[1] for update in await scene.call("getUpdates")] == ["message"]


async def test_a_moved_group_says_so_in_both_chats(scene: Scene) -> None:
    new = groups.upgrade(scene.world, scene.yard)
    old_says, new_says = (update["message"] for update in scene.updates())
    assert (old_says["chat"]["id"], old_says["migrate_to_chat_id"]) == (scene.yard.id, new.id)
    assert (new_says["chat"]["id"], new_says["migrate_from_chat_id"]) == (new.id, scene.yard.id)


async def test_in_the_weather_of_two_pollers_each_wait_ends_in_a_conflict(scene: Scene) -> None:
    scene.world.change_weather({"two_pollers": True})
    started = time.monotonic()
    error = await scene.refusal("getUpdates", timeout=30)
    assert error.code == 409
    assert time.monotonic() - started < 5
    deeds.start(scene.world, scene.ann)
    assert len(await scene.call("getUpdates", timeout=30)) == 1
