"""A playground with the cast on it and the real bot, which has no reason to wait for anything."""

import asyncio
import contextlib
import tempfile

from bot.app import Kozel
from bot.config import Settings
from bot.playground import Playground, groups
from tests.playground.browser.backstage import Backstage
from tests.playground.whole_spec import whole_spec


class Yard(Backstage):
    """The yard's people: Мария, علی رضا, अनीता शर्मा, Alex and a stranger."""

    def __init__(self, pace: float = 0.0) -> None:
        super().__init__()
        self.pace = pace
        self.folder = tempfile.TemporaryDirectory(prefix="kozel-")

    async def open(self) -> None:
        self.playground = Playground(cast=True, bot_name="Kozel", spec=whole_spec())
        await self.playground.start()
        people = self.playground.world.people.values()
        self.maria, self.ali, self.anita, self.alex, *_ = (person.id for person in people)
        chats = self.playground.world.chats.values()
        self.group = next(chat.id for chat in chats if chat.type == "group")
        ready = asyncio.Event()
        self.bot = self.loop.create_task(self._run(ready))
        await ready.wait()

    async def close(self) -> None:
        self.bot.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.bot
        await self.playground.stop()
        self.folder.cleanup()

    def new_group(self, title: str, people: list[int]) -> int:
        """One more group with the bot in it."""
        return int(self.wait(self._new_group(title, people)))

    def hand(self, person_id: int, *, plays: bool) -> None:
        """Gives a person to the script, or takes him back."""
        self.wait(self._hand(person_id, plays=plays))

    def marks(self) -> list[str]:
        """What the bot has asked that is not in the Bot API."""
        journal = self.playground.world.journal.after(0, 5_000)
        return [mark for entry in journal for mark in entry.get("marks", [])]

    async def _new_group(self, title: str, people: list[int]) -> int:
        members = dict.fromkeys(people, "member")
        return groups.create(self.playground.world, title, "supergroup", members, bot=True).id

    async def _hand(self, person_id: int, *, plays: bool) -> None:
        person = self.playground.world.people[person_id]
        self.playground.autoplay.set(person, plays=plays, pause=0.02)

    async def _run(self, ready: asyncio.Event) -> None:
        settings = Settings(
            bot_token=self.playground.token,
            bot_api_url=self.playground.url,
            database_url=f"sqlite:///{self.folder.name}/kozel.db",
            pace=self.pace,
            group_messages_per_minute=100_000,
            chat_messages_per_second=1_000,
            bot_messages_per_second=1_000,
            group_edit_interval=0,
        )
        try:
            async with Kozel(settings) as kozel:
                ready.set()
                await kozel.work()
        finally:
            ready.set()
