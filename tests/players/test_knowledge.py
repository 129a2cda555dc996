"""What a seat works out of its view: unseen cards, cards a claim has shown, points taken."""

from bot.players.chances import WHOLE_DECK, bits
from bot.players.knowledge import Knowledge, secured
from bot.rules.cards import cards
from bot.rules.deal import Deal
from bot.rules.seats import SEATS, Seat
from tests.rules.scenes import ORDINARY, after, dealt

BEFORE_CLAIM = after(dealt(ORDINARY), "0 lead 7S", "1 beat 8S", "2 discard 6C")
CLAIMED = after(BEFORE_CLAIM, "3 claim 6D 7D KD AD")


def known(deal: Deal, seat: Seat) -> Knowledge:
    """What a seat knows of a deal."""
    return Knowledge.of(deal.seen_by(seat))


def test_at_first_everything_but_the_own_hand_is_unseen() -> None:
    deal = dealt(ORDINARY)
    assert known(deal, 0).unseen == WHOLE_DECK & ~bits(deal.hands[0])


def test_the_shown_trump_card_is_unseen_it_may_be_drawn() -> None:
    deal = dealt(ORDINARY)
    assert known(deal, 0).unseen & bits([deal.trump_card])


def test_cards_laid_face_up_are_seen_and_a_foreign_discard_is_not() -> None:
    assert not known(BEFORE_CLAIM, 3).unseen & bits(cards("7S 8S"))
    assert known(BEFORE_CLAIM, 3).unseen & bits(cards("6C"))
    assert not known(BEFORE_CLAIM, 2).unseen & bits(cards("6C"))


def test_after_a_claim_the_returned_cards_are_known_in_their_hands() -> None:
    assert known(CLAIMED, 3).held == (bits(cards("7S")), bits(cards("8S")), 0, 0)
    assert known(CLAIMED, 3).hidden(1) == 3
    assert not known(CLAIMED, 3).unseen & bits(cards("7S 8S 6D"))


def test_own_cards_are_not_listed_as_foreign() -> None:
    assert known(CLAIMED, 0).held == (0, bits(cards("8S")), 0, 0)


def test_a_returned_card_laid_again_is_known_no_more() -> None:
    held = after(dealt("AS KC 9D 6H | 8S AH QH JH | 9S TS 7S 6C | 6D 7D KD AD"), "0 lead AS")
    held = after(held, "1 beat JH", "2 discard 6C", "3 claim 6D 7D KD AD")
    assert known(held, 3).held == (bits(cards("AS")), bits(cards("JH")), 0, 0)
    again = after(held, "0 discard AS KC 9D 6H", "1 discard 8S AH QH JH")
    assert known(again, 3).held == (0, 0, 0, 0)
    assert known(again, 3).unseen & bits(cards("AS JH")) == bits(cards("AS JH"))


def test_before_a_claim_one_sees_what_it_would_show() -> None:
    foreseen = known(BEFORE_CLAIM, 3).after_claim(BEFORE_CLAIM.trick)
    assert foreseen.held[:2] == (bits(cards("7S")), bits(cards("8S")))
    assert foreseen.hand_sizes == (4, 4, 4, 4)


def test_points_taken_are_counted_with_a_guess_for_hidden_cards() -> None:
    deal = after(dealt(ORDINARY), "0 lead KC", "1 discard QC", "2 discard TS", "3 discard AD")
    guessed = [secured(deal.seen_by(seat), friend=5, foe=1) for seat in SEATS]
    assert guessed == [(4 + 1 + 5 + 1, 0), (0, 4 + 3 + 5 + 1), (4 + 1 + 10 + 1, 0), (0, 4 + 17)]
