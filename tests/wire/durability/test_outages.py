"""The world goes wrong for a while: the bot waits, says so, and goes on without loss.

A PostgreSQL server that stops and starts again is in `test_poison`.
"""

import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from bot.app import Kozel
from bot.bench.people import gather
from bot.chat.trouble import OFFLINE_PAUSE
from bot.playground import Playground
from bot.playground.client import Telegram
from bot.storage.models import FailedUpdateRow
from bot.table.ports import DatabaseAway
from bot.table.table import Table
from tests.storage.rows import rows
from tests.wire.acts import awaits_a_person
from tests.wire.durability.line import Line
from tests.wire.durability.test_poison import UNKEPT
from tests.wire.evening import NAMES, Entry, Evening, eventually, playing, settings

pytestmark = pytest.mark.slow

HOUR = 3600.0
MOST_PAGES = 1_073_741_823
LATE = (UNKEPT, "query is too old")
"""What Telegram may refuse once everything goes on."""


async def pragma(kozel: Kozel, words: str) -> None:
    """Set something at the bot's own connection."""
    database = kozel.storage._database  # noqa: SLF001  what no port tells
    async with database.reading.begin() as conn:
        await conn.execute(text(f"PRAGMA {words}"))


@asynccontextmanager
async def full_disk(kozel: Kozel, _: Path) -> AsyncIterator[None]:
    """The file may not grow."""
    await pragma(kozel, "max_page_count = 1")
    yield
    await pragma(kozel, f"max_page_count = {MOST_PAGES}")


@asynccontextmanager
async def read_only(kozel: Kozel, _: Path) -> AsyncIterator[None]:
    """As when the file system was mounted anew after a fault."""
    await pragma(kozel, "query_only = 1")
    yield
    await pragma(kozel, "query_only = 0")


@asynccontextmanager
async def locked(_: Kozel, file: Path) -> AsyncIterator[None]:
    """Somebody opened it by hand and left a transaction open. The bot is impatient."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.storage.direct.BUSY_SECONDS", 0.1)
        with closing(sqlite3.connect(file, isolation_level=None)) as conn:
            conn.execute("BEGIN IMMEDIATE")
            yield


Outage = Callable[[Kozel, Path], Any]


async def is_filled(evening: Evening) -> None:
    """Write until nothing more can be written."""
    async with evening.kozel.storage.club.work() as work:
        for number in range(-1, -1000, -1):
            await work.give_up(number, "x" * 10_000, "")


@pytest.mark.parametrize("outage", [full_disk, read_only, locked])
async def test_a_database_that_takes_nothing_for_a_while(
    game: Evening, folder: Path, outage: Outage
) -> None:
    """Nothing is lost or given up; while it lasts, warnings are logged, without tracebacks."""
    game.tolerated = [*LATE]
    before = await game.table()
    ann = game.people[0]
    with capture_logs() as said:
        async with playing(*game.people):
            async with outage(game.kozel, folder / "kozel.db"):
                with pytest.raises(DatabaseAway):
                    await is_filled(game)
                await ann.send(ann.id, "/help")
                await eventually(lambda: told(said, WAITS, times=4))
                if outage is not full_disk:  # there the row of the lease can still be changed
                    await eventually(lambda: told(said, STOPS))
            await ann.latest()
            await game.until_table(lambda table: table.turn_no > before.turn_no + 6)
    assert WAITS in waited(said)
    assert game.kozel.is_leading
    assert await rows(game.kozel.storage, FailedUpdateRow) == []


WAITS = "the database is away: an update waits"
STOPS = "this process sends no more"
UNREACHED = "telegram is out of reach"
JUMPED = "the machine's clock has jumped"


async def told(said: list[Entry], words: str, times: int = 1) -> bool:
    """Whether something was logged so often."""
    return sum(words in entry["event"] for entry in said) >= times


def waited(said: list[Entry]) -> set[str]:
    """What was warned of; there were no errors."""
    assert [entry for entry in said if entry["log_level"] in {"error", "critical"}] == []
    return {entry["event"] for entry in said if entry["log_level"] == "warning"}


async def test_telegram_is_out_of_reach_for_a_while(
    playground: Playground,
    telegram: Telegram,
    folder: Path,
    faults: Callable[[], list[Any]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What people do meanwhile waits at Telegram; what they should see is sent afterwards."""
    monkeypatch.setattr("bot.chat.polling.PAUSES", (0.2,))
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    yard = await telegram.group("Yard", people, type="supergroup")
    async with Line(urlsplit(playground.url).port or 0) as line:
        found = settings(playground, folder, bot_api_url=line.url)
        async with Kozel(found) as kozel:
            evening = Evening(playground, telegram, kozel, people, yard, faults)
            await gather(yard, people)
            before = await evening.until_table(awaits_a_person)
            with capture_logs() as said:
                async with playing(*people):
                    await line.cut()
                    await people[0].send(people[0].id, "/help")
                    await eventually(lambda: told(said, UNREACHED, times=5))
                    await line.mend()
                    await people[0].latest(timeout=60)
                    await eventually(lambda: moved_on(evening, before), OFFLINE_PAUSE * 4)
            assert any(UNREACHED in words for words in waited(said))
            evening.tolerated = ["terminated by other getUpdates request", *LATE]
            await evening.in_order()


async def moved_on(evening: Evening, before: Table) -> bool:
    return (await evening.table()).turn_no > before.turn_no + 6


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the clock of this machine forward, or back."""
    real, ahead = time.time, 0.0

    def now() -> float:
        return real() + ahead

    def set_forward(seconds: float) -> None:
        nonlocal ahead
        ahead += seconds

    monkeypatch.setattr(time, "time", now)
    return set_forward


async def test_a_clock_that_is_set_back_makes_nobody_wait_for_an_hour(
    game: Evening, jump: Callable[[float], None]
) -> None:
    before = await game.table()
    assert before.clock is not None
    jump(-HOUR)
    after = await game.until_table(lambda table: table.since < before.since - HOUR / 2)
    assert after.turn_no == before.turn_no
    assert after.clock is not None
    assert after.clock.at < time.time() + (after.options.turn_time or 0)
    await plays_on(game, after)


async def test_a_clock_that_is_set_forward_hurries_nobody(
    game: Evening, jump: Callable[[float], None]
) -> None:
    before = await game.table()
    with capture_logs() as said:
        jump(2 * HOUR)
        await eventually(lambda: told(said, JUMPED))
    after = await game.table()
    assert not after.nudged
    assert after.turn_no == before.turn_no
    due = await game.kozel.storage.agenda.next_due(0.0)
    assert due is not None
    assert due > time.time() + 30
    await plays_on(game, after)


async def plays_on(game: Evening, before: Table) -> None:
    async with playing(*game.people):
        await game.until_table(lambda table: table.turn_no > before.turn_no + 4)
