"""Nonsense from a bot is refused; it never breaks a method."""

import json
import random
from typing import Any

import pytest

from bot.playground import groups
from bot.playground.errors import ApiError
from bot.playground.methods import METHODS
from tests.playground.scene import Scene

NAMES = (
    "chat_id", "message_id", "text", "reply_markup", "entities", "caption_entities", "media",
    "message_ids", "commands", "scope", "reply_parameters", "photo", "document", "offset",
    "limit", "allowed_updates", "url", "name", "message_thread_id", "callback_query_id",
    "user_id", "parse_mode", "menu_button", "rights", "caption", "file_id", "max_connections",
)  # fmt: skip
NONSENSE: tuple[Any, ...] = (
    "", "x", 0, -1, 10**30, 1.5, True, None, [], {}, [[]], [{}], "null", "[1]", '{"a": 1}', "<b>",
    "HTML", {"inline_keyboard": [[{"text": 5, "callback_data": 7}]]}, {"inline_keyboard": 5},
    {"type": "photo", "media": 5}, [{"type": "text_mention", "offset": 0, "length": 1, "user": 5}],
    [{"command": 5}], {"message_id": {}}, "attach://x", "http://[", "https://t.me/?start=",
    "1" * 5000,
)  # fmt: skip


async def code(scene: Scene, method: str, values: dict[str, Any]) -> int:
    """The HTTP status of a call, whose result must be JSON."""
    try:
        json.dumps(await scene.call(method, **values))
    except ApiError as error:
        return error.code
    return 200


@pytest.mark.parametrize("method", [name for name in METHODS if name != "setwebhook"])
async def test_nonsense_breaks_no_method(method: str) -> None:
    scene, rng = Scene(), random.Random(method)
    for chat in (scene.yard, scene.ann):
        for _ in range(60):
            groups.set_bot_status(scene.world, scene.yard, "member")
            number = await scene.send(chat)
            values = {name: rng.choice(NONSENSE) for name in rng.sample(NAMES, 12)}
            values |= {"chat_id": chat.id} if rng.random() < 0.8 else {}
            values |= {"message_id": number} if rng.random() < 0.8 else {}
            values |= {"text": "y"} if rng.random() < 0.8 else {}
            assert await code(scene, method, values) < 500, values
