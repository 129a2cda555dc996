"""What the screens of a table are called: what stands in databases stays readable."""

from bot.rules.seats import SEATS
from bot.table import slots


def test_names_are_those_that_databases_hold() -> None:
    assert [
        slots.lobby(1),
        slots.table(2, 5),
        slots.result(2, 5),
        slots.series(2),
        slots.nudge(17),
        slots.hand(0),
    ] == ["lobby:1", "table:2.5", "result:2.5", "series:2", "nudge:17", "hand:0"]


def test_a_hand_tells_its_seat() -> None:
    assert [slots.seat_of(slots.hand(seat)) for seat in SEATS] == [*SEATS]
    assert slots.seat_of(slots.series(2)) is None
