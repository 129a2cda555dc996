"""People for scripts: they write, tap, wait and see."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.client import NoSuchButton, Telegram

KEYS = [
    [
        {"text": "Sit down 🪑", "callback_data": "sit:1"},
        {"text": "Rules", "url": "https://e.com/r"},
    ],
    [{"text": "Leave", "callback_data": "leave:1", "style": "danger"}],
]


class EchoBot:
    """Draws keys under what it is told, and answers a tap with its data."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.url = f"{playground.url}/bot{playground.token}"
        self.session = session

    async def call(self, method: str, **values: Any) -> Any:
        async with self.session.post(f"{self.url}/{method}", json=values) as answer:
            return (await answer.json())["result"]

    async def run(self) -> None:
        offset = 0
        while True:
            for update in await self.call("getUpdates", offset=offset, timeout=20):
                offset = update["update_id"] + 1
                if "text" in update.get("message", {}):
                    await self.echo(update["message"])
                if update.get("callback_query", {}).get("data", "silence") != "silence":
                    await self.answer(update["callback_query"])

    async def echo(self, message: dict[str, Any]) -> None:
        text, markup = f"You said {message['text']}", {"inline_keyboard": KEYS}
        chat_id = message["chat"]["id"]
        await self.call("sendMessage", chat_id=chat_id, text=text, reply_markup=markup)

    async def answer(self, query: dict[str, Any]) -> None:
        data, message = query["data"], query["message"]
        await self.call("answerCallbackQuery", callback_query_id=query["id"], text=data)
        where = {"chat_id": message["chat"]["id"], "message_id": message["message_id"]}
        await self.call("editMessageText", text=f"Now {data}", **where)


@asynccontextmanager
async def echo_bot(playground: Playground) -> AsyncIterator[None]:
    async with aiohttp.ClientSession() as session:
        task = asyncio.ensure_future(EchoBot(playground, session).run())
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_a_person_writes_taps_and_sees_the_answer(
    playground: Playground, telegram: Telegram
) -> None:
    async with echo_bot(playground):
        ann, bob = await telegram.person("Ann"), await telegram.person("Bob")
        yard = await telegram.group("Yard", [ann, bob])
        await ann.send(yard, "/kozel")
        message = await ann.latest(yard)
        assert message.text == "You said /kozel"
        assert [button.text for button in message.buttons] == ["Sit down 🪑", "Rules", "Leave"]
        assert message.keyboard[1][0].style == "danger"
        answer = await bob.press(message, "Sit down")
        assert (answer.text, answer.answered, answer.show_alert) == ("sit:1", True, False)
        edited = await ann.sees(yard, "Now sit:1")
        assert (edited.message_id, edited.buttons) == (message.message_id, ())
        assert telegram.world.answers[0]["person_id"] == bob.id


async def test_labels_data_links_and_forgeries(playground: Playground, telegram: Telegram) -> None:
    async with echo_bot(playground):
        ann = await telegram.person("Ann", started=False)
        await ann.start("x")
        message = await ann.latest()
        assert message.text == "You said /start x"
        assert (await ann.press(message, "leave:1")).text == "leave:1"
        assert (await ann.press(message, "Rules")).url == "https://e.com/r"
        assert (await ann.tap(message, "forged")).text == "forged"
        assert not (await ann.tap(message, "silence", wait=0.05)).answered
        with pytest.raises(NoSuchButton, match="'Sit down 🪑', 'Rules', 'Leave'"):
            await ann.press(message, "Stand up")


async def test_waiting_ends_in_time(telegram: Telegram) -> None:
    with pytest.raises(TimeoutError, match=r"^0\.05 s are over: it did not happen$"):
        await telegram.until(lambda world: 424242 in world.people, timeout=0.05)


async def test_who_waits_in_vain_for_a_message_is_told_what_stands_there(
    telegram: Telegram,
) -> None:
    ann = await telegram.person("Ann")
    await ann.send(ann.id, "hello?")
    with pytest.raises(TimeoutError, match=r"Ann sees no message .*'hi'; .* \['hello\?'\]"):
        await ann.sees(ann.id, "hi", timeout=0.05)
    with pytest.raises(TimeoutError, match="Ann sees no new message of the bot"):
        await ann.latest(timeout=0.05)


async def test_the_mirror_follows_the_world(telegram: Telegram, playground: Playground) -> None:
    ann = await telegram.person("Ann")
    group = await telegram.group("Yard", [ann])
    new = await telegram.upgrade(group)
    await telegram.until(lambda world: world.chats[group.id].migrated_to == new.id)
    sent = await ann.send(new, "hello")
    await telegram.chat_deed(new, "delete", message_id=sent.message_id)
    await telegram.weather(latency=0.01)
    await telegram.until(lambda world: world.weather.get("latency"))
    async with Telegram(playground.url) as fresh:
        for name in ("event", "bot", "people", "chats", "weather"):
            assert getattr(fresh.world, name) == getattr(telegram.world, name), name


async def test_forum_topics_have_messages(telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    forum = await telegram.group("Forum", [ann], type="supergroup", is_forum=True)
    topic = await telegram.topic(forum, "Cards")
    message = await ann.send(forum, "/kozel", thread_id=topic)
    assert message.thread_id == topic
    await telegram.chat_deed(forum, f"topics/{topic}", closed=True)
    picture = telegram.world.chats[forum.id].json
    await telegram.until(lambda world: world.chats[forum.id].json["topics"][0]["closed"])
    assert picture["topics"][0]["name"] == "Cards"
