"""`/kozel` and the button that does the same: show what is going on here, or open a table."""

from dataclasses import replace

from bot.chat.absent import group_back
from bot.chat.rights import ANONYMOUS
from bot.chat.screens import private
from bot.chat.screens.screens import main_slot
from bot.chat.visit import Answer, Visit
from bot.rules.seats import TEAMS
from bot.table import lobby
from bot.table.chair import NOBODY
from bot.table.people import Group, House
from bot.table.refusals import NotAdmin
from bot.table.table import GOING_ON, Phase
from bot.texts.names import safe_name


async def kozel(visit: Visit) -> None:
    """The person's table or an open lobby here comes to the end of the chat, or a new table is
    opened. Tables stand in groups only. Raises NotAdmin where only admins open them.
    """
    if visit.is_private:
        await visit.say(private.only_in_groups(visit.texts))
        return
    await visit.work.lock_group(visit.address.chat)  # two who ask at once find one table
    group = await group_here(visit)
    here = [t for t in await visit.work.tables_at(visit.address) if t.phase in GOING_ON]
    own = next((table for table in here if table.find(visit.profile.id) is not None), None)
    known = own or next((table for table in here if table.phase is Phase.LOBBY), None)
    if known is None:
        await _open(visit, group.house)
    else:
        visit.touched.add(known.id)
        await visit.work.repost(known.id, (main_slot(known),))


async def open_here(visit: Visit) -> Answer:
    """The same by a button."""
    await kozel(visit)
    return Answer()


async def meet_group(visit: Visit) -> Group:
    """The group, kept when anything about it is new; its language is that of who starts there."""
    known = await visit.work.group(visit.address.chat)
    new = known or Group(visit.address.chat, "", visit.profile.language)
    title = safe_name(visit.title)
    group = replace(new, title=title, username=visit.username, active=True)
    if group != known:
        await visit.work.keep_group(group)
    return group


async def group_here(visit: Visit) -> Group:
    """The group where somebody speaks to the bot: it can answer there, as far as it knows, so
    tables that stood still go on. The update that says so may have been lost.
    """
    group = await meet_group(visit)
    visit.touched |= await group_back(visit.work, group.id, visit.moment)
    return group


async def _open(visit: Visit, house: House) -> None:
    """A new table; whoever may be written to and plays nowhere else sits down at once."""
    if house.openers == "admins" and not visit.admin:
        raise NotAdmin
    anonymous = visit.profile.id in ANONYMOUS
    host = NOBODY if anonymous else visit.person
    table = lobby.open_table(visit.address, host, house.options, visit.moment)
    table = await visit.work.add(table)
    visit.touched.add(table.id)
    if anonymous or not visit.profile.reachable or await visit.busy(but=table.id) is not None:
        return
    await visit.keep(lobby.sit(table, visit.person, TEAMS[0], visit.moment, busy=None))
