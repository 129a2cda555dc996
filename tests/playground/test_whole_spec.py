"""The description of the whole Bot API finds faults: a bot that is checked by it is checked."""

from typing import Any

import pytest

from tests.playground.whole_spec import whole_spec

PLACE = {"chat_id": 1, "text": "x"}
KEY = {"text": "a", "callback_data": "b"}
COMMANDS = {"commands": [{"command": "kozel", "description": "a table"}]}
RIGHT = [
    ("sendMessage", PLACE | {"reply_markup": {"inline_keyboard": [[KEY]]}}),
    ("setMyCommands", COMMANDS | {"scope": {"type": "all_group_chats"}, "language_code": "ru"}),
    ("getUpdates", {"offset": 1, "allowed_updates": ["message"]}),
    ("editMessageReplyMarkup", {"chat_id": "@yard", "message_id": 1}),
]
WRONG = [
    ("sendMassage", PLACE, "there is no method sendMassage"),
    ("sendMessage", {"chat_id": 1}, "text is missing"),
    ("sendMessage", PLACE | {"silent": True}, "there is no parameter silent"),
    ("deleteMessage", {"chat_id": 1, "message_id": "x"}, "message_id must be Integer"),
    ("setMyCommands", {"commands": [{"command": "kozel"}]}, "commands[0].description is missing"),
    ("setMyCommands", COMMANDS | {"scope": {"type": "chat", "place": 1}}, "has no such field"),
]


@pytest.mark.parametrize(("method", "values"), RIGHT)
def test_what_is_right_is_not_marked(method: str, values: dict[str, Any]) -> None:
    assert whole_spec().check(method, values, []) == []


@pytest.mark.parametrize(("method", "values", "mark"), WRONG)
def test_what_is_wrong_is_marked(method: str, values: dict[str, Any], mark: str) -> None:
    assert any(mark in found for found in whole_spec().check(method, values, []))
