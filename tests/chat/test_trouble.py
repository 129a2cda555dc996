"""How long a screen waits that could not be shown."""

from typing import Any

import pytest

from bot.chat.budget import Budget, Limits
from bot.chat.delivery import Fate, Outcome
from bot.chat.trouble import LONGEST_PAUSE, OFFLINE_PAUSE, Trouble

nobody: Any = None


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
