"""Who writes next: groups first, then who is asked something, then whoever waits longest."""

import asyncio

from bot.chat.budget import Budget, Limits
from bot.chat.turns import Turns


async def used_up(budget: Budget, turns: Turns) -> None:
    """Nothing may be written at this moment."""
    while budget.bot_wait(asyncio.get_running_loop().time()) <= 0:
        await turns.take(99)


async def test_groups_come_first_then_who_is_asked_then_the_others_in_their_order() -> None:
    budget, asked = Budget(Limits(bot_per_second=8.0)), {2, 4}
    turns, order = Turns(budget, asked.__contains__), []

    async def write(chat: int) -> None:
        await turns.take(chat)
        order.append(chat)

    await used_up(budget, turns)
    await asyncio.gather(*(write(chat) for chat in (1, 2, 3, 4, -1, -2)))
    assert order == [-1, -2, 2, 4, 1, 3]


async def test_who_is_asked_while_he_waits_goes_before_the_others() -> None:
    budget, asked = Budget(Limits(bot_per_second=8.0)), set[int]()
    turns, order = Turns(budget, asked.__contains__), []

    async def write(chat: int) -> None:
        await turns.take(chat)
        order.append(chat)

    await used_up(budget, turns)
    writing = asyncio.gather(*(write(chat) for chat in (1, 2, 3)))
    await asyncio.sleep(0)
    asked.add(3)
    await writing
    assert order == [3, 1, 2]


async def test_who_goes_away_holds_up_nobody() -> None:
    budget = Budget(Limits(bot_per_second=8.0))
    turns = Turns(budget, lambda _: False)
    await used_up(budget, turns)
    waiting = asyncio.ensure_future(turns.take(1))
    await asyncio.sleep(0)
    waiting.cancel()
    async with asyncio.timeout(5):
        await turns.take(2)
