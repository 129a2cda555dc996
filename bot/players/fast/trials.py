"""Moves tried out in worlds, in plain Python."""

from collections.abc import Sequence

from bot.players.fast.chance import Chance, mixed
from bot.players.fast.game import Game
from bot.players.fast.judge import best, play_out
from bot.players.fast.story import Story
from bot.players.fast.tables import Tables, tables
from bot.players.fast.worlds import chosen, restocked, worlds
from bot.players.search import MARGIN, WAIT, Budget


class PlainTrials:
    """Worlds of one decision, in the order in which they are tried: see `search.Trials`."""

    def __init__(self, games: Sequence[Game], seat: int, chance: Chance) -> None:
        self._games = games
        self._seat = seat
        self._chance = chance
        self._tried = 0
        self._tables = tables()

    @property
    def game(self) -> Game:
        """One of the worlds, to read what is the same in all."""
        return self._games[0]

    def try_out(self, moves: Sequence[int], number: int) -> list[float]:
        """What each move earns in so many more worlds, all in the same."""
        earned = [0.0] * len(moves)
        for _ in range(number):
            world = restocked(self._games[self._tried % len(self._games)], self._chance)
            self._tried += 1
            for place, move in enumerate(moves):
                earned[place] += _reward(world, self._seat, move, self._tables)
        return earned


class PlainEngine:
    """Draws worlds and plays them out in plain Python: see `search.Engine`."""

    def draw(self, seen: Story, budget: Budget, chance: Chance) -> PlainTrials:
        """Worlds that agree with a story; the likelier ones are tried more often."""
        drawn = worlds(seen, budget.worlds, budget.heat, tables(), chance)
        games = chosen(drawn, budget.playouts_from(drawn[0].game, seen.seat), chance)
        order = mixed(range(len(games)), chance)
        return PlainTrials([games[place] for place in order], seen.seat, chance)

    def among(self, game: Game, seat: int, chance: Chance) -> PlainTrials:
        """The one world that is given, for who knows it."""
        return PlainTrials([game], seat, chance)


def _reward(world: Game, seat: int, move: int, t: Tables) -> float:
    """Loss points of theirs less ours, and a little for card points, after one playout."""
    game = world.copy()
    if move == WAIT:
        game.play(game.turn, best(game, t))
    else:
        game.play(seat, move)
    play_out(game, t)
    reward = game.loss() + (game.points[0] - game.points[1]) / MARGIN
    return -reward if seat & 1 else reward
