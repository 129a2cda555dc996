"""The move of a computer player: the one door from the table to this package."""

import random
from collections.abc import Callable, Mapping

from bot.players.careful import careful
from bot.players.levels import Level
from bot.players.master import PLAIN
from bot.players.rookie import rookie
from bot.rules.moves import Move
from bot.rules.view import SeatView

Player = Callable[[SeatView, random.Random], Move | None]
"""A way to play. At its turn a player moves; off turn it may answer None: it waits."""

PLAYERS: Mapping[Level, Player] = {
    Level.ROOKIE: rookie,
    Level.CAREFUL: careful,
    Level.MASTER: PLAIN,
}


def choose(
    view: SeatView, level: Level, rng: random.Random, players: Mapping[Level, Player] = PLAYERS
) -> Move | None:
    """A legal move for the seat, or None, which only a seat off turn answers: it waits.

    Off turn the only possible move is the claim of a molodka (R4). The same view, level and state
    of `rng` give the same answer. A master takes its time: `pool` asks it in another process.
    """
    return players[level](view, rng)
