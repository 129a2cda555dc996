"""What tests of several packages share: a real PostgreSQL, and logs that are left as they were."""

import logging
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.bench.servers import NoServer, postgresql

# What helpers assert is explained as what tests assert.
pytest.register_assert_rewrite(*(f"tests.{it.stem}" for it in Path(__file__).parent.glob("[!_]*")))


@pytest.hookimpl(optionalhook=True)  # `-p no:xdist` must not fail
def pytest_xdist_auto_num_workers() -> int:
    """Tests over the wire spend half of their time waiting: two workers for each core."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long tests first, so that no worker is alone with one of them in the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def worker_id() -> str:
    """Which process tests: in the place of xdist's own, which is not there without it."""
    return os.environ.get("PYTEST_XDIST_WORKER", "main")


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL server. Without one the test is skipped; in CI (`CI=true`) it fails."""
    from tests.own_server import without_server  # what was imported before is not rewritten

    with ExitStack() as stack:
        try:
            url = stack.enter_context(postgresql())
        except NoServer as fault:
            without_server(fault)
        yield url


@pytest.fixture(autouse=True)
def logs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Commands set up logs; afterwards they are as they were. Loggers are bound anew for every
    line: one that was kept would pass by whoever captures logs in a later test.
    """
    configure = structlog.configure

    def configured(**settings: Any) -> None:
        configure(**settings | {"cache_logger_on_first_use": False})

    monkeypatch.setattr(structlog, "configure", configured)
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    logging.captureWarnings(capture=False)
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()
