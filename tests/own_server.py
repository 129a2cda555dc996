"""A PostgreSQL of a test's own, which it may stop and start again."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from bot.bench.servers import NoServer, running


def without_server(fault: NoServer) -> NoReturn:
    """There is no PostgreSQL to be had: the test is skipped; in CI (`CI=true`) it fails."""
    if os.environ.get("CI", "").lower() in {"1", "true", "yes"}:
        pytest.fail(f"CI must test on PostgreSQL: {fault}")
    pytest.skip(str(fault))


@contextmanager
def own_server() -> Iterator[tuple[str, ExitStack, Path]]:
    """A PostgreSQL that may be stopped: its URL, what stops it, and its folder."""
    folder = Path(tempfile.mkdtemp(prefix="kozel-pg-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        server = stack.enter_context(ExitStack())
        try:
            url = server.enter_context(running(folder))
        except NoServer as fault:
            without_server(fault)
        yield url, server, folder
