"""Databases for the evenings, and houses of several bots on one of them."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.app import Kozel
from bot.bench.fleet import LIMITLESS, SECRET, Balancer, set_webhook
from bot.bench.servers import database
from bot.playground import Playground
from bot.playground.client import Telegram
from tests.wire.durability.house import House
from tests.wire.durability.life import Life
from tests.wire.evening import NAMES, Evening, settings

numbers = count(1)


@pytest.fixture
def postgres(server: str, worker_id: str) -> Iterator[str]:
    """An empty database of PostgreSQL."""
    with database(server, f"kozel_wire_{worker_id}_{next(numbers)}") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, folder: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{folder}/kozel.db"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
def environment(playground: Playground) -> dict[str, str]:
    """Settings of bot processes, without a database."""
    return {**LIMITLESS, "BOT_TOKEN": playground.token, "BOT_API_URL": playground.url}


@pytest.fixture
async def house(
    playground: Playground,
    telegram: Telegram,
    postgres: str,
    folder: Path,
    faults: Callable[[], list[Any]],
) -> AsyncIterator[House]:
    """Two bots in this process on one PostgreSQL, behind one webhook; their evening is in order
    at the end.
    """
    async with AsyncExitStack() as stack:
        bots = [await stack.enter_async_context(Kozel(hooked(playground, folder, postgres)))
                for _ in range(2)]  # fmt: skip
        balancer = Balancer([bot.serving.port for bot in bots if bot.serving])
        await set_webhook(telegram, playground.token, await balancer.start())
        stack.push_async_callback(balancer.stop)
        people = [await telegram.person(name, language_code=code) for name, code in NAMES]
        yard = await telegram.group("Yard", people, type="supergroup")
        evening = Evening(playground, telegram, bots[0], people, yard, faults)
        yield House(evening, bots, balancer)
        await evening.in_order()


def hooked(playground: Playground, folder: Path, url: str, **more: Any) -> Any:
    """Settings of a bot that takes webhooks on a free port."""
    return settings(
        playground,
        folder,
        database_url=url,
        webhook_url="http://127.0.0.1:1/updates",
        webhook_secret=SECRET,
        listen="127.0.0.1:0",
        **more,
    )


@pytest.fixture
async def life(
    telegram: Telegram,
    playground: Playground,
    folder: Path,
    url: str,
    faults: Callable[[], list[Any]],
) -> Life:
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    yard = await telegram.group("Yard", people, type="supergroup")
    nobody: Any = None
    return Life(Evening(playground, telegram, nobody, people, yard, faults), folder, url)
