"""`python -m bot ratings`: what it says, and with which code it ends."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import cli
from bot.bench.standings.fill import History, fill
from bot.storage import Storage
from bot.storage.lock import FileLock
from tests.storage.evenings import nothing
from tests.storage.scenes import START


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a database may stand, and no other settings."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "kozel.db"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    return file


def filled(file: Path) -> None:
    """Twenty series are entered."""

    async def enter() -> None:
        storage = await Storage.open(f"sqlite:///{file}")
        await storage.close()
        fill(f"sqlite:///{file}", History(deals=140, until=START), nothing)
        storage = await Storage.open(f"sqlite:///{file}")
        await storage.close()

    asyncio.run(enter())


def said(*arguments: str) -> Result:
    """What the command says."""
    return CliRunner().invoke(cli, ["ratings", *arguments])


def one_number(file: Path, change: str = "") -> float:
    """Somebody's mean, after a change."""
    with closing(sqlite3.connect(file)) as conn:
        if change:
            conn.execute(change)
            conn.commit()
        return float(conn.execute("SELECT mu FROM tally ORDER BY period, person_id").fetchone()[0])


def test_numbers_that_are_right_stay_as_they_are(file: Path) -> None:
    filled(file)
    for arguments in (("--check",), ()):
        result = said(*arguments)
        assert (result.exit_code, result.stdout) == (
            0, "20 series: all numbers are as they were kept\n",
        )  # fmt: skip


def test_a_wrong_number_is_found_and_put_right(file: Path) -> None:
    filled(file)
    right = one_number(file)
    wrong = one_number(file, "UPDATE tally SET mu = mu + 1")
    assert wrong != right
    checked = said("--check")
    assert (checked.exit_code, checked.stdout) == (1, "20 series: the numbers differ\n")
    assert one_number(file) == wrong
    mended = said()
    assert (mended.exit_code, mended.stdout) == (
        0, "20 series: the numbers differed and are right now\n",
    )  # fmt: skip
    assert one_number(file) == right


def test_where_there_is_no_database_none_is_made(file: Path) -> None:
    result = said()
    assert (result.exit_code, result.stdout) == (2, "")
    assert "there is no database" in result.stderr
    assert not file.exists()


def test_beside_a_running_bot_it_refuses(file: Path) -> None:
    filled(file)
    lock = FileLock(file)
    result = said()
    lock.release()
    assert (result.exit_code, result.stdout) == (2, "")
    assert "another process" in result.stderr
