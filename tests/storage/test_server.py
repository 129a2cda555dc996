"""PostgreSQL's addresses, and what its connections do when it is out of reach."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.bench.servers import queried, running
from bot.storage.engine import Database, UnknownDatabase, normalised
from bot.storage.server import Server
from bot.table.ports import DatabaseAway
from tests.own_server import own_server
from tests.wire.durability.line import Line


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("postgres://h", {"host": "h"}),
        (
            "postgres://u:p%40+%20@h:5/d",
            {"host": "h", "port": "5", "user": "u", "password": "p@+ ", "dbname": "d"},
        ),
        ("postgres://u@/d?host=/run/pg", {"host": "/run/pg", "user": "u", "dbname": "d"}),
        ("postgres://h/d?host=other", {"host": "other", "dbname": "d"}),
        ("postgres://[::1]:5/d", {"host": "[::1]", "port": "5", "dbname": "d"}),
        ("postgres:///d?host=a:1&host=b:2", {"host": "a:1,b:2", "dbname": "d"}),
        ("postgres://h?sslmode=require", {"host": "h", "sslmode": "require"}),
    ],
)
def test_an_address_is_read_as_postgresql_reads_it(url: str, address: dict[str, str]) -> None:
    assert Server.of(normalised(url)).address == address


def test_what_the_address_says_of_the_network_goes_first() -> None:
    found = Server.of(normalised("postgres://h?connect_timeout=3&keepalives_count=4")).network
    assert found == {
        "connect_timeout": 3,
        "keepalives_idle": 30,
        "keepalives_count": 4,
        "tcp_user_timeout": 20_000,
    }


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("channel_binding=require", "leave out channel_binding"),
        ("statement_timeout=5", "leave out statement_timeout"),
        ("connect_timeout=soon", "connect_timeout must be a whole number"),
        ("sslrootcert=/not/there.crt", "sslrootcert: there is no file /not/there.crt"),
    ],
)
def test_an_option_that_cannot_be_followed_is_refused(option: str, words: str) -> None:
    with pytest.raises(UnknownDatabase, match=words) as refused:
        normalised(f"postgres://u:secret@h/d?{option}")
    assert "secret" not in str(refused.value)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    database = Database.open(normalised(url))
    yield database
    await database.close()


async def asked(database: Database, statement: str) -> Any:
    async with database.writing.begin() as conn:
        return await conn.scalar(text(statement))


async def refused(url: str) -> str:
    """What is said of an address that leads nowhere."""
    async with opened(url) as database:
        with pytest.raises(DatabaseAway) as away:
            await asked(database, "SELECT 1")
    return str(away.value)


def with_options(url: str, options: str) -> str:
    return f"{url}{'&' if '?' in url else '?'}{options}"


async def test_options_get_to_the_server(postgres: str) -> None:
    options = "application_name=a%20goat&options=-c%20statement_timeout%3D5000"
    async with opened(with_options(postgres, options)) as database:
        assert await asked(database, "SHOW application_name") == "a goat"
        assert await asked(database, "SHOW statement_timeout") == "5s"


async def test_nobody_listens() -> None:
    said = await refused("postgres://x:secret@127.0.0.1:9/x")
    assert said.startswith("no connection to 127.0.0.1: [Errno")
    assert await refused("postgres://x@127.0.0.1/x?sslmode=maybe") == (
        "no connection to 127.0.0.1: `sslmode` parameter must be one of: "
        "disable, allow, prefer, require, verify-ca, verify-full"
    )


async def test_somebody_listens_but_says_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        said = await refused(f"postgres://x@127.0.0.1:{port}/x?connect_timeout=1")
    assert said == "no connection to 127.0.0.1: no answer within 1 s"


@pytest.fixture
async def line(server: str) -> AsyncIterator[Line]:
    """A way over TCP to a server that listens on a socket."""
    if "TEST_DATABASE_URL" in os.environ:
        pytest.skip("a server of the tests' own has a socket")
    folder = Path(str(normalised(server).query["host"]))
    async with Line(folder / ".s.PGSQL.5432") as line:
        yield line


async def test_a_server_that_a_network_swallows_is_noticed_soon(line: Line) -> None:
    server = Server.of(normalised(f"postgres://postgres@127.0.0.1:{line.port}/postgres"))
    connection = await server.connect()
    wire = connection._transport.get_extra_info("socket")  # noqa: SLF001  as the system sees it
    assert wire.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
    assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == 30
    assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 20_000
    await connection.close()


async def test_a_time_that_the_system_does_not_take_is_told(line: Line) -> None:
    url = f"postgres://postgres@127.0.0.1:{line.port}/postgres?keepalives_idle=99999999"
    assert await refused(url) == "no connection to 127.0.0.1: [Errno 22] Invalid argument"


async def test_encryption_that_is_required_is_not_done_without(line: Line) -> None:
    url = f"postgres://postgres@127.0.0.1:{line.port}/postgres"
    assert "rejected SSL" in await refused(f"{url}?sslmode=require")
    async with opened(f"{url}?sslmode=prefer") as database:
        assert await asked(database, "SELECT 1") == 1


async def test_a_connection_that_is_cut_is_made_anew(line: Line) -> None:
    async with opened(f"postgres://postgres@127.0.0.1:{line.port}/postgres") as database:
        assert await asked(database, "SELECT 1") == 1
        waiting = asyncio.create_task(asked(database, "SELECT pg_sleep(30)"))
        await asyncio.sleep(0.2)
        await line.cut()
        with pytest.raises(DatabaseAway, match="closed in the middle"):
            await waiting
        await line.mend()
        assert await asked(database, "SELECT 2") == 2


@pytest.fixture(scope="module")
def guarded() -> Iterator[str]:
    """A server that asks some for a password."""
    with own_server() as (url, _, folder):
        rules = Path(str(queried(url, "SHOW hba_file")[0][0]))
        rules.write_text(f"local all guest scram-sha-256\n{rules.read_text()}")
        queried(
            url,
            "CREATE ROLE guest LOGIN PASSWORD 'right'",
            "CREATE ROLE crowded LOGIN CONNECTION LIMIT 0",
            "SELECT pg_reload_conf()",
        )
        yield f"?host={folder}"


@pytest.mark.parametrize(
    ("who", "words"),
    [
        ("guest:wrong@/postgres", 'password authentication failed for user "guest"'),
        ("guest:right@/nowhere", 'database "nowhere" does not exist'),
        ("nobody@/postgres", 'role "nobody" does not exist'),
        ("crowded@/postgres", 'too many connections for role "crowded"'),
    ],
)
async def test_a_server_that_lets_nobody_in(guarded: str, who: str, words: str) -> None:
    said = await refused(f"postgres://{who}{guarded}")
    assert said == f"no connection to {guarded.partition('=')[2]}: {words}"


async def test_the_right_password_opens(guarded: str) -> None:
    async with opened(f"postgres://guest:right@/postgres{guarded}") as database:
        assert await asked(database, "SELECT current_user") == "guest"


@pytest.mark.slow
async def test_a_server_is_stopped_in_the_middle_and_started_again() -> None:
    with own_server() as (url, server, folder):
        async with opened(url) as database:
            assert await asked(database, "SELECT 1") == 1
            with pytest.raises(DatabaseAway):  # noqa: PT012  it is stopped within
                async with database.writing.begin() as conn:
                    await conn.execute(text("CREATE TABLE line (number INTEGER)"))
                    await asyncio.to_thread(server.close)
                    await conn.execute(text("INSERT INTO line VALUES (1)"))
            with pytest.raises(DatabaseAway, match="no connection to"):
                await asked(database, "SELECT 1")
            await asyncio.to_thread(server.enter_context, running(folder))
            assert await asked(database, "SELECT to_regclass('line')") is None
