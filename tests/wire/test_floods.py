"""Somebody taps as no person can: he is told once, and the others notice nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from time import monotonic

import pytest

from bot.app import Kozel
from bot.chat.buttons import Button, Verb
from bot.chat.throttle import TOLD_EVERY
from bot.playground import Playground
from bot.storage.models import UpdateRow
from bot.texts import Texts
from tests.storage.rows import rows
from tests.wire.acts import own_screen, stranger, table_screen
from tests.wire.evening import Evening, settings

RATE = 5
AT_ONCE = 20
TAPS = 100


@pytest.fixture
async def kozel(playground: Playground, folder: Path, pace: float) -> AsyncIterator[Kozel]:
    """The bot with the limits that it has in life, lower for one person."""
    limits = {"person_updates_per_second": RATE, "group_updates_per_second": 1000}
    async with Kozel(settings(playground, folder, pace=pace, **limits)) as kozel:
        yield kozel


async def test_a_flood_is_told_once_and_costs_the_database_nothing(game: Evening) -> None:
    eve = await stranger(game)
    screen = await table_screen(game)
    before = len(await rows(game.kozel.storage, UpdateRow))
    data, began = str(Button(Verb.MY_CARDS, 1)), monotonic()
    answers = await asyncio.gather(*(eve.tap(screen, data, wait=3) for _ in range(TAPS)))
    seconds = monotonic() - began
    told = [answer.text for answer in answers if answer.answered]
    slower = Texts("en").plain("toast-too-fast")
    assert 1 <= told.count(slower) <= 1 + seconds / TOLD_EVERY
    looked_at = len(told) - told.count(slower)
    assert AT_ONCE <= looked_at <= AT_ONCE + RATE * seconds
    assert len(await rows(game.kozel.storage, UpdateRow)) - before <= looked_at

    table = await game.table()
    person = game.on_turn(table)
    answer = await person.tap(await own_screen(game, person), str(Button(Verb.REFRESH, 1)))
    assert answer.text not in {None, "", slower}
