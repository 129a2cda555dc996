"""An evening over the wire: a playground, the bot on it, four people and their group.

An `Evening` can tell whether everything is in order: nothing was refused, nothing went wrong, what
stands in the chats is what should, and what was kept replays. Every evening ends with that.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from bot.app import Kozel
from bot.bench import people
from bot.bench.people import Player
from bot.bench.sight import unlike
from bot.chat.comparison import Comparison, compared
from bot.config import Settings
from bot.playground import Playground
from bot.playground.client import Person, Telegram
from bot.playground.seen import Chat, Json
from bot.rules.record import SeriesRecord
from bot.rules.verify import verify
from bot.table.people import Group
from bot.table.ports import NoSuchTable
from bot.table.table import Step, Table
from bot.table.winding import wound
from tests.wire.story import source, story

T = TypeVar("T")
NAMES = (("Ann", "en"), ("Борис", "ru"), ("Cid <b>", "en"), ("علی رضا", "fa"))
LIMITLESS = {
    "GROUP_MESSAGES_PER_MINUTE": "100000",
    "CHAT_MESSAGES_PER_SECOND": "10000",
    "BOT_MESSAGES_PER_SECOND": "10000",
    "GROUP_EDIT_INTERVAL": "0",
    "PERSON_UPDATES_PER_SECOND": "10000",
    "GROUP_UPDATES_PER_SECOND": "10000",
}
PATIENCE = 15.0
Entry = MutableMapping[str, Any]


@dataclass(slots=True)
class Evening:
    """`faults`: what was logged as an error. `tolerated`: refusals of Telegram that the story
    calls for, as parts of their descriptions.
    """

    playground: Playground
    telegram: Telegram
    kozel: Kozel
    people: list[Person]
    yard: Chat
    faults: Callable[[], list[Any]]
    tolerated: list[str] = field(default_factory=list)
    refused: list[Json] = field(default_factory=list)
    read: int = 0

    async def table(self, number: int = 1) -> Table:
        """The present state of a table."""
        return await self.kozel.storage.club.look(number)

    async def tables(self) -> list[Table]:
        """All tables there ever were."""
        tables: list[Table] = []
        while True:
            try:
                tables.append(await self.table(len(tables) + 1))
            except NoSuchTable:
                return tables

    async def group(self) -> Group | None:
        """What the bot has kept of the group."""
        async with self.kozel.storage.club.work() as work:
            return await work.group(self.yard.id)

    async def until_table(self, happened: Callable[[Table], object], number: int = 1) -> Table:
        """Wait until there is such a table and something is true of it."""

        async def look() -> Table | None:
            with suppress(NoSuchTable):
                table = await self.table(number)
                return table if happened(table) else None
            return None

        return await eventually(look, of=happened, story=self.story)

    async def story(self) -> str:
        """How it stands with the tables, for whoever waited in vain."""
        return story(await self.tables(), self.telegram.world, self.yard)

    async def comparison(self, number: int = 1) -> Comparison:
        """What a table's chats should show, against what the bot believes they do."""
        scene = await self.kozel.storage.gallery.scene(number)
        return compared(scene, str(self.telegram.world.bot["username"]))

    async def settled(self) -> None:
        """Wait until every chat shows what it should."""
        found: list[str] = []

        async def nothing_differs() -> bool:
            found[:] = await self.differences()
            return not found

        async def differing() -> str:
            return f"not shown as it should be: {found}\n{await self.story()}"

        await eventually(nothing_differs, story=differing)
        await self.telegram.caught_up()  # notes are no screens: nothing compares them

    async def differences(self) -> list[str]:
        """What is still to be shown, by what the bot knows and by what stands in the chats."""
        notes = await self.kozel.storage.gallery.notes(1)
        found = [f"note {note.html}" for note in notes]
        for table in await self.tables():
            comparison = await self.comparison(table.id)
            found += [f"{table.id} {slot}" for slot in comparison.differing()]
            found += unlike(comparison, self.telegram.world)
        return found

    async def in_order(self) -> None:
        """Everything is as it should be at any time."""
        await self.settled()
        assert await self.refusals() == []
        assert await self.kozel.storage.diverging() == []
        async for record in self.kozel.storage.records.all():
            verify(SeriesRecord.parse(str(record)))
        assert self.faults() == []

    async def refusals(self) -> list[Json]:
        """Requests of the bot that failed, but for those the story calls for."""
        for entry in await self.telegram.journal(after=self.read):
            self.read = entry["n"]
            if entry["kind"] == "request" and entry["status"] != 200:
                self.refused.append(entry)
        return [
            entry
            for entry in self.refused
            if not any(words in entry["answer"]["description"] for words in self.tolerated)
        ]

    async def pass_time(self, seconds: float, number: int = 1) -> None:
        """So much time goes by at a table: everything there happened so long before."""
        async with self.kozel.storage.club.work() as work:
            table = await work.table(number)
            earlier = replace(table, since=table.since - seconds)
            await work.save(Step(wound(earlier, 0.0)))

    def on_turn(self, table: Table) -> Person:
        """The person who is to move."""
        owner = table.chairs[table.running().turn].person
        return next(person for person in self.people if owner and person.id == owner.id)

    def others(self, table: Table) -> list[Person]:
        """People who are not to move."""
        return [person for person in self.people if person is not self.on_turn(table)]


@asynccontextmanager
async def playing(*persons: Person, seed: int = 1) -> AsyncIterator[list[Player]]:
    """These people play their hands for a while."""
    players = [Player(person, Random(seed + place)) for place, person in enumerate(persons)]
    async with people.playing(players):
        yield players


async def eventually(
    look: Callable[[], Awaitable[T | None]],
    seconds: float = PATIENCE,
    *,
    of: object = None,
    story: Callable[[], Awaitable[str]] | None = None,
) -> T:
    """Look at what no event tells of, again and again, until there is something to see. In vain:
    the test fails with what was asked (`of`, else the look itself), and how things stood.
    """
    try:
        async with asyncio.timeout(seconds) as limit:
            while True:
                found = await look()
                if found:
                    return found
                await asyncio.sleep(0.02)
    except TimeoutError:
        if not limit.expired():
            raise
    stood = "" if story is None else await story()
    pytest.fail(f"not within {seconds:g} s: {source(of or look)}\n{stood}")


def settings(playground: Playground, folder: Path, **more: Any) -> Settings:
    """Settings for the bot on a playground: no pauses, no limits."""
    values: dict[str, Any] = {
        "bot_token": playground.token,
        "bot_api_url": playground.url,
        "database_url": f"sqlite:///{folder}/kozel.db",
        "pace": 0,
        **{name.lower(): value for name, value in LIMITLESS.items()},
        **more,
    }
    return Settings.model_validate(values)
