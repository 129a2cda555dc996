"""How soon a hand must be brought, and whether with sound: told without drawing it."""

from bot.chat.screens.draft import drafted
from bot.chat.screens.stage import Stage
from bot.rules.legality import may_claim
from bot.rules.seats import Seat
from bot.table.table import Phase, Table

JUST_MOVED_SECONDS, IDLE_SECONDS = 2.0, 12.0
"""At full speed the edit for the next turn comes before. At ease an onlooker's hand has nothing to
show but the new cards after a trick, and mostly his turn comes before.
"""


def alert(stage: Stage, seat: Seat) -> str:
    """What this person should be alerted to now; empty for nothing."""
    table = stage.table
    if not (_plays(stage, seat) and stage.taste.sound):
        return ""
    if _is_on_turn(stage, seat):
        return f"turn:{table.turn_no}{':nudge' if table.nudged else ''}"
    later = drafted(table, seat, stage.scene.shown).is_of_trick
    return f"molodka:{table.trick_no}" if _may_claim(stage, seat) and not later else ""


def idleness(stage: Stage, seat: Seat) -> float:
    """How long the hand may be behind (seconds): not at all while anything is asked of the person
    or nothing moves; least for the one whose keys have just had their time.
    """
    if not _plays(stage, seat) or _is_on_turn(stage, seat) or _may_claim(stage, seat):
        return 0.0
    return JUST_MOVED_SECONDS if moved_last(stage.table, seat) else IDLE_SECONDS


def moved_last(table: Table, seat: Seat) -> bool:
    """Whether the last move of the running deal was this seat's."""
    if table.phase is not Phase.PLAYING:
        return False
    deal = table.running()
    plays = deal.trick.plays or (deal.taken[-1].plays if deal.taken else ())
    return bool(plays) and plays[-1].seat == seat


def _plays(stage: Stage, seat: Seat) -> bool:
    table = stage.table
    return table.phase is Phase.PLAYING and table.chairs[seat].is_manned


def _is_on_turn(stage: Stage, seat: Seat) -> bool:
    return stage.table.running().turn == seat


def _may_claim(stage: Stage, seat: Seat) -> bool:
    return may_claim(stage.table.running().sight(seat))
