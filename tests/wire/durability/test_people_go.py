"""People who are out of reach: the table never freezes, computer players step in."""

from collections.abc import Awaitable, Callable

import pytest

from bot.bench.people import tap
from bot.chat.buttons import Verb
from bot.playground.client import Person
from bot.table.table import Phase, Table
from tests.wire.evening import Evening, playing

pytestmark = pytest.mark.slow

Go = Callable[[Evening, Person], Awaitable[object]]


async def leave_the_group(evening: Evening, person: Person) -> None:
    await evening.telegram.chat_deed(evening.yard, "members", user_id=person.id, status="left")


async def be_removed(evening: Evening, person: Person) -> None:
    await evening.telegram.chat_deed(evening.yard, "members", user_id=person.id, status="kicked")


async def block_the_bot(_: Evening, person: Person) -> None:
    await person.block()


async def delete_the_account(evening: Evening, person: Person) -> None:
    await evening.telegram.post(f"/world/people/{person.id}/delete", {})


WAYS = (leave_the_group, be_removed, block_the_bot, delete_the_account)
FORBIDDEN = ["Forbidden", "message to edit not found"]


def away(table: Table, person: Person) -> bool:
    return table.chairs[table.seat_of(person.id)].is_away


@pytest.mark.parametrize("go", WAYS)
async def test_one_of_four_goes_and_play_goes_on(game: Evening, go: Go) -> None:
    game.tolerated += FORBIDDEN
    gone = game.others(await game.table())[0]
    await go(game, gone)
    table = await next_deal(game, gone)
    assert away(table, gone)


async def test_who_was_to_move_and_is_no_more_is_found_out_by_the_reminder(game: Evening) -> None:
    """Nobody tells the bot of a deleted account; it learns when it writes there."""
    game.tolerated += FORBIDDEN
    gone = game.on_turn(await game.table())
    await delete_the_account(game, gone)
    await game.pass_time(100)
    table = await next_deal(game, gone)
    assert away(table, gone)


async def next_deal(evening: Evening, gone: Person) -> Table:
    """The others play this deal to its end, and the next one unless the series was over."""
    before = (await evening.table()).trick_no + 9
    rest = [person for person in evening.people if person is not gone]
    async with playing(*rest):
        return await evening.until_table(
            lambda table: table.trick_no > before or table.phase is Phase.RESULT
        )


@pytest.mark.parametrize("go", WAYS)
async def test_all_go_and_the_table_waits_and_then_closes_uncounted(game: Evening, go: Go) -> None:
    game.tolerated += FORBIDDEN
    async with playing(*game.people):
        before = await game.until_table(lambda table: table.turn_no > 4)
    for person in game.people:
        await go(game, person)
    if go is delete_the_account:  # nobody tells the bot: it learns when it writes to them
        for person in game.people:
            await game.kozel.storage.gallery.unreachable(person.id)
            await game.kozel._desk.lost(person.id)  # noqa: SLF001 - what a 403 leads to
    table = await game.until_table(lambda table: table.is_abandoned)
    assert table.turn_no <= before.turn_no + 40
    turn = (await game.table()).turn_no
    await game.settled()
    assert (await game.table()).turn_no == turn
    await game.pass_time(25 * 3600)
    table = await game.until_table(lambda table: table.phase is Phase.CLOSED)
    assert table.broken_off
    assert table.score.losers is None


async def test_who_comes_back_plays_on(game: Evening) -> None:
    game.tolerated += FORBIDDEN
    gone = game.people[1]
    await gone.block()
    await game.until_table(lambda table: away(table, gone))
    await gone.start()
    await tap(gone, gone.id, Verb.COME_BACK)
    await game.until_table(lambda table: not away(table, gone))
