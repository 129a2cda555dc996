"""The command line: every foreseeable fault is one line that names it, and exit code 2.

A process costs seconds, so what is refused before anything begins is asked for in this one.
"""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from bot.__main__ import cli
from bot.playground import Playground
from bot.playground.client import Telegram
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
    "SENTRY_DSN": "somewhere",
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


def commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command there is, groups of commands too."""
    yield path
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*path, name))


COMMANDS = sorted(commands(typer.main.get_command(cli)))
PROMISED = {
    *("run", "play", "migrate", "export", "verify", "bench"),
    *("doctor", "backup", "restore", "transfer"),
}


def test_every_command_that_is_promised_is_there() -> None:
    assert PROMISED - {path[0] for path in COMMANDS if path} == set()


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help(bare: Path, path: tuple[str, ...]) -> None:
    """Whole sentences, for the command and for each option of ours, on one screen."""
    result = CliRunner().invoke(cli, [*path, "--help"], env={"COLUMNS": "100"})
    assert (result.exit_code, result.stderr) == (0, "")
    command = typer.main.get_command(cli)
    for name in path:
        command = command.commands[name]  # type: ignore[attr-defined]
    assert str(command.help).strip().endswith("."), command.help
    assert len(result.stdout.splitlines()) <= 40
    for parameter in command.params:
        assert getattr(parameter, "help", None), parameter.name


DOCUMENTED = (Path(__file__).parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [path for path in COMMANDS if path], ids=" ".join)
def test_every_command_is_documented(path: tuple[str, ...]) -> None:
    assert f"`{' '.join(path)}" in DOCUMENTED or f"`{path[0]} {path[-1]}" in DOCUMENTED


UNREACHABLE = "postgres://me:secret@127.0.0.1:9/kozel"
FAULTS = {
    "no database": (["export"], {}, "there is no database"),
    "no database to copy": (["backup", "x"], {}, "there is no database"),
    "no copy": (["restore", "none.db"], {}, "none.db: there is no such file"),
    "a copy that is none": (["restore", "text"], {}, "text: file is not a database"),
    "nothing to transfer": (["transfer", "--to", "sqlite:///b.db"], {}, "there is no database"),
    "to itself": (["transfer", "--to", "sqlite:///data/kozel.db"], {}, "--to"),
    "to nowhere": (["transfer", "--to", "nowhere"], {}, "DATABASE_URL"),
    "export out of reach": (["export"], {"DATABASE_URL": UNREACHABLE}, "127.0.0.1"),
    "migrate out of reach": (["migrate"], {"DATABASE_URL": UNREACHABLE}, "127.0.0.1"),
    "run out of reach": (["run"], {"DATABASE_URL": UNREACHABLE}, "127.0.0.1"),
    "backup of PostgreSQL": (["backup", "x"], {"DATABASE_URL": UNREACHABLE}, "pg_dump --format"),
    "restore of PostgreSQL": (["restore", "x"], {"DATABASE_URL": UNREACHABLE}, "pg_restore --cl"),
    "no file": (["verify", "none"], {}, "none: No such file"),
    "a folder": (["verify", "."], {}, ".: Is a directory"),
    "a file that is no text": (["verify", "bytes"], {}, "bytes: this is no text"),
    "a database that is none": (["migrate"], {"DATABASE_URL": "sqlite:///text"}, "not a database"),
    "where no folder can be": (["migrate"], {"DATABASE_URL": "sqlite:////proc/x/y"}, "/proc/x"),
    "no Telegram": (["webhook", "show"], {"BOT_API_URL": "http://127.0.0.1:9"}, "Telegram at"),
    "no webhook": (["webhook", "set"], {}, "WEBHOOK_URL is missing"),
    "a page nobody can serve": (["play", "--host", "198.51.100.1"], {}, "address"),
    "no description": (["play", "--api-spec", "none.json"], {}, "none.json"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_can_be_foreseen_is_one_line(bare: Path, fault: str) -> None:
    """One line that names it on standard error, exit code 2, and no secret."""
    (bare / "text").write_text("no database at all, but long enough to be looked at" * 100)
    (bare / "bytes").write_bytes(b"\xff\xfe\xfd")
    arguments, settings, words = FAULTS[fault]
    result = CliRunner().invoke(cli, arguments, env={"BOT_TOKEN": TOKEN} | settings)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert words in line
    assert "secret" not in line
    assert TOKEN not in line


def test_a_fault_of_ours_is_told_whole_but_for_the_token(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        message = f"at https://x/bot{TOKEN}"
        raise ZeroDivisionError(message)

    monkeypatch.setattr("bot.commands.keeping.migrate_to_head", broken)
    result = CliRunner().invoke(cli, ["migrate"])
    assert result.exit_code == 70
    assert "ZeroDivisionError" in result.stderr
    assert "<token>" in result.stderr
    assert TOKEN not in result.stderr


@pytest.mark.slow
async def test_a_copy_there_and_back(
    playground: Playground, telegram: Telegram, tmp_path: Path
) -> None:
    """`backup` beside a running bot; `restore` when it has stopped; nothing on a bar's stream."""
    settings = on(playground, tmp_path)
    ann = await telegram.person("Ann")
    yard = await telegram.group("Yard", [ann], type="supergroup")
    async with Process(tmp_path, "run", **settings) as bot:
        await ann.send(yard, "/kozel")
        await ann.sees(yard, "gathering", timeout=60)
        async with Process(tmp_path, "backup", "copy.db", **settings) as backup:
            code, out, err = await backup.end()
        assert (code, err) == (0, "")
        assert out.startswith("copy.db holds the whole database")
        assert "another process" in await refuses(tmp_path, "restore", "copy.db", **settings)
        await bot.stop()
    assert "--force" in await refuses(tmp_path, "restore", "copy.db", **settings)
    async with Process(tmp_path, "restore", "copy.db", "--force", **settings) as restore:
        code, out, err = await restore.end()
    assert (code, err) == (0, "")
    assert "is kept as" in out
    async with Process(tmp_path, "transfer", "--to", "sqlite:///b.db", **settings) as transfer:
        code, out, err = await transfer.end()
    assert (code, err) == (0, "")
    assert "game_table                     1" in out


@pytest.mark.slow
async def test_who_is_interrupted_says_so(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    async with Process(tmp_path, "verify", "pipe") as command:
        with await asyncio.to_thread(pipe.open, "w"):  # it reads from now on
            code, _ = await command.stop()
    assert code == 130


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
