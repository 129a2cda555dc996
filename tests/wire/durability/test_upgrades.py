"""A new version starts on what an older one left: tables go on, and old buttons keep working."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection

from bot.bench.people import gather, until_goats
from bot.chat.buttons import Verb
from bot.playground.client import Person
from bot.playground.seen import Message
from bot.storage.engine import Database, normalised
from bot.storage.migrate import config, head
from bot.table.table import Phase, Table
from bot.texts import Texts
from tests.wire.acts import buttons_of, own_screen
from tests.wire.durability.life import Life
from tests.wire.evening import Evening, playing

pytestmark = pytest.mark.slow

OLD = Path(__file__).parents[2] / "data" / "kozel-0002.sql"
"""Written by the bot as it was at revision 0002, in the middle of the third deal; without the
numbers of updates, which this playground gives out anew.
"""
PLAYS = {Verb.LEAD, Verb.BEAT, Verb.DISCARD}


async def downgraded(url: str, revision: str) -> None:
    """The database as the version of that revision would have left it."""

    def down(conn: Connection) -> None:
        command.downgrade(config(conn), revision)

    database = Database.to_migrate(normalised(url))
    async with database.writing.begin() as conn:
        await conn.run_sync(down)
    await database.close()


def play_of(message: Message) -> str | None:
    """A button under a hand that plays cards; None where they must be ticked first."""
    plays = (str(button) for button in buttons_of(message) if button.verb in PLAYS)
    return next(plays, None)


async def played_on(evening: Evening) -> tuple[Person, Message, str]:
    """Play on until who is to move can do so with one tap; his screen and that button."""
    while True:
        await evening.until_table(is_played)
        await evening.settled()
        table = await evening.table()
        person = evening.on_turn(table)
        screen = await own_screen(evening, person)
        play = play_of(screen)
        if play is not None:
            return person, screen, play
        await one_turn(evening, table)


async def one_turn(evening: Evening, table: Table) -> None:
    async with playing(*evening.people):
        await evening.until_table(lambda now: now.turn_no != table.turn_no)


async def revision(evening: Evening) -> str | None:
    return (await evening.kozel.storage.pulse()).schema


@pytest.mark.timeout(240)
async def test_a_series_across_a_migration(life: Life, url: str) -> None:
    async with life.bot() as evening:
        await gather(evening.yard, evening.people)
        async with playing(*evening.people):
            await evening.until_table(lambda table: table.deal_no == 2)
        person, screen, play = await played_on(evening)
        table = await evening.table()
        stale = play.replace(f".{table.turn_no}.", f".{table.turn_no - 1}.")
    await downgraded(url, "0001")
    async with life.bot() as evening:
        assert await revision(evening) == head()
        assert await evening.table() == table
        await tapped_anew(evening, person, screen, stale, play)
        async with playing(*evening.people):
            await until_goats(evening.telegram, evening.yard)


def is_played(table: Table) -> bool:
    return table.phase is Phase.PLAYING and table.deal is not None and not table.deal.is_over


async def tapped_anew(
    evening: Evening, person: Person, screen: Message, stale: str, play: str
) -> None:
    """Buttons that the old version drew: one of the past is explained, the present one plays."""
    table = await evening.table()
    answer = await person.tap(screen, stale)
    language = str(evening.telegram.world.people[person.id]["language_code"])
    assert answer.text == Texts(language).plain("refused-stale")
    assert (await evening.table()).turn_no == table.turn_no
    answer = await person.tap(screen, play)
    assert answer.text
    assert (await evening.table()).turn_no == table.turn_no + 1


@pytest.mark.timeout(240)
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_an_older_version_left_is_played_to_the_end(life: Life, folder: Path) -> None:
    """Its messages are in chats that nobody can see any more, so they are sent anew."""
    with sqlite3.connect(folder / "kozel.db") as conn:
        conn.executescript(OLD.read_text("utf-8"))
    conn.close()
    async with life.bot() as evening:
        assert await revision(evening) == head()
        table = await evening.table()
        assert (table.phase, table.deal_no) == (Phase.PLAYING, 3)
        evening.tolerated += ["message to edit not found", "message to delete not found"]
        for person in evening.people:
            await person.send(person.id, "/hand")
        async with playing(*evening.people):
            await until_goats(evening.telegram, evening.yard)
        await evening.until_table(lambda table: table.phase is Phase.RESULT)


def test_the_old_database_is_a_real_one() -> None:
    """It has the rows that a series has, and none that came later."""
    text = OLD.read_text("utf-8")
    assert "VALUES('0002')" in text
    assert text.count('INSERT INTO "move"') > 50
    assert "CREATE TABLE tally" not in text
