"""Deals played out by computer players, for tests and measurements: who is asked, and when."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.players.choose import Player
from bot.rules.deal import Deal
from bot.rules.moves import Move
from bot.rules.score import Count
from bot.rules.seats import from_seat
from bot.rules.shuffle import shuffled
from tests.rules.scenes import seed_of


def fresh(number: int) -> Deal:
    """The deal of a numbered seed."""
    given = shuffled(seed_of(number))
    return Deal.start(given.deck, given.trump_card, given.lot)


def next_move(deal: Deal, players: Sequence[Player], rng: Random) -> Move:
    """First those who may claim off turn are asked, the nearest to the opener first (R4.4)."""
    for seat in from_seat(deal.trick.opener):
        if seat != deal.turn and deal.legal_moves(seat):
            claim = players[seat](deal.seen_by(seat), rng)
            if claim:
                return claim
    move = players[deal.turn](deal.seen_by(deal.turn), rng)
    assert move is not None, "a player waits at its own turn"
    return move


def line(deal: Deal, players: Sequence[Player], rng: Random) -> Iterator[Deal]:
    """The deal at every ply, the beginning and the end included."""
    yield deal
    while not deal.is_over:
        deal, _ = deal.play(next_move(deal, players, rng))
        yield deal


def counted(deal: Deal, players: Sequence[Player], rng: Random) -> Count:
    """The count of a deal that these four play out."""
    *_, last = line(deal, players, rng)
    return last.count()


def duel(one: Player, two: Player, numbers: Sequence[int]) -> list[tuple[Count, Count]]:
    """Duplicate deals: each is played twice, `one` is team 0 in the first and 1 in the second."""
    return [
        (
            counted(fresh(number), (one, two, one, two), Random(number)),
            counted(fresh(number), (two, one, two, one), Random(number)),
        )
        for number in numbers
    ]


def margin(pair: tuple[Count, Count]) -> float:
    """How many card points a deal `one` was ahead in a duplicate deal."""
    first, second = pair
    return (first.points[0] - first.points[1] + second.points[1] - second.points[0]) / 2


def deals_won(pairs: Sequence[tuple[Count, Count]]) -> float:
    """How many deals `one` won; eggs count a half."""
    score = {True: 1.0, False: 0.0, None: 0.5}
    return sum(
        score[None if count.eggs else count.winner == team]
        for pair in pairs
        for team, count in enumerate(pair)
    )
