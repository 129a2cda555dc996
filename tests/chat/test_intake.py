"""Updates in: confirmed only after their commit, delivered again until then, at last given up."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, cast

import pytest
from structlog.testing import capture_logs
from telegram import Bot, CallbackQuery, Chat, Message, Update, User
from telegram.error import BadRequest, Conflict, InvalidToken, NetworkError, RetryAfter

from bot.chat import intake as intake_module
from bot.chat.attempts import ATTEMPTS, Attempts
from bot.chat.intake import Intake, lane_of
from bot.table.ports import Away

ANN = User(1, "Ann", is_bot=False)


class Telegram:
    """Hands out updates from the offset on, like the Bot API; faults come first."""

    def __init__(self, numbers: list[int], faults: list[Exception] | None = None) -> None:
        self.numbers = numbers
        self.faults = faults or []
        self.offsets: list[int] = []
        self.idle = asyncio.Event()

    async def get_updates(self, offset: int, limit: int, **_: Any) -> list[Update]:
        if self.faults:
            raise self.faults.pop(0)
        self.offsets.append(offset)
        waiting = [number for number in self.numbers if number >= offset]
        if not waiting:
            self.idle.set()
            await asyncio.Event().wait()
        return [Update(number) for number in waiting[:limit]]


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


@asynccontextmanager
async def polling(
    telegram: Telegram, take: Callable[[Update], Awaitable[bool]]
) -> AsyncIterator[None]:
    """Poll until there is nothing more."""
    task = asyncio.ensure_future(Intake(cast(Bot, telegram), take).run())
    try:
        await asyncio.wait_for(telegram.idle.wait(), 10)
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for Telegram to come back."""
    monkeypatch.setattr(intake_module, "PAUSES", (0.0,))
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


async def test_the_offset_follows_what_is_committed() -> None:
    telegram, handler = Telegram([7, 8, 9]), Handler()
    async with polling(telegram, Attempts(handler.process, handler.give_up)):
        assert handler.committed == [7, 8, 9]
        assert telegram.offsets == [0, 10]


async def test_nothing_is_confirmed_before_its_commit() -> None:
    telegram, gate, seen = Telegram([7]), asyncio.Event(), asyncio.Event()

    async def take(_: Update) -> bool:
        seen.set()
        await gate.wait()
        return True

    task = asyncio.ensure_future(Intake(cast(Bot, telegram), take).run())
    await seen.wait()
    assert telegram.offsets == [0]
    gate.set()
    await telegram.idle.wait()
    assert telegram.offsets == [0, 8]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_what_failed_comes_again_with_all_that_follow() -> None:
    telegram, handler = Telegram([7, 8, 9]), Handler({8: [ValueError("once")]})
    with capture_logs() as logs:
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert handler.committed == [7, 9, 8, 9]
            assert telegram.offsets == [0, 8, 10]
    assert [entry["log_level"] for entry in logs if entry["log_level"] != "debug"] == ["error"]


async def test_what_fails_three_times_is_given_up_and_what_follows_goes_on() -> None:
    telegram = Telegram([7, 8])
    handler = Handler({7: [ValueError(str(n)) for n in range(ATTEMPTS)]})
    with capture_logs() as logs:
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert handler.given_up == [7]
            assert set(handler.committed) == {8}
            assert telegram.offsets[-1] == 9
    assert [entry["given_up"] for entry in logs if "given_up" in entry] == [False, False, True]


async def test_a_database_that_is_away_gives_nothing_up() -> None:
    telegram, handler = Telegram([7]), Handler({7: [Away()] * (ATTEMPTS + 3)})
    with capture_logs():
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert (handler.committed, handler.given_up) == ([7], [])


async def test_telegram_out_of_reach_is_asked_again() -> None:
    faults: list[Exception] = [
        NetworkError("gone"), Conflict("two of us"), RetryAfter(0), BadRequest("no"),
    ]  # fmt: skip
    telegram, handler = Telegram([7], faults), Handler()
    with capture_logs():
        async with polling(telegram, Attempts(handler.process, handler.give_up)):
            assert handler.committed == [7]


async def test_a_token_that_is_no_longer_valid_ends_it() -> None:
    telegram = Telegram([], [InvalidToken("no")])
    with pytest.raises(InvalidToken):
        await Intake(cast(Bot, telegram), Attempts(Handler().process, Handler().give_up)).run()


def test_taps_of_one_table_share_a_lane_and_so_do_words_in_one_chat() -> None:
    def tap(data: str, who: User = ANN) -> Update:
        return Update(1, callback_query=CallbackQuery("1", who, "1", data=data))

    def said(chat: int) -> Update:
        message = Message(1, datetime.fromtimestamp(0, UTC), Chat(chat, "group"), from_user=ANN)
        return Update(1, message=message)

    bob = User(2, "Bob", is_bot=False)
    assert lane_of(tap("l.7.1.1")) == lane_of(tap("d.7.2.3", bob))
    assert lane_of(tap("l.7.1.1")) != lane_of(tap("l.8.1.1"))
    for about_no_table in ("rubbish", "tp.0.1100.0"):
        assert lane_of(tap(about_no_table)) == lane_of(tap(about_no_table))
        assert lane_of(tap(about_no_table)) != lane_of(tap(about_no_table, bob))
    assert lane_of(said(-5)) == lane_of(said(-5))
    assert lane_of(said(-5)) != lane_of(said(-6))
