"""People for scripts, tests and benchmarks: they write, tap and read over HTTP.

    async with Telegram(playground.url) as telegram:
        ann = await telegram.person("Ann")
        yard = await telegram.group("Yard", [ann])
        await ann.send(yard, "/kozel")
        message = await ann.latest(yard)
        answer = await ann.press(message, "Sit down")

Speaks `/world` only: it works with a playground in another process, and with any bot.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self, TypeVar

import aiohttp

from bot.playground.seen import Answer, Chat, Json, Message, World

T = TypeVar("T")
Place = Chat | int
TIMEOUT = 10.0
PAUSE = 0.2
LONGEST_LINE = 2**22


class WorldError(Exception):
    """The playground refused: `status` is its HTTP status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class NoSuchButton(LookupError):
    """No key of the message has that label; the text of the error has the labels it has."""


class Telegram:
    """A connection to a playground, with a mirror of its world; an async context manager."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.world = World()
        self._news = asyncio.Event()

    async def __aenter__(self) -> Self:
        connector = aiohttp.TCPConnector(limit=0)
        self._session = aiohttp.ClientSession(
            connector=connector,
            timeout=aiohttp.ClientTimeout(total=None),
            read_bufsize=LONGEST_LINE,
        )
        self.world.take(await self.get("/world"))
        self._following = asyncio.get_running_loop().create_task(self._follow())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._following.cancel()
        await asyncio.gather(self._following, return_exceptions=True)
        await self._session.close()

    async def person(self, first_name: str, *, started: bool = True, **names: str) -> "Person":
        """A new person; `names` may hold last_name, username, language_code."""
        body = {"first_name": first_name, "started": started, **names}
        return Person(self, await self.post("/world/people", body))

    def known(self, person_id: int) -> "Person":
        """A person who is there already; KeyError when nobody has that id."""
        return Person(self, self.world.people[person_id])

    async def group(
        self,
        title: str,
        members: "Sequence[Person]",
        *,
        admins: "Sequence[Person]" = (),
        **more: Any,
    ) -> Chat:
        """A new group with the bot in it; `more` may hold type, bot, is_forum."""
        ids = {"members": [p.id for p in members], "admins": [p.id for p in admins]}
        body = {"title": title, **ids, **more}
        return await self._chat(await self.post("/world/chats", body))

    async def upgrade(self, group: Place) -> Chat:
        """The group becomes a supergroup; answers the new chat."""
        return await self._chat(await self.chat_deed(group, "upgrade"))

    async def topic(self, forum: Place, name: str) -> int:
        """A new topic of a forum; answers its thread_id."""
        return int((await self.chat_deed(forum, "topics", name=name))["thread_id"])

    async def chat_deed(self, chat: Place, deed: str, **body: Any) -> Json:
        """Any `POST /world/chats/ID/deed`: delete, bot, members, dissolve ..."""
        return await self.post(f"/world/chats/{_id(chat)}/{deed}", body)

    async def weather(self, **switches: Any) -> Json:
        """Turns switches of the weather; answers them all."""
        return await self.post("/world/weather", switches)

    async def journal(self, after: int = 0, limit: int = 5_000) -> list[Json]:
        """The journal of the bot's requests and updates."""
        answer = await self.get(f"/world/journal?after={after}&limit={limit}")
        entries: list[Json] = answer["entries"]
        return entries

    async def caught_up(self) -> None:
        """Waits until the mirror shows what the playground shows at this moment."""
        picture = await self.get("/world")
        await self.until(lambda world: world.event >= picture["event"])

    async def until(
        self,
        happened: Callable[[World], T | None],
        timeout: float = TIMEOUT,  # noqa: ASYNC109
        instead: Callable[[], str] = lambda: "it did not happen",
    ) -> T:
        """Waits until `happened(world)` is true; answers what it gave. Raises TimeoutError, and
        says what came to pass `instead`.
        """
        try:
            async with asyncio.timeout(timeout):
                while True:
                    news = self._news
                    found = happened(self.world)
                    if found:
                        return found
                    await news.wait()
        except TimeoutError:
            raise TimeoutError(f"{timeout:g} s are over: {instead()}") from None

    async def get(self, path: str) -> Json:
        async with self._session.get(self.url + path) as response:
            return await _read(response)

    async def post(self, path: str, body: Json) -> Json:
        async with self._session.post(self.url + path, json=body) as response:
            return await _read(response)

    async def _chat(self, json: Json) -> Chat:
        return await self.until(lambda world: world.chats.get(json["id"]))

    async def _follow(self) -> None:
        while True:
            try:
                await self._stream()
            except aiohttp.ClientError:
                await asyncio.sleep(PAUSE)
                await _ignored(self._renew())

    async def _stream(self) -> None:
        path = f"{self.url}/world/events?after={self.world.event}"
        number = self.world.event
        async with self._session.get(path) as response:
            async for raw in response.content:
                field, _, value = raw.decode().rstrip("\n").partition(": ")
                if field == "id":
                    number = int(value)
                elif field == "data":
                    await self._happen(number, json.loads(value))
        raise aiohttp.ClientConnectionError("the stream of events ended")

    async def _happen(self, number: int, event: Json) -> None:
        if event["type"] == "gap":
            await self._renew()
        elif number > self.world.event:
            self.world.apply(number, event)
        self._wake()

    async def _renew(self) -> None:
        self.world.take(await self.get("/world"))
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


class Person:
    """Somebody who acts; chats may be given as values or ids."""

    def __init__(self, telegram: Telegram, json: Json) -> None:
        self.telegram = telegram
        self.id: int = json["id"]
        self.name: str = " ".join(filter(None, (json["first_name"], json["last_name"])))
        self._wrote: dict[int, int] = {}

    def __repr__(self) -> str:
        return f"Person({self.id}, {self.name!r})"

    async def send(self, chat: Place, text: str, **where: int | None) -> Message:
        """Writes in a chat; `where` may hold thread_id and reply_to."""
        body = {"chat_id": _id(chat), "text": text, **where}
        return await self._written(await self._do("send", body))

    async def start(self, payload: str = "") -> Message:
        """Follows a deep link of the bot."""
        return await self._written(await self._do("start", {"payload": payload}))

    async def block(self, *, blocked: bool = True) -> None:
        """Blocks or unblocks the bot."""
        await self._do("block", {"blocked": blocked})

    async def press(self, message: Message, label: str, wait: float = TIMEOUT) -> Answer:
        """Taps the key of that data, or whose text has `label`; waits for the bot's answer.

        NoSuchButton when the message, as it was when it was read, has no such key.
        """
        button = message.button(label)
        if button is None:
            labels = ", ".join(repr(b.text) for b in message.buttons) or "none at all"
            raise NoSuchButton(f"no {label!r} among the buttons: {labels}")
        if button.data is None:
            return Answer(None, answered=True, url=button.url)
        return await self.tap(message, button.data, wait)

    async def tap(self, message: Message, data: str, wait: float = TIMEOUT) -> Answer:
        """Sends a tap that carries `data`, even if no key does."""
        body = {"chat_id": message.chat_id, "message_id": message.message_id, "data": data}
        return Answer.parse(await self._do("press", body | {"wait": wait}))

    async def latest(self, chat: Place | None = None, timeout: float = TIMEOUT) -> Message:  # noqa: ASYNC109
        """The bot's newest message in a chat (the private one if none is named).

        Waits until there is one that is newer than what this person last wrote there.
        """
        number = self.id if chat is None else _id(chat)
        after = self._wrote.get(number, 0)

        def newest(world: World) -> Message | None:
            return world.chats[number].newest(after=after) if number in world.chats else None

        what = "no new message of the bot"
        return await self.telegram.until(newest, timeout, lambda: self._instead(number, what))

    async def sees(self, chat: Place | None, text: str, timeout: float = TIMEOUT) -> Message:  # noqa: ASYNC109
        """The newest message of the bot that has `text` in it; waits for it."""
        number = self.id if chat is None else _id(chat)

        def shown(world: World) -> Message | None:
            own = [m for m in world.messages(number) if m.is_bot and text in m.text]
            return own[-1] if own else None

        what = f"no message of the bot with {text!r}"
        return await self.telegram.until(shown, timeout, lambda: self._instead(number, what))

    def _instead(self, chat: int, what: str) -> str:
        last = [message.text for message in self.telegram.world.messages(chat)][-3:]
        return f"{self.name} sees {what}; the chat ends with {last}"

    async def _do(self, deed: str, body: Json) -> Json:
        return await self.telegram.post(f"/world/people/{self.id}/{deed}", body)

    async def _written(self, json: Json) -> Message:
        message = Message.parse(json)
        self._wrote[message.chat_id] = message.message_id
        return message


def _id(chat: Place) -> int:
    return chat if isinstance(chat, int) else chat.id


async def _read(response: aiohttp.ClientResponse) -> Json:
    answer: Json = await response.json()
    if response.status != 200:  # noqa: PLR2004 - HTTP's "OK"
        raise WorldError(response.status, answer["error"])
    return answer


async def _ignored(attempt: Awaitable[None]) -> None:
    """Runs something that may fail while the server is away, and will be tried again."""
    try:
        await attempt
    except aiohttp.ClientError:
        return
