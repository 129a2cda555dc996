"""The schema: up, down, up; the same as the models; never older code on a newer database."""

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from shutil import copy, copytree

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.storage import SchemaTooNew, Storage
from bot.storage.engine import Database, normalised
from bot.storage.migrate import MIGRATIONS, config, head, migrate
from bot.storage.models import NAMES, Row
from tests.storage.rows import listened
from tests.storage.scenes import START


async def on(url: str, deed: object, *args: object) -> object:
    """Do something with a connection, in a transaction."""
    assert callable(deed)
    database = Database.to_migrate(normalised(url))
    try:
        async with database.writing.begin() as conn:
            return await conn.run_sync(deed, *args)
    finally:
        await database.close()


def tables(conn: Connection) -> set[str]:
    return set(inspect(conn).get_table_names()) - {"alembic_version"}


def downgrade(conn: Connection, revision: str) -> None:
    command.downgrade(config(conn), revision)


def differences(conn: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(conn), Row.metadata))


def revisions(conn: Connection) -> list[str]:
    scripts = ScriptDirectory.from_config(config(conn))
    return [script.revision for script in scripts.walk_revisions()][::-1]


def counted_up(conn: Connection, table: str) -> bool:
    """Whether this is SQLite's AUTOINCREMENT, which allows no name for its key."""
    return conn.dialect.name == "sqlite" and table == "note"


def nameless(conn: Connection) -> list[str]:
    """Constraints that the database had to name itself."""
    inspector = inspect(conn)
    named = re.compile("|".join(f"{kind}_" for kind in NAMES))
    found = []
    for table in tables(conn):
        key = inspector.get_pk_constraint(table)
        constraints = [
            *([] if counted_up(conn, table) else [key]),
            *inspector.get_foreign_keys(table),
            *inspector.get_unique_constraints(table),
        ]
        found += [table for c in constraints if not named.match(str(c["name"]))]
    return found


async def test_each_migration_goes_up_down_and_up_again(url: str) -> None:
    below = "base"
    for revision in list(await on(url, revisions)):  # type: ignore[call-overload]
        await migrate(normalised(url), revision)
        await on(url, downgrade, below)
        await migrate(normalised(url), revision)
        below = revision
    assert await on(url, tables) == set(Row.metadata.tables)


async def test_the_way_down_leaves_nothing(url: str) -> None:
    await migrate(normalised(url))
    await on(url, downgrade, "base")
    assert await on(url, tables) == set()


async def test_migrations_end_where_the_models_are(url: str) -> None:
    await migrate(normalised(url))
    assert await on(url, differences) == []


async def test_every_constraint_has_a_name(url: str) -> None:
    await migrate(normalised(url))
    assert await on(url, nameless) == []


async def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    await migrate(normalised(url))
    await on(url, lambda conn: conn.execute(text("UPDATE alembic_version SET version_num = '9z'")))
    with pytest.raises(SchemaTooNew) as refused:
        await Storage.open(url)
    assert refused.value.revision == "9z"
    assert "9z" in str(refused.value)


async def test_several_that_start_at_once_migrate_once(url: str) -> None:
    await asyncio.gather(*(migrate(normalised(url)) for _ in range(4)))
    assert await on(url, tables) == set(Row.metadata.tables)


async def test_a_migration_that_fails_leaves_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_args: object, **_more: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("alembic.op.create_index", broken)
    with pytest.raises(ZeroDivisionError):
        await migrate(normalised(url))
    assert await on(url, tables) == set()


def revise(conn: Connection, migrations: Path) -> Script:
    """The next migration, written into a copy of the folder."""
    settings = config(conn)
    settings.set_main_option("script_location", str(copytree(MIGRATIONS, migrations)))
    script = command.revision(settings, "Something new", autogenerate=True)
    assert isinstance(script, Script)
    return script


async def test_a_new_migration_has_the_next_number(migrated: str, tmp_path: Path) -> None:
    script = await on(migrated, revise, tmp_path / "migrations")
    newest = head()
    assert isinstance(script, Script)
    assert newest is not None
    assert (script.down_revision, script.revision) == (newest, f"{int(newest) + 1:04}")


async def stale(storage: Storage) -> None:
    await storage.gallery.stale_tables(limit=5)


async def due(storage: Storage) -> None:
    await storage.agenda.due_tables(START, limit=5)


async def live(storage: Storage) -> None:
    async with storage.club.work() as work:
        await work.tables_in(-100)


@pytest.mark.parametrize("ask", [stale, due, live], ids=lambda ask: ask.__name__)
async def test_what_is_asked_often_looks_at_live_tables_only(
    migrated_file: Path, tmp_path: Path, ask: Callable[[Storage], Awaitable[None]]
) -> None:
    file = Path(copy(migrated_file, tmp_path))
    storage = await Storage.open(f"sqlite:///{file}")
    with listened(storage) as heard:
        await ask(storage)
    await storage.close()
    ((query, given),) = heard
    with closing(sqlite3.connect(file)) as conn:
        plan = str(conn.execute(f"EXPLAIN QUERY PLAN {query}", given).fetchall())
    assert f"ix_game_table_{ask.__name__}" in plan
    assert "TEMP B-TREE" not in plan
