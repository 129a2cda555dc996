"""The evening that most tests over the wire take part in."""

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import Kozel
from bot.bench.people import gather
from bot.playground import Playground
from bot.playground.client import Telegram
from tests.wire.evening import NAMES, Evening, settings

MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its own is made there


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where the database stands: in memory where that is possible, nobody cuts the power here."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(prefix="kozel-", dir=MEMORY) as name:
        yield Path(name)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A local Telegram."""
    async with Playground(port=0) as playground:
        yield playground


@pytest.fixture
async def telegram(playground: Playground) -> AsyncIterator[Telegram]:
    """The people's connection to it."""
    async with Telegram(playground.url) as telegram:
        yield telegram


@pytest.fixture
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[Callable[[], list[Any]]]:
    """What was logged as an error so far, by us or by a library."""
    with capture_logs() as entries:

        def read() -> list[Any]:
            records = [*caplog.get_records("setup"), *caplog.get_records("call")]
            return [
                *(entry for entry in entries if entry["log_level"] in {"error", "critical"}),
                *(record for record in records if record.levelno >= logging.ERROR),
            ]

        yield read


@pytest.fixture
def pace() -> float:
    """How natural the pauses are; a module may want another one."""
    return 0.0


@pytest.fixture
async def kozel(playground: Playground, folder: Path, pace: float) -> AsyncIterator[Kozel]:
    """The bot, in this process."""
    async with Kozel(settings(playground, folder, pace=pace)) as kozel:
        yield kozel


@pytest.fixture
async def evening(
    playground: Playground,
    telegram: Telegram,
    kozel: Kozel,
    faults: Callable[[], list[Any]],
) -> AsyncIterator[Evening]:
    """The bot, four people and their group. It ends in good order."""
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    yard = await telegram.group("Yard", people, type="supergroup")
    evening = Evening(playground, telegram, kozel, people, yard, faults)
    yield evening
    await evening.in_order()


@pytest.fixture
async def game(evening: Evening) -> Evening:
    """The four have sat down, and the first deal is theirs to play."""
    await gather(evening.yard, evening.people)
    await evening.until_table(lambda table: table.deal is not None)
    await evening.settled()
    return evening
