"""What Telegram says to a message, as a value; and messages that fit whatever they hold."""

import json
from typing import Any

import pytest
from telegram import Bot
from telegram.error import TimedOut
from telegram.request import BaseRequest, RequestData

from bot.chat import delivery
from bot.chat.delivery import Fate
from bot.chat.files import File
from bot.chat.screens.content import Content
from bot.playground.html import parse_html
from bot.texts import units


class Line(BaseRequest):
    """Stands for Telegram: keeps what it was asked, answers as it was told."""

    read_timeout = 1.0

    def __init__(self, fault: dict[str, Any] | Exception | None = None) -> None:
        self.fault = fault
        self.asked: list[tuple[str, dict[str, str], Any]] = []

    async def initialize(self) -> None:
        """There is no pool."""

    async def shutdown(self) -> None:
        """There is no pool."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        assert request_data is not None
        files = request_data.multipart_data
        self.asked.append((url.rpartition("/")[2], request_data.json_parameters, files))
        if isinstance(self.fault, Exception):
            raise self.fault
        if self.fault is not None:
            return self.fault["error_code"], json.dumps({"ok": False, **self.fault}).encode()
        chat = {"id": 1, "type": "private"}
        return 200, json.dumps(
            {"ok": True, "result": {"message_id": 7, "date": 0, "chat": chat}}
        ).encode()


def bot(line: Line) -> Bot:
    return Bot("1:x", request=line, get_updates_request=line)


def refusal(code: int, words: str, **more: int) -> dict[str, Any]:
    """What Telegram answers when it refuses."""
    return {"error_code": code, "description": words, "parameters": more}


SAID: tuple[tuple[dict[str, Any] | Exception, Fate], ...] = (
    (refusal(400, "Message is not modified: specified new message content …"), Fate.DONE),
    (refusal(400, "Message to edit not found"), Fate.GONE),
    (refusal(400, "Message can't be edited"), Fate.GONE),
    (refusal(400, "Message thread not found"), Fate.NO_TOPIC),
    (refusal(400, "Topic_closed"), Fate.NO_TOPIC),
    (refusal(400, "Chat not found"), Fate.FORBIDDEN),
    (refusal(400, "Not enough rights to send text messages to the chat"), Fate.FORBIDDEN),
    (refusal(400, "Not enough rights to send photos to the chat"), Fate.REFUSED),
    (refusal(400, "Not enough rights to send documents to the chat"), Fate.REFUSED),
    (refusal(400, "CHAT_SEND_PHOTOS_FORBIDDEN"), Fate.REFUSED),
    (refusal(400, "Not enough rights to manage pinned messages in the chat"), Fate.REFUSED),
    (refusal(400, "Button_data_invalid"), Fate.REFUSED),
    (refusal(403, "Forbidden: bot was blocked by the user"), Fate.FORBIDDEN),
    (refusal(400, "group upgraded", migrate_to_chat_id=-1007), Fate.MIGRATED),
    (TimedOut(), Fate.OFFLINE),
)


@pytest.mark.parametrize(("fault", "fate"), SAID, ids=lambda one: str(one))
async def test_every_answer_has_its_meaning(fault: dict[str, Any] | Exception, fate: Fate) -> None:
    line = Line(fault)
    assert (await delivery.edit(bot(line), -1, 7, Content("x"))).fate is fate
    assert (await delivery.pin(bot(line), -1, 7)).fate is fate


@pytest.mark.parametrize("is_photo", [True, False])
async def test_a_file_goes_with_its_words(is_photo: bool) -> None:
    line = Line()
    file = File("a.txt", b"x", is_photo)
    outcome = await delivery.send_file(bot(line), 1, 5, Content("w" * 5000), file)
    ((method, asked, files),) = line.asked
    assert method == ("sendPhoto" if is_photo else "sendDocument")
    assert units(asked["caption"]) <= 1024
    assert (asked["chat_id"], asked["message_thread_id"]) == ("1", "5")
    assert [(name, data) for name, data, _ in files.values()] == [("a.txt", b"x")]
    assert outcome.fate is Fate.DONE


async def test_patience_is_told_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "true")  # as the running bot has it
    outcome = await delivery.send(
        bot(Line(refusal(429, "Too Many Requests", retry_after=9))), 1, None, Content("x")
    )
    assert (outcome.fate, outcome.seconds) == (Fate.WAIT, 9.0)


async def test_nothing_too_long_is_sent() -> None:
    line = Line()
    long = Content("\n".join(["<blockquote expandable>head", *["x" * 99] * 90, "</blockquote>"]))
    await delivery.send(bot(line), 1, None, long)
    await delivery.edit(bot(line), 1, 7, long)
    for _, asked, _ in line.asked:
        assert units(parse_html(asked["text"])[0]) <= 4096


async def test_pins_tell_nobody() -> None:
    line = Line()
    await delivery.pin(bot(line), -1, 7)
    await delivery.unpin(bot(line), -1, 7)
    assert [method for method, _, _ in line.asked] == ["pinChatMessage", "unpinChatMessage"]
    assert line.asked[0][1]["disable_notification"] == "true"
