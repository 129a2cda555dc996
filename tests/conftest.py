"""What tests of several packages share: a real PostgreSQL."""

import os
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from bot.bench.servers import NoServer, postgresql


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A PostgreSQL server. Without one the test is skipped; in CI (`CI=true`) it fails."""
    with ExitStack() as stack:
        try:
            url = stack.enter_context(postgresql())
        except NoServer as fault:
            if os.environ.get("CI", "").lower() in {"1", "true", "yes"}:
                pytest.fail(f"CI must test on PostgreSQL: {fault}")
            pytest.skip(str(fault))
        yield url
