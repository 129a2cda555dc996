"""A record is believed when playing it again gives the same; each lie is found and placed."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings

from bot.rules import faults
from bot.rules.faults import RecordFault
from bot.rules.legality import NotYourCards, NotYourTurn
from bot.rules.record import RecordedDeal, SeriesRecord
from bot.rules.shuffle import shuffled
from bot.rules.verify import replay, verify, verify_deal
from tests.rules import lies
from tests.rules.scenes import played_out
from tests.rules.series import NAMES, Json, as_json, broken_off, numbers, recorded, series

SERIES = series(1)
EGGS = 16
"""The number of a seed whose first deal ends in eggs."""


def fault_of(record: SeriesRecord) -> RecordFault:
    """What is wrong with a record."""
    with pytest.raises(RecordFault) as found:
        verify(record)
    return found.value


def tampered(change: Callable[[Json], None], record: SeriesRecord = SERIES) -> RecordFault:
    """What is wrong once the JSON of a true record was changed."""
    fields = as_json(record)
    change(fields)
    return fault_of(SeriesRecord.parse(json.dumps(fields)))


@settings(max_examples=20)
@given(numbers)
def test_a_true_record_passes(number: int) -> None:
    record = series(number)
    assert record.losers is not None
    verify(record)
    verify(SeriesRecord.parse(str(record)))
    verify(broken_off(record))


@pytest.mark.parametrize("most", [0, 1, 2])
def test_a_series_that_was_stopped_between_deals_passes(most: int) -> None:
    record = series(1, most)
    assert (len(record.deals), record.losers) == (most, None)
    verify(record)


def test_a_record_without_seeds_passes() -> None:
    verify(replace(SERIES, deals=tuple(replace(deal, seed=None) for deal in SERIES.deals)))


def test_eggs_are_added_up() -> None:
    record = SeriesRecord.of("eggs", NAMES, [recorded(played_out(EGGS), EGGS, 0.0)])
    assert record.eggs == 1
    verify(record)
    assert isinstance(fault_of(replace(record, eggs=0)), faults.TotalsDiffer)


def test_a_deal_is_replayed_to_the_same_deal() -> None:
    assert replay(recorded(played_out(22), 22, 0.0)) == played_out(22)


def test_every_deal_of_a_true_series_passes_by_itself() -> None:
    for number, deal in enumerate(SERIES.deals, 1):
        verify_deal(deal, is_first=number == 1)
    verify_deal(replace(SERIES.deals[0], seed=None), is_first=True)


@pytest.mark.parametrize(
    ("lie", "fault"),
    [
        (lies.exchange_deck, faults.SeedDiffers),
        (lies.cut_seed, faults.BadSeed),
        (lies.play_twice, faults.IllegalRecordedMove),
        (lies.miscount_points, faults.CountDiffers),
    ],
)
def test_a_lie_about_a_deal_is_found_in_it_alone(
    lie: Callable[[Json], None], fault: type[RecordFault]
) -> None:
    fields = as_json(SERIES)
    lie(fields)
    deal = SeriesRecord.parse(json.dumps(fields)).deals[1]
    with pytest.raises(fault):
        verify_deal(deal, is_first=False)


def test_a_deal_that_goes_on_is_not_confirmed() -> None:
    with pytest.raises(faults.NotCounted):
        verify_deal(broken_off(SERIES).deals[-1], is_first=False)


LAST = len(SERIES.deals)

LIES = [
    (lies.swap_deck, faults.BadDeck, 1, None),
    (lies.shorten_deck, faults.BadDeck, 1, None),
    (lies.deal_trump_card, faults.TrumpNotInStock, 1, None),
    (lies.turn_first_leader, faults.WrongLeader, 1, None),
    (lies.turn_later_leader, faults.WrongLeader, 2, None),
    (lies.turn_dealer, faults.WrongDealer, 2, None),
    (lies.turn_first_dealer, faults.SeedDiffers, 1, None),
    (lies.exchange_trump_card, faults.SeedDiffers, 2, None),
    (lies.exchange_deck, faults.SeedDiffers, 2, None),
    (lies.exchange_seed, faults.SeedDiffers, 2, None),
    (lies.cut_seed, faults.BadSeed, 2, None),
    (lies.spoil_seed, faults.BadSeed, 2, None),
    (lies.play_twice, faults.IllegalRecordedMove, 2, 4),
    (lies.play_foreign_cards, faults.IllegalRecordedMove, 2, 1),
    (lies.play_on, faults.MoveAfterEnd, 2, len(SERIES.deals[1].moves) + 1),
    (lies.count_too_early, faults.NotFinished, LAST, None),
    (lies.time_without_count, faults.NotCounted, LAST, None),
    (lies.count_without_time, faults.NotCounted, LAST, None),
    (lies.no_count, faults.NotCounted, LAST, None),
    (lies.break_off_in_between, faults.NotCounted, 1, None),
    (lies.miscount_points, faults.CountDiffers, 2, None),
    (lies.miscount_tricks, faults.CountDiffers, 2, None),
    (lies.miscount_loss, faults.CountDiffers, 2, None),
    (lies.misadd_loss, faults.TotalsDiffer, None, None),
    (lies.misadd_eggs, faults.TotalsDiffer, None, None),
    (lies.spare_the_goats, faults.LosersDiffer, None, None),
    (lies.blame_the_others, faults.LosersDiffer, None, None),
]


@pytest.mark.parametrize(
    ("lie", "kind", "deal", "move"),
    [pytest.param(*lie, id=lie[0].__name__.replace("_", " ")) for lie in LIES],
)
def test_a_lie_is_found_and_placed(
    lie: Callable[[Json], None], kind: type[RecordFault], deal: int | None, move: int | None
) -> None:
    fault = tampered(lie)
    assert (type(fault), fault.deal, fault.move) == (kind, deal, move)


def test_goats_of_a_series_in_progress_are_refused() -> None:
    assert isinstance(fault_of(replace(series(1, 1), losers=1)), faults.LosersDiffer)


def after_the_goats() -> RecordedDeal:
    """A deal that follows the last one of the series as if it went on."""
    last = replay(SERIES.deals[-1])
    deal = played_out(7, last.turn, last.last_taker)
    return recorded(deal, 7, 0.0)


def test_nothing_is_dealt_after_the_goats() -> None:
    record = SeriesRecord.of("x", NAMES, [*SERIES.deals, after_the_goats()])
    fault = fault_of(record)
    assert isinstance(fault, faults.DealAfterGoats)
    assert (fault.deal, fault.losers) == (LAST + 1, SERIES.losers)


def test_an_illegal_move_is_named_with_its_refusal() -> None:
    fault = tampered(lies.play_foreign_cards)
    assert isinstance(fault, faults.IllegalRecordedMove)
    assert isinstance(fault.refusal, NotYourCards)
    assert fault.__cause__ is fault.refusal
    assert str(fault) == f"deal 2, move 1: the move '{fault.played}' is illegal: NotYourCards"


def test_the_wrong_seat_is_a_fault_of_the_move() -> None:
    fault = tampered(lies.play_twice)
    assert isinstance(fault, faults.IllegalRecordedMove)
    assert isinstance(fault.refusal, NotYourTurn)


@pytest.mark.parametrize(
    ("lie", "says"),
    [
        (lies.swap_deck, "deal 1: the deck is not the 36 cards, each once"),
        (lies.spoil_seed, r"deal 2: 'ж{64}' is not a seed of 32 bytes in hexadecimal"),
        (lies.turn_dealer, r"deal 2: seat \d dealt, but the deal had passed to seat \d"),
        (lies.turn_later_leader, r"deal 2: seat \d led, but the lead was with seat \d"),
        (lies.exchange_seed, "deal 2: the seed gives another deck"),
        (lies.play_on, r"deal 2, move \d+: the move '\d lead .+' comes after the end of the deal"),
        (lies.count_too_early, rf"deal {LAST}: counted, but not played out"),
        (
            lies.miscount_loss,
            r"deal 2: the count says points .* loss \(\d, \d\); the moves say .*",
        ),
        (lies.misadd_eggs, r"the record says loss points .* and eggs 1; the deals say .* and 0"),
        (lies.spare_the_goats, r"the losers are [01], not None"),
    ],
)
def test_a_fault_says_what_is_wrong(lie: Callable[[Json], None], says: str) -> None:
    with pytest.raises(RecordFault, match=f"^{says}$"):
        raise tampered(lie)


def test_a_seed_decides_the_dealer_of_the_first_deal_only() -> None:
    lots = [shuffled(bytes.fromhex(deal.seed or "")).lot for deal in SERIES.deals]
    assert SERIES.deals[0].dealer == lots[0]
    assert [deal.dealer for deal in SERIES.deals] != lots
