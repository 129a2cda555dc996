"""What is compiled does what plain Python does, number for number."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from bot.players.careful import careful
from bot.players.compiled.chance import drawn, source_of
from bot.players.compiled.figures import figures_of, step_of
from bot.players.compiled.judge import best, play_out
from bot.players.compiled.quick import compiled_master
from bot.players.compiled.row import MOVES, WIDTH, game_of, loss, play, plays, row_of
from bot.players.compiled.shared import seen_of
from bot.players.compiled.worlds import draw_worlds
from bot.players.fast.chance import Chance
from bot.players.fast.game import Game
from bot.players.fast.judge import best as plain_best
from bot.players.fast.judge import play_out as plain_play_out
from bot.players.fast.randomly import deal as random_deal
from bot.players.fast.story import story
from bot.players.fast.tables import STEPS, tables
from bot.players.fast.trials import PlainEngine
from bot.players.fast.worlds import worlds
from bot.players.master import Master
from bot.players.reference import random_player
from bot.players.search import Budget
from bot.rules.view import SeatView
from tests.players.fast.test_game import shuffled_deal
from tests.players.matches import fresh, line
from tests.rules.scenes import random_line

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
"""The first call compiles, which takes half a minute of a core that is not shared."""

HEAT = 5.0
SMALL = Budget(playouts=40, most=80, worlds=12)
T = tables()
F = figures_of(T)


def same(game: Game, row: np.ndarray) -> bool:
    """Whether both tell of the same deal."""
    return bool((row_of(game) == row).all())


def test_a_row_and_a_game_are_one_and_the_same() -> None:
    game = random_deal(Random(1))
    again = game_of(row_of(game))
    assert all(getattr(again, name) == getattr(game, name) for name in Game.__slots__)


@pytest.mark.parametrize("number", range(10))
def test_random_deals_have_the_same_moves_and_ends(number: int) -> None:
    rng, room = Random(number), F.room
    for _ in range(200):
        game = random_deal(rng)
        row = row_of(game)
        while not game.is_over:
            moves = game.plays()
            assert [int(m) for m in room[MOVES : MOVES + plays(row, room)]] == moves
            claims = [(s, m) for s in range(4) for m in game.moves(s) if m not in moves]
            seat, move = rng.choice([*claims, *((game.turn, move) for move in moves)])
            game.play(seat, move)
            play(row, seat, move)
            assert same(game, row)
        assert loss(row) == game.loss()


def test_the_judgement_is_the_same_to_the_last_bit() -> None:
    rng = Random(2)
    for _ in range(300):
        game = random_deal(rng)
        row = row_of(game)
        assert best(row, F) == plain_best(game, T)
        play_out(row, F)
        plain_play_out(game, T)
        assert same(game, row)


def test_a_hand_may_hold_more_than_is_unseen() -> None:
    six, seven, king = 1, 2, 1 << 6
    assert step_of(six, seven, 4, F) == STEPS
    assert step_of(king, seven, 4, F) == 0


def test_chances_that_were_forgotten_are_worked_out_again() -> None:
    small = F._replace(memory=np.zeros_like(F.memory))
    row = row_of(random_deal(Random(4)))
    before = row.copy()
    play_out(row, F)
    small.memory[:] = -1
    play_out(before, small)
    assert (row == before).all()


def test_chance_is_the_same() -> None:
    chance, source = Chance(7), source_of(7)
    assert [chance.random() for _ in range(100)] == [drawn(source) for _ in range(100)]


def views(number: int) -> Iterator[SeatView]:
    """What the seats to play see in a deal, every other of which is full of molodkas."""
    rng = Random(number)
    if number % 2:
        deals = random_line(shuffled_deal(rng), rng)
    else:
        deals = line(fresh(number), [careful, random_player] * 2, rng)
    return (deal.seen_by(deal.turn) for deal in deals if not deal.is_over)


@pytest.mark.parametrize("number", range(20))
def test_the_same_worlds_are_drawn(number: int) -> None:
    for view in views(number):
        chance, source = Chance(number), source_of(number)
        drawn_here = worlds(story(view), 5, HEAT, T, chance)
        rows, weights = np.empty((5, WIDTH), np.int64), np.empty(5)
        draw_worlds(seen_of(story(view)), HEAT, rows, weights, source, F)
        assert all(same(world.game, row) for world, row in zip(drawn_here, rows, strict=True))
        assert [world.weight for world in drawn_here] == weights.tolist()


@pytest.mark.parametrize("number", range(12))
def test_the_same_move_is_found(number: int) -> None:
    ready = compiled_master(SMALL)
    assert ready is not None
    plain = Master(PlainEngine(), SMALL)
    for view in views(number):
        assert ready(view, Random(3)) == plain(view, Random(3))
