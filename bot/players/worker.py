"""A process that thinks: `python -m bot.players.worker`. It knows the rules and the players only.

Questions come on standard input, answers go to standard output, each with its length before it.
It stops when the input ends, so it never outlives the bot, and gives way to it: it is nicer.
"""

import os
import pickle
import random
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread
from typing import BinaryIO, Final

from bot.players.choose import PLAYERS, Player, choose
from bot.players.compiled.quick import compiled_master
from bot.players.fast.tables import tables
from bot.players.levels import Level
from bot.rules.moves import Move
from bot.rules.view import SeatView

LENGTH: Final = 4
NICER: Final = 5
PLAIN: Final = "--plain"
"""The argument that leaves out what is compiled."""

Question = tuple[SeatView, Level, int]
"""What a seat sees, how well it plays, and a seed."""


def packed(value: object) -> bytes:
    """A value with its length before it."""
    text = pickle.dumps(value)
    return len(text).to_bytes(LENGTH, "big") + text


def answered(question: Question, players: Mapping[Level, Player] = PLAYERS) -> Move | None:
    """The move, in whichever process this runs."""
    view, level, seed = question
    return choose(view, level, random.Random(seed), players)


def work(questions: BinaryIO, answers: BinaryIO, players: Mapping[Level, Player]) -> None:
    """Answer until there are no more questions."""
    while head := questions.read(LENGTH):
        text = questions.read(int.from_bytes(head, "big"))
        question = pickle.loads(text)  # noqa: S301 - the bot's own words
        answers.write(packed(answered(question, players)))
        answers.flush()


def quicken(players: dict[Level, Player]) -> None:
    """Put the compiled master in the place of the plain one, once it is ready."""
    ready = compiled_master()
    if ready is not None:
        players[Level.MASTER] = ready


def main() -> None:
    """Answer at once in plain Python, and compile meanwhile: that takes up to a minute."""
    with suppress(AttributeError, OSError):
        os.nice(NICER)
    tables()
    players = dict(PLAYERS)
    if PLAIN not in sys.argv:
        Thread(target=quicken, args=(players,), daemon=True).start()
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer, players)


if __name__ == "__main__":
    main()
