"""A recorded deal looked at again, move by move, everything open.

Only for deals that are over: nobody may see this of a deal that is being played.
"""

from dataclasses import dataclass, replace

from bot.rules.cards import Suit
from bot.rules.deal import Deal
from bot.rules.moves import Action
from bot.rules.record import RecordedDeal
from bot.rules.seats import Seat
from bot.rules.trick import Pairing, Play, Trick, pairing
from bot.rules.verify import replay


@dataclass(frozen=True, slots=True)
class Laid:
    """A play in the trick that is looked at, and which card beat which (R3.3)."""

    play: Play
    pairs: Pairing


@dataclass(frozen=True, slots=True)
class Frame:
    """A deal after `ply` of its `plies` moves.

    `plays`: the trick on the table; right after its last play the trick that was taken. `taker`:
    who took it, while it lies there.
    """

    deal: Deal
    ply: int
    plies: int
    plays: tuple[Laid, ...]
    taker: Seat | None


def frame(recorded: RecordedDeal, ply: int) -> Frame:
    """The deal after so many moves, or after the last one. Raises UntrueStart or UntrueMove."""
    plies = len(recorded.moves)
    ply = min(max(ply, 0), plies)
    deal = replay(replace(recorded, moves=recorded.moves[:ply]))
    if deal.trick.plays or not deal.taken:
        return Frame(deal, ply, plies, _laid(deal.trick, deal.trump), None)
    taken = deal.taken[-1]
    trick = Trick(taken.plays[0].seat, taken.plays)
    return Frame(deal, ply, plies, _laid(trick, deal.trump), taken.taker)


def _laid(trick: Trick, trump: Suit) -> tuple[Laid, ...]:
    found: list[Laid] = []
    standing: Play | None = None
    for play in trick.plays:
        beaten = standing.cards if play.action is Action.BEAT and standing else ()
        found.append(Laid(play, pairing(play.cards, beaten, trump) or ()))
        standing = play if play.face_up else standing
    return tuple(found)
