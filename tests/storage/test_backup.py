"""A copy while others write, and the way back; whatever is wrong, nothing is lost."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from bot.storage import AlreadyRunning, SchemaTooNew, Storage
from bot.storage.audit import diverging
from bot.storage.backup import InTheWay, back_up, restore
from bot.storage.dumping import dump_command
from bot.storage.engine import Database, normalised
from bot.storage.soundness import Unsound, checked
from bot.table.table import Table
from tests.storage.scenes import CLUB, RNG, Playing, full, kept, saved


@pytest.fixture
def file(migrated_file: Path, tmp_path: Path) -> Path:
    """A database with all tables."""
    file = tmp_path / "kozel.db"
    file.write_bytes(migrated_file.read_bytes())
    return file


def told(*_: float) -> None:
    """Nobody watches."""


@contextmanager
def changed(file: Path, *statements: str) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file)) as conn:
        for statement in statements:
            conn.execute(statement)
        conn.commit()
        yield conn


def plies(file: Path) -> int:
    with closing(sqlite3.connect(file)) as conn:
        found: int = conn.execute("SELECT count(*) FROM move").fetchone()[0]
        return found


async def test_a_copy_while_the_bot_plays_is_of_one_instant(file: Path, tmp_path: Path) -> None:
    """Moves go on while pages are copied: the copy replays, and has what was there before."""
    storage = await Storage.open(f"sqlite:///{file}")
    table = await kept(storage, full(RNG))
    playing = Playing(Random(3), quiet=True)
    for _ in range(5):
        await saved(storage, table.id, playing)
    before = plies(file)
    steps: list[tuple[float, float]] = []
    copy = tmp_path / "copy.db"
    going_on = asyncio.create_task(_many(storage, table.id, playing))
    revision = await asyncio.to_thread(
        back_up, file, copy, force=False, told=lambda *step: steps.append(step)
    )
    await going_on
    await storage.close()
    assert revision == checked(copy)
    assert steps[-1][0] == steps[-1][1]
    assert before <= plies(copy) <= plies(file)
    database = Database.beside(normalised(f"sqlite:///{copy}"))
    assert await diverging(database) == []
    await database.close()


async def _many(storage: Storage, table: int, playing: Playing) -> None:
    for _ in range(60):
        await saved(storage, table, playing)


def test_a_writer_between_two_pages_does_not_make_it_begin_again(
    file: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    seen: list[float] = []
    fat = "INSERT INTO failed_update VALUES (1, zeroblob(4000000), 'early', 0)"

    def write(done: float, total: float) -> None:
        seen.append(done)
        if done < total:
            with changed(file, "UPDATE failed_update SET fault = 'later'"):
                pass

    with changed(file, "PRAGMA journal_mode = WAL", fat):
        back_up(file, copy, force=False, told=write)
    assert len(seen) > 2
    assert seen == sorted(seen)
    with changed(copy) as conn:
        assert conn.execute("SELECT fault FROM failed_update").fetchone() == ("early",)


def test_a_copy_is_one_file_for_its_owner_alone(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.db"
    copy.parent.mkdir()
    before = os.umask(0)
    try:
        back_up(file, copy, force=False, told=told)
    finally:
        os.umask(before)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [found.name for found in copy.parent.iterdir()] == ["copy.db"]


def test_a_copy_overwrites_only_when_told_to(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with pytest.raises(InTheWay, match=r"copy\.db"):
        back_up(file, copy, force=False, told=told)
    assert copy.read_text() == "precious"
    back_up(file, copy, force=True, told=told)
    assert checked(copy)
    with pytest.raises(Unsound, match="the database itself"):
        back_up(file, file, force=True, told=told)


def test_a_damaged_database_gives_no_copy(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with changed(file, "PRAGMA foreign_keys = OFF", "INSERT INTO table_seat VALUES (9, 1, 1)"):
        pass
    with pytest.raises(Unsound, match="damaged"):
        back_up(file, copy, force=False, told=told)
    assert not copy.exists()
    assert not [found for found in tmp_path.iterdir() if found.name.startswith(".")]


async def test_a_copy_is_put_back_and_the_old_database_is_kept(file: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{file}"
    storage = await Storage.open(url)
    table = await kept(storage, full(RNG))
    await storage.close()
    copy = tmp_path / "copy.db"
    back_up(file, copy, force=False, told=told)
    storage = await Storage.open(url)
    later = await kept(storage, full(RNG))
    with pytest.raises(AlreadyRunning):
        restore(copy, file, force=True, told=told)
    await storage.close()
    with pytest.raises(InTheWay, match=r"kozel\.db"):
        restore(copy, file, force=False, told=told)
    aside = restore(copy, file, force=True, told=told)
    assert aside is not None
    assert await _numbers(url) == [table.id]
    assert await _numbers(f"sqlite:///{aside}") == [table.id, later.id]


async def _numbers(url: str) -> list[int]:
    storage = await Storage.open(url)
    numbers = [table.id for table in await _tables(storage)]
    await storage.close()
    return numbers


async def _tables(storage: Storage) -> list[Table]:
    async with storage.club.work() as work:
        return sorted(await work.tables_in(CLUB.chat), key=lambda table: table.id)


def test_what_was_not_written_into_the_old_database_yet_stays_with_it(
    file: Path, tmp_path: Path
) -> None:
    """A bot that was killed leaves a log beside the file; it must not get into the new one."""
    copy = tmp_path / "copy.db"
    back_up(file, copy, force=False, told=told)
    script = f"""
import os, sqlite3
conn = sqlite3.connect({str(file)!r}, isolation_level=None)
conn.execute("PRAGMA journal_mode = WAL")
conn.execute("INSERT INTO lease VALUES ('sender', 'killed', 0)")
os.kill(os.getpid(), 9)
"""  # noqa: S608  our own words
    subprocess.run([sys.executable, "-c", script], check=False)  # noqa: S603  our own code
    assert Path(f"{file}-wal").stat().st_size > 0
    aside = restore(copy, file, force=True, told=told)
    assert aside is not None
    for where, rows in ((aside, 1), (file, 0)):
        with changed(where) as conn:
            assert conn.execute("SELECT count(*) FROM lease").fetchone() == (rows,)


@pytest.mark.parametrize("what", ["nothing", "text", "foreign", "newer", "torn"])
def test_what_is_not_ours_is_not_put_back(file: Path, tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy.db"
    if what == "text":
        copy.write_text("no database at all, but long enough to be looked at" * 100)
    elif what == "foreign":
        with changed(copy, "CREATE TABLE other (id)"):
            pass
    elif what in {"newer", "torn"}:
        back_up(file, copy, force=False, told=told)
    if what == "newer":
        with changed(copy, "UPDATE alembic_version SET version_num = '9z'"):
            pass
    if what == "torn":
        copy.write_bytes(copy.read_bytes()[:-20_000])
    before = file.read_bytes()
    with pytest.raises((Unsound, SchemaTooNew), match=r"copy\.db|newer"):
        restore(copy, file, force=True, told=told)
    assert file.read_bytes() == before


def test_postgresql_has_its_own_tools() -> None:
    url = normalised("postgres://me:secret@host:5433/kozel?sslmode=require")
    command = dump_command("backup", url, "a copy")
    assert command == (
        "pg_dump --format=custom --file='a copy' 'postgresql://me@host:5433/kozel?sslmode=require'"
    )
    assert "secret" not in dump_command("restore", url, "x")
