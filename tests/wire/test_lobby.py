"""The lobby in its group: the options of a table unfold for who keeps it, for nobody else."""

from bot.bench.people import newest, sit_down, tap
from bot.chat.buttons import Button, Verb
from bot.playground.seen import Message
from bot.table.table import Phase
from bot.texts import Texts
from tests.wire.acts import buttons_of, refused, stranger
from tests.wire.evening import Evening

OPTIONS = {Verb.TURN_TIME, Verb.CLOSE}


async def opened(evening: Evening) -> Message:
    """A lobby whose host is Ann."""
    await evening.people[0].send(evening.yard, "/kozel")
    message, _ = await evening.telegram.until(
        lambda world: newest(world, evening.yard.id, Verb.OPTIONS)
    )
    await evening.settled()
    return await now(evening, message)


async def now(evening: Evening, lobby: Message) -> Message:
    """The lobby as it stands there now."""
    await evening.settled()
    return evening.telegram.world.chats[lobby.chat_id].messages[lobby.message_id]


def verbs(message: Message) -> set[Verb]:
    return {button.verb for button in buttons_of(message)}


async def test_the_host_unfolds_the_options_in_the_same_message(evening: Evening) -> None:
    ann, boris, *_ = evening.people
    lobby = await opened(evening)
    assert not verbs(lobby) & OPTIONS
    assert not (await tap(ann, evening.yard, Verb.OPTIONS, 1)).text
    unfolded = await now(evening, lobby)
    assert verbs(unfolded) == verbs(lobby) | OPTIONS
    for team, person in enumerate((ann, boris)):
        await sit_down(person, evening.yard, team)
    assert Verb.SHUFFLE in verbs(await now(evening, lobby)), "it stays while others sit down"
    await tap(ann, evening.yard, Verb.TURN_TIME)
    await tap(ann, evening.yard, Verb.OPTIONS, 0)
    folded = await now(evening, lobby)
    assert not verbs(folded) & {*OPTIONS, Verb.SHUFFLE}
    assert (await evening.table()).options.turn_time == 3600
    assert len([m for m in evening.telegram.world.messages(evening.yard.id) if m.is_bot]) == 2


async def test_who_does_not_keep_the_table_reads_why_not(evening: Evening) -> None:
    eve = await stranger(evening)
    lobby = await opened(evening)
    button = next(b for b in buttons_of(lobby) if b.verb is Verb.OPTIONS)
    for person, language in ((evening.people[1], "ru"), (eve, "en")):
        told = await refused(person, lobby, button)
        assert told.text == Texts(language).plain("refused-not-host", host="Ann")
    assert not verbs(await now(evening, lobby)) & OPTIONS


async def test_an_old_key_of_the_options_says_that_it_is_old(evening: Evening) -> None:
    ann = evening.people[0]
    lobby = await opened(evening)
    await tap(ann, evening.yard, Verb.OPTIONS, 1)
    await tap(ann, evening.yard, Verb.CLOSE)
    await evening.until_table(lambda table: table.phase is Phase.CLOSED)
    old = Button(Verb.OPTIONS, 1, 1, 1)
    told = await refused(ann, lobby, old)
    assert told.text == Texts("en").plain("refused-stale")
