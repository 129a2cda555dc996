"""Messages that are sent once: when another try may help, and when none will."""

import pytest

from bot.chat.budget import Budget, Limits
from bot.chat.notes import Notes
from bot.chat.trouble import AT_ONCE, Trouble
from bot.storage import Storage
from bot.table.sent import Note
from tests.chat.test_delivery import Line, bot, refusal

YARD, TOPIC = -100, 5


@pytest.mark.parametrize(("topic", "pauses"), [(None, [0.0]), (TOPIC, [AT_ONCE, 0.0])])
async def test_a_note_into_a_closed_topic_is_sent_to_the_group_and_then_given_up(
    storage: Storage, topic: int | None, pauses: list[float]
) -> None:
    """There is nowhere else to go when "General" itself is closed."""
    line, budget = Line(refusal(400, "Bad Request: TOPIC_CLOSED")), Budget(Limits())
    trouble = Trouble(storage.gallery, budget, lost)
    notes = Notes(bot(line), storage.gallery, budget, trouble)
    async with storage.club.work() as work:
        await work.note(Note(YARD, topic, "one"))
    for pause in pauses:
        (note,) = await storage.gallery.notes(10)
        assert await notes.send(note) == pause
    assert await storage.gallery.notes(10) == []
    assert [said.get("message_thread_id") for _, said, _ in line.asked][-1] is None


async def lost(chat: int) -> None:
    pytest.fail(f"{chat} can be written to, in another topic")
