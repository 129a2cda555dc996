"""A series that is played to its end in one stroke, with the bot looking on afterwards."""

import time
from random import Random

import pytest

from bot.chat import souvenir
from bot.playground.client import Person
from bot.playground.seen import Chat, Message
from bot.table.chair import Person as Owner
from bot.table.lobby import open_table, sit
from bot.table.moment import Moment
from bot.table.options import Options
from bot.table.past import Past
from bot.table.table import Address, Phase, Table
from tests.storage.scenes import Playing
from tests.wire.evening import Evening

HOUR = 3600.0


async def meet(evening: Evening) -> None:
    """Everybody and the group become known to the bot."""
    for person in evening.people:
        await person.start()
        await person.latest()
    await evening.people[0].send(evening.yard, "/help")
    await evening.people[0].latest(evening.yard)


async def play_on(evening: Evening, table: Table, seed: int, until: Phase) -> Table:
    """The table after random moves, in one transaction, once it is in a phase."""
    playing = Playing(Random(seed), quiet=True)
    playing.now = time.time() - HOUR
    async with evening.kozel.storage.club.work() as work:
        table = await (work.table(table.id) if table.id else work.add(table))
        while True:
            table = await souvenir.keep(work, playing.step(table))
            if table.phase is until:
                return table


def lobby(evening: Evening, chat: Chat, people: list[Person]) -> Table:
    """A lobby where these four sit in turn."""
    owners = [Owner(person.id, person.name) for person in people]
    moment = Moment(time.time() - HOUR, 0.0, bytes(32))
    table = open_table(Address(chat.id), owners[0], Options(), moment)
    for place, owner in enumerate(owners):
        table = sit(table, owner, 1 if place % 2 else 0, moment, busy=None).table
    return table


async def series(evening: Evening, seed: int = 5) -> Table:
    """A series of the four in their group, played to its goats; everything is shown."""
    await meet(evening)
    table = await play_on(
        evening, lobby(evening, evening.yard, evening.people), seed, Phase.RESULT
    )
    await evening.settled()
    return table


async def past(evening: Evening, table: Table) -> Past:
    """The newest series of a table as it was kept."""
    async with evening.kozel.storage.club.work() as work:
        found = await work.past(table.id, table.series_no)
    assert found is not None
    return found


def messages(evening: Evening, chat: int) -> list[Message]:
    """What stands in a chat, the oldest first."""
    return list(evening.telegram.world.messages(chat))


def under(message: Message, label: str) -> str:
    """What the key with that label sends."""
    key = message.button(label)
    if key is None or key.data is None:
        pytest.fail(f"no key {label} under {message.text}")
    return key.data
