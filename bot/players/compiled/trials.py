"""Moves tried out in worlds: `fast.trials`, compiled."""

from collections.abc import Sequence

import numpy as np

from bot.players.compiled.bits import compiled
from bot.players.compiled.chance import Source, mix, source_of
from bot.players.compiled.figures import Figures, Floats, figures_of
from bot.players.compiled.judge import best, play_out
from bot.players.compiled.row import (
    DRAWN,
    IN_STOCK,
    POINTS,
    STOCK,
    TURN,
    WIDTH,
    Row,
    game_of,
    loss,
    play,
    row_of,
)
from bot.players.compiled.shared import seen_of
from bot.players.compiled.worlds import chosen, draw_worlds
from bot.players.fast.chance import Chance
from bot.players.fast.game import Game
from bot.players.fast.story import Story
from bot.players.fast.tables import tables
from bot.players.search import MARGIN, Budget


@compiled
def _reward(row: Row, seat: int, move: int, f: Figures) -> float:
    """Loss points of theirs less ours, and a little for card points, after one playout."""
    if move < 0:
        play(row, row[TURN], best(row, f))
    else:
        play(row, seat, move)
    play_out(row, f)
    reward = loss(row) + (row[POINTS] - row[POINTS + 1]) / MARGIN
    return -reward if seat & 1 else reward


@compiled
def _try_out(rows: Row, seat: int, moves: Row, earned: Floats, source: Source, f: Figures) -> None:
    """Add to what each move has earned, once in every world."""
    world, row = np.empty(WIDTH, np.int64), np.empty(WIDTH, np.int64)
    for number in range(len(rows)):
        world[:] = rows[number]
        mix(world[STOCK + world[DRAWN] :], world[IN_STOCK] - world[DRAWN], source)
        for place in range(len(moves)):
            row[:] = world
            earned[place] += _reward(row, seat, moves[place], f)


class CompiledTrials:
    """Worlds of one decision, in the order in which they are tried: see `search.Trials`."""

    def __init__(self, rows: Row, seat: int, source: Source, f: Figures) -> None:
        self._rows = rows
        self._seat = seat
        self._source = source
        self._figures = f
        self._tried = 0

    @property
    def game(self) -> Game:
        """One of the worlds, to read what is the same in all."""
        return game_of(self._rows[0])

    def try_out(self, moves: Sequence[int], number: int) -> list[float]:
        """What each move earns in so many more worlds, all in the same."""
        earned = np.zeros(len(moves))
        places = np.arange(self._tried, self._tried + number) % len(self._rows)
        self._tried += number
        _try_out(
            *(self._rows[places], self._seat, np.array(moves, np.int64)),
            *(earned, self._source, self._figures),
        )
        return [float(gained) for gained in earned]


class CompiledEngine:
    """Draws worlds and plays them out in compiled code: see `search.Engine`."""

    def __init__(self) -> None:
        self._figures = figures_of(tables())

    def draw(self, seen: Story, budget: Budget, chance: Chance) -> CompiledTrials:
        """Worlds that agree with a story; the likelier ones are tried more often."""
        source = source_of(chance.state)
        rows = np.empty((budget.worlds, WIDTH), np.int64)
        weights = np.empty(budget.worlds)
        draw_worlds(seen_of(seen), budget.heat, rows, weights, source, self._figures)
        number = budget.playouts_from(game_of(rows[0]), seen.seat)
        games = chosen(weights, number, source)
        order = np.arange(number)
        mix(order, number, source)
        return CompiledTrials(rows[games[order]], seen.seat, source, self._figures)

    def among(self, game: Game, seat: int, chance: Chance) -> CompiledTrials:
        """The one world that is given, for who knows it."""
        rows = row_of(game).reshape(1, WIDTH)
        return CompiledTrials(rows, seat, source_of(chance.state), self._figures)
