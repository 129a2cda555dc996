"""A person who is handed to a script."""

import asyncio
import random
from typing import Any

import pytest

from bot.playground.autoplay import Autoplay
from bot.playground.errors import Refused
from bot.playground.queries import Answer
from tests.playground.scene import Scene


def keys(*data: str) -> dict[str, Any]:
    rules = {"text": "Rules", "url": "https://t.me/x"}
    return {"inline_keyboard": [[{"text": d, "callback_data": d} for d in data], [rules]]}


async def taps(scene: Scene, many: int) -> list[str]:
    """Waits for taps and answers them; answers what they carried."""
    seen: list[str] = []
    while len(seen) < many:
        await asyncio.sleep(0.005)
        for update in scene.updates():
            query = update["callback_query"]
            scene.world.queries.answer(query["id"], Answer(), 150)
            seen.append(query["data"])
    return seen


async def test_random_keys_of_the_newest_keyboard_are_pressed(scene: Scene) -> None:
    await scene.send(scene.ann, "old", reply_markup=keys("old"))
    place: dict[str, Any] = {"chat_id": scene.ann.id}
    place["message_id"] = await scene.send(scene.ann, "new", reply_markup=keys(*"abc"))
    await scene.send(scene.ann, "no keys")
    autoplay = Autoplay(scene.world, random.Random(1))
    autoplay.set(scene.ann, plays=True, pause=0)
    async with asyncio.timeout(5):
        assert set(await taps(scene, 3)) == set("abc")
        await asyncio.sleep(0.05)
        assert scene.updates() == [], "nothing changed: the script rests"
        await scene.call("editMessageText", text="newer", reply_markup=keys("a"), **place)
        assert await taps(scene, 1) == ["a"]
        autoplay.set(scene.ann, plays=False)
        await scene.call("editMessageText", text="newest", reply_markup=keys("a"), **place)
    await asyncio.sleep(0.05)
    assert scene.updates() == []
    assert not scene.ann.plays
    await autoplay.close()


async def test_a_tap_waits_until_the_one_before_is_answered(scene: Scene) -> None:
    await scene.send(scene.ann, "new", reply_markup=keys("a"))
    autoplay = Autoplay(scene.world, random.Random(1))
    autoplay.set(scene.ann, plays=True, pause=0)
    await asyncio.sleep(0.1)
    assert len(scene.updates()) == 1
    await autoplay.close()


async def test_a_script_ends_with_the_account(scene: Scene) -> None:
    autoplay = Autoplay(scene.world, random.Random(1))
    autoplay.set(scene.ann, plays=True, pause=0)
    scene.ann.deleted = True
    await asyncio.sleep(0.05)
    assert not scene.ann.plays
    with pytest.raises(Refused, match="deleted the account"):
        autoplay.set(scene.ann, plays=True)
    await autoplay.close()
