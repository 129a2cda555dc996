"""`/top` and `/me`, their keys, and the seasons of a group.

Turning pages edits the one message: a group stays quiet. Anybody there may turn them, and the last
line is his who did. Whose results `/me` shows is who asks, so they are told in private only.
"""

from collections.abc import Sequence

from bot.chat.board_key import BoardKey
from bot.chat.handlers.opening import group_here
from bot.chat.screens import private
from bot.chat.screens.board import board, short
from bot.chat.screens.board_keys import BEGIN, season_question
from bot.chat.screens.content import Content
from bot.chat.screens.mine import mine
from bot.chat.visit import Answer, Visit
from bot.standings.board import Board, Venue, Where
from bot.standings.spans import EVERYWHERE, FIRST_SEASON, Span
from bot.table.refusals import NotAdmin, Stale
from bot.texts import Texts


async def top(visit: Visit) -> None:
    """`/top`: in a group its board, in the private chat that of all groups."""
    if not visit.is_private:
        await group_here(visit)
    which = await _first(visit)
    await visit.say(await _page(visit, which, await visit.voice()))


async def turn(visit: Visit) -> Answer:
    """A tap on a key of a board; under a table's own message the board is told to the person."""
    screen = await visit.work.is_shown(visit.address.chat, visit.message)
    if screen or visit.button.table:
        found = await _board(visit, await _first(visit), await _offered(visit))
        return Answer(short(found, visit.texts), alert=True)
    visit.redraw = await _page(visit, BoardKey.of(visit.button), await visit.voice())
    return Answer()


async def season(visit: Visit) -> Answer:
    """A tap on "New season", or on its confirmation; a second one changes nothing.

    Raises NotAdmin.
    """
    if visit.is_private or not visit.admin:
        raise NotAdmin
    standings, chat, texts = visit.work.standings, visit.address.chat, await visit.voice()
    present, arg = visit.button.number, visit.button.arg
    if arg != BEGIN and present == await standings.season(chat):
        visit.redraw = season_question(present, BoardKey(1, Span.SEASON, present), texts)
        return Answer()
    if arg == BEGIN:
        await standings.begin_season(chat, present, visit.profile.id, visit.moment.now)
    present = await standings.season(chat)
    visit.redraw = await _page(visit, BoardKey(1, Span.SEASON, present), texts)
    return Answer(visit.texts.plain("toast-season", season=present))


async def me(visit: Visit) -> None:
    """`/me`: from a group the person's results there come in private."""
    if not (visit.is_private or visit.profile.reachable):
        await visit.say(private.open_me(visit.bot_username, "me", await visit.voice()))
        return
    offered = await visit.work.standings.groups_of(visit.profile.id)
    await visit.whisper(await _mine(visit, _slot_of(visit.address.chat, offered)))


async def turn_me(visit: Visit) -> Answer:
    """A tap on a key of one's results. Raises Stale anywhere but in private."""
    if not visit.is_private:
        raise Stale
    visit.redraw = await _mine(visit, visit.button.number)
    return Answer()


async def _first(visit: Visit) -> BoardKey:
    """What is shown first: the present season of a group that has begun one, else all time."""
    if visit.is_private:
        return BoardKey()
    present = await visit.work.standings.season(visit.address.chat)
    return BoardKey(1, Span.ALL_TIME if present == FIRST_SEASON else Span.SEASON, present)


async def _page(visit: Visit, which: BoardKey, texts: Texts) -> Content:
    offered = await _offered(visit)
    found = await _board(visit, which, offered)
    return board(found, which, offered, texts, in_group=not visit.is_private)


async def _board(visit: Visit, which: BoardKey, offered: Sequence[Venue]) -> Board:
    scope = offered[which.slot - 1].id if 0 < which.slot <= len(offered) else EVERYWHERE
    where = Where(scope, which.span, visit.moment.now, which.season, which.pairs)
    return await visit.work.standings.board(where, which.page, visit.profile.id)


async def _offered(visit: Visit) -> Sequence[Venue]:
    """The groups whose boards can be reached from here."""
    if not visit.is_private:
        return (Venue(visit.address.chat, visit.title),)
    return await visit.work.standings.groups_of(visit.profile.id)


async def _mine(visit: Visit, slot: int) -> Content:
    standings, person = visit.work.standings, visit.profile.id
    offered = await standings.groups_of(person)
    slot = slot if slot <= len(offered) else 0
    scope = offered[slot - 1].id if slot else EVERYWHERE
    return mine(await standings.mine(person, scope), slot, offered, visit.texts)


def _slot_of(chat: int, offered: Sequence[Venue]) -> int:
    return next((slot for slot, venue in enumerate(offered, 1) if venue.id == chat), 0)
