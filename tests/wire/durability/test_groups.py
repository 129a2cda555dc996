"""Groups that throw the bot out, mute it, become supergroups; topics that close."""

import pytest

from bot.bench.people import gather, until_goats
from bot.playground.client import Person, Telegram
from bot.playground.seen import Chat
from bot.table.table import Phase
from tests.wire.evening import NAMES, Evening, eventually, playing

pytestmark = pytest.mark.slow

OUT = ("kicked", "left", "restricted")


async def some_plies(evening: Evening, number: int = 6) -> None:
    before = (await evening.table()).turn_no
    async with playing(*evening.people):
        await evening.until_table(lambda table: table.turn_no >= before + number)


@pytest.mark.parametrize("status", OUT)
async def test_out_of_the_group_and_in_again(game: Evening, status: str) -> None:
    """The table stands still, its people are told, and it goes on when the bot is back."""
    game.tolerated += ["Forbidden", "not enough rights"]
    await game.telegram.chat_deed(game.yard, "bot", status=status)
    held = await game.until_table(lambda table: table.held)
    assert held.phase is Phase.PLAYING
    for person in game.people:
        await person.sees(None, "Yard")
    await game.telegram.chat_deed(game.yard, "bot", status="member")
    await game.until_table(lambda table: not table.held)
    await game.settled()
    await some_plies(game)


@pytest.mark.parametrize(
    ("status", "command"), [("kicked", "/kozel"), ("left", "/top"), ("restricted", "/settings")]
)
async def test_out_of_the_group_without_an_update(
    game: Evening, status: str, command: str
) -> None:
    """The refusal of the next message says it too: the update may have been lost long ago. So may
    the one that the bot is back; whoever speaks to it there tells as much.
    """
    game.tolerated += ["Forbidden", "not enough rights"]
    chat = game.playground.world.chats[game.yard.id]
    chat.bot_status = status
    async with playing(*game.people):  # who is muted may edit what he wrote, until a deal ends
        await game.until_table(lambda table: table.held)
    chat.bot_status = "member"
    await game.people[0].send(game.yard, command)
    await game.until_table(lambda table: not table.held)
    await game.settled()
    await some_plies(game)


async def test_a_dissolved_group_holds_its_table_and_closes_it_uncounted(game: Evening) -> None:
    game.tolerated.append("Forbidden")
    await game.telegram.chat_deed(game.yard, "dissolve")
    await game.until_table(lambda table: table.held)
    await game.pass_time(25 * 3600)
    table = await game.until_table(lambda table: table.phase is Phase.CLOSED)
    assert table.broken_off


@pytest.fixture
async def yard(telegram: Telegram) -> tuple[Chat, list[Person]]:
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    return await telegram.group("Yard", people, type="group"), people


async def test_a_group_becomes_a_supergroup_in_the_middle_of_a_deal(
    evening: Evening, yard: tuple[Chat, list[Person]]
) -> None:
    """Play goes on in the new chat; the series before counts there too."""
    evening.tolerated += ["upgraded to a supergroup", "message to edit not found"]
    evening.yard, evening.people = yard
    await gather(evening.yard, evening.people)
    await evening.until_table(lambda table: table.deal is not None)
    async with playing(*evening.people):
        await evening.until_table(lambda table: table.turn_no >= 6)
        new = await evening.telegram.upgrade(evening.yard)
        await evening.until_table(lambda table: table.address.chat == new.id)
        goats = await until_goats(evening.telegram, new)
    assert goats.chat_id == new.id
    table = await evening.until_table(lambda table: table.phase is Phase.RESULT)
    assert table.score.losers is not None
    records = [record async for record in evening.kozel.storage.records.all()]
    assert len(records) == 1


async def test_a_group_was_upgraded_while_the_update_never_came(
    evening: Evening, yard: tuple[Chat, list[Person]]
) -> None:
    """Telegram's refusal names the new chat."""
    evening.tolerated += ["upgraded to a supergroup", "message to edit not found"]
    evening.yard, evening.people = yard
    await gather(evening.yard, evening.people)
    await evening.until_table(lambda table: table.deal is not None)
    await evening.settled()
    world = evening.playground.world
    tell, world.tell = world.tell, lambda *_: None  # type: ignore[method-assign]
    new = await evening.telegram.upgrade(evening.yard)
    world.tell = tell  # type: ignore[method-assign]
    async with playing(*evening.people):
        await evening.until_table(lambda table: table.address.chat == new.id)


async def forum(evening: Evening) -> int:
    """The evening moves to a topic of a forum, where a deal is played."""
    evening.yard = await evening.telegram.group(
        "Forum", evening.people, type="supergroup", is_forum=True
    )
    topic = await evening.telegram.topic(evening.yard, "Cards")
    host = evening.people[0]
    await host.send(evening.yard, "/kozel", thread_id=topic)
    await gather_here(evening)
    table = await evening.until_table(lambda table: table.deal is not None)
    assert table.address.topic == topic
    await evening.settled()
    return topic


async def gather_here(evening: Evening) -> None:
    """The four sit down at the lobby that is there."""
    from bot.bench.people import sit_down, tap
    from bot.chat.buttons import Verb

    for place, person in enumerate(evening.people):
        await sit_down(person, evening.yard, place % 2)
    await tap(evening.people[0], evening.yard, Verb.START)


@pytest.mark.parametrize("deed", [{"closed": True}, {"deleted": True}], ids=["closed", "deleted"])
async def test_the_topic_is_gone(evening: Evening, deed: dict[str, bool]) -> None:
    """Play goes on in the group as a whole."""
    evening.tolerated += ["TOPIC_CLOSED", "message thread not found", "message to edit not found"]
    topic = await forum(evening)
    await evening.telegram.chat_deed(evening.yard, f"topics/{topic}", **deed)
    before = (await evening.table()).deal_no
    async with playing(*evening.people):
        await evening.until_table(
            lambda table: table.deal_no > before or table.phase is Phase.RESULT
        )
    await evening.settled()

    async def outside() -> bool:
        messages = evening.telegram.world.messages(evening.yard.id)
        return any(m.is_bot and m.buttons and m.thread_id is None for m in messages)

    await eventually(outside)
