"""The command line: every foreseeable fault is one line that names it, and exit code 2.

A process costs seconds, so what is refused before anything begins is asked for in this one.
"""

import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import cli
from bot.playground import Playground
from bot.storage import Storage
from tests.wire.processes import OURS, Process, on

TOKEN = "424242:" + "x" * 35
WRONG = {
    "BOT_TOKEN": "nonsense",
    "BOT_TOKEN_FILE": "/nowhere/at/all",
    "BOT_API_URL": "ftp://example",
    "WEBHOOK_URL": "example",
    "LISTEN": "everywhere",
    "LOG_LEVEL": "loud",
    "LOG_FORMAT": "pictures",
    "PACE": "-1",
    "GROUP_MESSAGES_PER_MINUTE": "many",
    "CHAT_MESSAGES_PER_SECOND": "0",
    "BOT_MESSAGES_PER_SECOND": "nan",
    "GROUP_EDIT_INTERVAL": "-3",
}


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without `.env`, and no setting in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in OURS:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.mark.parametrize("name", WRONG)
def test_a_malformed_setting_is_named(bare: Path, name: str) -> None:
    token = {} if name == "BOT_TOKEN_FILE" else {"BOT_TOKEN": TOKEN}
    result = CliRunner().invoke(cli, ["run"], env=token | {name: WRONG[name]})
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert line.startswith(name)
    assert TOKEN not in line


def test_a_database_of_an_unknown_kind_is_named(bare: Path) -> None:
    result = CliRunner().invoke(cli, ["export"], env={"DATABASE_URL": "mysql://localhost/kozel"})
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("DATABASE_URL")


def test_help(bare: Path) -> None:
    result = CliRunner().invoke(cli, ["--help"])
    assert result.exit_code == 0
    for command in ("run", "play", "export", "verify", "migrate"):
        assert command in result.stdout


async def refuses(folder: Path, *arguments: str, **settings: str) -> str:
    """The one line that a command says when it ends with code 2."""
    async with Process(folder, *arguments, **settings) as bot:
        code, out, err = await bot.end()
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1, err
    return err.rstrip()


async def test_a_token_is_needed(tmp_path: Path) -> None:
    assert (await refuses(tmp_path, "run")).startswith("BOT_TOKEN is missing")


async def test_a_database_newer_than_the_code_is_refused(
    playground: Playground, tmp_path: Path
) -> None:
    settings = on(playground, tmp_path)
    await (await Storage.open(settings["DATABASE_URL"])).close()
    with sqlite3.connect(tmp_path / "kozel.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    line = await refuses(tmp_path, "run", **settings)
    assert "newer version" in line
    assert "9999" in line


async def test_a_second_process_on_the_same_file_is_refused(
    playground: Playground, tmp_path: Path
) -> None:
    settings = on(playground, tmp_path)
    storage = await Storage.open(settings["DATABASE_URL"])
    line = await refuses(tmp_path, "run", **settings)
    assert "another process" in line
    assert "kozel.db" in line
    await storage.close()


async def test_a_token_that_telegram_does_not_know(playground: Playground, tmp_path: Path) -> None:
    settings = on(playground, tmp_path) | {"BOT_TOKEN": TOKEN}
    line = await refuses(tmp_path, "run", **settings)
    assert line.startswith("BOT_TOKEN")
    assert "xxx" not in line
