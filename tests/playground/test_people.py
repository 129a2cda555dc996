"""What people do, and what of it reaches the bot."""

import pytest

from bot.playground import deeds, groups
from bot.playground.errors import Refused
from tests.playground.scene import Scene


@pytest.mark.parametrize("text", ["/kozel", "/kozel@play_bot", "/KOZEL@Play_Bot now"])
async def test_in_a_group_the_bot_hears_commands(scene: Scene, text: str) -> None:
    deeds.write(scene.world, scene.ann, scene.yard, text)
    (update,) = scene.updates()
    assert update["message"]["text"] == text
    assert update["message"]["entities"][0]["type"] == "bot_command"


TALK = ["hello", "/kozel@other_bot", "see /kozel", "@play_bot_too and ann@play_bot", "@other_bot"]


@pytest.mark.parametrize("text", TALK)
async def test_in_a_group_the_bot_does_not_hear_talk(scene: Scene, text: str) -> None:
    deeds.write(scene.world, scene.ann, scene.yard, text)
    assert scene.updates() == []


@pytest.mark.parametrize("text", TALK)
async def test_without_privacy_mode_it_hears_all(scene: Scene, text: str) -> None:
    assert (await scene.call("getMe"))["can_read_all_group_messages"] is False
    scene.world.set_privacy(on=False)
    assert (await scene.call("getMe"))["can_read_all_group_messages"] is True
    deeds.write(scene.world, scene.ann, scene.yard, text)
    assert [update["message"]["text"] for update in scene.updates()] == [text]
    scene.world.set_privacy(on=True)
    deeds.write(scene.world, scene.ann, scene.yard, text)
    assert scene.updates() == []


@pytest.mark.parametrize("text", ["@play_bot, deal!", "well, @Play_Bot?"])
async def test_in_a_group_the_bot_hears_its_name(scene: Scene, text: str) -> None:
    deeds.write(scene.world, scene.ann, scene.yard, text)
    assert [update["message"]["text"] for update in scene.updates()] == [text]


async def test_a_bot_that_has_left_hears_nothing(scene: Scene) -> None:
    scene.world.set_privacy(on=False)
    groups.set_bot_status(scene.world, scene.yard, "kicked")
    scene.updates()
    deeds.write(scene.world, scene.ann, scene.yard, "/kozel")
    assert scene.updates() == []


async def test_in_a_group_the_bot_hears_replies_to_itself(scene: Scene) -> None:
    number = await scene.send(scene.yard, "well?")
    deeds.write(scene.world, scene.ann, scene.yard, "yes", reply_to=number)
    (update,) = scene.updates()
    assert update["message"]["reply_to_message"]["message_id"] == number


async def test_an_administrator_hears_everything(scene: Scene) -> None:
    groups.set_bot_status(scene.world, scene.yard, "administrator")
    deeds.write(scene.world, scene.ann, scene.yard, "hello")
    assert [list(update)[1] for update in scene.updates()] == ["my_chat_member", "message"]


async def test_a_deep_link_carries_its_payload(scene: Scene) -> None:
    cat = scene.world.add_person(first_name="Cat")
    deeds.start(scene.world, cat, "seat-7")
    assert [update["message"]["text"] for update in scene.updates()] == ["/start seat-7"]
    assert cat.started


async def test_blocking_and_coming_back_are_told(scene: Scene) -> None:
    deeds.block(scene.world, scene.ann, blocked=True)
    deeds.block(scene.world, scene.ann, blocked=True)
    deeds.start(scene.world, scene.ann)
    blocked, unblocked, started = scene.updates()
    assert blocked["my_chat_member"]["new_chat_member"]["status"] == "kicked"
    assert unblocked["my_chat_member"]["new_chat_member"]["status"] == "member"
    assert started["message"]["text"] == "/start"


async def test_kicking_the_bot_is_told(scene: Scene) -> None:
    groups.set_bot_status(scene.world, scene.yard, "kicked")
    (update,) = scene.updates()
    assert update["my_chat_member"]["old_chat_member"]["status"] == "member"
    assert update["my_chat_member"]["new_chat_member"]["status"] == "kicked"


async def test_coming_and_going_are_service_messages(scene: Scene) -> None:
    cat = scene.world.add_person(first_name="Cat")
    groups.set_member(scene.world, scene.yard, cat, "member")
    groups.set_member(scene.world, scene.yard, cat, "left")
    came, left = (update["message"] for update in scene.updates())
    assert came["new_chat_members"][0]["id"] == left["left_chat_member"]["id"] == cat.id


async def test_a_tap_carries_the_whole_message(scene: Scene) -> None:
    query_id = await scene.tap(scene.bob, "forged")
    (update,) = scene.updates()
    query = update["callback_query"]
    assert (query["id"], query["from"]["id"], query["data"]) == (query_id, scene.bob.id, "forged")
    assert query["message"]["text"] == "hello"


async def test_two_taps_have_two_ids(scene: Scene) -> None:
    assert await scene.tap(scene.ann) != await scene.tap(scene.ann)


async def test_a_stranger_cannot_write_or_tap(scene: Scene) -> None:
    cat = scene.world.add_person(first_name="Cat")
    number = await scene.send(scene.yard)
    with pytest.raises(Refused):
        deeds.write(scene.world, cat, scene.yard, "/kozel")
    with pytest.raises(Refused):
        deeds.tap(scene.world, cat, scene.yard, number, "go")
    assert scene.updates() == []


async def test_ids_are_larger_than_32_bits(scene: Scene) -> None:
    assert scene.ann.id > 2**32
    assert scene.yard.id < -(2**32)


async def test_messages_of_a_supergroup_are_numbered_for_themselves(scene: Scene) -> None:
    first, second = scene.group("supergroup"), scene.group("supergroup")
    assert await scene.send(first) == await scene.send(second)
    assert await scene.send(scene.yard) != await scene.send(scene.ann)
