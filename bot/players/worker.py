"""A process that thinks: `python -m bot.players.worker`. It knows the rules and the players only.

Questions come on standard input, answers go to standard output, each with its length before it.
It stops when the input ends, so it never outlives the bot, and gives way to it: it is nicer.
"""

import os
import pickle
import random
import sys
from contextlib import suppress
from typing import BinaryIO, Final

from bot.players.choose import choose
from bot.players.fast.tables import tables
from bot.players.levels import Level
from bot.rules.moves import Move
from bot.rules.view import SeatView

LENGTH: Final = 4
NICER: Final = 5

Question = tuple[SeatView, Level, int]
"""What a seat sees, how well it plays, and a seed."""


def packed(value: object) -> bytes:
    """A value with its length before it."""
    text = pickle.dumps(value)
    return len(text).to_bytes(LENGTH, "big") + text


def answered(question: Question) -> Move | None:
    """The move, in whichever process this runs."""
    view, level, seed = question
    return choose(view, level, random.Random(seed))


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    while head := questions.read(LENGTH):
        text = questions.read(int.from_bytes(head, "big"))
        answers.write(packed(answered(pickle.loads(text))))  # noqa: S301 - the bot's own words
        answers.flush()


if __name__ == "__main__":
    with suppress(AttributeError, OSError):
        os.nice(NICER)
    tables()
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer)
