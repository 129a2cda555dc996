"""A tap: unpack, ask the table within one unit of work, answer, have the screens follow.

Refusals and dead buttons are answered here, once for all verbs: one short explanation to the one
who tapped, and nothing changes.
"""

from collections.abc import Awaitable, Callable

from telegram import CallbackQuery, Message, Update
from telegram.ext import ContextTypes

from bot.chat.buttons import Button, NoButton, Verb
from bot.chat.desk import Desk
from bot.chat.handlers import (
    hand,
    lobby,
    opening,
    pages,
    past,
    privacy,
    series,
    settings,
    standings,
)
from bot.chat.handlers.hand import ACTIONS
from bot.chat.refused import REFUSALS, Refused, is_stale
from bot.chat.screens.refusals import explain
from bot.chat.visit import Answer, Visit, met, topic_of
from bot.table.ports import AlreadyDone, Work
from bot.table.sent import Note
from bot.table.table import Address
from bot.texts.door import Texts, pick

VERBS: dict[Verb, Callable[[Visit], Awaitable[Answer]]] = {
    Verb.SIT: lobby.sit,
    Verb.STAND: lobby.stand,
    Verb.ADD_COMPUTER: lobby.add_computer,
    Verb.REMOVE_COMPUTER: lobby.remove_computer,
    Verb.SHUFFLE: lobby.shuffle,
    Verb.TURN_TIME: lobby.turn_time,
    Verb.START: lobby.start,
    Verb.CLOSE: lobby.close,
    Verb.OPTIONS: lobby.options,
    Verb.MY_CARDS: hand.my_cards,
    Verb.GO_PRIVATE: hand.go_private,
    Verb.COME_BACK: hand.come_back,
    Verb.LEAD: hand.make_move,
    Verb.BEAT: hand.make_move,
    Verb.DISCARD: hand.make_move,
    Verb.CLAIM: hand.make_move,
    Verb.PICK: hand.change_draft,
    Verb.ASK: hand.change_draft,
    Verb.ASK_CLAIM: hand.change_draft,
    Verb.PLAIN: hand.change_draft,
    Verb.LATER: hand.change_draft,
    Verb.REFRESH: hand.refresh,
    Verb.NEXT: series.next_deal,
    Verb.PAUSE: series.pause,
    Verb.REMATCH: series.rematch,
    Verb.SWAP: series.swap,
    Verb.LEAVE: series.leave,
    Verb.STAY: series.stay,
    Verb.RULES: pages.rules,
    Verb.SETTINGS: settings.settle,
    Verb.LANGUAGE: settings.choose_language,
    Verb.OPEN: opening.open_here,
    Verb.FORGET: privacy.answer,
    Verb.TOP: standings.turn,
    Verb.ME: standings.turn_me,
    Verb.SEASON: standings.season,
    Verb.REPLAY: past.replay,
    Verb.RECORD: past.send_record,
    Verb.CHECK: past.check,
}

NEEDS_RIGHTS = frozenset(
    {Verb.CLOSE, Verb.OPTIONS, Verb.OPEN, Verb.SETTINGS, Verb.LANGUAGE, Verb.SEASON}
)
"""Verbs that a group admin may use where others may not."""

LOOKING_BACK = frozenset({Verb.REPLAY, Verb.RECORD, Verb.CHECK})
"""Verbs that read what was played: their table need not be looked at."""


class Presses:
    """The handler of all callback queries."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def __call__(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        """Handle one tap; raises only when nothing was committed."""
        query = update.callback_query
        if query is None:
            return
        try:
            button = Button.parse(query.data or "")
        except NoButton as refusal:
            self._desk.answer(query.id, await self._refused(query, refusal))
            return
        await self._press(update.update_id, query, button)

    async def _press(self, update_id: int, query: CallbackQuery, button: Button) -> None:
        desk, where = self._desk, _where(query)
        chat = query.message.chat if query.message else None
        asks = where.chat < 0 and button.verb in NEEDS_RIGHTS
        admin = asks and await desk.rights.of_person(where.chat, query.from_user.id)
        touched = {0 if button.verb in LOOKING_BACK else button.table}
        try:
            async with desk.club.work(update_id) as work:
                profile = await met(work, query.from_user, private=where.chat > 0)
                visit = Visit(
                    work,
                    profile,
                    where,
                    desk.moment(),
                    desk.bot.username,
                    button,
                    message=query.message.message_id if query.message else 0,
                    admin=admin,
                    title=chat.title or "" if chat else "",
                    username=chat.username if chat else None,
                    app_language=query.from_user.language_code,
                )
                answer = await VERBS[button.verb](visit)
                await visit.turn_page()
                touched |= visit.touched
        except AlreadyDone:  # its answer may have been lost with the process that did it
            desk.answer(query.id, Answer())
            return
        except REFUSALS as refusal:
            desk.answer(query.id, await self._refused(query, refusal))
            return
        desk.answer(query.id, answer)
        if button.verb in ACTIONS:
            desk.metrics.moved(by_person=True)
        for table in touched:
            desk.changed(table, visit.due)

    async def _refused(self, query: CallbackQuery, refusal: Refused | NoButton) -> Answer:
        """Explain; the keyboard of a message that no screen stands for is taken away."""
        where, message = _where(query).chat, query.message
        self._desk.metrics.refused(refusal)
        async with self._desk.club.work() as work:
            profile = await work.profile(query.from_user.id)
            if message is not None and is_stale(refusal):
                await _disarm(work, where, message.message_id)
        self._desk.changed()
        language = profile.language if profile else pick(query.from_user.language_code)
        return Answer(explain(refusal, Texts(language), profile.taste if profile else None))


async def _disarm(work: Work, chat: int, message: int) -> None:
    """Have the keyboard taken from a message that no screen stands for."""
    if not await work.is_shown(chat, message):
        await work.note(Note(chat, None, "", message=message))


def _where(query: CallbackQuery) -> Address:
    """Where the tapped message stands; the private chat when Telegram does not say."""
    message = query.message
    if message is None:
        return Address(query.from_user.id)
    return Address(message.chat.id, topic_of(message if isinstance(message, Message) else None))
