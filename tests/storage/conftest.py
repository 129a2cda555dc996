"""Every test that asks for `url` or `storage` runs on both databases."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from shutil import copy

import pytest

from bot.bench.servers import database
from bot.storage import Storage
from bot.storage.engine import normalised
from bot.storage.migrate import migrate
from tests.storage.scenes import RNG, Time

numbers = count(1)


@pytest.fixture(autouse=True)
def chance() -> None:
    """The same for every test, whatever was tested before."""
    RNG.seed(1)


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with all tables."""
    file = tmp_path_factory.mktemp("migrated") / "kozel.db"
    asyncio.run(migrate(normalised(f"sqlite:///{file}")))
    return file


@pytest.fixture(scope="session")
def migrated_name(server: str, worker_id: str) -> Iterator[str]:
    """The name of a PostgreSQL database with all tables."""
    name = f"kozel_{worker_id}_migrated"
    with database(server, name) as url:
        asyncio.run(migrate(normalised(url)))
        yield name


@pytest.fixture
def postgres(server: str, worker_id: str) -> Iterator[str]:
    """An empty database of PostgreSQL."""
    with database(server, f"kozel_{worker_id}_{next(numbers)}") as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kozel.db"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def migrated(request: pytest.FixtureRequest, tmp_path: Path, worker_id: str) -> Iterator[str]:
    """A database with all tables, nothing in them: a copy, which is quicker than migrating."""
    if request.param == "sqlite":
        copy(request.getfixturevalue("migrated_file"), tmp_path)
        yield f"sqlite:///{tmp_path}/kozel.db"
        return
    server, template = map(request.getfixturevalue, ("server", "migrated_name"))
    with database(server, f"kozel_{worker_id}_{next(numbers)}", template) as url:
        yield url


@pytest.fixture
def time() -> Time:
    """The clock of the storage; tests set it."""
    return Time()


@pytest.fixture
async def storage(migrated: str, time: Time) -> AsyncIterator[Storage]:
    """A fresh storage."""
    storage = await Storage.open(migrated, time)
    yield storage
    await storage.close()
