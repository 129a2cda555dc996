"""What things are worth to the careful player, in card points.

Two things are weighed: a finished trick, and the cards that stay in hand after it. A trick counts
its points, the lead it gives, the fear of taking none at all (R6.1), and how far it moves both
teams over the thresholds of 31 and 60 points.
"""

from dataclasses import dataclass
from math import exp

from bot.players.chances import BEATERS
from bot.players.weights import Weights
from bot.rules.cards import Card, Suit
from bot.rules.score import ENOUGH, HALF
from bot.rules.view import SeatView

THRESHOLDS = ENOUGH, HALF
"""Below each of them a team loses two loss points more (R6.1)."""

ALL_POINTS = 2 * HALF


@dataclass(frozen=True, slots=True)
class Stage:
    """How far the deal is after this trick: cards each draws, each still plays, left in stock."""

    drawn: int
    to_play: int
    stock: int

    @classmethod
    def after(cls, view: SeatView, size: int) -> "Stage":
        """The stage after a trick of `size` cards."""
        each = view.stock // 4
        drawn = min(size, each)
        return cls(drawn, len(view.hand) - size + each, each - drawn)

    @property
    def is_end(self) -> bool:
        """Nothing will be left to draw."""
        return self.stock == 0


@dataclass(frozen=True, slots=True)
class Standing:
    """How our team (first) and theirs stand before this trick: points as far as known, tricks."""

    points: tuple[float, float]
    tricks: tuple[int, int]


def trick_worth(won: bool, points: float, standing: Standing, stage: Stage, w: Weights) -> float:
    """What taking a trick, or losing it, is worth to our team."""
    ours, theirs = standing.points
    after = (ours + points, theirs) if won else (ours, theirs + points)
    worth = points + _lead(stage, w)
    if not standing.tricks[0 if won else 1]:
        worth += w.first_trick / (1 + stage.to_play)
    return (worth if won else -worth) + w.loss_point * loss_ahead(after, w)


def _lead(stage: Stage, w: Weights) -> float:
    if not stage.to_play:
        return 0.0
    return w.lead_end if stage.is_end else w.lead


def loss_ahead(points: tuple[float, float], w: Weights) -> float:
    """The loss points that theirs will take more than ours, if the rest is shared equally."""
    ours, theirs = points
    rest = max(0.0, ALL_POINTS - ours - theirs)
    doubt = w.doubt + w.doubt_ahead * rest / 60
    return _loss(theirs + rest / 2, doubt) - _loss(ours + rest / 2, doubt)


def _loss(points: float, doubt: float) -> float:
    return sum(2 / (1 + exp((points - threshold) / doubt)) for threshold in THRESHOLDS)


def hand_worth(
    kept: tuple[Card, ...], trump: Suit, unseen: int, stage: Stage, w: Weights
) -> float:
    """What the kept cards and those to be drawn are worth for the rest of the deal."""
    plain, trumps = (w.plain_end, w.trump_end) if stage.is_end else (w.plain, w.trump)
    exposed = (w.exposed_end if stage.is_end else w.exposed) / max(1, unseen.bit_count())
    worth = stage.drawn * w.drawn_card
    for card in kept:
        worth += (trumps if card.suit == trump else plain)[card.height]
        worth += exposed * (unseen & BEATERS[trump][card]).bit_count()
    return worth + _together(kept, trump, w)


def _together(kept: tuple[Card, ...], trump: Suit, w: Weights) -> float:
    """What cards of one suit are worth beyond their own worth: they can be led together."""
    suits = [card.suit for card in kept]
    return sum(
        (w.together_trump if suit == trump else w.together)[suits.count(suit)]
        for suit in set(suits)
    )
