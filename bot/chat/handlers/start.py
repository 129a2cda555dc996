"""The private chat: `/start` with and without a payload, and words that are no command."""

from bot.chat.handlers import commands, past, privacy, settings, standings
from bot.chat.places import Link
from bot.chat.refused import REFUSALS
from bot.chat.screens import private
from bot.chat.screens.screens import main_slot
from bot.chat.visit import Visit
from bot.rules.seats import other
from bot.table import lobby
from bot.table.ports import Invitation
from bot.table.refusals import SeatedElsewhere, TeamFull
from bot.table.table import Phase, Step, Table

INVITED = "j_"
ELSEWHERE = "elsewhere"
PAGES = {
    "rules": commands.rules,
    "settings": settings.show,
    "top": standings.top,
    "me": standings.me,
    "forget": privacy.forget,
}


async def start(visit: Visit, payload: str = "") -> None:
    """Follow a link into the private chat. A bare start looks up what the person was invited to:
    Telegram drops the payload when the chat was open already.
    """
    if not visit.is_private:
        return
    link = Link.parse(payload)
    if link is not None:
        await past.follow(visit, link)
        return
    if payload in PAGES:
        await PAGES[payload](visit)
        return
    if payload == ELSEWHERE:
        await elsewhere(visit)
        return
    invitations = await visit.work.invitations(visit.profile.id, visit.moment.now)
    wanted = [i for i in invitations if payload in {f"{INVITED}{i.token}", ""}]
    if wanted:
        await _accept(visit, wanted[0])
    elif payload.startswith(INVITED):
        await visit.say(private.invitation_over(visit.texts))
    else:
        await home(visit)


async def home(visit: Visit) -> None:
    """What can be done from here; hands that are being played come to the end of the chat."""
    tables = await visit.tables()
    playing = [table for table in tables if table.phase is Phase.PLAYING]
    await visit.send_hands_again(playing)
    if not playing:
        await visit.say(private.home(tables, visit.bot_username, visit.texts))


async def elsewhere(visit: Visit) -> None:
    """Lead a person who wanted to sit at a second quick table to the first."""
    busy = await visit.busy()
    if busy is None:
        await home(visit)
        return
    table = await visit.work.table(busy)
    message = await visit.work.message_of(busy, main_slot(table))
    await visit.say(private.elsewhere(await visit.group_of(table), visit.texts, message))


async def _accept(visit: Visit, invitation: Invitation) -> None:
    """Sit down where the group's button pointed, or in the other team when that one is full."""
    await visit.work.end_invitation(invitation.token)
    table = await visit.work.table(invitation.table)
    group = await visit.group_of(table)
    message = await visit.work.message_of(table.id, main_slot(table))
    try:
        table = await visit.keep(await _seated(visit, table, invitation))
    except SeatedElsewhere:
        await elsewhere(visit)
        return
    except REFUSALS as refusal:
        await visit.say(private.explained(refusal, visit.texts))
        return
    await visit.say(private.seated(table, visit.profile.id, group, visit.texts, message))


async def _seated(visit: Visit, table: Table, invitation: Invitation) -> Step:
    busy = await visit.busy(but=table.id)
    try:
        return lobby.sit(table, visit.person, invitation.team, visit.moment, busy=busy)
    except TeamFull:
        return lobby.sit(table, visit.person, other(invitation.team), visit.moment, busy=busy)
