"""A deal from the deck to the count (R1, R5, R6)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, Card, cards, points
from bot.rules.deal import Deal, DealIsOver
from bot.rules.seats import SEATS, team_of
from tests.rules.scenes import ORDINARY, after, cards_in, dealt, lines, move, played_out


def test_four_cards_each_from_the_dealers_left() -> None:
    deal = Deal.start(DECK, DECK[35], dealer=3)
    assert [set(hand) for hand in deal.hands] == [set(DECK[seat:16:4]) for seat in SEATS]
    assert deal.stock == DECK[16:]


def test_the_dealers_left_leads_the_first_deal_and_the_dealer_plays_last() -> None:
    assert [Deal.start(DECK, DECK[35], dealer).turn for dealer in SEATS] == [1, 2, 3, 0]


def test_a_later_deal_is_led_by_whom_it_is_given_to() -> None:
    deal = Deal.start(DECK, DECK[35], dealer=3, leader=2)
    assert (deal.turn, deal.leader) == (2, 2)
    assert deal.hands == Deal.start(DECK, DECK[35], dealer=3).hands


@pytest.mark.parametrize(
    ("deck", "trump_card"),
    [
        (DECK[:35], DECK[34]),
        ((*DECK[:35], DECK[0]), DECK[34]),
        ((*DECK, DECK[0]), DECK[34]),
        (DECK, DECK[15]),
    ],
    ids=["35 cards", "one twice", "37 cards", "trump card in a hand"],
)
def test_a_wrong_deck_or_trump_card_is_refused(deck: tuple[Card, ...], trump_card: Card) -> None:
    with pytest.raises(ValueError, match="36 cards and a trump card from the stock"):
        Deal.start(deck, trump_card, 0)


def test_the_taker_draws_first_and_leads() -> None:
    deal = dealt(ORDINARY, stock="6S JS QS KS 8H 9H JH QH KH TH AH 8D QD TD 7C 8C 9C JC TC AC")
    deal = after(deal, "0 lead 7S", "1 discard QC", "2 beat 7H", "3 discard AD")
    assert deal.turn == 2
    drawn = dict(zip((2, 3, 0, 1), cards("6S JS QS KS"), strict=True))
    assert all(card in deal.hands[seat] for seat, card in drawn.items())


def test_a_move_makes_another_deal_and_keeps_this_one() -> None:
    deal = dealt(ORDINARY)
    later, _ = deal.play(move("0 lead 7S"))
    assert later != deal
    assert deal == dealt(ORDINARY)
    assert (deal.ply, later.ply) == (0, 1)


@given(lines)
def test_no_card_is_ever_lost(line: list[Deal]) -> None:
    for deal in line:
        held = cards_in((deal.hands, deal.stock, deal.trick, deal.taken))
        assert sorted(held) == sorted(DECK)


@given(lines)
def test_between_tricks_all_hands_are_equal(line: list[Deal]) -> None:
    for deal in line:
        assert len(deal.stock) % 4 == 0
        if not deal.trick.plays:
            sizes = {len(hand) for hand in deal.hands}
            assert len(sizes) == 1
            assert sizes == {4} or not deal.stock


@given(lines)
def test_a_deal_ends_after_three_to_nine_tricks_with_120_points(line: list[Deal]) -> None:
    over = line[-1]
    assert [deal.is_over for deal in line] == [False] * (len(line) - 1) + [True]
    assert 3 <= sum(over.tricks) <= 9
    counted = over.count()
    assert sum(counted.points) == 120
    assert counted.tricks == over.tricks
    assert over.last_taker == over.turn


@given(lines)
def test_the_points_are_those_of_the_cards_taken(line: list[Deal]) -> None:
    by_team = [0, 0]
    for trick in line[-1].taken:
        by_team[team_of(trick.taker)] += points(cards_in(trick))
    assert line[-1].count().points == tuple(by_team)


@given(lines)
def test_deck_leader_and_moves_determine_everything(line: list[Deal]) -> None:
    first, last = line[0], line[-1]
    again = Deal.start(first.deck, first.trump_card, first.dealer, first.leader)
    for made in last.moves:
        again, _ = again.play(made)
    assert again == last


@given(lines, st.sampled_from(SEATS))
def test_after_the_end_nothing_can_be_played(line: list[Deal], seat: int) -> None:
    over = line[-1]
    assert over.legal_moves(SEATS[seat]) == over.seen_by(SEATS[seat]).legal_moves() == ()
    with pytest.raises(DealIsOver):
        over.play(line[0].legal_moves(line[0].turn)[0])


def test_a_running_deal_is_not_counted() -> None:
    with pytest.raises(ValueError, match="a running deal is not counted"):
        dealt(ORDINARY).count()


@pytest.mark.parametrize("number", [16, 65, 154])
def test_eggs(number: int) -> None:
    counted = played_out(number).count()
    assert counted.eggs
    assert (counted.points, counted.loss, counted.winner) == ((60, 60), (0, 0), None)


@pytest.mark.parametrize("number", [10, 15, 21])
def test_a_team_without_a_trick_takes_six_loss_points(number: int) -> None:
    counted = played_out(number).count()
    assert min(zip(counted.tricks, counted.points, counted.loss, strict=True)) == (0, 0, 6)


@pytest.mark.parametrize("number", [157, 160, 332])
def test_a_team_with_a_trick_but_no_points_takes_four(number: int) -> None:
    counted = played_out(number).count()
    assert counted.winner is not None
    loser = 1 - counted.winner
    assert counted.tricks[loser] > 0
    assert (counted.points[loser], counted.loss[loser]) == (0, 4)


@pytest.mark.parametrize(("number", "tricks"), [(1309, 3), (30, 4), (1, 9)])
def test_the_shortest_and_the_longest_deals(number: int, tricks: int) -> None:
    assert sum(played_out(number).tricks) == tricks
