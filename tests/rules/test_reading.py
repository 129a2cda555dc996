"""Any text is read as a record or refused with a fault that says why; nothing else happens."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK
from bot.rules.faults import NotJson, UnknownFormat, UnreadableRecord, WrongShape
from bot.rules.record import SeriesRecord
from tests.rules.series import Json, as_json, series

SERIES = series(1)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "kozel4/1",
        str(SERIES)[:-1],
        str(SERIES)[: len(str(SERIES)) // 2],
        str(SERIES) * 2,
        "\ufeff" + str(SERIES),
        '{"format":"kozel4/1","format":"kozel4/1"}',
        '{"format":"kozel4/1","more":NaN}',
        '{"format":"kozel4/1","more":-Infinity}',
        '{"format":"kozel4/1","more":1e999}',
        '{"format":"kozel4/1","more":' + "9" * 5000 + "}",
        '{"format":"kozel4/1","more":' + "[" * 32 + "]" * 32 + "}",
        "[" * 100_000,
        "[" * 500 + "]" * 500,
        '{"a":' * 100_000,
    ],
    ids=lambda line: line[:40] or "nothing",
)
def test_what_is_no_json_is_refused(line: str) -> None:
    with pytest.raises(NotJson, match=r"^not JSON, or a line that was cut: ."):
        SeriesRecord.parse(line)


def test_some_nesting_is_read_and_written_back() -> None:
    fields = as_json(SERIES) | {"more": json.loads("[" * 31 + "]" * 31)}
    assert as_json(SeriesRecord.parse(json.dumps(fields))) == fields


@pytest.mark.parametrize("form", ["kozel4/2", "kozel", "", None, 4, ["kozel4/1"], "\ud800" * 999])
def test_another_format_is_refused(form: object) -> None:
    fields = as_json(SERIES) | {"format": form}
    with pytest.raises(UnknownFormat, match=r"^unknown format .{1,40}$"):
        SeriesRecord.parse(json.dumps(fields))


def test_a_record_without_a_format_is_refused() -> None:
    with pytest.raises(UnknownFormat, match="unknown format None"):
        SeriesRecord.parse("{}")


Keys = dict[str, tuple[object, ...]]

ANY: tuple[object, ...] = (
    None,
    True,
    1.5,
    5,
    -1,
    "",
    "x",
    [],
    [1],
    {},
    [None] * 4,
    [True, False],
    10**400,
)
"""Values, most of which are wrong wherever they are put."""

SERIES_KEYS: Keys = {
    "id": ("", "x"),
    "seats": (),
    "deals": ([],),
    "loss_points": (),
    "eggs": (5, -1, 10**400),
    "losers": (None,),
}
DEAL_KEYS: Keys = {
    "dealer": (),
    "leader": (),
    "deck": ([],),
    "trump_card": (),
    "dealt_at": (1.5, 5, -1),
    "moves": ([],),
    "points": (None,),
    "tricks": (),
    "loss": (),
    "counted_at": (None, 1.5, 5, -1),
    "seed": (None, "", "x"),
}
MOVE_KEYS: Keys = {"seat": (), "do": (), "cards": ([],), "at": (1.5, 5, -1)}


def wrong_values(keys: Keys) -> list[tuple[str, object]]:
    """Each key with each value of a wrong type."""
    return [
        (key, value)
        for key, right in keys.items()
        for value in ANY
        if not any(type(value) is type(good) and value == good for good in right)
    ]


def refusal(fields: Json) -> WrongShape:
    """Why the record is refused."""
    with pytest.raises(WrongShape) as refused:
        SeriesRecord.parse(json.dumps(fields, allow_nan=False))
    return refused.value


@pytest.mark.parametrize(("key", "value"), wrong_values(SERIES_KEYS))
def test_a_wrong_type_in_the_series_is_refused(key: str, value: object) -> None:
    fault = refusal(as_json(SERIES) | {key: value})
    assert fault.key in {key, "a deal"}


@pytest.mark.parametrize(("key", "value"), wrong_values(DEAL_KEYS))
def test_a_wrong_type_in_a_deal_is_refused(key: str, value: object) -> None:
    fields = as_json(SERIES)
    fields["deals"][1][key] = value
    fault = refusal(fields)
    assert fault.deal == 2
    assert fault.key in {key, "a move"}
    assert str(fault).startswith("deal 2")


@pytest.mark.parametrize(("key", "value"), wrong_values(MOVE_KEYS))
def test_a_wrong_type_in_a_move_is_refused(key: str, value: object) -> None:
    fields = as_json(SERIES)
    fields["deals"][1]["moves"][2][key] = value
    fault = refusal(fields)
    assert (fault.key, fault.deal, fault.move) == (key, 2, 3)
    assert str(fault).startswith(f"deal 2, move 3: {key} must be ")


@pytest.mark.parametrize("value", [None, True, 1, "x", []])
def test_what_is_no_object_is_refused(value: object) -> None:
    with pytest.raises(WrongShape, match=r"^a record must be an object$"):
        SeriesRecord.parse(json.dumps(value))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(DECK),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(), inner, max_size=5),
    max_leaves=10,
)


def assert_foreseen(line: str) -> None:
    """The text is read or refused, and a refusal can be said."""
    try:
        record = SeriesRecord.parse(line)
    except UnreadableRecord as refused:
        fault = refused
    else:
        assert SeriesRecord.parse(str(record)) == record
        return
    assert str(fault).isprintable()


@given(st.text())
def test_any_text_is_read_or_refused(line: str) -> None:
    assert_foreseen(line)


@given(json_values)
def test_any_json_is_read_or_refused(value: object) -> None:
    assert_foreseen(json.dumps(value))


@given(
    st.lists(st.sampled_from(["deals", 0, 1, "moves", "seats", "deck", "cards", "points"])),
    st.sampled_from([*SERIES_KEYS, *DEAL_KEYS, *MOVE_KEYS, "format", "more", 0, 3]),
    json_values,
)
def test_any_value_anywhere_is_read_or_refused(
    path: list[str | int], key: str | int, value: object
) -> None:
    fields = as_json(SERIES)
    inner: object = fields
    for step in (*path, key):
        if isinstance(inner, dict) and step == key:
            inner[step] = value
        elif isinstance(inner, dict):
            inner = inner.get(str(step))
        elif isinstance(inner, list) and isinstance(step, int) and step < len(inner):
            inner = inner[step]
    assert_foreseen(json.dumps(fields))


@given(st.integers(0, len(str(SERIES))), st.text(max_size=3))
def test_a_line_with_a_scratch_is_read_or_refused(place: int, scratch: str) -> None:
    line = str(SERIES)
    assert_foreseen(line[:place] + scratch + line[place + len(scratch) :])
