"""Clocks that run out, and computer players who take their time."""

import asyncio
from random import Random

from bot.chat.clocks import Clocks
from bot.chat.metrics import Metrics
from bot.players.levels import Level
from bot.rules.moves import Move
from bot.rules.view import SeatView
from bot.storage import Storage
from bot.table.absence import vanish
from bot.table.lobby import start
from bot.table.table import Table
from tests.storage.scenes import ANN, Playing, full, kept, moment, saved

RNG = Random(3)


async def at_a_computers_turn(storage: Storage) -> Table:
    """A deal of Ann and three computer players, one of whom is to move."""
    table = await kept(storage, full(RNG, people=1))
    async with storage.club.work() as work:
        table = await work.save(start(await work.table(table.id), ANN.id, moment(RNG)))
    playing = Playing(RNG, quiet=True)
    while table.chairs[table.running().turn].is_manned:
        table = await saved(storage, table.id, playing)
    return table


async def test_an_answer_is_dropped_when_the_table_has_moved_on(storage: Storage) -> None:
    """Ann goes while the computer player thinks: his move would still be a legal one."""
    table = await at_a_computers_turn(storage)
    asked, answered = asyncio.Event(), asyncio.Event()
    moves: list[Move] = []

    async def choose(view: SeatView, _: Level, __: int) -> Move | None:
        if asked.is_set():
            await asyncio.Event().wait()
        asked.set()
        await answered.wait()
        moves.append(view.legal_moves()[0])
        return moves[0]

    shown = asyncio.Event()
    clocks = Clocks(
        storage.club,
        storage.agenda,
        1.0,
        lambda _: shown.set(),
        choose=choose,
        metrics=Metrics(),
    )
    running = asyncio.create_task(clocks.run())
    async with asyncio.timeout(20):
        await asked.wait()
        async with storage.club.work() as work:
            after = await work.save(vanish(await work.table(table.id), ANN.id, moment(RNG)))
        answered.set()
        await shown.wait()
    seen = await storage.club.look(table.id)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert moves[0] in table.running().legal_moves(table.running().turn)
    assert (seen.rev, seen.turn_no) == (after.rev, table.turn_no)
