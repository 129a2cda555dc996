"""A group that became a supergroup: everything goes along to its new number."""

from dataclasses import replace
from random import Random

from bot.storage import Storage
from bot.table.people import Group
from bot.table.sent import Note, Shown
from bot.table.table import Address
from tests.storage.scenes import ANN, CLUB, Playing, full, kept, saved

GROUP = Group(CLUB.chat, "The club", "uk", username="club")
NEW = -1_009_999_999_999


async def test_a_group_takes_everything_along_to_its_new_number(storage: Storage) -> None:
    table = await kept(storage, full(Random(1)))
    await saved(storage, table.id, Playing(Random(2)))
    private = Shown(table.id, "hand:0", ANN.id, message=8, digest="h")
    public = Shown(table.id, "table:1", CLUB.chat, message=9, digest="t", fails=3)
    await storage.gallery.keep([private, public])
    async with storage.club.work() as work:
        await work.keep_group(GROUP)
        await work.note(Note(CLUB.chat, None, "one"))
    scene = await storage.gallery.scene(table.id)
    await storage.gallery.keep(settled=[(table.id, scene.mark)])
    await storage.gallery.migrate(CLUB.chat, NEW)
    scene = await storage.gallery.scene(table.id)
    assert scene.table.address == Address(NEW)
    assert scene.group == replace(GROUP, id=NEW)
    assert scene.shown == {"hand:0": private, "table:1": Shown(table.id, "table:1", NEW)}
    assert [note.chat for note in await storage.gallery.notes(limit=10)] == [NEW]
    assert [stale for stale, _ in await storage.gallery.stale_tables(limit=10)] == [table.id]
    async with storage.club.work() as work:
        assert await work.tables_at(CLUB) == []
        assert [found.id for found in await work.tables_at(Address(NEW))] == [table.id]
        assert await work.group(CLUB.chat) is None


async def test_what_was_set_in_the_old_group_holds_in_one_that_was_met_before(
    storage: Storage,
) -> None:
    table = await kept(storage, full(Random(1)))
    async with storage.club.work() as work:
        await work.keep_group(replace(GROUP, active=False))
        await work.keep_group(Group(NEW, "The club", "en"))
    for _ in range(2):
        async with storage.club.work() as work:
            await work.migrate_group(CLUB.chat, NEW)
    assert (await storage.gallery.scene(table.id)).group == replace(GROUP, id=NEW)


async def test_a_table_plays_on_in_its_new_group(storage: Storage) -> None:
    table = await kept(storage, full(Random(1)))
    await storage.gallery.migrate(CLUB.chat, NEW)
    after = await saved(storage, table.id, Playing(Random(2)))
    assert after.address == Address(NEW)
    assert await storage.club.look(table.id) == after
