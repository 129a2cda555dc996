"""`/world`: people act, chats change, and everybody can watch. See docs/playground.md.

Thin: reads a request, asks `deeds` or `groups`, draws the answer. `watching` has the GETs.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bot.playground import deeds, groups, picture
from bot.playground.autoplay import PAUSE, Autoplay
from bot.playground.body import Body
from bot.playground.chats import Chat
from bot.playground.errors import Refused
from bot.playground.people import Person
from bot.playground.process import Controller
from bot.playground.queries import Query
from bot.playground.world import World

Json = dict[str, Any]
Deed = Callable[[Request, Body], Awaitable[Json]]

DONE: Json = {"ok": True}
LONGEST_WAIT = 60.0
NO_ANSWER: Json = {"text": None, "show_alert": False, "url": None}


class Control:
    """The routes by which people and groups of one world are moved."""

    def __init__(self, world: World, autoplay: Autoplay) -> None:
        self.world = world
        self.autoplay = autoplay

    def routes(self) -> list[Route]:
        person, chat = "/world/people/{id:int}", "/world/chats/{id}"
        deeds_by_path: dict[str, Deed] = {
            "/world/people": self.add_person,
            "/world/chats": self.add_chat,
            "/world/weather": self.weather,
            "/world/bot/start": self.start_bot,
            "/world/bot/kill": self.kill_bot,
            "/world/bot/privacy": self.privacy,
            f"{person}/send": self.send,
            f"{person}/press": self.press,
            f"{person}/start": self.start,
            f"{person}/block": self.block,
            f"{person}/seen": self.seen,
            f"{person}/autoplay": self.play,
            f"{person}/delete": self.delete_person,
            f"{chat}/delete": self.delete_message,
            f"{chat}/bot": self.bot,
            f"{chat}/members": self.members,
            f"{chat}/upgrade": self.upgrade,
            f"{chat}/dissolve": self.dissolve,
            f"{chat}/topics": self.open_topic,
            f"{chat}/topics/{{thread_id:int}}": self.change_topic,
        }
        return [
            Route(path, _endpoint(deed), methods=["POST"]) for path, deed in deeds_by_path.items()
        ]

    async def add_person(self, _request: Request, body: Body) -> Json:
        first_name = body.must("first_name", str)
        if not first_name.strip():
            raise Refused("first_name is empty")
        names = {key: body.may(key, str) for key in ("last_name", "username", "language_code")}
        started = body.may("started", bool) or False
        person = self.world.add_person(first_name=first_name, started=started, **names)
        return picture.person(person)

    async def add_chat(self, _request: Request, body: Body) -> Json:
        members = dict.fromkeys(body.ids("members"), "member")
        members |= dict.fromkeys(body.ids("admins"), "administrator")
        bot, forum = body.may("bot", bool), body.may("is_forum", bool) or False
        kind = body.may("type", str) or ("supergroup" if forum else "group")
        more = {"bot": bot is not False, "is_forum": forum}
        title = body.must("title", str)
        return picture.chat(groups.create(self.world, title, kind, members, **more))

    async def weather(self, _request: Request, body: Body) -> Json:
        self.world.change_weather(body.fields)
        return self.world.weather.json()

    async def start_bot(self, _request: Request, _body: Body) -> Json:
        await self._controller().start()
        return picture.bot(self.world)

    async def kill_bot(self, _request: Request, _body: Body) -> Json:
        await self._controller().kill()
        return picture.bot(self.world)

    async def privacy(self, _request: Request, body: Body) -> Json:
        self.world.set_privacy(on=body.must("on", bool))
        return picture.bot(self.world)

    async def send(self, request: Request, body: Body) -> Json:
        person, chat = self._person(request), self._chat_in(body)
        text = body.must("text", str)
        where = {key: body.may(key, int) for key in ("thread_id", "reply_to")}
        return picture.message(deeds.write(self.world, person, chat, text, **where))

    async def press(self, request: Request, body: Body) -> Json:
        person, chat = self._person(request), self._chat_in(body)
        message_id = body.must("message_id", int)
        data, wait = body.may("data", str), body.seconds("wait")
        if data is None:
            row, column = body.must("row", int), body.must("column", int)
            button = deeds.button(chat, message_id, row, column)
            if "callback_data" not in button:
                return {"query_id": None, "answer": NO_ANSWER | {"url": button.get("url")}}
            data = button["callback_data"]
        return await _answered(deeds.tap(self.world, person, chat, message_id, data), wait or 0.0)

    async def start(self, request: Request, body: Body) -> Json:
        payload = body.may("payload", str) or ""
        return picture.message(deeds.start(self.world, self._person(request), payload))

    async def block(self, request: Request, body: Body) -> Json:
        person = self._person(request)
        deeds.block(self.world, person, blocked=body.must("blocked", bool))
        return picture.person(person)

    async def seen(self, request: Request, body: Body) -> Json:
        deeds.see(self.world, self._person(request), self._chat_in(body))
        return DONE

    async def play(self, request: Request, body: Body) -> Json:
        person, pause = self._person(request), body.seconds("pause")
        plays = body.must("plays", bool)
        self.autoplay.set(person, plays=plays, pause=PAUSE if pause is None else pause)
        return picture.person(person)

    async def delete_person(self, request: Request, _body: Body) -> Json:
        person = self._person(request)
        deeds.delete_account(self.world, person)
        return picture.person(person)

    async def delete_message(self, request: Request, body: Body) -> Json:
        chat, message_id = self._chat(request), body.must("message_id", int)
        if message_id not in chat.messages:
            raise Refused(f"the chat {chat.id} has no message {message_id}", 404)
        self.world.remove(chat, [message_id])
        return DONE

    async def bot(self, request: Request, body: Body) -> Json:
        chat = self._chat(request)
        groups.set_bot_status(self.world, chat, body.must("status", str))
        return picture.chat(chat)

    async def members(self, request: Request, body: Body) -> Json:
        chat, person = self._chat(request), self.world.person(body.must("user_id", int))
        status, anonymous = body.must("status", str), body.may("anonymous", bool) or False
        groups.set_member(self.world, chat, person, status, anonymous=anonymous)
        return picture.chat(chat)

    async def upgrade(self, request: Request, _body: Body) -> Json:
        return picture.chat(groups.upgrade(self.world, self._chat(request)))

    async def dissolve(self, request: Request, _body: Body) -> Json:
        chat = self._chat(request)
        groups.dissolve(self.world, chat)
        return picture.chat(chat)

    async def open_topic(self, request: Request, body: Body) -> Json:
        chat, name = self._chat(request), body.must("name", str)
        topic = groups.open_topic(self.world, chat, groups.actor(self.world, chat), name)
        return picture.topic(topic)

    async def change_topic(self, request: Request, body: Body) -> Json:
        chat = self._chat(request)
        topic = chat.topics.get(request.path_params["thread_id"])
        if topic is None:
            raise Refused(f"the chat {chat.id} has no such topic", 404)
        if body.may("deleted", bool):
            groups.delete_topic(self.world, chat, topic)
        else:
            groups.set_topic_closed(self.world, chat, topic, closed=body.must("closed", bool))
        return picture.topic(topic)

    def _controller(self) -> Controller:
        if self.world.controller is None:
            raise Refused("the bot was not started here, and cannot be stopped from here")
        return self.world.controller

    def _person(self, request: Request) -> Person:
        return self.world.person(request.path_params["id"])

    def _chat(self, request: Request) -> Chat:
        try:
            return self.world.chat(int(request.path_params["id"]))
        except ValueError:
            raise Refused(f"there is no chat {request.path_params['id']}", 404) from None

    def _chat_in(self, body: Body) -> Chat:
        return self.world.chat(body.must("chat_id", int))


async def _answered(query: Query, wait: float) -> Json:
    try:
        await asyncio.wait_for(query.answered.wait(), min(wait, LONGEST_WAIT))
    except TimeoutError:
        return {"query_id": query.id, "answer": None}
    return {"query_id": query.id, "answer": query.answer.json() if query.answer else None}


def _endpoint(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            return JSONResponse(await deed(request, await Body.read(request)))
        except Refused as refused:
            return JSONResponse({"ok": False, "error": refused.text}, refused.status)

    return endpoint
