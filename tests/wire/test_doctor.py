"""`doctor`: every line says how it is, and what to do where it is not well."""

import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from telegram import User

from bot.bench.servers import database as made
from bot.commands.doctor import at_telegram, here
from bot.commands.doctor.at_telegram import of_telegram, of_the_bot
from bot.commands.doctor.database import groups_in, of_database
from bot.commands.doctor.finding import Finding
from bot.playground import Playground
from bot.playground.client import Telegram
from bot.storage import Storage
from bot.table.ports import Tenure
from bot.table.table import Phase
from tests.storage.scenes import Playing, full, kept, played_until, saved
from tests.wire.evening import Evening, eventually, playing, settings
from tests.wire.processes import ROOT, Process, on

pytestmark = pytest.mark.slow

numbers = count(1)


async def found(findings: AsyncIterator[Finding]) -> dict[str, Finding]:
    """Findings by name; of several of one name the worst."""
    ranks = ["ok", "warning", "fault"]
    by_name: dict[str, Finding] = {}
    async for finding in findings:
        before = by_name.get(finding.name)
        if before is None or ranks.index(finding.grade) > ranks.index(before.grade):
            by_name[finding.name] = finding
    for finding in by_name.values():
        assert bool(finding.todo) == (finding.grade != "ok"), finding
    return by_name


def graded(findings: dict[str, Finding]) -> dict[str, str]:
    return {name: str(finding.grade) for name, finding in findings.items()}


async def doctor(folder: Path, *arguments: str, **environment: str) -> tuple[int, str]:
    async with Process(folder, "doctor", *arguments, **environment) as process:
        code, out, err = await process.end()
    assert err == ""
    return code, out


async def test_beside_a_running_bot_everything_is_found_in_order(
    game: Evening, playground: Playground, folder: Path
) -> None:
    environment = on(playground, folder)
    async with playing(*game.people):
        code, out = await doctor(folder, **environment)
        assert code == 0, out
        assert all(line.startswith("ok ") for line in out.splitlines()), out
        code, out = await doctor(folder, "--all", "--json", **environment)
    report = {line["name"]: line for line in json.loads(out)}
    assert code == 0
    assert {line["grade"] for line in report.values()} == {"ok"}
    assert set(report) == {
        "settings", "database", "schema", "disk", "folder", "bot", "screens", "replay", "records",
        "token", "privacy", "updates", "rights", "clock",
    }  # fmt: skip
    documented = (ROOT / "docs" / "operation.md").read_text(encoding="utf-8")
    assert all(f"| {name} |" in documented for name in report)
    assert "works with it" in report["bot"]["said"]
    assert "1 of 1 groups" in report["rights"]["said"]


async def test_a_setting_that_is_wrong_is_exit_code_2(tmp_path: Path) -> None:
    code, out = await doctor(tmp_path, PACE="-1")
    assert (code, "fault    settings   PACE" in out) == (2, True)
    code, out = await doctor(tmp_path)
    assert code == 2
    assert "BOT_TOKEN is missing" in out
    assert "warning  database   there is none" in out


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, folder: Path, worker_id: str) -> AsyncIterator[str]:
    """A database with one table in play and one series that is over."""
    if request.param == "sqlite":
        yield await played(f"sqlite:///{folder}/kozel.db")
        return
    server = request.getfixturevalue("server")
    with made(server, f"kozel_doctor_{worker_id}_{next(numbers)}") as url:
        yield await played(url)


async def played(url: str) -> str:
    storage = await Storage.open(url)
    for seed, phase in ((3, Phase.RESULT), (4, Phase.PAUSE)):
        table = await kept(storage, full(Random(1)))
        await played_until(storage, table.id, Playing(Random(seed), quiet=True), phase)
    await saved(storage, table.id, Playing(Random(5), quiet=True))
    await storage.close()
    return url


async def changed(url: str, *statements: str) -> None:
    storage = await Storage.open(url)
    async with storage._database.writing.begin() as conn:  # noqa: SLF001  what nobody should do
        for statement in statements:
            await conn.execute(text(statement))
    await storage.close()


NOT_SHOWN = "UPDATE game_table SET wanted = 9, shown = 8, stale_since = {at}"
ILLS = {
    "live": ("UPDATE deal SET dealer = 3 - dealer", "replay", "fault", "table"),
    "unreadable": ("UPDATE game_table SET state = '{}'", "replay", "fault", "1"),
    "counts": ("UPDATE deal SET points_0 = points_0 + 1", "records", "fault", "series"),
    "given up": (
        "INSERT INTO failed_update VALUES (1, '{}', 'x', 0)", "updates", "warning", "1 updates",
    ),
    "lag": (NOT_SHOWN.format(at=0), "screens", "warning", "start the bot"),
    "older": ("UPDATE alembic_version SET version_num = '0001'", "schema", "warning", "0001"),
    "newer": ("UPDATE alembic_version SET version_num = '9z'", "schema", "fault", "9z"),
    "gone": ("DROP TABLE alembic_version", "schema", "warning", "empty"),
}  # fmt: skip


@pytest.mark.parametrize("ill", ILLS)
async def test_what_ails_a_database_is_found(url: str, ill: str) -> None:
    statement, name, grade, words = ILLS[ill]
    well = await found(of_database(url, everything=True))
    assert set(graded(well).values()) == {"ok"}
    await changed(url, statement)
    findings = await found(of_database(url, everything=True))
    assert graded(findings)[name] == grade
    assert words in " ".join(findings[name].lines())


async def test_who_works_with_it_is_named_and_must_keep_up(url: str) -> None:
    await changed(url, NOT_SHOWN.format(at=time.time() - 300))
    storage = await Storage.open(url)
    assert await storage.lease.take(60) is Tenure.ANEW
    findings = await found(of_database(url, everything=False))
    await storage.close()
    assert findings["bot"].said.startswith("process" if not storage.is_shared else "")
    assert "no bot" not in findings["bot"].said
    assert findings["screens"].grade == "warning"
    assert "log" in findings["screens"].todo


async def test_a_database_that_is_not_there_or_is_none(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, whatever it is called" * 50)
    with closing(sqlite3.connect(tmp_path / "empty.db")) as conn:
        conn.execute("VACUUM")
    for name, grade in (("none", "warning"), ("text", "fault")):
        url = f"sqlite:///{tmp_path}/{name}.db"
        assert graded(await found(of_database(url, everything=True)))["database"] == grade
        assert await groups_in(url, 5) == ()
    findings = await found(of_database("postgres://x@127.0.0.1:9/x", everything=True))
    assert findings["database"].grade == "fault"
    assert "DATABASE_URL" in findings["database"].todo


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kozel.db"
    file.write_bytes(b"x" * 1000)
    for free, grade in ((10**12, "ok"), (here.ENOUGH - 1, "warning"), (here.LEAST - 1, "fault")):
        usage = SimpleNamespace(free=free)
        monkeypatch.setattr(here, "shutil", SimpleNamespace(disk_usage=lambda _, u=usage: u))
        (finding,) = here.disk(file)
        assert finding.grade == grade
    monkeypatch.setattr(here, "LONGEST_LOG", 10)
    (tmp_path / "kozel.db-wal").write_bytes(b"x" * 11)
    assert "log beside" in [finding.said for finding in here.disk(file)][-1]


async def test_a_folder_that_cannot_be_written_to() -> None:
    finding = await here.folder(Path("/proc/kozel.db"))
    assert finding.grade == "fault"


async def asked(playground: Playground, folder: Path, **more: Any) -> dict[str, Finding]:
    groups = more.pop("groups", ())
    return await found(of_telegram(settings(playground, folder, **more), groups))


async def test_a_token_that_is_not_known_and_a_telegram_that_is_not_there(
    playground: Playground, folder: Path
) -> None:
    wrong = await asked(playground, folder, bot_token="1234567:" + "x" * 35)
    assert graded(wrong) == {"token": "fault"}
    away = await asked(playground, folder, bot_api_url="http://127.0.0.1:9")
    assert graded(away) == {"telegram": "fault"}


async def test_groups_where_the_bot_may_not_write_are_named(
    playground: Playground, telegram: Telegram, folder: Path
) -> None:
    ann = await telegram.person("Ann")
    groups = []
    for name, status in (("In", "member"), ("Out", "kicked"), ("Mute", "restricted")):
        chat = await telegram.group(name, [ann], type="supergroup")
        playground.world.chats[chat.id].bot_status = status
        groups.append((chat.id, name))
    findings = await asked(playground, folder, groups=groups)
    assert "1 of 3" in findings["rights"].said
    assert "Out" in findings["rights"].todo
    assert "Mute" in findings["rights"].todo
    assert "In (" not in findings["rights"].todo


async def test_the_way_of_updates_must_be_the_one_that_is_set(
    playground: Playground, telegram: Telegram, folder: Path
) -> None:
    hook = {"webhook_url": "http://127.0.0.1:9/kozel", "webhook_secret": "webhook-secret"}
    assert (await asked(playground, folder, **hook))["updates"].grade == "fault"
    bot = f"/bot{playground.token}"
    await telegram.post(f"{bot}/setWebhook", {"url": hook["webhook_url"]})
    findings = await asked(playground, folder)
    assert findings["updates"].grade == "fault"
    assert "webhook remove" in findings["updates"].todo
    assert (await asked(playground, folder, **hook))["updates"].grade == "ok"
    ann = await telegram.person("Ann")
    await ann.start()

    async def refused() -> bool:
        info = (await telegram.get(f"{bot}/getWebhookInfo"))["result"]
        return "last_error_date" in info

    await eventually(refused)
    assert (await asked(playground, folder, **hook))["updates"].grade == "warning"


@pytest.mark.parametrize(("skew", "grade"), [(0, "ok"), (-60, "warning"), (600, "fault")])
async def test_a_clock_that_is_wrong(
    playground: Playground,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    skew: float,
    grade: str,
) -> None:
    wrong = SimpleNamespace(time=lambda: time.time() + skew)
    monkeypatch.setattr(at_telegram, "time", wrong)
    finding = (await asked(playground, folder))["clock"]
    assert finding.grade == grade
    assert ("fast" in finding.said, "slow" in finding.said) == (skew > 0, skew < 0)


@pytest.mark.parametrize(
    ("told", "grades"),
    [
        ({"can_read_all_group_messages": True, "can_join_groups": True}, {"privacy": "warning"}),
        (
            {"can_read_all_group_messages": False, "can_join_groups": False},
            {"groups": "fault", "privacy": "ok"},
        ),
    ],
)
def test_what_botfather_was_told(told: dict[str, Any], grades: dict[str, str]) -> None:
    findings = of_the_bot(User(1, "Kozel", is_bot=True, **told))
    assert {finding.name: str(finding.grade) for finding in findings} == grades
