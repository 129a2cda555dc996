"""Requests against a description of the Bot API: what is marked, and what is not."""

from pathlib import Path
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.client import Telegram
from bot.playground.spec import BadSpec, Spec
from tests.playground.browser.scripted import KEYS
from tests.playground.tiny_spec import TINY

SPEC = Spec(TINY)
VIDEO = {"type": "video", "media": "x", "duration": 5}

FINE: list[tuple[str, dict[str, Any]]] = [
    ("sendMessage", {"chat_id": 1, "text": "x", "disable_notification": True}),
    ("SENDMESSAGE", {"chat_id": "-100", "text": "5", "disable_notification": "True"}),
    ("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": KEYS, "parse_mode": None}),
    ("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": '{"force_reply": true}'}),
    ("editMessageMedia", {"media": VIDEO}),
    ("setMyCommands", {"commands": '[{"command": "x", "description": "y"}]'}),
]
MARKED: list[tuple[str, dict[str, Any], list[str]]] = [
    ("sendMesage", {}, ["there is no method sendMesage"]),
    ("sendMessage", {"chat_id": 1, "txet": "x"},
     ["there is no parameter txet", "text is missing"]),
    ("sendMessage", {"chat_id": 1, "text": 5}, ["text must be String, not 5"]),
    ("sendMessage", {"chat_id": 1.5, "text": "x"},
     ["chat_id must be Integer or String, not 1.5"]),
    ("sendMessage", {"chat_id": 1, "text": "x", "disable_notification": "maybe"},
     ["disable_notification must be Boolean, not 'maybe'"]),
    ("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": "{"},
     ["reply_markup must be InlineKeyboardMarkup or ForceReply, not '{'"]),
    ("sendMessage",
     {"chat_id": 1, "text": "x", "reply_markup": {"inline_keyboard": [[{"txt": "Go"}]]}},
     ["reply_markup.inline_keyboard[0][0].text is missing",
      "reply_markup.inline_keyboard[0][0].txt: InlineKeyboardButton has no such field"]),
    ("editMessageMedia", {"media": VIDEO | {"duration": "5"}},
     ["media.duration must be Integer, not '5'"]),
    ("setMyCommands", {"commands": [5]}, ["commands[0] must be BotCommand, not 5"]),
]  # fmt: skip


@pytest.mark.parametrize(("method", "values"), FINE)
def test_what_is_described_is_not_marked(method: str, values: dict[str, Any]) -> None:
    assert SPEC.check(method, values, ()) == []


@pytest.mark.parametrize(("method", "values", "marks"), MARKED)
def test_what_is_not_described_is_marked(
    method: str, values: dict[str, Any], marks: list[str]
) -> None:
    assert SPEC.check(method, values, ()) == marks


def test_an_uploaded_file_is_a_parameter() -> None:
    assert SPEC.check("sendPhoto", {}, {"photo"}) == []
    assert SPEC.check("sendPhoto", {}, ()) == ["photo is missing"]


async def test_marks_stand_in_the_journal_and_refuse_nothing() -> None:
    async with Playground(spec=SPEC) as playground, Telegram(playground.url) as telegram:
        ann = await telegram.person("Ann")
        api = f"/bot{playground.token}"
        body = {"chat_id": ann.id, "text": "x", "colour": "red"}
        await telegram.post(f"{api}/sendMessage", body)
        await telegram.post(f"{api}/sendMessage", {"chat_id": ann.id, "text": "y"})
        marked, fine = await telegram.journal()
    assert (marked["status"], marked["marks"]) == (200, ["there is no parameter colour"])
    assert "marks" not in fine


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"types": 1, "methods": 2}', None])
def test_a_file_that_is_no_description_is_named(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "api.json"
    if text is not None:
        path.write_text(text)
    with pytest.raises(BadSpec, match=r"api\.json: "):
        Spec.read(path)
