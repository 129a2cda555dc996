"""What happens to an update that was given up: a record for us, a short apology for the person."""

from telegram import Update

from bot.chat.desk import Desk
from bot.chat.visit import Answer, topic_of
from bot.table.sent import Note
from bot.texts.door import Texts, pick

LONGEST_RECORD = 16_000


class Apology:
    """Records a poisoned update and apologises for it."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, update: Update, fault: Exception) -> None:
        """Raises when the record cannot be kept: then the update is not done with."""
        user, chat, query = update.effective_user, update.effective_chat, update.callback_query
        texts = Texts(pick(user.language_code if user else None))
        async with self._desk.club.work() as work:
            body = update.to_json()[:LONGEST_RECORD]
            await work.give_up(update.update_id, body, repr(fault)[:LONGEST_RECORD])
            if query is None and update.message is not None and chat is not None:
                await work.note(Note(chat.id, topic_of(update.message), texts("sorry")))
        if query is not None:
            self._desk.answer(query.id, Answer(texts.plain("sorry")))
        self._desk.changed()

    def too_fast(self, update: Update) -> None:
        """A tap that is passed over gets a toast; a message none, for it would be one more."""
        query = update.callback_query
        if query is not None:
            texts = Texts(pick(query.from_user.language_code))
            self._desk.answer(query.id, Answer(texts.plain("toast-too-fast")))
