"""The example at the door of `bot/rules` does what it says."""

import doctest

import bot.rules


def test_a_deal_from_chance_to_the_count() -> None:
    ran = doctest.testmod(bot.rules)
    assert ran.attempted > 0
    assert ran.failed == 0
