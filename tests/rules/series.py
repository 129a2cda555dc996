"""Whole series for tests, played at random from numbered seeds, and their JSON to tamper with."""

import json
from dataclasses import replace
from functools import cache
from typing import Any

from hypothesis import strategies as st

from bot.rules.deal import Deal
from bot.rules.record import RecordedDeal, RecordedMove, SeriesRecord
from bot.rules.seats import clockwise
from tests.rules.scenes import played_out, seed_of

Json = dict[str, Any]

numbers = st.integers(0, 2**32 // 1000 - 1)
"""Numbers of series."""

NAMES = ("Anna", "Борис", "فرهاد", "D\u2028\n")


def recorded(deal: Deal, number: int, start: float) -> RecordedDeal:
    """The record of a deal that was dealt from a numbered seed."""
    return RecordedDeal(
        dealer=deal.dealer,
        leader=deal.leader,
        deck=deal.deck,
        trump_card=deal.trump_card,
        dealt_at=start,
        moves=tuple(RecordedMove(m, start + 1.25 * ply) for ply, m in enumerate(deal.moves, 1)),
        count=deal.count() if deal.is_over else None,
        counted_at=start + 100,
        seed=seed_of(number).hex(),
    )


@cache
def series(number: int, most: int = 100) -> SeriesRecord:
    """A series until there are goats, or stopped after so many deals."""
    deals: list[RecordedDeal] = []
    record = SeriesRecord.of(f"series-{number}", NAMES, deals)
    before: Deal | None = None
    while record.losers is None and len(deals) < most:
        seed = 1000 * number + len(deals)
        before = (
            played_out(seed, clockwise(before.dealer), before.last_taker)
            if before
            else played_out(seed)
        )
        deals.append(recorded(before, seed, 1796000000.2 + 200 * len(deals)))
        record = SeriesRecord.of(record.id, NAMES, deals)
    return record


def broken_off(record: SeriesRecord) -> SeriesRecord:
    """The series as if it had been stopped in the middle of its last deal."""
    *whole, last = record.deals
    last = replace(last, moves=last.moves[:5], count=None, counted_at=None)
    return SeriesRecord.of(record.id, record.seats, [*whole, last])


def as_json(record: SeriesRecord) -> Json:
    """The record as what `json` makes of it."""
    fields: Json = json.loads(str(record))
    return fields
