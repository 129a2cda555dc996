"""The careful player in scenes whose right move any player at the table would name. Trump: ♥."""

from itertools import pairwise
from random import Random

import pytest

from bot.players.chances import beaters, bits
from bot.players.choose import choose
from bot.players.levels import Level
from bot.rules.cards import Card, points
from bot.rules.deal import Deal
from bot.rules.moves import Action, Move
from bot.rules.seats import Seat, partner
from tests.players.matches import fresh, line
from tests.rules.scenes import after, cards_in, dealt

SEEDS = range(5)


def answers(deal: Deal, seat: Seat) -> set[str]:
    """What the careful player does on this seat, with any seed."""
    view = deal.seen_by(seat)
    return {str(choose(view, Level.CAREFUL, Random(seed))) for seed in SEEDS}


def scene(seat_two: str, *moves: str, others: str = "8S 9C QD 7C | 9S JC JD KC") -> Deal:
    """Seat 2 holds these cards; 0 is its partner and holds A♥ K♥ A♠ 6♣, 1 and 3 the others."""
    first, third = others.split("|")
    return after(dealt(f"AH KH AS 6C | {first} | {seat_two} | {third}"), *moves)


class TestFeedingAPartner:
    """The complaint players make most: the partner's sure trick gets no points, or is beaten."""

    def test_a_ten_goes_into_the_trick_that_nobody_can_take(self) -> None:
        deal = scene("6S TC 6D 7D", "0 lead AH", "1 discard 8S")
        assert answers(deal, 2) == {"2 discard TC"}

    def test_two_rich_cards_go_into_a_sure_trick_of_two(self) -> None:
        deal = scene("6S TC 6D AD", "0 lead KH AH", "1 discard 8S 9C")
        assert answers(deal, 2) == {"2 discard AD TC"}

    def test_the_last_player_feeds_the_trick_of_his_partner(self) -> None:
        deal = after(
            dealt("6S 7C 8D 9D | 9S QC JD KC | 8S JC QD 7S | 6C 7D TS TD"),
            *("0 lead 6S", "1 beat 9S", "2 discard 7S"),
        )
        assert answers(deal, 3) <= {"3 discard TS", "3 discard TD"}

    def test_a_sure_trick_is_fed_with_a_ten_even_when_that_could_beat(self) -> None:
        deal = after(
            dealt("6S 7C 8D 9D | KS QC JD KC | 8S JC QD 7S | 6C 7D TS 6D"),
            *("0 lead 6S", "1 beat KS", "2 discard 7S"),
        )
        assert answers(deal, 3) == {"3 discard TS"}

    @pytest.mark.parametrize("number", range(60))
    def test_in_whole_deals_it_never_beats_a_sure_trick_of_its_partner(self, number: int) -> None:
        for deal, move in moves_of(number):
            if deal.trick.taker == partner(move.seat) and is_sure(deal, move.seat):
                assert move.action in {Action.DISCARD, Action.CLAIM}


class TestTakingFromFoes:
    """What is worth taking is taken, and not too dearly."""

    def test_the_last_player_takes_a_rich_trick_with_the_cheapest_set(self) -> None:
        deal = after(
            dealt("6H 9H QH 6C | TS 7C 8D 9D | JC QD 7S 8S | AS AD JD KC", leader=1),
            *("1 lead TS", "2 discard 7S", "3 beat AS"),
        )
        assert answers(deal, 0) == {"0 beat 6H"}

    def test_the_cheapest_pair_of_trumps_takes_a_pair(self) -> None:
        deal = after(
            dealt("6H 7H KH AH | TS AS 8D 9D | JC QD 7S 8S | 9S AD JD KC", leader=1),
            *("1 lead AS TS", "2 discard 7S 8S", "3 discard AD KC"),
        )
        assert answers(deal, 0) == {"0 beat 6H 7H"}

    def test_no_high_trump_is_spent_on_an_empty_trick(self) -> None:
        deal = after(
            dealt("6C 7C 8D AH | 6S 9C QC KC | JC QD 7S 8S | 9S AD JD TC", leader=1),
            *("1 lead 6S", "2 discard 7S", "3 beat 9S"),
        )
        assert not answers(deal, 0) & {"0 beat AH", "0 discard AH"}


class TestDiscardingToFoes:
    """Their sure trick gets the poorest cards there are."""

    @pytest.mark.parametrize("rich", ["AS", "TS", "AC"])
    def test_a_six_goes_and_not_the_rich_card(self, rich: str) -> None:
        deal = after(
            dealt(f"AH KH QS 7C | 6D {rich} TD 8H | 9S 9C QD KC | 8S JC JD KS"), "0 lead AH"
        )
        assert answers(deal, 1) == {"1 discard 6D"}

    def test_the_poorest_pair_goes_to_a_pair_of_trumps(self) -> None:
        deal = after(
            dealt("AH KH QS 7C | 6D AS 7D TD | 9S 9C QD KC | 8S JC JD KS"), "0 lead KH AH"
        )
        assert answers(deal, 1) == {"1 discard 6D 7D"}


class TestLeading:
    """Leads that keep what will win later and ask what cannot be answered now."""

    def test_a_pair_that_nobody_can_beat_is_led_to_be_fed(self) -> None:
        deal = dealt("7C 9D AH KH | 8S 9C QD 7S | 6S TC 6D 7D | 9S JC JD KC")
        assert answers(deal, 0) == {"0 lead KH AH"}

    def test_a_lone_high_trump_is_kept(self) -> None:
        deal = dealt("7C 7D 9S TH | 8S 9C QD 7S | 6S TC 6D KD | JS JC JD KC")
        assert "0 lead TH" not in answers(deal, 0)

    def test_a_lone_ten_is_not_led_into_a_hidden_ace(self) -> None:
        deal = dealt("TC 7D 8S 9H | 8D 9C QD 7S | 6S 6C 6D KD | 9S JC JD KC")
        assert "0 lead TC" not in answers(deal, 0)

    def test_four_of_a_suit_are_led_together(self) -> None:
        deal = dealt("9C TC KC AC | 8D 9D QD 7S | 6S 6C 6D KD | 9S JC JD TS")
        assert answers(deal, 0) == {"0 lead 9C KC TC AC"}


class TestMolodka:
    """Four of one suit interrupt a trick when that pays (R4)."""

    TRUMPS = "7S KC 9D 6C | 8S AS QC JD | 9S TS 8C 7C | 9H KH TH AH"
    CLUBS = "6C 7C 8C 9C | TS 7H 8S 9D | KH AH TH 7D | JD QD 8D JS"

    def test_four_trumps_are_claimed_at_once(self) -> None:
        assert answers(dealt(self.TRUMPS), 3) == {"3 claim 9H KH TH AH"}

    def test_four_trumps_take_back_a_rich_trick_of_the_foes(self) -> None:
        deal = after(dealt(self.TRUMPS), "0 lead KC", "1 discard QC", "2 discard TS")
        assert answers(deal, 3) == {"3 claim 9H KH TH AH"}

    def test_a_poor_four_waits_while_the_partner_takes_a_rich_trick(self) -> None:
        deal = after(dealt(self.CLUBS, leader=2), "2 lead TH KH AH")
        assert answers(deal, 0) == {"None"}

    def test_and_then_it_discards_into_that_trick(self) -> None:
        deal = after(dealt(self.CLUBS, leader=2), "2 lead TH KH AH", "3 discard 8D JD QD")
        assert {answer[:9] for answer in answers(deal, 0)} == {"0 discard"}

    def test_the_same_four_take_back_what_a_foe_has_led(self) -> None:
        deal = after(dealt(self.CLUBS, leader=1), "1 lead TS")
        assert answers(deal, 0) == {"0 claim 6C 7C 8C 9C"}

    def test_off_turn_without_four_of_a_suit_it_waits(self) -> None:
        assert answers(dealt(self.TRUMPS), 1) == {"None"}


def moves_of(number: int) -> list[tuple[Deal, Move]]:
    """Every position of a deal that careful players play, with the move made there."""
    players = [lambda view, rng: choose(view, Level.CAREFUL, rng)] * 4
    deals = list(line(fresh(number), players, Random(number)))
    return [(deal, later.moves[-1]) for deal, later in pairwise(deals)]


def is_sure(deal: Deal, seat: Seat) -> bool:
    """As this seat sees it, nobody after it can beat the standing set."""
    if not deal.trick.standing or seat != deal.turn:
        return False
    groups = beaters(deal.trick.standing.cards, deal.trump)
    return len(deal.trick.plays) == 3 or not groups[-1] & ~bits(
        {*cards_in(deal.seen_by(seat))} - {deal.trump_card}
    )


def test_it_feeds_sure_tricks_of_the_partner_in_whole_deals() -> None:
    """As last player behind its partner it gives nearly all the plain points it can."""
    given = possible = 0
    for number in range(100):
        for deal, move in moves_of(number):
            if len(deal.trick.plays) == 3 and deal.trick.taker == partner(move.seat):
                given += points(move.cards)
                possible += _richest(deal, move)
    assert given > 0.8 * possible


def _richest(deal: Deal, move: Move) -> int:
    plain: list[Card] = [card for card in deal.hands[move.seat] if card.suit != deal.trump]
    return sum(sorted((card.points for card in plain), reverse=True)[: len(move.cards)])
