"""The quick master: compiled where it can be, with more playouts in less time."""

from importlib.util import find_spec
from random import Random
from typing import Final

from bot.players.master import Master
from bot.players.search import Budget
from bot.rules.deal import Deal
from bot.rules.shuffle import shuffled

MORE: Final = Budget(playouts=1000, most=3000, worlds=300, trust=100.0, doubt=0.5)
"""What compiled code does in some hundredths of a second."""

WARMING: Final = bytes(32)
"""The seed of the deal on which a new master is tried, so that everything is compiled."""


def compiled_master(budget: Budget = MORE) -> Master | None:
    """A master that is compiled and ready, which takes seconds; None without the extra."""
    if find_spec("numba") is None:
        return None
    from bot.players.compiled.trials import CompiledEngine

    engine = CompiledEngine()
    given = shuffled(WARMING)
    deal = Deal.start(given.deck, given.trump_card, given.lot)
    Master(engine, Budget(playouts=8, most=8, worlds=2))(deal.seen_by(deal.turn), Random(1))
    return Master(engine, budget)
