"""Taps in a lobby."""

from bot.chat.handlers.start import ELSEWHERE
from bot.chat.screens.keys import private_url
from bot.chat.screens.lobby import UNFOLDED
from bot.chat.screens.screens import main_slot
from bot.chat.visit import Answer, Visit
from bot.players.levels import Level
from bot.rules.seats import TEAMS
from bot.table import closing, lobby
from bot.table.refusals import SeatedElsewhere
from bot.table.sent import Shown
from bot.table.table import Phase, Table

LEVELS = tuple(Level)


async def sit(visit: Visit) -> Answer:
    """Take a seat; who never started the bot is led through the private chat, who sits at
    another quick table to that one.
    """
    table = await _lobby(visit)
    team = TEAMS[visit.button.arg % 2]
    if not visit.profile.reachable:
        return Answer(url=await visit.invite(table.id, team))
    busy = await visit.busy(but=table.id)
    try:
        step = lobby.sit(table, visit.person, team, visit.moment, busy=busy)
    except SeatedElsewhere:
        return Answer(url=private_url(visit.bot_username, ELSEWHERE))
    return await visit.told(step)


async def stand(visit: Visit) -> Answer:
    """Give the seat up."""
    return await visit.told(lobby.stand(await _lobby(visit), visit.profile.id, visit.moment))


async def add_computer(visit: Visit) -> Answer:
    """Fill a seat with a computer player."""
    level = LEVELS[visit.button.arg % len(LEVELS)]
    table = await _lobby(visit)
    return await visit.told(lobby.add_computer(table, visit.profile.id, level, visit.moment))


async def remove_computer(visit: Visit) -> Answer:
    """Send a computer player away."""
    table = await _lobby(visit)
    return await visit.told(lobby.remove_computer(table, visit.profile.id, visit.moment))


async def shuffle(visit: Visit) -> Answer:
    """Let the lot decide who plays with whom."""
    table = await _lobby(visit)
    return await visit.told(lobby.shuffle_partners(table, visit.profile.id, visit.moment))


async def turn_time(visit: Visit) -> Answer:
    """Choose the next turn time."""
    table = await _lobby(visit)
    busy = await visit.elsewhere(table)
    return await visit.told(lobby.next_turn_time(table, visit.profile.id, visit.moment, busy=busy))


async def start(visit: Visit) -> Answer:
    """Begin the series."""
    return await visit.told(lobby.start(await _lobby(visit), visit.profile.id, visit.moment))


async def close(visit: Visit) -> Answer:
    """Close the lobby."""
    table = await _lobby(visit)
    step = closing.stop(table, visit.profile.id, visit.moment, admin=visit.admin)
    return await visit.told(step)


async def options(visit: Visit) -> Answer:
    """Unfold or fold up the keys of the table's options: for who may close it."""
    table, moment = await _lobby(visit), visit.moment
    table.require(Phase.LOBBY)
    closing.require_keeper(table, visit.profile.id, moment, admin=visit.admin)
    form = UNFOLDED if visit.button.arg else ""
    where, slot = table.address, main_slot(table)
    shown = Shown(table.id, slot, where.chat, where.topic, draft=form, tapped_at=moment.now)
    await visit.work.draft(shown)
    return Answer()


async def _lobby(visit: Visit) -> Table:
    table = await visit.table()
    table.require_phase_no(visit.button.number)
    return table
