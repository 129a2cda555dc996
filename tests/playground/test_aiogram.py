"""A second library on the playground, since it serves any bot: aiogram.

It takes seconds to import, and every worker reads this file: so the tests import it themselves.
"""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest

from bot.playground import Playground
from bot.playground.client import Telegram
from tests.playground.scene import png

if TYPE_CHECKING:
    from aiogram import Bot

pytestmark = pytest.mark.slow


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator["Bot"]:
    pytest.importorskip("aiogram", reason="aiogram, the second client, is not installed")
    from aiogram import Bot
    from aiogram.client.session.aiohttp import AiohttpSession
    from aiogram.client.telegram import TelegramAPIServer

    session = AiohttpSession(api=TelegramAPIServer.from_base(playground.url))
    async with Bot(playground.token, session=session).context() as bot:
        yield bot


async def test_aiogram_sends_edits_and_answers(bot: "Bot", telegram: Telegram) -> None:
    from aiogram.exceptions import TelegramBadRequest
    from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup

    ann = await telegram.person("Ann")
    await ann.start()
    (update,) = await bot.get_updates(timeout=1)
    assert update.message is not None
    assert update.message.text == "/start"
    key = InlineKeyboardButton(text="Go", callback_data="go")
    keys = InlineKeyboardMarkup(inline_keyboard=[[key]])
    message = await bot.send_message(ann.id, "<i>Hi</i>", parse_mode="HTML", reply_markup=keys)
    assert message.html_text == "<i>Hi</i>"
    await ann.press(await ann.latest(), "Go", wait=0)
    (update,) = await bot.get_updates(offset=update.update_id + 1, timeout=1)
    assert update.callback_query is not None
    assert await update.callback_query.answer("ok").as_(bot)
    await message.edit_text("Bye").as_(bot)
    with pytest.raises(TelegramBadRequest, match="message is not modified"):
        await message.edit_text("Bye").as_(bot)
    await message.delete().as_(bot)


async def test_aiogram_uploads_and_waits_when_told(bot: "Bot", telegram: Telegram) -> None:
    from aiogram.exceptions import TelegramRetryAfter
    from aiogram.types import BufferedInputFile

    ann = await telegram.person("Ann")
    photo = BufferedInputFile(png(64, 48).data, "a.png")
    sent = await bot.send_photo(ann.id, photo, caption="one")
    assert sent.photo is not None
    assert sent.photo[0].height == 48
    await telegram.weather(next=[{"fault": "429", "retry_after": 2}])
    with pytest.raises(TelegramRetryAfter) as flooded:
        await bot.send_message(ann.id, "x")
    assert flooded.value.retry_after == 2
