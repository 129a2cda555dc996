"""Thinking elsewhere: the same moves as here, and the careful player when that fails."""

import asyncio
import os
import pickle
import signal
import sys
import time
from random import Random

import pytest

from bot.players.choose import choose
from bot.players.levels import Level
from bot.players.pool import COMMAND, Thinkers
from bot.players.worker import LENGTH, PLAIN
from bot.rules.deal import Deal
from bot.rules.moves import Action, Move
from tests.players.matches import fresh
from tests.rules.scenes import ORDINARY, dealt

SEED = 5
DEAL = fresh(4)
VIEW = DEAL.seen_by(DEAL.turn)
LONG = 60.0
SLOW = (*COMMAND, PLAIN)
"""The process without what is compiled: its answers do not depend on when that is ready."""
ASLEEP = (sys.executable, "-c", "import time; time.sleep(60)")
DEAD = (sys.executable, "-c", "pass")
MUTTERING = (
    *(sys.executable, "-c"),
    "import sys; sys.stdout.write('?' * 99); sys.stdout.flush(); sys.stdin.read()",
)
"""What it says is read as the length of more than it will ever say."""


def saying(answer: bytes) -> tuple[str, ...]:
    """A process that answers its question with these bytes."""
    framed = len(answer).to_bytes(LENGTH, "big") + answer
    says = f"import sys; sys.stdin.buffer.read(1); sys.stdout.buffer.write({framed!r});"
    return sys.executable, "-c", f"{says} sys.stdout.flush(); sys.stdin.read()"


NO_ANSWERS = {
    "no pickle": b"?" * 99,
    "nothing": b"",
    "no number": b"I99999999z\n",
    "no such module": b"cnosuch\nx\n",
    "no such name": b"cbot.rules.moves\nCheat\n.",
    "nobody's move": pickle.dumps("0 lead 6S"),
    "not a move that is legal": pickle.dumps(Move(VIEW.seat, Action.CLAIM, ())),
}


def here(deal: Deal, level: Level) -> Move | None:
    """What the seat to play does when it is asked in this process."""
    return choose(deal.seen_by(deal.turn), level, Random(SEED))


def pids(thinkers: Thinkers) -> list[int]:
    """The processes that wait for a question."""
    return [process.pid for process in thinkers._idle]  # noqa: SLF001 - to kill them


@pytest.mark.slow
async def test_the_answer_is_the_same_as_here() -> None:
    async with Thinkers(patience=LONG, command=SLOW) as thinkers:
        for number in range(3):
            deal = fresh(number)
            move = await thinkers.choose(deal.seen_by(deal.turn), Level.MASTER, SEED)
            assert move == here(deal, Level.MASTER)
        assert len(pids(thinkers)) == 1


async def test_what_is_quick_needs_no_process() -> None:
    async with Thinkers(command=DEAD) as thinkers:
        assert await thinkers.choose(VIEW, Level.CAREFUL, SEED) == here(DEAL, Level.CAREFUL)
        assert await thinkers.choose(dealt(ORDINARY).seen_by(1), Level.MASTER, SEED) is None


async def test_after_a_kill_the_careful_player_moves_and_the_next_question_is_answered() -> None:
    async with Thinkers(patience=LONG, command=SLOW) as thinkers:
        await thinkers.choose(VIEW, Level.MASTER, SEED)
        (killed,) = pids(thinkers)
        os.kill(killed, signal.SIGKILL)
        assert await thinkers.choose(VIEW, Level.MASTER, SEED) == here(DEAL, Level.CAREFUL)
        assert await thinkers.choose(VIEW, Level.MASTER, SEED) == here(DEAL, Level.MASTER)
        assert pids(thinkers) != [killed]


@pytest.mark.parametrize("command", [ASLEEP, DEAD, MUTTERING])
async def test_a_process_that_gives_no_answer_is_not_waited_for(
    command: tuple[str, ...],
) -> None:
    async with Thinkers(patience=0.5, command=command) as thinkers:
        began = time.monotonic()
        assert await thinkers.choose(VIEW, Level.MASTER, SEED) == here(DEAL, Level.CAREFUL)
        assert time.monotonic() - began < LONG / 2
        assert not pids(thinkers)


@pytest.mark.parametrize("answer", NO_ANSWERS.values(), ids=NO_ANSWERS)
async def test_an_answer_that_is_none_is_a_careful_move(
    answer: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with Thinkers(patience=LONG, command=saying(answer)) as thinkers:
        assert await thinkers.choose(VIEW, Level.MASTER, SEED) == here(DEAL, Level.CAREFUL)
        assert not pids(thinkers)
    assert "EOFError" in caplog.text


async def test_the_answer_is_taken_when_it_is_legal() -> None:
    """By this a process that says something else is known to be heard."""
    move = VIEW.legal_moves()[-1]
    async with Thinkers(patience=LONG, command=saying(pickle.dumps(move))) as thinkers:
        assert await thinkers.choose(VIEW, Level.MASTER, SEED) == move
        assert len(pids(thinkers)) == 1


async def test_a_command_that_does_not_exist_is_a_careful_move() -> None:
    async with Thinkers(command=["/nowhere/python"]) as thinkers:
        assert await thinkers.choose(VIEW, Level.MASTER, SEED) == here(DEAL, Level.CAREFUL)


async def test_a_cancelled_question_leaves_room_for_the_next() -> None:
    async with Thinkers(patience=LONG, command=ASLEEP) as thinkers:
        question = asyncio.ensure_future(thinkers.choose(VIEW, Level.MASTER, SEED))
        await asyncio.sleep(0.2)
        question.cancel()
        with pytest.raises(asyncio.CancelledError):
            await question
        assert not pids(thinkers)
        assert not thinkers._free.locked()  # noqa: SLF001 - the room


async def test_who_finds_no_free_process_in_time_is_answered_by_the_careful_player() -> None:
    async with Thinkers(patience=0.5, command=ASLEEP) as thinkers:
        answers = await asyncio.gather(
            *(thinkers.choose(VIEW, Level.MASTER, SEED) for _ in range(3))
        )
        assert answers == [here(DEAL, Level.CAREFUL)] * 3


async def test_the_loop_goes_on_while_a_master_thinks() -> None:
    async with Thinkers(patience=LONG, command=SLOW) as thinkers:
        question = asyncio.ensure_future(thinkers.choose(VIEW, Level.MASTER, SEED))
        ticks = 0
        while not question.done():
            await asyncio.sleep(0.01)
            ticks += 1
        assert ticks > 3
        assert await question == here(DEAL, Level.MASTER)
