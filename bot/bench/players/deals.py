"""Duplicate deals: each is played twice, with the teams swapped, so that luck takes no sides.

Players are known by name here: the three levels, the two plain ones to measure by, and the oracle,
which sees all hands and discards, but not the order of the stock: nobody who plays fair can do
better, so it is the ceiling. Everything follows from the seed and the number of a deal.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from random import Random
from time import process_time
from typing import Final

from bot.players.choose import PLAYERS, Player
from bot.players.compiled.quick import compiled_master
from bot.players.fast.bridge import bridge
from bot.players.fast.chance import WORD_BITS, Chance
from bot.players.fast.game import Game
from bot.players.levels import Level
from bot.players.master import PLAIN, Master
from bot.players.reference import greedy_player, random_player
from bot.players.search import WAIT, best_of
from bot.rules.deal import Deal
from bot.rules.moves import Move
from bot.rules.score import Count, PerTeam
from bot.rules.seats import Seat, from_seat, team_of
from bot.rules.shuffle import shuffled

Contestant = Callable[[Deal, Seat, Random], Move | None]
"""Who plays a seat of a deal. Only the oracle looks at more than the view of its seat."""


def oracle(deal: Deal, seat: Seat, rng: Random) -> Move | None:
    """The search of the master with the true hands."""
    moves = deal.legal_moves(seat)
    known = bridge(deal.trump)
    numbers = [known.number(move) for move in moves] + ([] if seat == deal.turn else [WAIT])
    if not moves or len(numbers) == 1:
        return moves[0] if moves else None
    chance, player = Chance(rng.getrandbits(WORD_BITS)), best_master()
    trials = player.engine.among(true_game(deal), seat, chance)
    found = best_of(numbers, trials, seat, player.budget)
    return next((move for move in moves if known.number(move) == found), None)


def true_game(deal: Deal) -> Game:
    """The deal as it stands."""
    known = bridge(deal.trump)
    game = known.game(deal)
    for move in deal.moves:
        game.play(move.seat, known.number(move))
    return game


@cache
def best_master() -> Master:
    """The compiled master where there is one."""
    return compiled_master() or PLAIN


def _seeing(name: str) -> Contestant:
    player = FAIR[name] if name in FAIR else PLAYERS[Level(name)]
    return lambda deal, seat, rng: player(deal.seen_by(seat), rng)


FAIR: Final[Mapping[str, Player]] = {
    "random": random_player,
    "greedy": greedy_player,
    "master": lambda view, rng: best_master()(view, rng),
    "plain-master": PLAIN,
}
"""Who is not simply a level of the bot; a master is as quick as it can be, or plain Python."""

CONTESTANTS: Final[Mapping[str, Contestant]] = {
    "oracle": oracle,
    **{name: _seeing(name) for name in (*FAIR, *Level)},
}


@dataclass(frozen=True, slots=True)
class Result:
    """One deal for the first player: points and loss points, theirs second; seconds of
    processor time for each of his decisions.
    """

    points: PerTeam
    loss: PerTeam
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """A duplicate deal: the same cards, the first player's team on either side."""

    number: int
    results: tuple[Result, Result]

    @property
    def margin(self) -> float:
        """How many card points a deal the first was ahead."""
        return sum(result.points[0] - result.points[1] for result in self.results) / 2

    @property
    def loss(self) -> float:
        """How many loss points a deal the others took more."""
        return sum(result.loss[1] - result.loss[0] for result in self.results) / 2

    @property
    def won(self) -> float:
        """The share of the deals that the first won; eggs are a half."""
        signs = [
            (result.points[0] > result.points[1]) + (result.points[0] >= result.points[1])
            for result in self.results
        ]
        return sum(signs) / 4


def pair_of(one: str, two: str, seed: int, number: int) -> Pair:
    """Play a duplicate deal."""
    return Pair(number, (_played(one, two, seed, number, 0), _played(one, two, seed, number, 1)))


def played(names: tuple[str, str], numbers: Sequence[int], seed: int, jobs: int) -> Iterator[Pair]:
    """Duplicate deals as they are done, on so many processes."""
    if jobs == 1:
        yield from (pair_of(*names, seed, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        asked = [pool.submit(pair_of, *names, seed, number) for number in numbers]
        try:
            for answer in as_completed(asked):
                yield answer.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)  # when nobody wants the rest


def dealt(seed: int, number: int) -> Deal:
    """The deal of a number."""
    given = shuffled(sha256(f"{seed}:{number}".encode()).digest())
    return Deal.start(given.deck, given.trump_card, given.lot)


def _played(one: str, two: str, seed: int, number: int, side: int) -> Result:
    """A deal in which the first player has the team `side`."""
    sides = [CONTESTANTS[one], CONTESTANTS[two]]
    rng, seconds = Random(f"{seed}:{number}:{side}"), list[float]()

    def asked(deal: Deal, seat: Seat) -> Move | None:
        first = team_of(seat) == side
        began = process_time()
        move = sides[0 if first else 1](deal, seat, rng)
        if first and len(deal.legal_moves(seat)) > (seat == deal.turn):
            seconds.append(process_time() - began)
        return move

    count = _to_the_end(dealt(seed, number), asked)
    ours, theirs = (side, 1 - side)
    return Result(
        points=(count.points[ours], count.points[theirs]),
        loss=(count.loss[ours], count.loss[theirs]),
        seconds=tuple(seconds),
    )


def _to_the_end(deal: Deal, asked: Callable[[Deal, Seat], Move | None]) -> Count:
    while not deal.is_over:
        deal, _ = deal.play(_next(deal, asked))
    return deal.count()


def _next(deal: Deal, asked: Callable[[Deal, Seat], Move | None]) -> Move:
    """Those who may claim off turn are asked first, the nearest to the opener first (R4.4)."""
    for seat in from_seat(deal.trick.opener):
        if seat != deal.turn and deal.legal_moves(seat):
            claim = asked(deal, seat)
            if claim is not None:
                return claim
    move = asked(deal, deal.turn)
    if move is None:
        message = "a player waits at its own turn"
        raise RuntimeError(message)
    return move
