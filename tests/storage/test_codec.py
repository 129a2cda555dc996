"""A table as text and back."""

import traceback
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage import codec
from bot.storage.codec import UnknownSnapshot, UnreadableSnapshot, decode, encode
from bot.table.people import Taste
from bot.table.table import Phase
from tests.storage.scenes import full, life


@pytest.mark.parametrize("seed", range(12))
def test_every_table_on_a_random_way_comes_back_as_it_was(seed: int) -> None:
    seen = set()
    for table in life(Random(seed), steps=150):
        seen.add(table.phase)
        again = decode(encode(table))
        assert again == table
        assert repr(again) == repr(table)
    assert {Phase.LOBBY, Phase.PLAYING, Phase.PAUSE} <= seen


def test_a_read_table_plays_on_like_the_one_it_was_made_from() -> None:
    for table in life(Random(5), steps=60):
        if table.phase is not Phase.PLAYING:
            continue
        deal, again = table.running(), decode(encode(table)).running()
        assert again.legal_moves(again.turn) == deal.legal_moves(deal.turn)


@given(since=st.floats(allow_nan=False, allow_infinity=False), name=st.text())
def test_any_number_and_any_name_come_back(since: float, name: str) -> None:
    table = full(Random(1))
    table = replace(table, since=since, host=replace(table.host, name=name))
    assert decode(encode(table)) == table


def test_an_old_snapshot_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    table = full(Random(1))
    old = encode(table).replace('"format":1', '"format":0').replace('"since"', '"waiting"')

    def from_0(snapshot: dict[str, dict[str, object]]) -> dict[str, dict[str, object]]:
        state = dict(snapshot["table"])
        return {"table": {**state, "since": state.pop("waiting")}}

    monkeypatch.setattr(codec, "UPGRADES", {0: from_0})
    assert decode(old) == table


def test_a_snapshot_of_an_unknown_format_is_refused() -> None:
    text = encode(full(Random(1))).replace('"format":1', '"format":99')
    with pytest.raises(UnknownSnapshot):
        decode(text)


@pytest.mark.parametrize(
    ("found", "put"),
    [('"hands":', '"hanks":'), ('"deck":[', '"deck":[7,'), ('{"format":1,', "{"), ("}}", "}")],
)
def test_a_snapshot_that_cannot_be_read_is_refused_without_a_word_of_what_is_in_it(
    found: str, put: str
) -> None:
    table = next(table for table in life(Random(1), steps=50) if table.deal is not None)
    text = encode(table)
    assert found in text
    with pytest.raises(UnreadableSnapshot) as refused:
        decode(text.replace(found, put))
    told = "".join(traceback.format_exception(refused.value))
    assert not set(told) & set("♠♥♦♣")
    assert table.seed not in told


def test_a_field_that_came_later_has_its_default() -> None:
    text = encode(full(Random(1))).replace('"nudged":false,', "")
    assert not decode(text).nudged


def test_a_taste_comes_back_and_lacking_settings_have_their_defaults() -> None:
    taste = Taste(suits="four", sound=False)
    assert codec.decode_taste(codec.encode_taste(taste)) == taste
    assert codec.decode_taste('{"sound": false}') == Taste(sound=False)
