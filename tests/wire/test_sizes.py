"""People fill what they can fill: what is stored stays small."""

from sqlalchemy import Text, func, select

from bot.bench.people import sit_down, tap, until_goats
from bot.chat.buttons import MAX_BYTES, Button, Verb
from bot.playground.client import Person
from bot.playground.seen import Chat
from bot.storage.models import Row
from bot.texts.names import LONGEST_UNITS
from tests.storage.rows import listened
from tests.wire.acts import awaits_a_person, own_screen
from tests.wire.evening import Evening, playing

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
NEVER_FILLED = {("chat", "username")}
"""Groups of the playground have no public name."""


Sizes = dict[tuple[str, str], int]


async def longest(evening: Evening) -> Sizes:
    """The longest value of every column with text in it."""
    found: Sizes = {}
    for table in Row.metadata.sorted_tables:
        for column in (column for column in table.columns if isinstance(column.type, Text)):
            async with evening.kozel.storage._database.reading.begin() as conn:  # noqa: SLF001  looks deeper
                size = await conn.scalar(select(func.max(func.length(column))))
            found[table.name, column.name] = size or 0
    return found


async def everything_is_said(evening: Evening, giant: Person, den: Chat) -> None:
    """The longest words wherever words are taken; somebody is invited."""
    guest = await evening.telegram.person(LONG[:4000], started=False)
    await evening.telegram.chat_deed(den, "members", user_id=guest.id, status="member")
    await giant.send(den, "/kozel " + LONG[:4000])
    message = await giant.sees(den, "gathering")
    await tap(guest, den, Verb.SIT)
    await giant.start("j_" + "x" * 62)
    await giant.send(giant.id, LONG[:4000])
    await giant.send(giant.id, "/settings " + "y" * 4000)
    for data in ("x" * MAX_BYTES, "p.1.1.999", "l.1.1.999", "s.1.1.999"):
        await giant.tap(message, data)
    await evening.settled()


async def a_series_begins(evening: Evening, giant: Person, den: Chat) -> None:
    """With computer players; the first who is asked has ticked all that can be ticked."""
    await sit_down(giant, den, 0)
    for _ in range(3):
        await tap(giant, den, Verb.ADD_COMPUTER)
    await tap(giant, den, Verb.START)
    table = await evening.until_table(awaits_a_person)
    await evening.settled()
    ticked = Button(Verb.PICK, table.id, table.turn_no, 0b1111)
    await giant.tap(await own_screen(evening, giant), str(ticked))
    await evening.settled()


async def test_what_people_fill_stays_small(evening: Evening) -> None:
    world = evening.telegram
    giant: Person = await world.person(LONG[:4000], language_code="x" * 35)
    den = await world.group(LONG[:4000], [giant], type="supergroup")
    with listened(evening.kozel.storage) as heard:
        await everything_is_said(evening, giant, den)
        said = await longest(evening)
        await a_series_begins(evening, giant, den)
    notes = [given for statement, given in heard if statement.startswith("INSERT INTO note")]
    at_once = await longest(evening)
    async with playing(giant):
        await until_goats(world, den)
    at_last = await longest(evening)
    sizes = {column: max(found[column] for found in (said, at_once, at_last)) for column in said}
    sizes["note", "html"] = max(len(str(value)) for given in notes for value in given)
    for column, size in sizes.items():
        assert size <= LARGEST.get(column, OURS), (column, size)
    assert {column for column in LARGEST if not sizes[column]} == NEVER_FILLED
