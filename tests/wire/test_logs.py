"""What a running bot logs while it is played with: where, but never what is in the hands.

At DEBUG, with faults in between: a snapshot that cannot be read, a token that Telegram refuses.
"""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.bench.fleet import Fleet
from bot.bench.people import sit_down, tap
from bot.chat.buttons import Button, Verb
from bot.playground import Playground
from bot.playground.client import Person, Telegram
from bot.playground.seen import Chat
from tests.wire.evening import NAMES, eventually, playing
from tests.wire.processes import on

SUITS = "♠♥♦♣"


def told(file: Path, *statements: str) -> list[Any]:
    with closing(sqlite3.connect(file, timeout=10)) as conn:
        for statement in statements:
            found = conn.execute(statement).fetchall()
        conn.commit()
    return found


async def deals(file: Path, number: int) -> None:
    """Wait until so many deals have been counted."""
    count = "SELECT count(*) FROM deal WHERE counted_at IS NOT NULL"

    async def look() -> bool:
        return bool(told(file, count)[0][0] >= number)

    await eventually(look, 90)


@pytest.mark.slow
async def test_no_card_no_seed_and_no_token_is_ever_logged(
    playground: Playground, telegram: Telegram, folder: Path
) -> None:
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    yard = await telegram.group("Yard", people, type="supergroup")
    settings = on(playground, folder) | {"LOG_LEVEL": "debug", "LOG_FORMAT": "json"}
    file = folder / "kozel.db"
    async with Fleet(settings, folder) as fleet:
        await fleet.start()
        await with_a_computer(yard, people)
        async with playing(*people[:3]):
            await deals(file, 1)
        await unreadable_for_a_while(file, people[0], yard)
    log = fleet.logs()
    seeds = [seed for (seed,) in told(file, "SELECT seed FROM deal")]
    lines = [json.loads(line) for line in log.splitlines()]
    assert seeds
    assert not any(sign in log for sign in [*SUITS, *seeds, playground.token])
    assert "UnreadableSnapshot" in log
    done = [line for line in lines if line["event"] == "an update is done"]
    assert any({"update", "chat", "table", "ply"} <= line.keys() for line in done)
    fired = [line for line in lines if line["event"] == "a clock ran out"]
    assert any({"table", "ply"} <= line.keys() for line in fired)
    assert not any("update" in line for line in fired)


async def with_a_computer(yard: Chat, people: list[Person]) -> None:
    """Three people and a computer player sit down and start."""
    await people[0].send(yard, "/kozel")
    for person, team in zip(people[:3], (0, 1, 0), strict=True):
        await sit_down(person, yard, team)
    await tap(people[0], yard, Verb.ADD_COMPUTER)
    await tap(people[0], yard, Verb.START)


async def unreadable_for_a_while(file: Path, person: Person, yard: Chat) -> None:
    """The snapshot of the table is damaged: faults are logged with their tracebacks."""
    told(file, "UPDATE game_table SET state = replace(state, '\"hands\":', '\"hanks\":')")
    message = next(m for m in person.telegram.world.messages(yard.id) if m.buttons)
    answer = await person.tap(message, str(Button(Verb.MY_CARDS, 1, 1)))
    assert answer.text
    told(file, "UPDATE game_table SET state = replace(state, '\"hanks\":', '\"hands\":')")
