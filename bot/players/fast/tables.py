"""The figures by which `judge` weighs moves: those of the careful player, worked out once.

Chances and points are rounded to steps, so that a few thousand answers serve all positions: the
chance to beat a set, how a trick goes on from there, what cards are worth when they are kept, and
what the points of both teams mean for the loss points.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.players.chances import chance_of_needs
from bot.players.fast.sets import CARDS, RANKS, SINGLES, TRUMPS, Memo
from bot.players.forecast import Answer, Branch, forecast
from bot.players.weights import CAREFUL, Weights
from bot.players.worth import loss_ahead

STEPS: Final = 32
"""Chances are told in this many steps."""
BUCKET: Final = 4
"""Points of a trick are told in steps of so many."""
BUCKETS: Final = 16
SIZES: Final = 5
WIDE: Final = 192
"""A row of the table of points: no sum of points and guesses reaches it."""
BASE: Final = CARDS + 1
"""Numbers of cards are digits to this base."""

STEP_KEY: Final = 4 * 2 * SIZES * BUCKETS
"""By so much the key of an outlook grows with a step of the chance."""

Outlook = tuple[float, float, float]
"""How likely our team takes the trick; the points to come if it does; and if it does not."""


def _step(key: int) -> int:
    """The chance that a hand beats a set, in steps.

    The digits of the key: cards of the hand, unseen cards, and how many of these beat each card
    of the set, the highest first. A hand may be larger than what is unseen: `judge` forgets that
    a claim gave cards back.
    """
    digits = list[int]()
    while key:
        key, digit = divmod(key, BASE)
        digits.append(digit)
    hand, pool, *sizes = reversed(digits)
    needs = tuple(range(1, len(sizes) + 1))
    return round(STEPS * chance_of_needs(tuple(sizes), needs, min(hand, pool), pool))


STEP_OF: Final = Memo(_step)


@dataclass(frozen=True, slots=True)
class Tables:
    """What `judge` looks up. `kept` and `exposed` are for a stock (0) and for its end (1)."""

    w: Weights
    kept: tuple[Memo[float], Memo[float]]
    exposed: tuple[float, float]
    lead: tuple[float, float]
    outlook: Memo[Outlook]
    loss: list[float]


@cache
def tables(w: Weights = CAREFUL) -> Tables:
    """The tables for some weights."""
    return Tables(
        w=w,
        kept=(Memo(lambda kept: _kept(kept, False, w)), Memo(lambda kept: _kept(kept, True, w))),
        exposed=(w.exposed, w.exposed_end),
        lead=(w.lead, w.lead_end),
        outlook=Memo(lambda key: _outlook(key, w)),
        loss=[
            w.loss_point * loss_ahead((min(ours, 120), min(theirs, 120)), w)
            for ours in range(WIDE)
            for theirs in range(WIDE)
        ],
    )


def _kept(kept: int, is_end: bool, w: Weights) -> float:
    """What kept cards are worth for themselves and together."""
    plain, trump = (w.plain_end, w.trump_end) if is_end else (w.plain, w.trump)
    worth = 0.0
    for card in SINGLES[kept]:
        rank = (card.bit_length() - 1) % RANKS
        worth += (trump if card & TRUMPS else plain)[rank]
    for suit in range(CARDS // RANKS):
        number = (kept >> suit * RANKS & (1 << RANKS) - 1).bit_count()
        worth += (w.together_trump if suit == CARDS // RANKS - 1 else w.together)[number]
    return worth


def outlook_key(step: int, left: int, ours: bool, size: int) -> int:
    """Where the outlook for no points lies; so many points lie `points // BUCKET` further."""
    return (((step * 4 + left) * 2 + ours) * SIZES + size) * BUCKETS


def _outlook(key: int, w: Weights) -> Outlook:
    """How a trick goes on with `left` seats still to play after us: a foe, our partner, a foe."""
    key, bucket = divmod(key, BUCKETS)
    key, size = divmod(key, SIZES)
    key, ours = divmod(key, 2)
    step, left = divmod(key, 4)
    answers = [Answer(friend, step / STEPS) for friend in (False, True, False)[:left]]
    start = Branch(bool(ours), bucket * BUCKET + BUCKET / 2 - 1 / 2)
    ends = forecast(start, answers, size, w)
    won = sum(end.chance for end in ends if end.ours)
    return (
        won,
        _to_come([end for end in ends if end.ours], start),
        _to_come([end for end in ends if not end.ours], start),
    )


def _to_come(ends: list[Branch], start: Branch) -> float:
    chance = sum(end.chance for end in ends)
    return (
        sum(end.chance * (end.points - start.points) for end in ends) / chance if chance else 0.0
    )
