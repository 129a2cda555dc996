"""A world without HTTP, for tests: a bot that calls methods, people who act, a group."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.playground import DEFAULT_TOKEN, deeds, groups
from bot.playground.api import BotApi
from bot.playground.chats import Chat
from bot.playground.errors import ApiError
from bot.playground.files import Upload
from bot.playground.params import Params
from bot.playground.people import Person, User
from bot.playground.world import World

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (64).to_bytes(4, "big") + (48).to_bytes(4, "big")


def png(width: int, height: int) -> Upload:
    """As much of a picture as Telegram looks at."""
    data = PNG[:16] + width.to_bytes(4, "big") + height.to_bytes(4, "big")
    return Upload("table.png", "image/png", data)


class Scene:
    """Ann and Bob, who started the bot, in a group "Yard" with the bot."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        bot = User(id=424242, first_name="Bot", username="play_bot", is_bot=True)
        self.world = World(DEFAULT_TOKEN, bot, **({"clock": clock} if clock else {}))
        self.ann = self.world.add_person(first_name="Ann", started=True)
        self.bob = self.world.add_person(first_name="Bob", started=True)
        self.yard = self.group("group")

    def group(self, kind: str, **more: bool) -> Chat:
        members = {self.ann.id: "member", self.bob.id: "member"}
        chat = groups.create(self.world, "Yard", kind, members, **more)
        self.updates()
        return chat

    def updates(self) -> list[dict[str, Any]]:
        """What the bot has not heard yet; it has heard it then."""
        pending = list(self.world.updates.pending)
        self.world.updates.pending.clear()
        return pending

    async def call(
        self, method: str, *, files: dict[str, Upload] | None = None, **values: Any
    ) -> Any:
        """The result of a Bot API method."""
        return await BotApi(self.world).result(method, Params(values, files or {}))

    async def refusal(self, method: str, **values: Any) -> ApiError:
        """The error of a Bot API method that must fail."""
        with pytest.raises(ApiError) as refused:
            await self.call(method, **values)
        return refused.value

    async def send(self, chat: Chat | Person, text: str = "hello", **more: Any) -> int:
        """The number of a new message of the bot."""
        message = await self.call("sendMessage", chat_id=chat.id, text=text, **more)
        return int(message["message_id"])

    async def tap(self, person: Person, data: str = "go") -> str:
        """The id of a query: the person taps a message of the bot in the group."""
        number = await self.send(self.yard)
        return deeds.tap(self.world, person, self.yard, number, data).id
