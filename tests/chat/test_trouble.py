"""What is done about a message that Telegram did not take, and how long its screen waits."""

from random import Random
from typing import Any

import pytest

from bot.chat import trouble as trouble_module
from bot.chat.budget import Budget, Limits
from bot.chat.delivery import Fate, Outcome
from bot.chat.trouble import AT_ONCE, LONGEST_PAUSE, OFFLINE_PAUSE, UNTIL_LOOKED_AT, Trouble
from bot.storage import Storage
from bot.table.people import Profile
from tests.storage.scenes import ANN, CLUB, full, kept

nobody: Any = None
UPGRADED = -1009


@pytest.mark.parametrize(
    ("fate", "fails", "seconds"),
    [
        (Fate.OFFLINE, 1, 2.0),
        (Fate.OFFLINE, 3, 8.0),
        (Fate.OFFLINE, 5000, OFFLINE_PAUSE),
        (Fate.REFUSED, 1, 2.0),
        (Fate.REFUSED, 5000, LONGEST_PAUSE),
    ],
)
async def test_pauses_grow_up_to_an_end(fate: Fate, fails: int, seconds: float) -> None:
    trouble = Trouble(nobody, Budget(Limits()), nobody)
    assert await trouble.after(-1, None, Outcome(fate), fails) == seconds


@pytest.mark.parametrize("chat", [ANN.id, CLUB.chat])
async def test_who_may_not_be_written_to_is_kept_as_such_and_his_tables_are_told_first(
    storage: Storage, chat: int
) -> None:
    async with storage.club.work() as work:
        await work.keep_profile(Profile(ANN.id, ANN.name, "en", reachable=True))
    told = []

    async def reached() -> bool:
        async with storage.club.work() as work:
            if chat > 0:
                profile = await work.profile(chat)
                return profile is not None and profile.reachable
            group = await work.group(chat)
            return group is None or group.active

    async def lost(chat: int) -> None:
        told.append((chat, await reached()))

    trouble = Trouble(storage.gallery, Budget(Limits()), lost)
    assert await trouble.after(chat, None, Outcome(Fate.FORBIDDEN), 1) == UNTIL_LOOKED_AT
    assert told == [(chat, True)]
    assert not await reached()


async def test_a_topic_that_is_gone_is_left_for_the_group_at_once() -> None:
    trouble = Trouble(nobody, Budget(Limits()), nobody)
    assert trouble.topic(-1, 5) == 5
    assert await trouble.after(-1, 5, Outcome(Fate.NO_TOPIC), 1) == AT_ONCE
    assert trouble.topic(-1, 5) is None
    assert trouble.topic(-1, 6) == 6
    assert await trouble.after(-1, 5, Outcome(Fate.NO_TOPIC), 2) == 4.0


async def test_a_topic_that_is_open_again_is_found_after_some_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trouble = Trouble(nobody, Budget(Limits()), nobody)
    await trouble.after(-1, 5, Outcome(Fate.NO_TOPIC), 1)
    monkeypatch.setattr(trouble_module, "TOPIC_SECONDS", 0.0)
    assert trouble.topic(-1, 5) == 5


async def test_the_tables_of_an_upgraded_group_move_with_it(storage: Storage) -> None:
    table = await kept(storage, full(Random(1)))
    trouble = Trouble(storage.gallery, Budget(Limits()), nobody)
    outcome = Outcome(Fate.MIGRATED, chat=UPGRADED)
    assert await trouble.after(CLUB.chat, None, outcome, 1) == UNTIL_LOOKED_AT
    assert (await storage.club.look(table.id)).address.chat == UPGRADED
