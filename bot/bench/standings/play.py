"""A series played to its end in a database that is full already: how long its last move takes."""

import os
import time
from random import Random

from bot.bench.standings.fill import History, chat_of
from bot.players.levels import Level
from bot.rules.moves import Action
from bot.rules.seats import TEAMS
from bot.storage import Storage
from bot.table.chair import Person
from bot.table.deals import begin_deal
from bot.table.lobby import add_computer, open_table, sit, start
from bot.table.moment import Moment
from bot.table.options import Options
from bot.table.play import computer_move, play
from bot.table.table import Address, Phase, Step, Table


async def series_end(
    storage: Storage, plan: History, count: int
) -> tuple[list[float], list[float]]:
    """Seconds of the unit of work that ends a series, and of those with any other move."""
    ends: list[float] = []
    moves: list[float] = []
    rng = Random(plan.seed)
    for _ in range(count):
        people = rng.sample(range(1, plan.people + 1), 3)
        async with storage.club.work() as work:
            table = await work.add(_lobby(people, chat_of(rng.randrange(plan.groups))))
        while table.phase is not Phase.RESULT:
            began = time.perf_counter()
            async with storage.club.work() as work:
                table = await work.save(_step(await work.table(table.id), rng))
            spent = time.perf_counter() - began
            (ends if table.phase is Phase.RESULT else moves).append(spent)
    return ends, moves


def _lobby(people: list[int], chat: int) -> Table:
    host = Person(people[0], "Host")
    table = open_table(Address(chat), host, Options(), _now())
    for place, person in enumerate(people):
        table = sit(table, Person(person, "Guest"), TEAMS[place % 2], _now(), busy=None).table
    return add_computer(table, host.id, Level.ROOKIE, _now()).table


def _step(table: Table, rng: Random) -> Step:
    """The next thing that happens: a random move, claims excepted."""
    if table.phase is Phase.LOBBY:
        return start(table, table.host.id, _now())
    if table.phase is Phase.PAUSE:
        return begin_deal(table, _now())
    deal = table.running()
    move = rng.choice(deal.legal_moves(deal.turn))
    owner = table.chairs[deal.turn].person
    if owner is None:
        return computer_move(table, move, _now())
    mask = sum(1 << at for at, card in enumerate(deal.hands[deal.turn]) if card in move.cards)
    assumed = table.trick_no if move.action is Action.CLAIM else table.turn_no
    return play(table, owner.id, move.action, mask, assumed, _now())


def _now() -> Moment:
    return Moment(time.time(), 1.0, os.urandom(32))
