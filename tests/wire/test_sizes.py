"""People fill what they can fill: what is stored stays small."""

from collections.abc import Sequence

from sqlalchemy import Text, func, select

from bot.chat.buttons import MAX_BYTES
from bot.playground.client import Person
from bot.storage.models import Row
from bot.texts.names import LONGEST_UNITS
from tests.wire.evening import Evening

LONG = "W̷̢̛" * 2000 + "💥" * 2000
SMALL = LONGEST_UNITS + 1
LARGEST = {
    ("person", "name"): SMALL,
    ("chat", "title"): SMALL,
    ("chat", "username"): 32,
    ("series_seat", "name"): SMALL,
    ("invitation", "token"): 16,
    ("screen", "slot"): 32,
    ("screen", "draft"): 32,
    ("screen", "digest"): 32,
    ("screen", "alert"): 32,
    ("note", "html"): 4096 * 4,
    ("game_table", "state"): 16_000,
}
"""Characters. What is not listed is written by the bot alone, from a fixed list of words."""
OURS = 16_384


async def longest(evening: Evening) -> Sequence[tuple[str, str, int]]:
    """The longest value of every column with text in it."""
    found = []
    for table in Row.metadata.sorted_tables:
        for column in (column for column in table.columns if isinstance(column.type, Text)):
            async with evening.kozel.storage._database.reading.begin() as conn:  # noqa: SLF001
                size = await conn.scalar(select(func.max(func.length(column))))
            found.append((table.name, column.name, size or 0))
    return found


async def test_what_people_fill_stays_small(evening: Evening) -> None:
    world = evening.telegram
    giant: Person = await world.person(LONG[:4000], language_code="x" * 35)
    den = await world.group(LONG[:4000], [giant], type="supergroup")
    await giant.send(den, "/kozel " + LONG[:4000])
    message = await giant.sees(den, "gathering")
    await giant.start("j_" + "x" * 62)
    await giant.send(giant.id, LONG[:4000])
    await giant.send(giant.id, "/settings " + "y" * 4000)
    for data in ("x" * MAX_BYTES, "p.1.1.999", "l.1.1.999", "s.1.1.999"):
        await giant.tap(message, data)
    await evening.settled()
    for table, column, size in await longest(evening):
        assert size <= LARGEST.get((table, column), OURS), (table, column, size)
    assert {(table, column) for table, column, _ in await longest(evening)} >= LARGEST.keys()
