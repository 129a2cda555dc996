"""Many fingers at once: each move is made once.

`KOZEL_PLIES=40` plays the long form: 2,000 taps for each of the two.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from bot.bench.people import gather
from bot.storage.audit import plies
from bot.storage.engine import Database, normalised
from bot.table.table import Phase, Table
from tests.wire.acts import own_screen, some_move
from tests.wire.durability.house import House
from tests.wire.evening import Evening

pytestmark = pytest.mark.slow

TAPS = 50
PLIES = int(os.environ.get("KOZEL_PLIES", "8"))


def moved_on(table: Table) -> Callable[[Table], bool]:
    return lambda after: after.turn_no > table.turn_no


async def doubled(evening: Evening, url: str) -> None:
    """Every move is tapped fifty times at once; the rows hold it once."""
    rng = Random(3)
    for _ in range(PLIES):
        table = await evening.until_table(lambda table: table.phase is Phase.PLAYING)
        person, button = evening.on_turn(table), some_move(table, rng)
        message = await own_screen(evening, person)
        answers = await asyncio.gather(*(person.tap(message, str(button)) for _ in range(TAPS)))
        assert all(answer.answered for answer in answers)
        after = await evening.until_table(moved_on(table))
        assert after.turn_no - table.turn_no <= 2  # the second one: the next deal began
    database = Database.beside(normalised(url))
    kept = [ply for ply in await plies(database) if ply.ply is not None]
    await database.close()
    assert len(kept) == PLIES
    assert len({(ply.deal, ply.ply) for ply in kept}) == PLIES


async def test_fifty_double_taps_on_sqlite(evening: Evening, folder: Path) -> None:
    await gather(evening.yard, evening.people)
    await doubled(evening, f"sqlite:///{folder}/kozel.db")


async def test_fifty_double_taps_on_postgresql_shared_by_two_processes(
    house: House, postgres: str
) -> None:
    await gather(house.evening.yard, house.evening.people)
    await doubled(house.evening, postgres)
    assert min(house.balancer.taken.values()) > TAPS * PLIES / 4
