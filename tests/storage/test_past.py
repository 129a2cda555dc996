"""Series that can be read again, out of the database; notes with something attached."""

from random import Random

from bot.rules.verify import verify
from bot.storage import Storage
from bot.table.past import Past
from bot.table.sent import Note
from bot.table.table import Phase, Table
from tests.storage.scenes import ANN, BOB, CID, CLUB, Playing, full, kept, played_until, stopped


async def last_at(storage: Storage, chat: int = CLUB.chat) -> Past | None:
    async with storage.club.work() as work:
        return await work.last_past_at(chat)


async def last_of(storage: Storage, person: int) -> Past | None:
    async with storage.club.work() as work:
        return await work.last_past_of(person)


async def past(storage: Storage, table: int, number: int) -> Past | None:
    async with storage.club.work() as work:
        return await work.past(table, number)


async def finished(storage: Storage, seed: int) -> Table:
    """A table whose series has its goats; two people sit there."""
    table = await kept(storage, full(Random(seed)))
    return await played_until(storage, table.id, Playing(Random(seed), quiet=True), Phase.RESULT)


async def test_the_last_series_here_is_the_one_that_was_finished_last(storage: Storage) -> None:
    assert await last_at(storage) is None
    table = await finished(storage, 1)
    found = await last_at(storage)
    assert found is not None
    verify(found.record)
    assert (found.table, found.number, found.chat) == (table.id, 1, CLUB.chat)
    assert found.is_over
    assert [chair.person for chair in found.chairs] == [c.person for c in table.chairs]
    assert [chair.level for chair in found.chairs] == [c.level for c in table.chairs]
    assert await last_at(storage, CLUB.chat - 1) is None
    assert await last_of(storage, ANN.id) == found == await last_of(storage, BOB.id)
    assert await last_of(storage, CID.id) is None
    assert await storage.gallery.past(table.id, 1) == found


async def test_a_series_that_was_stopped_is_not_the_last_one(storage: Storage) -> None:
    await finished(storage, 1)
    whole = await last_at(storage)
    table = await kept(storage, full(Random(2)))
    playing = Playing(Random(2), quiet=True)
    await played_until(storage, table.id, playing, Phase.PAUSE)
    await stopped(storage, table.id, playing.now)
    assert await last_at(storage) == whole
    broken = await past(storage, table.id, 1)
    assert broken is not None
    assert not broken.is_over


async def test_while_a_series_runs_only_its_counted_deals_are_there(storage: Storage) -> None:
    table = await kept(storage, full(Random(3)))
    playing = Playing(Random(3), quiet=True)
    await played_until(storage, table.id, playing, Phase.PLAYING)
    assert await past(storage, table.id, 1) is None
    await played_until(storage, table.id, playing, Phase.PAUSE)
    await played_until(storage, table.id, playing, Phase.PLAYING)
    found = await past(storage, table.id, 1)
    assert found is not None
    assert (len(found.record.deals), found.is_over) == (1, False)
    assert (await storage.club.look(table.id)).seed not in str(found.record)
    for number in (0, 2):
        assert await past(storage, table.id, number) is None
    assert await past(storage, table.id + 1, 1) is None


async def test_a_result_is_told_when_its_message_stands_or_nothing_more_will_come(
    storage: Storage,
) -> None:
    table = await finished(storage, 1)
    assert not await storage.gallery.is_told(table.id, table.series_no)
    assert await storage.gallery.is_told(table.id, table.series_no - 1)
    mark = (await storage.gallery.scene(table.id)).mark
    await storage.gallery.keep(settled=[(table.id, mark)])
    assert await storage.gallery.is_told(table.id, table.series_no)


async def test_a_note_keeps_what_is_attached(storage: Storage) -> None:
    async with storage.club.work() as work:
        await work.note(Note(5, None, "x", attached="record:1.1"))
    (note,) = await storage.gallery.notes(9)
    assert note.attached == "record:1.1"


async def test_only_the_newest_wish_for_a_page_waits(storage: Storage) -> None:
    async with storage.club.work() as work:
        for html in ("a", "b"):
            await work.note(Note(5, None, html, message=7))
        await work.note(Note(5, None, "another page", message=8))
        await work.note(Note(6, None, "another chat", message=7))
        await work.note(Note(5, None, "a message"))
    found = [note.html for note in await storage.gallery.notes(9)]
    assert found == ["b", "another page", "another chat", "a message"]
