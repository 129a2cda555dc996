"""Thinking in processes of their own, so that the bot answers taps while masters think.

`Thinkers` asks another process and waits for no longer than its patience. When the answer does not
come, or the process fails or is gone, the careful player moves, here and at once, and the next
question goes to a new process. What takes no time to speak of is answered here.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from bot.players.levels import Level
from bot.players.worker import LENGTH, Question, answered, packed
from bot.rules.moves import Move
from bot.rules.view import SeatView

log = logging.getLogger(__name__)

SEARCHING: Final = frozenset({Level.MASTER})
"""The levels that take their time."""
PATIENCE: Final = 2.0
"""Seconds to wait for a free process, and again for its answer.

A search takes 0.2 to 0.4 in plain Python, some hundredths where it is compiled.
"""
COMMAND: Final = (sys.executable, "-m", "bot.players.worker")
ROOT: Final = Path(__file__).parents[2]
PASSED_ON: Final = frozenset(
    {"PATH", "LANG", "LC_ALL", "SYSTEMROOT", "PYTHONHASHSEED", "HOME", "NUMBA_CACHE_DIR"}
)
"""The environment of the other process: the bot's token is none of its business."""

FAILURES: Final = (TimeoutError, OSError, EOFError)


class Thinkers:
    """An asynchronous `choose` over a few processes, begun when they are needed."""

    def __init__(
        self, workers: int = 1, patience: float = PATIENCE, command: Sequence[str] = COMMAND
    ) -> None:
        self._free = asyncio.Semaphore(workers)
        self._patience = patience
        self._command = command
        self._idle = list[Process]()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End the processes that wait for questions."""
        while self._idle:
            await _ended(self._idle.pop())

    async def choose(self, view: SeatView, level: Level, seed: int) -> Move | None:
        """The move of a seat, as `players.choose` gives it, or that of the careful player."""
        if level in SEARCHING and len(view.legal_moves()) > (view.turn == view.seat):
            try:
                return await self._asked((view, level, seed))
            except FAILURES as fault:
                log.warning("the careful player moves instead: %r", fault)
            level = Level.CAREFUL
        return answered((view, level, seed))

    async def _asked(self, question: Question) -> Move | None:
        async with asyncio.timeout(self._patience):
            await self._free.acquire()
        try:
            async with asyncio.timeout(self._patience):
                return await self._answer(question)
        finally:
            self._free.release()

    async def _answer(self, question: Question) -> Move | None:
        """Ask a process; one that did not answer is not asked again."""
        process = self._idle.pop() if self._idle else await self._begun()
        try:
            move = await _reply(process, question)
        except BaseException:
            await _ended(process)
            raise
        self._idle.append(process)
        return move

    async def _begun(self) -> Process:
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            cwd=ROOT,
            env=environment,
            start_new_session=True,  # Ctrl-C is for the bot; the worker ends with its input
        )


async def _reply(process: Process, question: Question) -> Move | None:
    questions, answers = process.stdin, process.stdout
    if questions is None or answers is None:
        raise EOFError
    questions.write(packed(question))
    await questions.drain()
    length = int.from_bytes(await answers.readexactly(LENGTH), "big")
    move = _unpacked(await answers.readexactly(length))
    view = question[0]
    if move not in view.legal_moves() and (move is not None or view.turn == view.seat):
        raise EOFError
    return move


def _unpacked(answer: bytes) -> Move | None:
    """What a process answered. Bytes that mean nothing raise anything when they are read."""
    try:
        move = pickle.loads(answer)  # noqa: S301 - our own process
    except Exception as fault:
        raise EOFError(f"no answer: {fault!r}") from fault
    if move is not None and not isinstance(move, Move):
        raise EOFError
    return move


async def _ended(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()
