"""How the tables are, in a few numbers."""

from sqlalchemy import text

from bot.storage import Storage
from bot.storage.engine import Database, normalised
from bot.table.table import Phase
from tests.storage.scenes import RNG, START, Playing, Time, full, kept, lobby, saved, stopped


async def settled(storage: Storage, table_id: int) -> None:
    scene = await storage.gallery.scene(table_id)
    await storage.gallery.keep(settled=[(table_id, scene.mark)])


async def test_of_an_empty_database(storage: Storage) -> None:
    pulse = await storage.pulse()
    assert dict(pulse.tables) == {}
    assert (pulse.lagging, pulse.lagging_since) == (0, None)
    assert pulse.schema == pulse.head is not None


async def test_live_tables_are_counted_by_phase(storage: Storage) -> None:
    await kept(storage, lobby(RNG))
    await kept(storage, lobby(RNG))
    played = await kept(storage, full(RNG))
    await saved(storage, played.id, Playing(RNG))
    closed = await kept(storage, full(RNG))
    await stopped(storage, closed.id, START)
    pulse = await storage.pulse()
    assert sum(pulse.tables.values()) == 3
    assert pulse.tables[Phase.LOBBY] >= 2
    assert Phase.CLOSED not in pulse.tables


async def test_the_oldest_change_that_is_not_shown_is_told(storage: Storage, time: Time) -> None:
    """A closed table counts too: its last screens are still to be shown."""
    first = await kept(storage, full(RNG))
    time.now = START + 5
    second = await kept(storage, full(RNG))
    pulse = await storage.pulse()
    assert (pulse.lagging, pulse.lagging_since) == (2, START)
    await settled(storage, first.id)
    assert (await storage.pulse()).lagging_since == START + 5
    await settled(storage, second.id)
    assert (await storage.pulse()).lagging_since is None
    time.now = START + 9
    await stopped(storage, first.id, START + 9)
    pulse = await storage.pulse()
    assert (pulse.lagging, pulse.lagging_since) == (1, START + 9)


async def test_a_schema_that_was_changed_meanwhile_is_told(
    storage: Storage, migrated: str
) -> None:
    database = Database.to_migrate(normalised(migrated))
    async with database.writing.begin() as conn:
        await conn.execute(text("UPDATE alembic_version SET version_num = '9z'"))
    await database.close()
    pulse = await storage.pulse()
    assert pulse.schema == "9z" != pulse.head
