"""A playground with a scripted bot that speaks the Bot API over HTTP."""

import asyncio
import contextlib
from typing import Any

import aiohttp

from bot.playground import Playground
from bot.playground.process import Controller
from bot.playground.spec import Spec
from tests.playground.browser.backstage import Backstage
from tests.playground.tiny_spec import TINY

Json = dict[str, Any]
SPEC = Spec(TINY)

KEYS = {
    "inline_keyboard": [
        [{"text": "Toast", "callback_data": "toast"}, {"text": "Alert", "callback_data": "alert"}],
        [{"text": "Edit", "callback_data": "edit", "style": "success"}],
        [{"text": "Delete", "callback_data": "delete", "style": "danger"}],
        [{"text": "Mute", "callback_data": "mute"}, {"text": "Lead", "callback_data": "lead"}],
    ]
}


class Bot:
    """Shows its keys for /play, echoes a start, and does what a key says."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.session = aiohttp.ClientSession()

    async def call(self, method: str, **params: Any) -> Any:
        """The result of a Bot API method, None when it was refused."""
        url = f"{self.playground.url}/bot{self.playground.token}/{method}"
        async with self.session.post(url, json=params) as response:
            return (await response.json()).get("result")

    async def run(self) -> None:
        """Long polling until cancelled."""
        offset = 0
        while True:
            for update in await self.updates(offset):
                offset = update["update_id"] + 1
                if query := update.get("callback_query"):
                    await self.answer(query)
                elif text := update.get("message", {}).get("text"):
                    await self.reply(update["message"]["chat"]["id"], text)

    async def updates(self, offset: int) -> list[Json]:
        with contextlib.suppress(aiohttp.ClientError):
            return await self.call("getUpdates", offset=offset, timeout=5) or []
        return []

    async def reply(self, chat_id: int, text: str) -> None:
        if text.startswith("/play"):
            await self.call("sendMessage", chat_id=chat_id, text="A table", reply_markup=KEYS)
        elif text.startswith("/start"):
            await self.call("sendMessage", chat_id=chat_id, text=f"Welcome {text[7:]}".strip())

    async def answer(self, query: Json) -> None:
        message = query["message"]
        place = {"chat_id": message["chat"]["id"], "message_id": message["message_id"]}
        answer: Json = {"callback_query_id": query["id"]}
        match query["data"]:
            case "toast":
                answer |= {"text": "Not your turn"}
            case "alert":
                answer |= {"text": "Your hand: A♥️", "show_alert": True}
            case "edit":
                await self.call("editMessageText", text="Edited", reply_markup=KEYS, **place)
            case "delete":
                await self.call("deleteMessage", **place)
            case "mute":
                return
            case "lead":
                username = self.playground.world.bot.username
                answer |= {"url": f"https://t.me/{username}?start=seat"}
        await self.call("answerCallbackQuery", **answer)


class Town(Backstage):
    """Мария, علی رضا and a newcomer with an evil name, in a group with the bot."""

    EVIL = "<script>document.title = 'stolen'</script>"

    def __init__(self) -> None:
        super().__init__()
        self.port = 0

    def restart(self) -> None:
        """The server goes and comes back at the same address, with the same people, all new."""
        self.port = self.playground.port
        self.wait(self.close())
        self.wait(self.open())

    def attach(self, controller: Controller) -> None:
        """Gives the page power over the bot."""
        self.loop.call_soon_threadsafe(self.playground.attach, controller)

    def drop_connections(self) -> None:
        """Every connection to the server breaks; it goes on."""
        self.wait(self._drop())

    def say(self, chat_id: int, text: str, **more: Any) -> Json:
        """The bot writes."""
        sent: Json = self.wait(self.bot.call("sendMessage", chat_id=chat_id, text=text, **more))
        return sent

    def do(self, path: str, **body: Any) -> Json:
        """A request of `/world`."""
        return dict(self.wait(self._do(path, body)))

    async def open(self) -> None:
        self.playground = Playground(
            port=self.port, bot_name="Dealer", bot_username="dealer_bot", spec=SPEC
        )
        await self.playground.start()
        self.bot = Bot(self.playground)
        await self.bot.call("setMyCommands", commands=[{"command": "play", "description": "Go"}])
        add = [("Мария", "ru", True), ("علی رضا", "fa", True), (self.EVIL, "en", False)]
        people = [
            await self._do("people", {"first_name": n, "language_code": c, "started": s})
            for n, c, s in add
        ]
        self.maria, self.ali, self.newcomer = (int(person["id"]) for person in people)
        members = [self.maria, self.ali, self.newcomer]
        body = {"title": "Yard", "type": "supergroup", "members": members}
        self.group = int((await self._do("chats", body))["id"])
        self.polling = self.loop.create_task(self.bot.run())

    async def close(self) -> None:
        self.polling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.polling
        await self.bot.session.close()
        await self.playground.stop()

    async def _drop(self) -> None:
        server = self.playground._server  # noqa: SLF001 - no person has such power
        for connection in list(server.server_state.connections):
            connection.transport.abort()

    async def _do(self, path: str, body: Json) -> Json:
        url = f"{self.playground.url}/world/{path}"
        async with self.bot.session.post(url, json=body) as response:
            answer: Json = await response.json()
        assert response.status == 200, answer
        return answer
