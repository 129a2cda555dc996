"""Whole deals that agree with what a seat has seen, more of those in which the others make sense.

A world is drawn in three steps. The hidden cards are shared out: discards first, rather such cards
as are thrown away, then hands and stock blindly. Then the past is made up: who drew what, and so
which hands the others had. Then the deal is played again, and the world weighs as much as the
others were likely to do what they were seen to do, by their own judgement.
"""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, log
from typing import Final

from bot.players.fast.chance import Chance, mixed, total
from bot.players.fast.game import Game
from bot.players.fast.judge import judged
from bot.players.fast.sets import CARDS, FULL, RANKS, SINGLES
from bot.players.fast.story import Laid, Story
from bot.players.fast.tables import Tables

THROWN: Final[dict[tuple[bool, bool], tuple[float, ...]]] = {
    (True, False): (1.8, 1.3, 1.0, 0.7, 2.3, 2.4, 2.4, 5.7, 3.9),
    (True, True): (0.23, 0.16, 0.13, 0.07, 0.07, 0.06, 0.03, 0.14, 0.07),
    (False, False): (20.0, 8.0, 4.9, 3.2, 2.7, 1.3, 0.83, 0.31, 0.12),
    (False, True): (0.7, 0.56, 0.4, 0.37, 0.25, 0.17, 0.03, 0.02, 0.02),
}
"""How many times likelier a card in hand is thrown than kept, by rank: into a trick of the own
team or of the foes, a plain card or a trump. Counted in deals that careful players played."""

ODDS: Final = {
    own: {1 << place: THROWN[own, place >= CARDS - RANKS][place % RANKS] for place in range(CARDS)}
    for own in (True, False)
}
STAYS_HIDDEN: Final = 0.85
"""If the shown trump card was drawn and not laid open, it is likelier in a hand than thrown."""

STOCK: Final = 20
VOICES: Final = 0.3
"""So large a share of the worlds, at least, is to have a say."""
FLATTER: Final = 0.8
SLIP: Final = 0.1
"""How often others do just anything."""

Past = list[list[tuple[Laid, int]]]
"""Tricks as plays with their cards."""


@dataclass(slots=True)
class World:
    """A deal as it may stand now, and how well it explains what was seen (a logarithm)."""

    game: Game
    weight: float


def worlds(seen: Story, number: int, heat: float, t: Tables, rng: Chance) -> list[World]:
    """So many worlds, not weighed against each other yet; heat: how erratic others are."""
    return [_world(seen, heat, t, rng) for _ in range(number)]


def chosen(of: Sequence[World], number: int, rng: Chance) -> list[Game]:
    """Draw worlds by their weights, evenly; none is drawn twice before its weight asks for it."""
    shares = _shares([world.weight for world in of])
    step, games = total(shares) / number, list[Game]()
    mark, reached = rng.random() * step, 0.0
    for world, share in zip(of, shares, strict=True):
        reached += share
        while mark < reached and len(games) < number:
            games.append(world.game)
            mark += step
    return games + [of[-1].game] * (number - len(games))


def _shares(weights: list[float]) -> list[float]:
    """Weights as shares; flattened until enough worlds have a say."""
    most, power = max(weights), 1.0
    while True:
        shares = [exp((weight - most) * power) for weight in weights]
        voices = total(shares) ** 2 / total([share * share for share in shares])
        if voices >= VOICES * len(weights):
            return shares
        power *= FLATTER


def restocked(game: Game, rng: Chance) -> Game:
    """The same hands over another order of the stock."""
    again = game.copy()
    again.stock = mixed(game.stock[game.drawn :], rng)
    again.drawn = 0
    return again


def _world(seen: Story, heat: float, t: Tables, rng: Chance) -> World:
    hands, thrown, stock = _shared_out(seen, rng)
    past = _with_cards(seen, thrown)
    first, drawn = _made_up(seen, past, hands, rng)
    game = Game(first, [*drawn, *stock], seen.opener)
    weight = _played_again(game, past, (seen.seat, heat), t)
    game.shown |= seen.shown
    return World(game, weight)


def _with_cards(seen: Story, thrown: list[int]) -> Past:
    """Every trick with the cards of this world, the one in play last."""
    rest = iter(thrown)
    return [
        [(play, play.known | (next(rest) if play.hidden else 0)) for play in trick.plays]
        for trick in (*seen.tricks, seen.now)
    ]


def _made_up(
    seen: Story, past: Past, hands: list[int], rng: Chance
) -> tuple[list[int], list[int]]:
    """The hands of the beginning, and the cards drawn since in their order."""
    hands = hands[:]
    for play, cards in past[-1]:
        hands[play.seat] |= cards
    rounds, in_stock = list[tuple[int, int]](), STOCK
    for trick in seen.tricks:
        draws = min(trick.size, in_stock // 4)
        rounds.append((draws, trick.taker))
        in_stock -= 4 * draws
    drawn = list[int]()
    for number in range(len(rounds) - 1, -1, -1):
        draws, taker = rounds[number]
        must = 0 if number else seen.trump_card
        back = [_drawn(hand, draws, hand & must, rng) for hand in hands]
        drawn[:0] = [back[(taker + step) & 3][turn] for turn in range(draws) for step in range(4)]
        hands = [hand & ~sum(cards) for hand, cards in zip(hands, back, strict=True)]
        for play, cards in past[number]:
            hands[play.seat] |= cards
    return hands, drawn


def _drawn(hand: int, number: int, must: int, rng: Chance) -> Sequence[int]:
    """Which cards of a hand were drawn last; with the one that must be among them."""
    cards = SINGLES[hand & ~must]
    if number == len(cards):
        return cards
    mine = mixed(cards, rng)[: number - must.bit_count()]
    return [*mine, must] if must else mine


def _played_again(game: Game, past: Past, other: tuple[int, float], t: Tables) -> float:
    """Play what was played; how likely the others were to do that (a logarithm)."""
    me, heat = other
    weight = 0.0
    for trick in past:
        for play, cards in trick:
            move = play.move(cards)
            if play.seat != me and not play.is_claim:
                moves = game.plays()
                if len(moves) > 1:
                    weight += log(_likelihood(judged(game, moves, t), moves.index(move), heat))
            game.play(play.seat, move)
    return weight


def _likelihood(worths: list[float], place: int, heat: float) -> float:
    most = max(worths)
    shares = [exp((worth - most) / heat) for worth in worths]
    return (1 - SLIP) * shares[place] / total(shares) + SLIP / len(worths)


def _shared_out(seen: Story, rng: Chance) -> tuple[list[int], list[int], list[int]]:
    """Hands, the hidden part of every discard, and the stock."""
    pool = mixed(SINGLES[seen.hidden], rng)
    trump = _place_of_trump(seen, rng) if seen.trump_card & seen.hidden else None
    if trump is not None:
        pool.remove(seen.trump_card)
    thrown = list[int]()
    for number, slot in enumerate(seen.slots):
        cards = seen.trump_card if trump == ("thrown", number) else 0
        while cards.bit_count() < slot.hidden:
            cards |= _thrown(pool, slot, rng)
        thrown.append(cards)
    hands = seen.held[:]
    for seat, blank in enumerate(seen.blank):
        if trump == ("hand", seat):
            hands[seat] |= seen.trump_card
        for _ in range(blank - (trump == ("hand", seat))):
            hands[seat] |= pool.pop()
    if trump == ("stock", 0):
        pool.insert(rng.below(len(pool) + 1), seen.trump_card)
    return hands, thrown, pool


def _thrown(pool: list[int], slot: Laid, rng: Chance) -> int:
    """Take a card for a discard out of the pool."""
    odds = ODDS[slot.for_own]
    sums = list(accumulate([odds[card] for card in pool]))
    return pool.pop(bisect(sums, rng.random() * sums[-1]))


def _place_of_trump(seen: Story, rng: Chance) -> tuple[str, int]:
    """Where the shown card lies: it was in the stock at the beginning (R1.3)."""
    foreign = [seat for seat in range(FULL) if seat != seen.seat and seen.blank[seat]]
    first = (*seen.tricks, seen.now)[0]
    later = range(sum(play.hidden > 0 for play in first.plays), len(seen.slots))
    gone = 3 * (STOCK - seen.stock) / 4
    if not gone or rng.random() * (gone + seen.stock) < seen.stock:
        return "stock", 0
    if foreign and (not later or rng.random() < STAYS_HIDDEN):
        return "hand", foreign[rng.below(len(foreign))]
    return ("thrown", later[rng.below(len(later))]) if later else ("stock", 0)
