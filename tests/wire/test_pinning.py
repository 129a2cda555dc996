"""The table of a deal that is being played is pinned, silently, where the group wants it."""

import pytest

from bot.bench.people import gather, newest, until_goats
from bot.chat.buttons import Verb
from bot.playground.seen import Json
from tests.wire.evening import Evening, eventually, playing
from tests.wire.test_settings import promote, settle

pytestmark = pytest.mark.slow


async def asked(evening: Evening, method: str) -> list[Json]:
    """What the bot asked of Telegram by a method."""
    entries = await evening.telegram.journal()
    requests = (entry for entry in entries if entry["kind"] == "request")
    return [entry for entry in requests if entry["name"].lower() == method]


async def pins(evening: Evening) -> list[int]:
    picture = await evening.telegram.get("/world")
    chat = next(chat for chat in picture["chats"] if chat["id"] == evening.yard.id)
    return [chat["pinned"]] if chat.get("pinned") else []


async def wanting_pins(evening: Evening) -> None:
    ann, yard = evening.people[0], evening.yard
    await promote(evening, ann)
    await ann.send(yard, "/settings")
    await settle(ann, yard, "pin", 0)


async def test_each_deal_is_pinned_and_taken_down_when_it_is_played(evening: Evening) -> None:
    await evening.telegram.chat_deed(evening.yard, "bot", status="administrator")
    await wanting_pins(evening)
    await gather(evening.yard, evening.people)
    await evening.until_table(lambda table: table.deal is not None)
    await evening.settled()
    shown, _ = await evening.telegram.until(
        lambda world: newest(world, evening.yard.id, Verb.MY_CARDS)
    )
    assert await pins(evening) == [shown.message_id]
    async with playing(*evening.people, seed=4):
        await until_goats(evening.telegram, evening.yard)
    await evening.settled()

    async def nothing() -> bool:
        return not await pins(evening)

    assert await eventually(nothing)
    pinned = await asked(evening, "pinchatmessage")
    assert len(pinned) == len(await asked(evening, "unpinchatmessage"))
    assert 0 < len(pinned) <= (await evening.table()).score.deals


async def test_without_the_right_the_game_goes_on_unpinned(evening: Evening) -> None:
    evening.tolerated.append("not enough rights to manage pinned messages")
    await wanting_pins(evening)
    await gather(evening.yard, evening.people)
    await evening.until_table(lambda table: table.deal is not None)
    await evening.settled()
    assert await pins(evening) == []
    assert len(await asked(evening, "pinchatmessage")) == 1


async def test_who_wants_no_sound_gets_his_hand_without_one(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(ann.id, "/settings")
    await settle(ann, ann, "sound", 1)
    await gather(evening.yard, evening.people)
    await evening.until_table(lambda table: table.deal is not None)
    await evening.settled()
    sent = [e for e in await asked(evening, "sendmessage") if str(e["chat_id"]) == str(ann.id)]
    assert "disable_notification" in str(sent[-1])
