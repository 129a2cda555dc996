"""Two updates in each other's way on PostgreSQL: both are done, each once, and none is poison."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs
from telegram import Update

from bot.bench.servers import database
from bot.chat.attempts import Attempts
from bot.chat.contention import PAUSES, persistently
from bot.storage import Storage
from bot.table.people import Profile
from bot.table.ports import Contended
from bot.table.sent import Note

CROSSWISE = {1: (7, 8), 2: (8, 7)}
"""Whose profiles an update changes, in its order."""


@pytest.fixture
async def storage(server: str, worker_id: str) -> AsyncIterator[Storage]:
    with database(server, f"kozel_{worker_id}_contention") as url:
        storage = await Storage.open(url)
        yield storage
        await storage.close()


async def never(*_: object) -> None:
    pytest.fail("an update was given up")


async def test_two_updates_that_lock_crosswise_are_both_done_once(storage: Storage) -> None:
    met = {number: asyncio.Event() for number in CROSSWISE}

    async def process(update: Update) -> None:
        number = update.update_id
        async with storage.club.work(number) as work:
            for person in CROSSWISE[number]:
                name = f"changed by {number}"
                await work.keep_profile(Profile(person, name, "en", reachable=True))
                met[number].set()
                await asyncio.gather(*(event.wait() for event in met.values()))
            await work.note(Note(1, None, f"update {number}"))

    attempts = Attempts(process, never)
    with capture_logs() as said:
        done = await asyncio.gather(*(attempts(Update(number)) for number in CROSSWISE))
    assert done == [True, True]
    assert {entry["log_level"] for entry in said} == {"info", "debug"}
    assert any("each other's way" in entry["event"] for entry in said)
    notes = await storage.gallery.notes(10)
    assert sorted(note.html for note in notes) == ["update 1", "update 2"]


async def test_a_lock_that_is_never_free_is_not_waited_for_for_ever() -> None:
    tries = 0

    async def work() -> None:
        nonlocal tries
        tries += 1
        raise Contended

    with pytest.raises(Contended):
        await persistently(work)
    assert tries == len(PAUSES) + 1
    assert sum(PAUSES) < 1
