"""The rookie: weaker than the careful player, far better than chance, and never a nuisance."""

from random import Random

import pytest

from bot.players.careful import careful
from bot.players.reference import random_player
from bot.players.rookie import rookie
from tests.players.matches import deals_won, duel, margin
from tests.rules.scenes import ORDINARY, after, dealt


@pytest.mark.slow
def test_it_is_weaker_than_careful_and_better_than_random() -> None:
    assert sum(map(margin, duel(rookie, careful, range(150)))) < -4 * 150
    assert deals_won(duel(rookie, random_player, range(40))) > 0.75 * 80


def test_it_sometimes_does_not_see_its_molodka() -> None:
    view = dealt(ORDINARY).seen_by(3)
    answers = [str(rookie(view, Random(seed))) for seed in range(200)]
    assert set(answers) == {"None", "3 claim 6D 7D KD AD"}
    assert answers.count("None") < 100


def test_it_forgets_what_was_played_and_still_feeds_its_partner() -> None:
    deal = after(
        dealt("AH KH AS 6C | 8S 9C QD 7C | 6S TC 6D 7D | 9S JC JD KC"),
        *("0 lead AH", "1 discard 8S"),
    )
    answers = [str(rookie(deal.seen_by(2), Random(seed))) for seed in range(50)]
    assert answers.count("2 discard TC") > 20
