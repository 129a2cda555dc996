"""Keys and links under a message."""

from bot.chat.buttons import Button, Verb
from bot.chat.places import Place
from bot.chat.screens.content import Key, Keyboard, Style
from bot.chat.screens.stage import Eye, Stage
from bot.table import slots
from bot.table.table import Phase

SUPERGROUP = -1_000_000_000_000
"""Ids below it are those of supergroups: only their messages can be linked to."""


def press(eye: Eye, text: str, verb: Verb, arg: int = 0, style: Style | None = None) -> Key:
    """A key that assumes the present phase, series, turn or trick, whatever its verb needs."""
    return Key(text, str(Button(verb, eye.table.id, assumed(eye, verb), arg)), style=style)


def assumed(eye: Eye, verb: Verb) -> int:
    """The number a verb's button assumes (`Verb` says which). Looking again assumes nothing that
    changes with every move, or each move would change the hands of all.
    """
    table = eye.table
    if verb in TURN_VERBS:
        return table.turn_no
    if verb in {Verb.CLAIM, Verb.ASK_CLAIM, Verb.LATER}:
        return table.trick_no
    return table.series_no if verb in {Verb.LEAVE, Verb.STAY} else table.phase_no


ANEW = 1
"""The argument of a replay that comes as a message of its own; 0 turns the page it stands on."""

TURN_VERBS = frozenset({Verb.LEAD, Verb.BEAT, Verb.DISCARD, Verb.PICK, Verb.ASK, Verb.PLAIN})


def past_key(stage: Stage, label: str, verb: Verb, deal: int = 0) -> Key:
    """A key about what was played in this series, or in a deal of it: it never goes stale."""
    table = stage.table
    button = Button(verb, table.id, Place(table.series_no, deal).number, ANEW)
    return Key(stage.texts.plain(label), str(button))


def private_url(bot: str, payload: str = "") -> str:
    """The address of the private chat with the bot."""
    return f"https://t.me/{bot}?start={payload}" if payload else f"https://t.me/{bot}"


def message_url(chat: int, username: str | None, message: int) -> str | None:
    """The address of a group's message; None where messages have none."""
    if username:
        return f"https://t.me/{username}/{message}"
    if chat >= SUPERGROUP:
        return None
    return f"https://t.me/c/{SUPERGROUP - chat}/{message}"


def back_to_table(stage: Stage) -> Keyboard:
    """A row that leads to the table's newest message in the group; none where there is no way."""
    group = stage.scene.group
    message = _newest(stage)
    url = None if message is None else message_url(group.id, group.username, message)
    return () if url is None else ((Key(stage.texts.plain("key-to-table"), url=url),),)


def _newest(stage: Stage) -> int | None:
    table = stage.table
    series = table.series_no
    if table.phase is Phase.LOBBY:
        names = [slots.lobby(series + 1)]
    else:
        last = slots.result(series, table.score.deals)
        names = [slots.series(series), last, slots.lobby(series)]
    if table.deal is not None and not table.deal.is_over:  # also when it was stopped in the middle
        names = [slots.table(series, table.deal_no), *names]
    shown = (stage.scene.shown.get(name) for name in names)
    return next((s.message for s in shown if s is not None and s.message is not None), None)
