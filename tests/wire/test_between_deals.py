"""Between two deals, with natural pauses: ready, pause, go on."""

from random import Random

import pytest

from bot.bench.people import newest, tap
from bot.chat.buttons import Verb
from bot.table.table import Phase, Table
from bot.texts import Texts
from tests.wire.acts import buttons_of, moves, refused, stranger
from tests.wire.evening import Evening

pytestmark = pytest.mark.slow


@pytest.fixture
def pace() -> float:
    """Half a minute between two deals: as long as these tests need, and more."""
    return 2.0


@pytest.fixture
async def counted(game: Evening) -> Evening:
    """A deal is played to its end."""
    rng = Random(1)
    while (await game.table()).phase is Phase.PLAYING:
        await moves(game, 1, rng)
    await game.settled()
    return game


async def next_deal(evening: Evening, before: Table) -> Table:
    """The next deal has begun."""
    return await evening.until_table(lambda table: table.phase_no > before.phase_no)


async def test_it_begins_when_all_are_ready(counted: Evening) -> None:
    before = await counted.table()
    *most, last = counted.people
    for number, person in enumerate(most, start=1):
        await tap(person, counted.yard, Verb.NEXT)
        assert len((await counted.table()).ready) == number
    await tap(last, counted.yard, Verb.NEXT)
    assert (await next_deal(counted, before)).phase is Phase.PLAYING
    await counted.settled()
    assert newest(counted.telegram.world, counted.yard.id, Verb.NEXT) is None


async def test_a_pause_lasts_until_somebody_wants_to_go_on(counted: Evening) -> None:
    before = await counted.table()
    answer = await tap(counted.people[0], counted.yard, Verb.PAUSE)
    assert answer.text == Texts("en").plain("toast-paused")
    await counted.pass_time(600)
    await counted.settled()
    assert (await counted.table()).phase is Phase.PAUSE
    await tap(counted.people[2], counted.yard, Verb.NEXT)
    assert (await next_deal(counted, before)).phase is Phase.PLAYING


async def test_only_who_sits_there_may_hurry_or_stop_it(counted: Evening) -> None:
    before = await counted.table()
    eve = await stranger(counted)
    message, _ = await counted.telegram.until(
        lambda world: newest(world, counted.yard.id, Verb.NEXT)
    )
    asked = [button for button in buttons_of(message) if button.verb in {Verb.NEXT, Verb.PAUSE}]
    assert len(asked) == 2
    for button in asked:
        answer = await refused(eve, message, button)
        assert answer.text == Texts("en").plain("refused-not-seated")
    assert await counted.table() == before


async def test_a_hand_holds_no_keys_between_deals(counted: Evening) -> None:
    for person in counted.people:
        chat = counted.telegram.world.chats[person.id]
        assert not [b for message in chat.messages.values() for b in buttons_of(message)]
