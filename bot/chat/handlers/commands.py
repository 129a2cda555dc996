"""Commands about a table that is there: hand, leave, stop; and what can be done here at all."""

from bot.chat.screens import private
from bot.chat.screens.rules import rules as page
from bot.chat.visit import Visit
from bot.table import absence, closing
from bot.table.table import GOING_ON, Phase, Table


async def hand(visit: Visit) -> None:
    """Send the person's hands again, each at the end of his private chat."""
    tables = [table for table in await visit.tables() if table.phase is Phase.PLAYING]
    if not tables:
        await visit.say(private.no_hand(await visit.voice()))
        return
    if not visit.profile.reachable:
        await visit.say(private.open_me(visit.bot_username, "hand", await visit.voice()))
        return
    await visit.send_hands_again(tables)


async def leave(visit: Visit) -> None:
    """Get up from a lobby; in a series it is asked once, for the series will be charged."""
    tables = _here_first(visit, await visit.tables())
    if not tables:
        await visit.say(private.nothing_to_leave(await visit.voice()))
        return
    table = await visit.work.table(tables[0].id)
    if table.phase is Phase.LOBBY:
        await visit.keep(absence.leave(table, visit.profile.id, visit.moment))
        await visit.say(private.left(await visit.voice()))
        return
    group = await visit.group_of(table)
    reachable = visit.profile.reachable
    texts = visit.texts if reachable else await visit.voice()
    question = private.leave_question(table, group.title, texts)
    await (visit.whisper if reachable else visit.say)(question)


async def stop(visit: Visit) -> None:
    """Close the table here: its host or a group admin may."""
    if visit.is_private:
        await visit.say(private.only_in_groups(visit.texts))
        return
    here = [t for t in await visit.work.tables_at(visit.address) if t.phase in GOING_ON]
    if not here:
        await visit.say(private.no_table_here(await visit.voice()))
        return
    own = [t for t in here if t.host.id == visit.profile.id]
    seated = [t for t in here if t.find(visit.profile.id) is not None]
    chosen = (own or seated or here)[0]
    table = await visit.work.table(chosen.id)
    await visit.keep(closing.stop(table, visit.profile.id, visit.moment, admin=visit.admin))
    await visit.say(private.stopped(visit.profile.name, await visit.voice()))


async def rules(visit: Visit) -> None:
    """The rules, in the private chat; a group only gets the way there."""
    if visit.is_private or visit.profile.reachable:
        await visit.whisper(page(0, visit.texts, visit.profile.taste))
    else:
        await visit.say(private.open_me(visit.bot_username, "rules", await visit.voice()))


async def help_(visit: Visit) -> None:
    """What the bot does and which commands there are."""
    voice = await visit.voice()
    await visit.say(private.help_(visit.bot_username, voice, in_group=not visit.is_private))


def _here_first(visit: Visit, tables: list[Table]) -> list[Table]:
    """In the private chat all of a person's tables, in a group those that stand here."""
    return [t for t in tables if visit.is_private or t.address == visit.address]
