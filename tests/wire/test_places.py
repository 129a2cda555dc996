"""Several tables: in one group, in the topics of a forum, in two groups; and groups that move."""

from random import Random

from bot.bench.people import newest, sit_down, tap
from bot.chat.buttons import Verb
from bot.playground.client import Person
from bot.playground.seen import Message
from bot.texts import Texts
from tests.wire.acts import alone, moves, own_screen, table_screen, words
from tests.wire.evening import Evening


async def opened(evening: Evening, host: Person, chat: int, number: int, **where: int) -> Message:
    """The host opens a table; its lobby."""
    await host.send(chat, "/kozel", **where)
    message, _ = await evening.telegram.until(
        lambda world: newest(world, chat, Verb.SIT, table=number)
    )
    return message


async def test_two_tables_in_one_group(evening: Evening) -> None:
    ann, boris, *_ = evening.people
    await alone(evening, ann, evening.yard, 1)
    await alone(evening, boris, evening.yard, 2)
    for turn in range(4):
        await moves(evening, 1, Random(turn), 1)
        await moves(evening, 1, Random(turn), 2)
    texts = [(await table_screen(evening, number)).text for number in (1, 2)]
    assert ("Ann" in texts[0], "Борис" in texts[0]) == (True, False)
    assert ("Ann" in texts[1], "Борис" in texts[1]) == (False, True)


async def test_one_quick_table_at_a_time_several_slow_ones(evening: Evening) -> None:
    ann, boris, *_ = evening.people
    await alone(evening, ann, evening.yard, 1)
    await opened(evening, boris, evening.yard.id, 2)
    answer = await tap(ann, evening.yard, Verb.SIT, 1, table=2)
    await ann.start(str(answer.url).partition("start=")[2])
    link = await ann.sees(None, words(Texts("en")("seated-elsewhere", group="Yard")))
    first = await table_screen(evening, 1)
    assert [str(key.url).rpartition("/")[2] for key in link.buttons] == [str(first.message_id)]
    assert (await evening.table(2)).find(ann.id) is None
    await tap(boris, evening.yard, Verb.OPTIONS, 1, table=2)
    while (await evening.table(2)).options.is_quick:
        await tap(boris, evening.yard, Verb.TURN_TIME, table=2)
        await evening.settled()
    await sit_down(ann, evening.yard, 1, table=2)
    assert (await evening.table(2)).find(ann.id) is not None


async def test_hands_name_their_groups(evening: Evening) -> None:
    ann, boris, *_ = evening.people
    shed = await evening.telegram.group("Shed", [ann, boris], type="supergroup")
    await alone(evening, ann, evening.yard, 1)
    await alone(evening, boris, shed, 2)
    assert "Yard" in (await own_screen(evening, ann, 1)).text
    assert "Shed" in (await own_screen(evening, boris, 2)).text


async def test_a_table_in_each_topic_of_a_forum(evening: Evening) -> None:
    ann, boris, *_ = evening.people
    forum = await evening.telegram.group("Forum", [ann, boris], type="supergroup", is_forum=True)
    topics = [await evening.telegram.topic(forum, name) for name in ("Cards", "Goats")]
    for number, (host, topic) in enumerate(zip((ann, boris), topics, strict=True), start=1):
        lobby = await opened(evening, host, forum.id, number, thread_id=topic)
        assert lobby.thread_id == topic
        await sit_down(host, forum, 0, table=number)
        for _ in range(3):
            await tap(host, forum, Verb.ADD_COMPUTER, table=number)
        await tap(host, forum, Verb.START, table=number)
        assert (await table_screen(evening, number)).thread_id == topic
        await moves(evening, 2, Random(number), number)


async def test_a_topic_that_is_deleted_does_not_stop_its_table(evening: Evening) -> None:
    evening.tolerated += ["message thread not found", "message to edit not found",
                          "message to delete not found"]  # fmt: skip
    ann = evening.people[0]
    forum = await evening.telegram.group("Forum", [ann], type="supergroup", is_forum=True)
    topic = await evening.telegram.topic(forum, "Cards")
    await opened(evening, ann, forum.id, 1, thread_id=topic)
    await sit_down(ann, forum, 0)
    for _ in range(3):
        await tap(ann, forum, Verb.ADD_COMPUTER)
    await tap(ann, forum, Verb.START)
    await table_screen(evening)
    await evening.settled()
    await evening.telegram.chat_deed(forum, f"topics/{topic}", deleted=True)
    await moves(evening, 2, Random(1))
    await evening.settled()
    assert (await table_screen(evening)).thread_id is None


async def test_a_group_becomes_a_supergroup_in_the_middle_of_a_deal(evening: Evening) -> None:
    ann = evening.people[0]
    evening.tolerated += ["upgraded to a supergroup", "message to edit not found"]
    barn = await evening.telegram.group("Barn", [ann], type="group")
    await alone(evening, ann, barn)
    await moves(evening, 3, Random(1))
    new = await evening.telegram.upgrade(barn)
    await evening.until_table(lambda table: table.address.chat == new.id)
    await moves(evening, 3, Random(2))
    await evening.settled()
    assert (await table_screen(evening)).chat_id == new.id
