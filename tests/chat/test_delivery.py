"""What Telegram says to a message, as a value; and messages that fit whatever they hold."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError, TimedOut

from bot.chat import delivery
from bot.chat.delivery import Fate
from bot.chat.screens.content import Content
from bot.playground.html import parse_html
from bot.texts import units

SAID: tuple[tuple[TelegramError, Fate], ...] = (
    (BadRequest("Message is not modified: specified new message content …"), Fate.DONE),
    (BadRequest("Message to edit not found"), Fate.GONE),
    (BadRequest("Message can't be edited"), Fate.GONE),
    (BadRequest("Message thread not found"), Fate.NO_TOPIC),
    (BadRequest("Topic_closed"), Fate.NO_TOPIC),
    (BadRequest("Chat not found"), Fate.FORBIDDEN),
    (BadRequest("Not enough rights to send text messages to the chat"), Fate.FORBIDDEN),
    (BadRequest("Not enough rights to manage pinned messages in the chat"), Fate.REFUSED),
    (BadRequest("Button_data_invalid"), Fate.REFUSED),
    (Forbidden("Forbidden: bot was blocked by the user"), Fate.FORBIDDEN),
    (ChatMigrated(-1007), Fate.MIGRATED),
    (TimedOut(), Fate.OFFLINE),
)


class Line:
    """Stands for Telegram: keeps what it was asked, answers as it was told."""

    def __init__(self, fault: TelegramError | None = None) -> None:
        self.fault = fault
        self.asked: list[tuple[str, Any, dict[str, Any]]] = []

    def __getattr__(self, method: str) -> Any:
        async def call(*args: Any, **more: Any) -> Any:
            self.asked.append((method, args, more))
            if self.fault is not None:
                raise self.fault
            return SimpleNamespace(message_id=7)

        return call


def bot(line: Line) -> Bot:
    return cast("Bot", line)


@pytest.mark.parametrize(("fault", "fate"), SAID, ids=lambda one: str(one))
async def test_every_answer_has_its_meaning(fault: TelegramError, fate: Fate) -> None:
    line = Line(fault)
    assert (await delivery.edit(bot(line), -1, 7, Content("x"))).fate is fate
    assert (await delivery.pin(bot(line), -1, 7)).fate is fate


async def test_patience_is_told_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTB_TIMEDELTA", "true")  # as the running bot has it
    outcome = await delivery.send(bot(Line(RetryAfter(9))), 1, None, Content("x"))
    assert (outcome.fate, outcome.seconds) == (Fate.WAIT, 9.0)


async def test_nothing_too_long_is_sent() -> None:
    line = Line()
    long = Content("\n".join(["<blockquote expandable>head", *["x" * 99] * 90, "</blockquote>"]))
    await delivery.send(bot(line), 1, None, long)
    await delivery.edit(bot(line), 1, 7, long)
    for _, args, _ in line.asked:
        html = next(text for text in args if isinstance(text, str))
        assert units(parse_html(html)[0]) <= 4096


async def test_pins_tell_nobody() -> None:
    line = Line()
    await delivery.pin(bot(line), -1, 7)
    await delivery.unpin(bot(line), -1, 7)
    assert [method for method, _, _ in line.asked] == ["pin_chat_message", "unpin_chat_message"]
    assert line.asked[0][2] == {"disable_notification": True}
