"""How much may be sent: per chat, per group, in all."""

import pytest

from bot.playground.flood import Flood
from tests.playground.scene import Scene


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_private_chat_takes_five_at_once_and_then_one_a_second(clock: Clock) -> None:
    flood = Flood(clock)
    assert [flood.take(1, is_group=False) for _ in range(6)] == [0, 0, 0, 0, 0, 1]
    clock.now += 1
    assert [flood.take(1, is_group=False) for _ in range(2)] == [0, 1]


def test_a_group_takes_twenty_a_minute(clock: Clock) -> None:
    flood = Flood(clock)
    for _ in range(20):
        assert flood.take(-1, is_group=True) == 0
        clock.now += 1
    assert flood.take(-1, is_group=True) == 40
    clock.now += 40
    assert flood.take(-1, is_group=True) == 0


def test_one_chat_in_trouble_is_no_trouble_for_another(clock: Clock) -> None:
    flood = Flood(clock)
    while not flood.take(1, is_group=False):
        pass
    assert flood.take(2, is_group=False) == 0


def test_all_chats_together_take_thirty_a_second(clock: Clock) -> None:
    flood = Flood(clock)
    assert [flood.take(chat, is_group=False) for chat in range(31)] == [0] * 30 + [1]


async def test_sends_and_edits_count_and_answers_do_not(clock: Clock) -> None:
    scene = Scene(clock)
    scene.world.change_weather({"flood": True})
    number = await scene.send(scene.ann, "0")
    for text in "1234":
        await scene.call("editMessageText", chat_id=scene.ann.id, message_id=number, text=text)
    error = await scene.refusal("sendMessage", chat_id=scene.ann.id, text="x")
    assert error.body == {
        "ok": False,
        "error_code": 429,
        "description": "Too Many Requests: retry after 1",
        "parameters": {"retry_after": 1},
    }
    assert await scene.call("sendChatAction", chat_id=scene.ann.id, action="typing")
    assert await scene.call("deleteMessage", chat_id=scene.ann.id, message_id=number)
    for _ in range(4):
        query_id = await scene.tap(scene.bob)
        assert await scene.call("answerCallbackQuery", callback_query_id=query_id)
    scene.world.change_weather({"flood": False})
    await scene.send(scene.ann)
