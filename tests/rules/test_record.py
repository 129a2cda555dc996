"""The record of a series: one line of JSON, both ways."""

import json
from dataclasses import replace

from hypothesis import given, settings

from bot.rules.cards import DECK, cards
from bot.rules.moves import Action, Move
from bot.rules.record import RecordedDeal, RecordedMove, SeriesRecord
from bot.rules.score import Count
from tests.rules.series import NAMES, as_json, broken_off, numbers, series

SERIES = series(1)


@settings(max_examples=20)
@given(numbers)
def test_the_text_form_goes_both_ways(number: int) -> None:
    for record in (series(number), broken_off(series(number))):
        assert SeriesRecord.parse(str(record)) == record
        assert str(SeriesRecord.parse(str(record))) == str(record) == record.to_json()


def test_a_record_is_one_line_of_ascii() -> None:
    assert str(SERIES).splitlines() == [str(SERIES)]
    assert str(SERIES).isascii()
    assert SeriesRecord.parse(str(SERIES)).seats == NAMES


def test_the_form_is_the_one_described() -> None:
    made = Move(0, Action.LEAD, cards("9H KH"))
    deal = RecordedDeal(3, 0, cards("7H 9H"), DECK[35], 1796000000.2, (RecordedMove(made, 1.5),))
    counted = replace(deal, count=Count((75, 45), (5, 3), (0, 2)), counted_at=2.5, seed="00")
    record = SeriesRecord("x", ("a", "b", "c", "d"), (counted,), (0, 2))
    assert str(record) == (
        '{"format":"kozel4/1","id":"x","seats":["a","b","c","d"],"deals":[{"dealer":3,"leader":0,'
        '"deck":["7H","9H"],"trump_card":"AC","dealt_at":1796000000.2,"moves":[{"seat":0,'
        '"do":"lead","cards":["9H","KH"],"at":1.5}],"points":[75,45],"tricks":[5,3],"loss":[0,2],'
        '"counted_at":2.5,"seed":"00"}],"loss_points":[0,2],"eggs":0,"losers":null}'
    )


def test_a_deal_that_was_broken_off_has_no_count() -> None:
    deal = as_json(broken_off(SERIES))["deals"][-1]
    assert not {"points", "tricks", "loss", "counted_at"} & set(deal)


def test_unknown_keys_are_kept_at_every_level() -> None:
    fields = as_json(SERIES)
    fields["rules"] = {"house": [1, None]}
    fields["deals"][0]["table"] = 7
    fields["deals"][0]["moves"][0]["by"] = "computer"
    record = SeriesRecord.parse(json.dumps(fields))
    assert record.extra == {"rules": {"house": [1, None]}}
    assert record.deals[0].extra == {"table": 7}
    assert record.deals[0].moves[0].extra == {"by": "computer"}
    assert as_json(record) == fields


def test_extra_keys_never_stand_for_known_ones() -> None:
    record = replace(SERIES, extra={"eggs": 77, "format": "x", "more": 1})
    assert as_json(record) == as_json(SERIES) | {"more": 1}


def test_a_record_can_be_hashed() -> None:
    assert len({SERIES, SeriesRecord.parse(str(SERIES))}) == 1


def test_null_counts_as_absent() -> None:
    fields = as_json(broken_off(SERIES))
    fields["deals"][-1] |= {"points": None, "tricks": None, "loss": None, "seed": None}
    del fields["losers"]
    deal = SeriesRecord.parse(json.dumps(fields)).deals[-1]
    assert (deal.count, deal.seed) == (None, None)


def test_totals_come_from_the_counts() -> None:
    loss = tuple(sum(d.count.loss[team] for d in SERIES.deals if d.count) for team in (0, 1))
    assert SERIES.loss_points == loss
    assert SERIES.losers is not None
    assert broken_off(SERIES).losers is None


def test_whole_seconds_are_times_too() -> None:
    fields = as_json(SERIES)
    fields["deals"][0]["dealt_at"] = 1796000000
    assert SeriesRecord.parse(json.dumps(fields)).deals[0].dealt_at == 1796000000.0
