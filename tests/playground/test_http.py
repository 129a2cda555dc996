"""The Bot API over HTTP: every way to give parameters, and the weather on the line."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import quote

import aiohttp
import pytest
from yarl import URL

from bot.playground import Playground
from bot.playground.client import Telegram
from tests.playground.scene import png

Json = dict[str, Any]


class Wire:
    """Raw HTTP to the Bot API."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.url, self.token, self.session = playground.url, playground.token, session

    async def post(self, method: str, **request: Any) -> tuple[int, Json]:
        async with self.session.post(f"{self.url}/bot{self.token}/{method}", **request) as answer:
            return answer.status, await answer.json()


@pytest.fixture
async def wire(playground: Playground) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(playground, session)


async def test_a_bad_token_gets_401(wire: Wire) -> None:
    async with wire.session.get(f"{wire.url}/bot1:wrong/getMe") as answer:
        assert answer.status == 401
        body = {"ok": False, "error_code": 401, "description": "Unauthorized"}
        assert await answer.json() == body


async def test_the_token_may_be_percent_encoded_and_names_are_in_any_case(wire: Wire) -> None:
    url = f"{wire.url}/bot{quote(wire.token, safe='')}/GETme?unknown=1"
    async with wire.session.get(URL(url, encoded=True)) as answer:
        assert (await answer.json())["result"]["id"] == 424242


async def test_parameters_come_as_query_form_multipart_or_json(
    wire: Wire, telegram: Telegram
) -> None:
    ann = await telegram.person("Ann")
    values = {"chat_id": str(ann.id), "text": "привет & пока"}
    multipart = aiohttp.FormData(values, default_to_multipart=True)
    for request in (
        {"params": values},
        {"data": values},
        {"data": multipart},
        {"json": values | {"chat_id": ann.id, "link_preview_options": {"is_disabled": True}}},
    ):
        status, answer = await wire.post("sendMessage", **request)
        assert (status, answer["result"]["text"]) == (200, "привет & пока")


async def test_unreadable_json_gets_400(wire: Wire) -> None:
    headers = {"Content-Type": "application/json"}
    status, answer = await wire.post("sendMessage", data=b"{", headers=headers)
    assert (status, answer["error_code"]) == (400, 400)


async def test_a_photo_is_kept_and_served_byte_for_byte(wire: Wire, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    data = png(64, 48).data + bytes(range(256)) + b"\r\n--x\r\n\r"
    form = aiohttp.FormData({"chat_id": str(ann.id), "photo": "attach://table"})
    form.add_field("table", data, filename="стол.png", content_type="image/png")
    _, answer = await wire.post("sendPhoto", data=form)
    (size,) = answer["result"]["photo"]
    assert (size["width"], size["height"], size["file_size"]) == (64, 48, len(data))
    _, answer = await wire.post("getFile", data={"file_id": size["file_id"]})
    path = answer["result"]["file_path"]
    photo = (await ann.latest()).photo
    assert photo is not None
    for url in (f"/file/bot{wire.token}/{path}", photo["url"]):
        async with wire.session.get(wire.url + url) as file:
            assert await file.read() == data
            assert file.content_type == "image/png"
    again = {"chat_id": ann.id, "photo": size["file_id"]}
    _, answer = await wire.post("sendPhoto", json=again)
    assert answer["result"]["photo"] == [size]


async def test_the_seconds_of_a_429_are_in_a_header_too(wire: Wire, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    fault = {"method": "sendmessage", "chat_id": ann.id, "fault": "429", "retry_after": 7}
    await telegram.weather(next=[fault])
    url = f"{wire.url}/bot{wire.token}/sendMessage"
    values = {"chat_id": ann.id, "text": "x"}
    async with wire.session.post(url, json=values) as answer:
        assert (answer.status, answer.headers["Retry-After"]) == (429, "7")
        assert (await answer.json())["parameters"] == {"retry_after": 7}
    assert (await wire.post("sendMessage", json=values))[0] == 200, "it strikes once"


async def test_a_500_is_not_carried_out(wire: Wire, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    await telegram.weather(next=[{"fault": "500", "times": 2}])
    for _ in range(2):
        assert (await wire.post("sendMessage", json={"chat_id": ann.id, "text": "x"}))[0] == 500
    assert list(telegram.world.messages(ann.id)) == []


async def test_a_lost_answer_is_carried_out_all_the_same(wire: Wire, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    await telegram.weather(next=[{"fault": "lost_answer", "method": "sendMessage"}])
    with pytest.raises(aiohttp.ClientError):
        await wire.post("sendMessage", json={"chat_id": ann.id, "text": "once"})
    assert (await ann.latest()).text == "once"


async def test_a_timeout_after_is_carried_out_all_the_same(wire: Wire, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    await telegram.weather(next=[{"fault": "timeout_after"}])
    values = {"chat_id": ann.id, "text": "once"}
    asking = asyncio.ensure_future(wire.post("sendMessage", json=values))
    assert (await ann.latest()).text == "once"
    await asyncio.wait([asking], timeout=0.2)
    assert asking.cancel(), "there is an answer"


async def test_the_journal_names_the_fault(wire: Wire, telegram: Telegram) -> None:
    await telegram.weather(next=[{"fault": "500"}])
    await wire.post("getUpdates")
    await wire.post("getMe")
    poll, struck = await telegram.journal()
    assert (poll["name"], "fault" in poll) == ("getUpdates", False)
    assert (struck["status"], struck["fault"]) == (500, "500")
    await telegram.until(lambda world: world.weather.get("next") == [])


async def test_people_see_the_commands_of_the_bot(wire: Wire, telegram: Telegram) -> None:
    commands = [{"command": "kozel", "description": "a table"}]
    await wire.post("setMyCommands", json={"commands": commands})
    await telegram.until(lambda world: world.bot["commands"] == commands)
    assert (await telegram.get("/world"))["bot"]["commands"] == commands


async def test_latency_slows_every_call(wire: Wire, telegram: Telegram) -> None:
    await telegram.weather(latency=0.1)
    started = time.perf_counter()
    await wire.post("getMe")
    assert time.perf_counter() - started >= 0.1


async def test_the_journal_has_calls_and_updates_but_no_token(
    wire: Wire, telegram: Telegram
) -> None:
    ann = await telegram.person("Ann")
    await ann.start()
    await wire.post("getUpdates")
    await wire.post("sendMessage", json={"chat_id": 5, "text": "x"})
    update, poll, failure = await telegram.journal()
    assert (update["kind"], update["name"], update["chat_id"]) == ("update", "message", ann.id)
    assert (poll["name"], poll["answer"]) == ("getUpdates", {"ok": True, "updates": 1})
    assert (failure["status"], failure["data"]) == (400, {"chat_id": 5, "text": "x"})
    assert failure["answer"]["description"] == "Bad Request: chat not found"
    assert [entry["n"] for entry in await telegram.journal(after=2)] == [3]
    assert wire.token not in json.dumps(await telegram.journal())
