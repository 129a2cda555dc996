"""Queues: order within a queue, queues beside each other, nothing left behind."""

import asyncio
from datetime import UTC, datetime

from telegram import CallbackQuery, Chat, Message, Update, User

from bot.chat.queues import Queues, queue_of

ANN, BOB = User(1, "Ann", is_bot=False), User(2, "Bob", is_bot=False)


async def test_a_queue_keeps_its_order_and_holds_up_no_other() -> None:
    queues, done, last_of_b = Queues(), list[str](), asyncio.Event()

    async def work(item: str) -> None:
        async with queues.turn(item[0]):
            if item == "a1":
                await last_of_b.wait()
            done.append(item)
            if item == "b2":
                last_of_b.set()

    async with asyncio.timeout(5):
        await asyncio.gather(*map(work, ["a1", "b1", "a2", "b2", "a3"]))
    assert done == ["b1", "b2", "a1", "a2", "a3"]


async def test_who_fails_lets_the_next_one_in() -> None:
    queues, done = Queues(), list[str]()

    async def work(item: str) -> None:
        async with queues.turn("a"):
            if item == "first":
                raise ValueError(item)
            done.append(item)

    failed, _ = await asyncio.gather(work("first"), work("second"), return_exceptions=True)
    assert isinstance(failed, ValueError)
    assert done == ["second"]


async def test_a_queue_that_nobody_wants_is_forgotten() -> None:
    queues = Queues()
    async with queues.turn("a"):
        assert "a" in queues
        async with queues.turn("b"):
            assert "b" in queues
        assert "b" not in queues
    assert "a" not in queues


def tap(data: str, who: User = ANN) -> Update:
    return Update(1, callback_query=CallbackQuery("1", who, "1", data=data))


def said(chat: int) -> Update:
    message = Message(1, datetime.fromtimestamp(0, UTC), Chat(chat, "group"), from_user=ANN)
    return Update(1, message=message)


def test_taps_of_one_table_share_a_queue() -> None:
    assert queue_of(tap("l.7.1.1")) == queue_of(tap("d.7.2.3", BOB))
    assert queue_of(tap("l.7.1.1")) != queue_of(tap("l.8.1.1"))


def test_taps_about_no_table_share_the_queue_of_a_person() -> None:
    for about_no_table in ("rubbish", "tp.0.1100.0"):
        assert queue_of(tap(about_no_table)) == queue_of(tap(about_no_table))
        assert queue_of(tap(about_no_table)) != queue_of(tap(about_no_table, BOB))


def test_words_in_one_chat_share_a_queue() -> None:
    assert queue_of(said(-5)) == queue_of(said(-5))
    assert queue_of(said(-5)) != queue_of(said(-6))
