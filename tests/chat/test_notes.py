"""Messages that are sent once: when another try may help, and when none will."""

from random import Random
from typing import Any

import pytest
from telegram.request import RequestData

from bot.chat.attached import Attached
from bot.chat.budget import Budget, Limits
from bot.chat.notes import Notes
from bot.chat.trouble import AT_ONCE, Trouble
from bot.storage import Storage
from bot.table.sent import Note, Shown
from bot.table.table import Phase
from tests.chat.test_delivery import Line, bot, refusal
from tests.storage.scenes import Playing, full, kept, played_until

YARD, TOPIC = -100, 5


@pytest.mark.parametrize(("topic", "pauses"), [(None, [0.0]), (TOPIC, [AT_ONCE, 0.0])])
async def test_a_note_into_a_closed_topic_is_sent_to_the_group_and_then_given_up(
    storage: Storage, topic: int | None, pauses: list[float]
) -> None:
    """There is nowhere else to go when "General" itself is closed."""
    line = Line(refusal(400, "Bad Request: TOPIC_CLOSED"))
    notes = notes_by(line, storage)
    async with storage.club.work() as work:
        await work.note(Note(YARD, topic, "one"))
    for pause in pauses:
        (note,) = await storage.gallery.notes(10)
        assert await notes.send(note) == pause
    assert await storage.gallery.notes(10) == []
    assert [said.get("message_thread_id") for _, said, _ in line.asked][-1] is None


class NoFiles(Line):
    """A group where texts may be sent, but no files."""

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        is_file = url.endswith("/sendDocument")
        refused = refusal(400, "Bad Request: not enough rights to send documents to the chat")
        self.fault = refused if is_file else None
        return await super().do_request(url, method, request_data)


def notes_by(line: Line, storage: Storage) -> Notes:
    budget = Budget(Limits())
    return Notes(bot(line), storage.gallery, budget, Trouble(storage.gallery, budget, lost))


async def test_a_record_that_may_not_be_sent_as_a_file_leaves_its_words(storage: Storage) -> None:
    rng, line = Random(1), NoFiles()
    table = await kept(storage, full(rng, people=4))
    table = await played_until(storage, table.id, Playing(rng, quiet=True), Phase.PAUSE)
    attached = str(Attached("record", table.id, table.series_no))
    async with storage.club.work() as work:
        await work.note(Note(YARD, None, "The record of a series", attached=attached))
    (note,) = await storage.gallery.notes(10)
    assert await notes_by(line, storage).send(note) == 0.0
    assert [(asked, said.get("text")) for asked, said, _ in line.asked] == [
        ("sendDocument", None),
        ("sendMessage", "The record of a series"),
    ]
    assert await storage.gallery.notes(10) == []


async def test_a_page_is_not_turned_in_a_message_that_is_a_screen_by_now(
    storage: Storage,
) -> None:
    table, line = await kept(storage, full(Random(1))), Line()
    await storage.gallery.keep([Shown(table.id, "lobby:1", YARD, None, message=7)])
    async with storage.club.work() as work:
        await work.note(Note(YARD, None, "A page", message=7))
        await work.note(Note(YARD, None, "Another page", message=8))
    for note in await storage.gallery.notes(10):
        await notes_by(line, storage).send(note)
    assert [said["text"] for _, said, _ in line.asked] == ["Another page"]
    assert await storage.gallery.notes(10) == []


async def lost(chat: int) -> None:
    pytest.fail(f"{chat} can be written to, in another topic")
