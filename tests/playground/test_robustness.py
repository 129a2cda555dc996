"""Nonsense from a bot is refused; it never breaks a method."""

import json
import random
from typing import Any

import aiohttp
import pytest

from bot.playground import Playground, groups
from bot.playground.client import Telegram
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


PATHS = (
    "people", "chats", "weather", "people/ANN/send", "people/ANN/press", "people/ANN/start",
    "people/ANN/block", "people/ANN/seen", "people/ANN/autoplay", "chats/YARD/delete",
    "chats/YARD/bot", "chats/YARD/members", "chats/YARD/topics", "chats/YARD/topics/1",
    "bot/kill", "people/99/delete", f"chats/{'9' * 5000}/upgrade", f"people/{'9' * 30}/start",
)  # fmt: skip
FIELDS = (
    "first_name", "title", "members", "admins", "text", "chat_id", "message_id", "data", "row",
    "column", "payload", "blocked", "status", "user_id", "name", "closed", "plays", "wait",
    "pause", "latency", "next", "thread_id", "reply_to", "is_forum", "type", "anonymous",
)  # fmt: skip


async def test_nonsense_of_a_person_is_refused_in_words(
    playground: Playground, telegram: Telegram
) -> None:
    ann = await telegram.person("Ann")
    yard = await telegram.group("Yard", [ann])
    rng = random.Random(2)
    fitting = (ann.id, yard.id, 1, "\u3000", "/x", [ann.id], True, 0.0)
    async with aiohttp.ClientSession() as session:
        for _ in range(400):
            path = rng.choice(PATHS).replace("ANN", str(ann.id)).replace("YARD", str(yard.id))
            values = (*NONSENSE, *fitting)
            body = {name: rng.choice(values) for name in rng.sample(FIELDS, 8)} | {"wait": 0}
            async with session.post(f"{playground.url}/world/{path}", json=body) as answer:
                assert answer.status in {200, 400, 404}, (path, body)
                assert answer.status == 200 or (await answer.json())["error"]
        for path in ("world", "world/journal?after=x&limit=-1", "world/journal.jsonl"):
            async with session.get(f"{playground.url}/{path}") as answer:
                assert answer.status == 200
