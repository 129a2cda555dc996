"""One line in the group that calls the person everybody waits for."""

from bot.chat.screens.content import Content, Key
from bot.chat.screens.keys import private_url
from bot.chat.screens.stage import Stage
from bot.chat.screens.trick import deadline
from bot.texts import Html


def nudge(stage: Stage) -> Content | None:
    """Mentions the one to move; None when no person is waited for."""
    seat = stage.table.running().turn
    person, time = stage.table.chairs[seat].person, deadline(stage, stage.texts.word("soon"))
    if person is None or time is None:
        return None
    line: Html = stage.texts("nudge", id=person.id, name=stage.name(seat), time=time)
    return Content(line, ((Key(stage.texts.plain("key-private"), url=private_url(stage.bot)),),))
