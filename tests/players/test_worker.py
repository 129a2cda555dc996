"""The thinking process: it answers what it is asked, and thinks quicker where it can."""

import pickle
import sys
from io import BytesIO
from random import Random

import pytest

from bot.players.choose import PLAYERS
from bot.players.compiled.quick import compiled_master
from bot.players.levels import Level
from bot.players.worker import LENGTH, answered, packed, quicken, work
from tests.players.matches import fresh

pytestmark = pytest.mark.timeout(600)
"""The first call compiles, which takes half a minute of a core that is not shared."""

VIEW = fresh(4).seen_by(fresh(4).turn)


def test_it_answers_until_the_input_ends() -> None:
    questions = [(VIEW, level, 3) for level in (Level.CAREFUL, Level.ROOKIE)]
    answers = BytesIO()
    work(BytesIO(b"".join(map(packed, questions))), answers, PLAYERS)
    answers.seek(0)
    for question in questions:
        length = int.from_bytes(answers.read(LENGTH), "big")
        assert pickle.loads(answers.read(length)) == answered(question)  # noqa: S301 - our own
    assert not answers.read()


def test_once_it_is_compiled_the_master_is_another() -> None:
    players = dict(PLAYERS)
    quicken(players)
    ready = compiled_master()
    assert ready is not None
    assert answered((VIEW, Level.MASTER, 3), players) == ready(VIEW, Random(3))
    assert players[Level.MASTER] != PLAYERS[Level.MASTER]


def test_without_the_extra_the_master_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    players = dict(PLAYERS)
    quicken(players)
    assert players == PLAYERS
