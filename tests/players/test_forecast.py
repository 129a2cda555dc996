"""How a trick may go on: the branches of a forecast."""

import pytest

from bot.players.forecast import Answer, Branch, forecast
from bot.players.weights import CAREFUL

FOE_MAY, FOE_CANNOT = Answer(ours=False, chance=0.5), Answer(ours=False, chance=0.0)
PARTNER_MAY = Answer(ours=True, chance=0.5)
OURS = Branch(ours=True, points=10)


def ours(ends: list[Branch]) -> float:
    """How likely our team takes the trick."""
    return sum(end.chance for end in ends if end.ours)


def test_with_nobody_left_the_trick_ends_as_it_stands() -> None:
    assert forecast(OURS, [], 2, CAREFUL) == [OURS]


def test_the_chances_add_up_to_one() -> None:
    ends = forecast(OURS, [FOE_MAY, PARTNER_MAY, FOE_MAY], 2, CAREFUL)
    assert sum(end.chance for end in ends) == pytest.approx(1)
    assert len(ends) == 3


def test_who_cannot_beat_does_not_take_the_trick() -> None:
    assert ours(forecast(OURS, [FOE_CANNOT, FOE_CANNOT], 1, CAREFUL)) == pytest.approx(1)


def test_a_partner_behind_makes_the_trick_safer() -> None:
    alone = ours(forecast(OURS, [FOE_MAY], 1, CAREFUL))
    assert ours(forecast(OURS, [FOE_MAY, PARTNER_MAY], 1, CAREFUL)) > alone


def test_a_partner_feeds_more_than_a_foe() -> None:
    (fed,) = forecast(OURS, [Answer(ours=True, chance=0.0)], 2, CAREFUL)
    (starved,) = forecast(OURS, [FOE_CANNOT], 2, CAREFUL)
    assert fed.points > starved.points > OURS.points
