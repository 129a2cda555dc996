"""Who writes next: groups first, then whoever waits longest."""

import asyncio

from bot.chat.budget import Budget, Limits
from bot.chat.turns import Turns


async def test_groups_come_first_then_people_in_their_order() -> None:
    budget = Budget(Limits(bot_per_second=8.0))
    turns, order = Turns(budget), []

    async def write(chat: int) -> None:
        await turns.take(chat)
        order.append(chat)

    while budget.bot_wait(asyncio.get_running_loop().time()) <= 0:
        await turns.take(99)
    await asyncio.gather(*(write(chat) for chat in (1, 2, 3, -1, -2)))
    assert order == [-1, -2, 1, 2, 3]


async def test_who_goes_away_holds_up_nobody() -> None:
    budget = Budget(Limits(bot_per_second=8.0))
    turns = Turns(budget)
    while budget.bot_wait(asyncio.get_running_loop().time()) <= 0:
        await turns.take(99)
    waiting = asyncio.ensure_future(turns.take(1))
    await asyncio.sleep(0)
    waiting.cancel()
    async with asyncio.timeout(5):
        await turns.take(2)
