"""What a press did, in a few words for the presser alone."""

from bot.chat.buttons import Verb
from bot.chat.screens.stage import Eye, limit
from bot.rules.moves import Action
from bot.rules.seats import team_of
from bot.table.events import (
    CameBack,
    DealStarted,
    Event,
    Moved,
    Sat,
    SeatTakenOver,
    SeriesStarted,
    Stood,
    TrickTaken,
)
from bot.table.people import Taste
from bot.table.table import Step
from bot.texts import Ltr, Texts

DONE = {
    Verb.ADD_COMPUTER: "toast-bot-added",
    Verb.REMOVE_COMPUTER: "toast-bot-removed",
    Verb.SHUFFLE: "toast-shuffled",
    Verb.NEXT: "toast-ready",
    Verb.PAUSE: "toast-paused",
    Verb.CLOSE: "toast-closed",
}
"""Presses that leave no event behind."""


def toast(verb: Verb, step: Step, texts: Texts, taste: Taste) -> str:
    """What a press did. Empty when the screen says it all."""
    eye = Eye(step.table, texts, taste)
    told = [text for text in (_told(eye, event) for event in step.events) if text]
    return "\n".join(told) or _done(verb, eye)


def _told(eye: Eye, event: Event) -> str:
    texts = eye.texts
    match event:
        case Moved():
            return _moved(eye, event)
        case TrickTaken(taker):
            return texts.plain("toast-trick", team=team_of(taker), name=eye.name(taker))
        case Sat(seat):
            return texts.plain("toast-sat", team=team_of(seat))
        case CameBack():
            return texts.plain("toast-back")
        case _:
            return _told_rarely(texts, event)


def _told_rarely(texts: Texts, event: Event) -> str:
    match event:
        case Stood():
            return texts.plain("toast-stood")
        case SeriesStarted():
            return texts.plain("toast-series")
        case SeatTakenOver(left=True):
            return texts.plain("toast-left")
        case DealStarted(number):
            return texts.plain("toast-deal", number=number)
        case _:
            return ""


def _moved(eye: Eye, event: Moved) -> str:
    texts, cards = eye.texts, eye.cards(event.move.cards)
    match event.move.action:
        case Action.LEAD:
            return texts.plain("toast-lead", cards=cards)
        case Action.CLAIM:
            return texts.plain("toast-claim", cards=cards)
        case Action.DISCARD:
            return texts.plain("toast-discard", cards=cards)
        case Action.BEAT:
            pairs = (f"{eye.card(own)} > {eye.card(low)}" for own, low in event.pairing)
            return texts.plain("toast-beat", pairs=Ltr(", ".join(pairs)))


def _done(verb: Verb, eye: Eye) -> str:
    if verb is Verb.TURN_TIME:
        words = limit(eye.texts, eye.table.options.turn_time)
        return eye.texts.plain("toast-turn-time", limit=words)
    return eye.texts.plain(DONE[verb]) if verb in DONE else ""
