"""One lane per chat: the most urgent first, trouble in one never delays another."""

import asyncio
from collections.abc import Hashable

import pytest
from structlog.testing import capture_logs

from bot.chat import chat_lanes
from bot.chat.budget import Budget, Limits
from bot.chat.chat_lanes import ChatLanes
from bot.table.sent import Note

ANN, BOB = 1, 2
WIDE = Limits(10**6, 0, 0, 10**6, 10**6, 10**6)


class Sender:
    """Notes what was done; waits at `gate` in chats that are `slow`."""

    def __init__(self, limits: Limits = WIDE) -> None:
        self.budget = Budget(limits)
        self.lanes = ChatLanes(self.budget, self.work)
        self.done: list[tuple[int, Hashable]] = []
        self.again: dict[Hashable, list[float]] = {}
        self.slow: set[int] = set()
        self.faulty: set[Hashable] = set()
        self.gate = asyncio.Event()
        self.news = asyncio.Event()

    async def work(self, chat: int, job: Hashable) -> float:
        if chat in self.slow:
            await self.gate.wait()
        if job in self.faulty:
            self.faulty.discard(job)
            raise ValueError(job)
        self.done.append((chat, job))
        self.news.set()
        waits = self.again.get(job)
        return waits.pop(0) if waits else 0.0

    async def until_done(self, count: int) -> None:
        """Wait until so many jobs are done."""
        async with asyncio.timeout(5):
            while len(self.done) < count:
                self.news.clear()
                await self.news.wait()


async def test_a_slow_chat_delays_no_other() -> None:
    sender = Sender()
    sender.slow.add(ANN)
    sender.lanes.put(ANN, "a")
    sender.lanes.put(BOB, "b")
    await sender.until_done(1)
    assert sender.done == [(BOB, "b")]
    sender.gate.set()
    await sender.until_done(2)


async def test_a_job_that_is_put_twice_is_done_once() -> None:
    sender = Sender()
    for job in ("a", "b", "a", "a"):
        sender.lanes.put(ANN, job)
    await sender.until_done(2)
    await sender.lanes.close()
    assert sender.done == [(ANN, "a"), (ANN, "b")]


async def test_of_two_delays_the_shorter_holds() -> None:
    sender = Sender()
    sender.lanes.put(ANN, "a", idle=True, delay=3600)
    await asyncio.sleep(0.01)
    sender.lanes.put(ANN, "a")
    sender.lanes.put(ANN, "a", delay=3600)
    await sender.until_done(1)


async def test_the_urgent_goes_first() -> None:
    sender = Sender()
    sender.lanes.put(ANN, "usual")
    sender.lanes.put(ANN, "result", urgent=True)
    await sender.until_done(2)
    assert sender.done == [(ANN, "result"), (ANN, "usual")]


async def test_a_job_is_done_again_when_it_asks_for_it() -> None:
    sender = Sender()
    sender.again["a"] = [0.001, 0.001]
    sender.lanes.put(ANN, "a")
    await sender.until_done(3)
    assert sender.done == [(ANN, "a")] * 3


async def test_a_job_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_lanes, "AFTER_A_FAULT", 0.01)
    sender = Sender()
    sender.faulty.add("a")
    with capture_logs() as logs:
        sender.lanes.put(ANN, "a")
        sender.lanes.put(ANN, "b")
        await sender.until_done(2)
    assert sender.done == [(ANN, "b"), (ANN, "a")]
    assert [entry["log_level"] for entry in logs] == ["error"]


async def test_of_a_note_that_fails_the_log_does_not_quote_what_it_says() -> None:
    sender = Sender()
    note = Note(ANN, None, "Bob has won", '[["Cid"]]', id=7, attached="record")
    sender.faulty.add(note)
    with capture_logs() as logs:
        sender.lanes.put(ANN, note)
        sender.lanes.put(ANN, "b")
        await sender.until_done(1)
    (entry,) = logs
    assert "id=7" in entry["job"]
    assert not [word for word in ("Bob", "Cid", "record") if word in entry["job"]]
    await sender.lanes.close()


async def test_what_is_offered_does_not_hurry_what_waits() -> None:
    sender = Sender()
    sender.lanes.put(ANN, "a", delay=3600)
    sender.lanes.offer(ANN, "a")
    sender.lanes.offer(ANN, "b")
    await sender.until_done(1)
    assert sender.done == [(ANN, "b")]
    await sender.lanes.close()


async def test_the_budget_is_kept() -> None:
    sender = Sender(Limits(10**6, 0, 0, per_second=0.001, burst=1, bot_per_second=10**6))
    sender.budget.took(ANN, asyncio.get_running_loop().time())
    sender.lanes.put(ANN, "a")
    sender.lanes.put(BOB, "b")
    await sender.until_done(1)
    assert sender.done == [(BOB, "b")]
    await sender.lanes.close()


async def test_what_is_on_its_way_is_finished_at_the_end_and_nothing_more_is_begun() -> None:
    sender = Sender()
    sender.slow.add(ANN)
    sender.lanes.put(ANN, "a")
    sender.lanes.put(ANN, "b")
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(sender.gate.set)
    await sender.lanes.close()
    assert len(sender.done) == 1
    sender.lanes.put(ANN, "c")
    await sender.until_done(2)
