"""Updates in: confirmed only after their commit, delivered again until then, at last given up."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs
from telegram import Bot, Update
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError, RetryAfter
from telegram.request import RequestData

from bot.chat import intake as intake_module
from bot.chat import polling as polling_module
from bot.chat.attempts import ATTEMPTS, Attempts
from bot.chat.intake import Intake
from bot.chat.parsing import ensure_readable
from bot.chat.request import AiohttpRequest
from bot.table.ports import DatabaseAway


class Telegram(AiohttpRequest):
    """Hands out updates from the offset on, like the Bot API; faults come first.

    `idle`: nothing is left that is not confirmed. `offsets`: those that were asked for, each once;
    `polls`: how often. `spoilt`: numbers of updates that nobody can read.
    """

    def __init__(self, numbers: list[int], faults: list[Exception | bytes] | None = None) -> None:
        super().__init__()
        self.numbers = numbers
        self.faults = faults or []
        self.spoilt = set[int]()
        self.offsets: list[int] = []
        self.polls = 0
        self.idle = asyncio.Event()

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        assert url.endswith("/getUpdates")
        assert request_data is not None
        if self.faults:
            fault = self.faults.pop(0)
            if isinstance(fault, bytes):
                return 200, fault
            raise fault
        asked: Any = request_data.parameters
        offset, limit = asked["offset"], asked["limit"]
        self.polls += 1
        if offset not in self.offsets:
            self.offsets.append(offset)
        waiting = [number for number in self.numbers if number >= offset]
        if not waiting:
            self.idle.set()
            await asyncio.Event().wait()
        given = [
            tap(number) | ({"callback_query": 5} if number in self.spoilt else {})
            for number in waiting[:limit]
        ]
        return 200, json.dumps({"ok": True, "result": given}).encode()


def tap(number: int) -> dict[str, Any]:
    """A tap of a person of its own."""
    person = {"id": number, "is_bot": False, "first_name": "Ann"}
    query = {"id": str(number), "from": person, "chat_instance": "1", "data": "rubbish"}
    return {"update_id": number, "callback_query": query}


class Handler:
    """Processes updates; those in `failures` fail as often as said."""

    def __init__(self, failures: dict[int, list[Exception]] | None = None) -> None:
        self.failures = failures or {}
        self.committed: list[int] = []
        self.given_up: list[int] = []

    async def process(self, update: Update) -> None:
        waiting = self.failures.get(update.update_id)
        if waiting:
            raise waiting.pop(0)
        self.committed.append(update.update_id)

    async def give_up(self, update: Update, _: Exception) -> None:
        self.given_up.append(update.update_id)


def intake(telegram: Telegram, take: Callable[[Update], Awaitable[bool]]) -> Intake:
    return Intake(Bot("1:x", request=telegram, get_updates_request=telegram), telegram, take)


@asynccontextmanager
async def polling(
    telegram: Telegram, take: Callable[[Update], Awaitable[bool]]
) -> AsyncIterator[None]:
    """Poll until there is nothing more."""
    task = asyncio.ensure_future(intake(telegram, take).run())
    try:
        await asyncio.wait_for(telegram.idle.wait(), 10)
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for Telegram to come back."""
    monkeypatch.setattr(polling_module, "PAUSES", (0.0,))
    monkeypatch.setattr(intake_module, "AGAIN_SECONDS", 0.0)
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


async def test_the_offset_follows_what_is_committed() -> None:
    telegram, handler = Telegram([7, 8, 9]), Handler()
    async with polling(telegram, Attempts(handler.process, handler.give_up)):
        assert handler.committed == [7, 8, 9]
        assert telegram.offsets[-1] == 10


async def test_nothing_is_confirmed_before_its_commit() -> None:
    telegram, gate, seen = Telegram([7]), asyncio.Event(), asyncio.Event()

    async def take(_: Update) -> bool:
        seen.set()
        await gate.wait()
        return True

    task = asyncio.ensure_future(intake(telegram, take).run())
    async with asyncio.timeout(10):
        await seen.wait()
        assert max(telegram.offsets) <= 7
        gate.set()
        await telegram.idle.wait()
    assert telegram.offsets[-1] == 8
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_an_update_that_cannot_be_read_is_given_up_and_holds_up_nobody() -> None:
    telegram, handler = Telegram([7, 8, 9]), Handler()
    telegram.spoilt = {8}

    async def process(update: Update) -> None:
        ensure_readable(update)
        await handler.process(update)

    async with polling(telegram, Attempts(process, handler.give_up)):
        assert (sorted(handler.committed), handler.given_up) == ([7, 9], [8])
        assert telegram.offsets[-1] == 10


async def test_new_updates_are_begun_while_others_are_under_way() -> None:
    telegram, met = Telegram([7]), asyncio.Barrier(2)

    async def take(update: Update) -> bool:
        telegram.numbers[1:] = [8]
        async with asyncio.timeout(5):
            await met.wait()
        taken.append(update.update_id)
        return True

    taken: list[int] = []
    async with polling(telegram, take):
        assert sorted(taken) == [7, 8]
        assert telegram.offsets == [0, 7, 9]


class Scripted(Telegram):
    """Answers with numbers that were thought out before, whatever the offset."""

    def __init__(self, *answers: list[int]) -> None:
        super().__init__([])
        self.answers = list(answers)

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        if self.answers:
            updates = [*map(tap, self.answers.pop(0))]
            return 200, json.dumps({"ok": True, "result": updates}).encode()
        return await super().do_request(url, method, request_data)


async def test_numbers_may_begin_anywhere_after_a_long_silence() -> None:
    telegram, handler = Scripted([7000], [3], [4]), Handler()
    async with polling(telegram, Attempts(handler.process, handler.give_up)):
        assert handler.committed == [7000, 3, 4]
        assert telegram.offsets == [5]


async def test_an_update_that_comes_twice_at_once_is_begun_once() -> None:
    telegram, handler = Scripted([7, 7, 8]), Handler()
    async with polling(telegram, Attempts(handler.process, handler.give_up)):
        assert handler.committed == [7, 8]


async def test_while_nothing_is_done_telegram_is_seldom_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(intake_module, "LATER_SECONDS", 0.2)
    telegram, handler = Telegram([7]), Handler()

    async def take(update: Update) -> bool:
        await asyncio.sleep(0.5)
        await handler.process(update)
        return True

    async with polling(telegram, take):
        assert handler.committed == [7]
        assert telegram.polls <= 5


async def test_what_is_under_way_at_the_end_is_done_whole() -> None:
    telegram, handler, begun = Telegram([7]), Handler(), asyncio.Event()

    async def take(update: Update) -> bool:
        begun.set()
        await asyncio.sleep(0.1)
        await handler.process(update)
        return True

    task = asyncio.ensure_future(intake(telegram, take).run())
    await begun.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert handler.committed == [7]


async def test_what_failed_comes_again_and_what_follows_does_not() -> None:
    telegram, handler = Telegram([7, 8, 9]), Handler({8: [ValueError("once")]})
    with capture_logs() as logs:
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert handler.committed == [7, 9, 8]
            assert telegram.offsets[-2:] == [8, 10]
    assert [entry["log_level"] for entry in logs if entry["log_level"] != "debug"] == ["error"]


async def test_what_fails_three_times_is_given_up_and_what_follows_goes_on() -> None:
    telegram = Telegram([7, 8])
    handler = Handler({7: [ValueError(str(n)) for n in range(ATTEMPTS)]})
    with capture_logs() as logs:
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert handler.given_up == [7]
            assert handler.committed == [8]
            assert telegram.offsets[-1] == 9
    assert [entry["given_up"] for entry in logs if "given_up" in entry] == [False, False, True]


async def test_a_database_that_is_away_gives_nothing_up() -> None:
    telegram, handler = Telegram([7]), Handler({7: [DatabaseAway()] * (ATTEMPTS + 3)})
    with capture_logs():
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert (handler.committed, handler.given_up) == ([7], [])


async def test_telegram_out_of_reach_is_asked_again() -> None:
    faults: list[Exception | bytes] = [
        NetworkError("gone"), Conflict("two of us"), RetryAfter(0), BadRequest("no"),
        b'{"ok": true, "result": [{"message": 1}]}',
    ]  # fmt: skip
    telegram, handler = Telegram([7], faults), Handler()
    with capture_logs():
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert handler.committed == [7]


async def test_a_token_that_is_no_longer_valid_ends_it() -> None:
    telegram = Telegram([], [InvalidToken("no")])
    with pytest.raises(InvalidToken):
        await intake(telegram, Attempts(Handler().process, Handler().give_up)).run()
