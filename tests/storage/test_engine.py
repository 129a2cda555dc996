"""Opening a database: addresses, settings of SQLite, one process at a time."""

import subprocess
import sys
import traceback
from pathlib import Path

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.storage import AlreadyRunning, Storage
from bot.storage.engine import UnknownDatabase, file_of, normalised
from bot.storage.models import MoveRow


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgres://u:p@h:5/d", "postgresql+asyncpg://u:p@h:5/d"),
        ("postgresql://h/d?sslmode=require", "postgresql+asyncpg://h/d?sslmode=require"),
        ("postgresql+psycopg://h/d", "postgresql+asyncpg://h/d"),
        ("sqlite:///data/kozel.db", "sqlite+pysqlite:///data/kozel.db"),
        ("sqlite:////var/kozel.db", "sqlite+pysqlite:////var/kozel.db"),
    ],
)
def test_an_address_gets_the_driver_that_is_used(given: str, used: str) -> None:
    assert normalised(given).render_as_string(hide_password=False) == used


@pytest.mark.parametrize("address", ["mysql://h/d", "sqlite://", "sqlite:///:memory:", "kozel.db"])
def test_another_kind_of_database_is_refused(address: str) -> None:
    """Of one in memory the second connection would see nothing."""
    with pytest.raises(UnknownDatabase):
        normalised(address)


def test_postgresql_without_its_driver_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(UnknownDatabase, match="needs the extra postgres"):
        normalised("postgres://h/d")


def test_a_file_is_known_where_there_is_one() -> None:
    assert file_of(normalised("sqlite:///data/kozel.db")) == Path("data/kozel.db")
    assert file_of(normalised("postgresql://h/d")) is None


async def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    file = tmp_path / "new # folder" / "kozel.db"
    storage = await Storage.open(f"sqlite:///{file}")
    assert file.exists()
    await storage.close()


async def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite:///{tmp_path}/kozel.db")
    async with storage._database.writing.begin() as conn:  # noqa: SLF001  what no port tells
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert await conn.scalar(text(f"PRAGMA {pragma}")) == value
    await storage.close()


async def test_a_second_bot_on_one_file_is_kept_out_until_the_first_ends(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kozel.db"
    first = await Storage.open(url)
    with pytest.raises(AlreadyRunning) as refused:
        await Storage.open(url)
    assert refused.value.pid
    assert str(tmp_path) in str(refused.value)
    await first.close()
    second = await Storage.open(url)
    await second.close()


@pytest.mark.slow
async def test_another_process_is_kept_out(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kozel.db"
    storage = await Storage.open(url)
    script = f"import asyncio; from bot.storage import *; asyncio.run(Storage.open({url!r}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)  # noqa: ASYNC221, S603  our own code
    await storage.close()
    assert b"AlreadyRunning" in done.stderr


async def test_a_start_that_fails_lets_others_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/kozel.db"

    async def broken(*_args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("bot.storage.storage.migrate", broken)
        with pytest.raises(ZeroDivisionError):
            await Storage.open(url)
    storage = await Storage.open(url)
    await storage.close()


async def test_a_fault_does_not_tell_what_is_in_the_rows(storage: Storage) -> None:
    """Neither in its words nor in its traceback: rows hold hands, decks and seeds."""
    move = {"deal_id": 1, "ply": 0, "seat": 0, "action": "lead", "cards": "a secret", "at": 0.0}
    with pytest.raises(IntegrityError) as refused:
        async with storage._database.writing.begin() as conn:  # noqa: SLF001  what no port tells
            await conn.execute(insert(MoveRow).values([move, move]))
    told = "".join(traceback.format_exception(refused.value))
    assert "INSERT INTO move" in told
    assert "a secret" not in told
    assert "a secret" not in repr(refused.value)


async def test_what_sqlite_does_not_understand_is_our_fault(tmp_path: Path) -> None:
    """An update that ends so is given up after some tries; while a database is away it waits."""
    storage = await Storage.open(f"sqlite:///{tmp_path}/kozel.db")
    with pytest.raises(OperationalError, match="no such column"):
        async with storage._database.reading.begin() as conn:  # noqa: SLF001  tests look deeper
            await conn.execute(text("SELECT seats FROM game_table"))
    assert (await storage.pulse()).lagging == 0
    await storage.close()
