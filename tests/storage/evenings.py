"""Whole series played by the steps of a table and kept, as the bot would."""

from collections.abc import Sequence
from random import Random

from bot.standings.board import Board, Mine, Where
from bot.standings.spans import EVERYWHERE, Span
from bot.storage import Storage
from bot.storage.standings.entering import SUMS
from bot.table.chair import Person
from bot.table.deals import rematch
from bot.table.moment import Moment
from bot.table.people import Group, Profile
from bot.table.table import Address, Phase, Table
from tests.storage.rows import rows
from tests.storage.scenes import START, Playing, kept, lobby, played_until, seated


async def met(storage: Storage, people: Sequence[Person], chat: int) -> None:
    """These people and their group are known."""
    async with storage.club.work() as work:
        for person in people:
            await work.keep_profile(Profile(person.id, person.name, "en", reachable=True))
        await work.keep_group(Group(chat, "Yard", "en"))


async def played(
    storage: Storage,
    people: Sequence[Person],
    chat: int,
    count: int,
    seed: int = 7,
    *,
    swapped: bool = False,
) -> Table:
    """So many series of four people at one table, each move made by its owner."""
    rng = Random(seed)
    table = await kept(storage, seated(lobby(rng, Address(chat), people[0]), rng, *people))
    playing = Playing(rng, quiet=True)
    for number in range(count):
        if number:
            async with storage.club.work() as work:
                moment = Moment(playing.now, 1.0, rng.randbytes(32))
                ended = await work.table(table.id)
                again = rematch(ended, people[0].id, moment, swapped=swapped, busy={})
                await work.save(again)
        table = await played_until(storage, table.id, playing, Phase.RESULT)
    return table


async def board(storage: Storage, person: int, where: Where | None = None, page: int = 0) -> Board:
    """A board as somebody sees it; that of all time and all groups, if no other is asked for."""
    where = where or Where(EVERYWHERE, Span.ALL_TIME, START)
    async with storage.club.work() as work:
        return await work.standings.board(where, page, person)


async def mine(storage: Storage, person: int, scope: int = EVERYWHERE) -> Mine:
    """Somebody's results."""
    async with storage.club.work() as work:
        return await work.standings.mine(person, scope)


async def sums(storage: Storage) -> list[object]:
    """Every row of every sum."""
    return [tuple(row) for kind in SUMS for row in await rows(storage, kind)]


def nothing(*_: float) -> None:
    """Nobody is told how far it is."""
