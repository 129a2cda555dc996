"""Messages that wait to be sent."""

from dataclasses import replace

from bot.storage import Storage
from bot.table.sent import Note
from tests.storage.scenes import CLUB


async def test_notes_wait_in_order_until_they_end(storage: Storage) -> None:
    notes = [Note(CLUB.chat, None, "one"), Note(CLUB.chat, 3, "two", '[["Ok"]]')]
    async with storage.club.work() as work:
        for note in notes:
            await work.note(note)
    waiting = await storage.gallery.notes(limit=10)
    assert [replace(note, id=0) for note in waiting] == notes
    await storage.gallery.end_note(waiting[0].id)
    assert await storage.gallery.notes(limit=10) == waiting[1:]


async def test_a_note_has_a_number_that_never_comes_again(storage: Storage) -> None:
    numbers = []
    for _ in range(2):
        async with storage.club.work() as work:
            await work.note(Note(CLUB.chat, None, "one"))
        (note,) = await storage.gallery.notes(limit=10)
        await storage.gallery.end_note(note.id)
        numbers.append(note.id)
    assert numbers[0] != numbers[1]
