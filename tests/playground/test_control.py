"""`/world` over HTTP: what it answers, and what it refuses."""

import json
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.playground import Playground
from bot.playground.client import Telegram, WorldError

NOBODY = 1


async def test_the_picture_has_everything(telegram: Telegram) -> None:
    ann = await telegram.person("Ann <b>🐐", last_name="П", language_code="ru")
    group = await telegram.group("Yard", [ann])
    await ann.send(group, "/kozel now")
    picture = await telegram.get("/world")
    assert picture["bot"] == {
        "id": 424242, "first_name": "Playground Bot", "username": "playground_bot",
        "commands": [], "menus": [], "privacy": True, "process": None,
    }  # fmt: skip
    (person,) = picture["people"]
    assert person == {
        "id": ann.id, "first_name": "Ann <b>🐐", "last_name": "П", "username": None,
        "language_code": "ru", "started": True, "blocked": False, "deleted": False,
        "plays": False,
    }  # fmt: skip
    private, yard = picture["chats"]
    assert (private["id"], private["type"], private["title"]) == (ann.id, "private", "Ann <b>🐐 П")
    assert (yard["type"], yard["bot_status"], yard["pinned"]) == ("group", "member", None)
    assert yard["members"] == [{"user_id": ann.id, "status": "member", "anonymous": False}]
    service, command = yard["messages"]
    assert service["service"]["type"] == "new_chat_members"
    assert command == {
        "message_id": 2, "chat_id": yard["id"], "thread_id": None, "date": command["date"],
        "edit_date": None, "from": {"id": ann.id, "name": "Ann <b>🐐 П", "is_bot": False},
        "text": "/kozel now", "entities": [{"type": "bot_command", "offset": 0, "length": 6}],
        "photo": None, "caption": None, "caption_entities": [], "document": None,
        "service": None, "keyboard": [], "silent": False, "reply_to": None,
    }  # fmt: skip
    assert picture["event"] == telegram.world.event


# What is asked, and how it is refused. ANN, BOB and YARD stand for their ids.
NONSENSE: list[tuple[str, dict[str, Any], int, str]] = [
    ("people", {}, 400, "first_name is missing"),
    ("people", {"first_name": 5}, 400, "first_name must be a text, not 5"),
    ("people", {"first_name": " "}, 400, "first_name is empty"),
    ("chats", {"title": "Yard", "members": [NOBODY]}, 404, "there is no person 1"),
    ("chats", {"title": "Yard", "members": "all"}, 400, "members must be a list"),
    ("chats", {"title": "Yard", "type": "channel"}, 400, "type is one of group, supergroup"),
    ("chats", {"title": "Yard", "type": "group", "is_forum": True}, 400, "only a supergroup"),
    ("bot/privacy", {"on": "no"}, 400, "on must be"),
    ("people/1/send", {"chat_id": 1, "text": "x"}, 404, "there is no person 1"),
    ("people/ANN/send", {"chat_id": 1, "text": "x"}, 404, "there is no chat 1"),
    ("people/ANN/send", {"chat_id": "ANN", "text": ""}, 400, "1 to 4096 characters"),
    ("people/ANN/send", {"chat_id": "YARD", "text": "x", "thread_id": 9}, 404, "no topic 9"),
    ("people/BOB/send", {"chat_id": "YARD", "text": "x"}, 400, "Bob is not in the chat"),
    ("people/ANN/press", {"chat_id": "YARD", "message_id": 9, "data": "x"}, 404, "no message"),
    ("people/ANN/press", {"chat_id": "YARD", "message_id": 1, "data": "x"}, 400, "of the bot"),
    ("people/ANN/press", {"chat_id": "YARD", "message_id": 1}, 400, "row is missing"),
    (
        "people/ANN/press",
        {"chat_id": "YARD", "message_id": 1, "row": 0, "column": 0},
        404,
        "has no button in row 0, column 0",
    ),
    (
        "people/ANN/press",
        {"chat_id": "YARD", "message_id": 1, "data": "x", "wait": -1},
        400,
        "wait must be a number of seconds",
    ),
    ("people/ANN/start", {"payload": "a b"}, 400, "a payload has 1 to 64"),
    ("people/ANN/block", {"blocked": "yes"}, 400, "blocked must be true or false"),
    ("chats/YARD/bot", {"status": "king"}, 400, "the bot is one of member"),
    ("chats/YARD/members", {"user_id": "ANN", "status": "king"}, 400, "a person is one of"),
    (
        "chats/YARD/members",
        {"user_id": "ANN", "status": "administrator", "anonymous": True},
        400,
        "only an administrator of a supergroup",
    ),
    ("people/ANN/autoplay", {}, 400, "plays is missing"),
    ("people/ANN/autoplay", {"plays": True, "pause": -1}, 400, "pause must be"),
    ("bot/kill", {}, 400, "was not started here"),
    ("bot/start", {}, 400, "was not started here"),
    ("chats/YARD/delete", {"message_id": 77}, 404, "has no message 77"),
    ("chats/ANN/upgrade", {}, 400, "is no basic group"),
    ("chats/YARD/topics", {"name": "x"}, 400, "is no forum"),
    ("chats/yard/upgrade", {}, 404, "there is no chat yard"),
    ("weather", {"snow": True}, 400, "snow: True is no weather"),
    ("weather", {"flood": 1}, 400, "flood: 1 is no weather"),
    ("weather", {"next": [{"fault": "meteor"}]}, 400, "a fault is one of 429"),
    ("weather", {"next": [{"fault": "429", "times": "x"}]}, 400, "fault: times"),
    ("nothing", {}, 404, "there is no POST /world/nothing"),
]


async def test_what_makes_no_sense_is_refused_in_words(telegram: Telegram) -> None:
    ann, bob = await telegram.person("Ann"), await telegram.person("Bob")
    yard = await telegram.group("Yard", [ann])
    ids = {"ANN": ann.id, "BOB": bob.id, "YARD": yard.id}
    for path, body, status, words in NONSENSE:
        place = "/".join(str(ids.get(part, part)) for part in path.split("/"))
        fields = {k: ids.get(v, v) if isinstance(v, str) else v for k, v in body.items()}
        with pytest.raises(WorldError, match=words) as refused:
            await telegram.post(f"/world/{place}", fields)
        assert refused.value.status == status, path


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"\xff",
        b'{"first_name": "\\ud83d"}',
        b'{"x": NaN}',
        b"[" * 99_999,
        b'{"x": 1e999}',
    ],
)
async def test_a_body_that_is_no_object_is_refused(playground: Playground, body: bytes) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{playground.url}/world/people", data=body) as answer,
    ):
        fault = {"ok": False, "error": "the body is not a JSON object"}
        assert (answer.status, await answer.json()) == (400, fault)


async def test_the_stream_goes_on_from_where_the_reader_was(
    playground: Playground, telegram: Telegram
) -> None:
    await telegram.person("Ann")
    last = (await telegram.get("/world"))["event"]
    headers = {"Last-Event-ID": str(last - 1)}
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}/world/events?after=0", headers=headers) as answer,
    ):
        assert answer.content_type == "text/event-stream"
        lines = [(await answer.content.readline()).decode() for _ in range(4)]
    assert lines[2] == f"id: {last}\n"
    assert '"type": "chat"' in lines[3]


async def test_reading_a_chat_clears_its_counter(telegram: Telegram) -> None:
    ann, bob = await telegram.person("Ann"), await telegram.person("Bob")
    yard = await telegram.group("Yard", [ann, bob])
    await ann.send(yard, "hello")
    await telegram.post(f"/world/people/{bob.id}/seen", {"chat_id": yard.id})
    unread = (await telegram.get("/world"))["chats"][-1]["unread"]
    assert unread == {}, "the creation counts for nobody but Bob, who has read it"


@pytest.mark.parametrize(
    ("path", "kind"),
    [("", "text/html"), ("app.js", "text/javascript"), ("icon.svg", "image/svg+xml")],
)
async def test_the_page_is_asked_for_anew_each_time(
    playground: Playground, path: str, kind: str
) -> None:
    page = f"{playground.url}/{path}"
    async with aiohttp.ClientSession() as session, session.get(page) as answer:
        assert answer.status == 200
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.content_type == kind


@pytest.mark.parametrize("path", ["%2e%2e/server.py", "..%2fserver.py", "x/../app.js", "nothing"])
async def test_nothing_but_the_page_is_served(playground: Playground, path: str) -> None:
    url = URL(f"{playground.url}/{path}", encoded=True)
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 404


async def test_the_journal_comes_as_json_lines(playground: Playground, telegram: Telegram) -> None:
    ann = await telegram.person("Ann")
    url = f"{playground.url}/bot{playground.token}/sendMessage"
    async with aiohttp.ClientSession() as session:
        await session.post(url, json={"chat_id": ann.id, "text": "ж"})
        async with session.get(f"{playground.url}/world/journal.jsonl") as answer:
            (line,) = (await answer.text()).splitlines()
    assert json.loads(line)["data"] == {"chat_id": ann.id, "text": "ж"}
