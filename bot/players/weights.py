"""The figures by which the careful player judges, in card points unless said otherwise.

They were found by play: an evolution strategy changed them a little at a time and kept what won
over many thousands of duplicate deals, against the weights before and against the greedy player.
The worth of trumps, and of plain cards while there is a stock, was held to rise with their rank.
Single figures mean little; they only make sense together.
"""

from dataclasses import dataclass

ByRank = tuple[float, float, float, float, float, float, float, float, float]
"""One figure for each rank, from the six to the ace."""

ByNumber = tuple[float, float, float, float, float]
"""One figure for each number of cards, from none to four."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the careful player thinks things are worth, and how it thinks others play."""

    plain: ByRank
    """A kept card of a plain suit while there will be a stock."""
    trump: ByRank
    """A kept trump while there will be a stock."""
    plain_end: ByRank
    """A kept card of a plain suit once the stock is gone. Its points may be lost: some are < 0."""
    trump_end: ByRank
    """A kept trump once the stock is gone."""
    exposed: float
    """A kept card, times the share of the unseen cards that beat it, while there is a stock."""
    exposed_end: float
    """The same once the stock is gone."""
    together: ByNumber
    """So many kept cards of one plain suit, to be led together; four are a molodka."""
    together_trump: ByNumber
    """So many kept trumps."""
    drawn_card: float
    """A card still to be drawn."""

    lead: float
    """Our team leading the next trick while there is a stock."""
    lead_end: float
    """The same once the stock is gone."""
    first_trick: float
    """The first trick of a team, divided by one more than the cards each still has to play."""
    loss_point: float
    """One loss point."""
    doubt: float
    """How blurred the thresholds are at the end of the deal: nobody knows all discards."""
    doubt_ahead: float
    """How much more they are blurred for every 60 points still to be played for."""

    friend_points: float
    """A hidden card discarded into the trick of the own team."""
    foe_points: float
    """A hidden card discarded into a trick of the others."""
    beating_points: float
    """A card that somebody will beat with."""
    eager: float
    """How likely a foe beats who can, when the trick holds no points. A probability."""
    eager_for_points: float
    """How much likelier for every point in the trick."""
    over_partner: float
    """How likely somebody beats his own partner when he can. A probability."""
    raised: float
    """How much of the chance to beat remains once somebody has beaten. A factor."""

    foe_leads: float
    """For a holder of a molodka: what it may hope for if it lets a foe lead."""
    partner_leads: float
    """The same if it lets its partner lead."""
    claim_gain: float
    """How much better than waiting a claim off turn must be; one may still claim later (R4.3)."""


CAREFUL = Weights(
    plain=(-0.2, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 4.7, 5.0),
    trump=(5.2, 5.4, 5.6, 5.7, 8.4, 10.4, 12.9, 17.5, 20.2),
    plain_end=(-0.3, -0.2, -0.1, -0.1, -2.7, -1.3, -0.7, -1.2, 2.3),
    trump_end=(3.0, 3.0, 4.8, 5.1, 7.2, 8.0, 10.0, 10.5, 15.6),
    exposed=-2.5,
    exposed_end=-6.6,
    together=(0, 0, 0.7, 1.8, 4.3),
    together_trump=(0, 0, 0.4, 1.3, 4.3),
    drawn_card=4.9,
    lead=2.0,
    lead_end=3.7,
    first_trick=5.6,
    loss_point=2.29,
    doubt=4.3,
    doubt_ahead=11.3,
    friend_points=3.1,
    foe_points=1.0,
    beating_points=3.2,
    eager=0.65,
    eager_for_points=0.013,
    over_partner=0.13,
    raised=0.94,
    foe_leads=-1.2,
    partner_leads=1.4,
    claim_gain=1.0,
)
