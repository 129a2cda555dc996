"""`/privacy` and `/forget`: what is kept about a person, and how it goes."""

from bot.chat.screens import privacy as pages
from bot.chat.screens.content import Content
from bot.chat.screens.private import open_me
from bot.chat.visit import Answer, Visit
from bot.table.refusals import Stale


async def privacy(visit: Visit) -> None:
    """What is kept about people, for whoever asks, wherever he asks."""
    await visit.say(pages.privacy(await visit.voice()))


async def forget(visit: Visit) -> None:
    """Ask once, in the private chat: a group need not know."""
    await _in_private(visit, pages.forget_question(visit.texts))


async def answer(visit: Visit) -> Answer:
    """Yes or no. Raises StillSeated, and Stale for anything but one's own private chat."""
    if not visit.is_private or visit.button.arg not in {pages.YES, pages.NO}:
        raise Stale
    if visit.button.arg == pages.NO:
        visit.redraw = pages.still_known(visit.texts)
        return Answer()
    visit.touched |= set(await visit.work.forget(visit.profile.id, visit.moment))
    visit.redraw = pages.forgotten(visit.texts)
    return Answer()


async def _in_private(visit: Visit, content: Content) -> None:
    if visit.is_private or visit.profile.reachable:
        await visit.whisper(content)
    else:
        await visit.say(open_me(visit.bot_username, "forget", await visit.voice()))
