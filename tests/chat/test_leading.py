"""Who leads is told when another process may have sent since."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.chat import leading as leading_module
from bot.chat.leading import Leading
from bot.storage import Storage
from bot.storage.engine import Database, normalised
from bot.storage.lease import Lease

OVER, LONG = -1.0, 60.0
"""Seconds of a lease that has run out, and of one that lasts."""


@pytest.fixture
async def database(storage: Storage, tmp_path: Path) -> AsyncIterator[Database]:
    """The storage's database, as several processes have it."""
    database = Database.open(normalised(f"sqlite:///{tmp_path}/kozel.db"))
    yield database
    await database.close()


async def led(lease: Lease) -> list[str]:
    """What happens in a process until it leads."""
    said, leads = list[str](), asyncio.Event()

    async def work() -> None:
        said.append("leads")
        leads.set()
        await asyncio.Event().wait()

    leading = asyncio.create_task(Leading(lease, [work], lambda: said.append("anew")).run())
    await asyncio.wait_for(leads.wait(), 30)
    leading.cancel()
    await asyncio.gather(leading, return_exceptions=True)
    return said


async def test_who_leads_after_another_begins_anew(database: Database) -> None:
    ours, theirs = Lease(database, "ours"), Lease(database, "theirs")
    assert await led(ours) == ["anew", "leads"]
    assert await led(theirs) == ["anew", "leads"]
    assert await led(ours) == ["anew", "leads"]


async def test_who_leads_again_after_nobody_else_goes_on(database: Database) -> None:
    ours = Lease(database, "ours")
    await ours.take(OVER)
    assert await led(ours) == ["leads"]


async def test_who_leads_and_finds_that_another_did_so_meanwhile_begins_anew(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a pause of the whole machine, so short that the other has come and gone."""
    monkeypatch.setattr(leading_module, "BEAT_SECONDS", 0.2)
    ours, theirs = Lease(database, "ours"), Lease(database, "theirs")
    said, leads = list[str](), asyncio.Semaphore(0)

    async def work() -> None:
        said.append("leads")
        leads.release()
        await asyncio.Event().wait()

    leading = asyncio.create_task(Leading(ours, [work], lambda: said.append("anew")).run())
    async with asyncio.timeout(30):
        await leads.acquire()
        await ours.take(OVER)
        await theirs.take(LONG)
        await theirs.release()
        await leads.acquire()
    leading.cancel()
    await asyncio.gather(leading, return_exceptions=True)
    assert said == ["anew", "leads", "anew", "leads"]
