"""Notes: messages that are sent once and that no screen stands for, and pages that are turned."""

from time import monotonic

from telegram import Bot

from bot.chat import delivery
from bot.chat.budget import Budget
from bot.chat.delivery import Fate, Outcome
from bot.chat.files import Files
from bot.chat.screens.content import Content, keyboard_from
from bot.chat.trouble import Trouble
from bot.chat.waiting import until_kept
from bot.table.ports import Gallery
from bot.table.sent import Note

PASSING = frozenset({Fate.WAIT, Fate.OFFLINE})
"""Outcomes after which a note is tried again as it is."""
WORDS_SECONDS = 0.3
"""How soon it is looked again whether the words stand there that a file comes after."""


class Notes:
    """Sends notes, for the reconciler."""

    def __init__(self, bot: Bot, gallery: Gallery, budget: Budget, trouble: Trouble) -> None:
        self._bot = bot
        self._gallery = gallery
        self._budget = budget
        self._trouble = trouble
        self._files = Files(gallery)

    async def send(self, note: Note) -> float:
        """Send a note, unless that was done; the answer is when to try again, 0 for never."""
        wait = self._budget.wait(note.chat, monotonic(), urgent=True)
        if wait > 0:
            return wait
        if not await self._gallery.is_wanted(note):
            await self._gallery.end_note(note.id)
            return 0.0
        if note.attached and not await self._files.is_due(note.attached):
            return WORDS_SECONDS
        self._budget.took(note.chat, monotonic())
        topic = self._trouble.topic(note.chat, note.topic)
        outcome = await self._post(note, topic)
        again = 0.0
        if outcome.fate not in {Fate.DONE, Fate.GONE}:
            again = await self._trouble.after(note.chat, note.topic, outcome, 1)
        elsewhere = outcome.fate is Fate.NO_TOPIC and topic is not None
        if elsewhere or outcome.fate in PASSING:
            return again
        if outcome.fate is not Fate.MIGRATED:  # there it waits for the new chat by now
            await until_kept(lambda: self._gallery.end_note(note.id))
        return 0.0

    async def _post(self, note: Note, topic: int | None) -> Outcome:
        content = Content(note.html, keyboard_from(note.keyboard))
        if note.attached:
            return await self._post_file(note, topic, content)
        if note.message is None:
            return await delivery.send(self._bot, note.chat, topic, content)
        if not note.html:
            return await delivery.disarm(self._bot, note.chat, note.message)
        return await delivery.edit(self._bot, note.chat, note.message, content)

    async def _post_file(self, note: Note, topic: int | None, content: Content) -> Outcome:
        """A record that may not be sent as a file leaves its words and keys; a picture nothing."""
        file = await self._files.made(note.attached)
        if file is None:
            return Outcome(Fate.GONE)
        outcome = await delivery.send_file(self._bot, note.chat, topic, content, file)
        if outcome.fate is Fate.REFUSED and not file.is_photo:
            return await delivery.send(self._bot, note.chat, topic, content)
        return outcome
