"""The two reference players do what their names say."""

from random import Random

from bot.players.reference import greedy_player, random_player
from bot.rules.deal import Deal
from bot.rules.seats import Seat
from tests.players.matches import line
from tests.rules.scenes import ORDINARY, after, at_the_end, dealt


def greedy(deal: Deal, seat: Seat) -> str:
    """The move of the greedy player as text."""
    return str(greedy_player(deal.seen_by(seat), Random(1)))


def test_greedy_beats_as_cheaply_as_it_can() -> None:
    assert greedy(after(dealt(ORDINARY), "0 lead 7S"), 1) == "1 beat 8S"


def test_greedy_throws_the_cheapest_when_it_cannot_beat() -> None:
    assert greedy(after(dealt(ORDINARY), "0 lead KC"), 1) == "1 discard 8S"


def test_greedy_leads_the_most_and_highest_plain_cards() -> None:
    assert greedy(at_the_end("9S TS 6D AH | 6C 7C 8C 9C | 6S 7S 8S TD | JD QD KD AD"), 0) == (
        "0 lead 9S TS"
    )


def test_greedy_claims_whenever_it_can() -> None:
    assert greedy(dealt(ORDINARY), 3) == "3 claim 6D 7D KD AD"
    assert greedy(dealt(ORDINARY), 2) == "None"


def test_random_plays_to_the_end_and_claims_now_and_then() -> None:
    *_, last = line(dealt(ORDINARY), [random_player] * 4, Random(5))
    assert last.is_over
    answers = {str(random_player(dealt(ORDINARY).seen_by(3), Random(n))) for n in range(20)}
    assert answers == {"None", "3 claim 6D 7D KD AD"}
