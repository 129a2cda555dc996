"""The 120 test vectors of the rules (`tests/data/vectors.json`), each against the engine."""

from importlib import import_module
from random import Random

import pytest

from bot.rules.cards import DECK, Card, Suit, higher, points
from bot.rules.deal import Deal
from bot.rules.legality import (
    IllegalMove,
    Sight,
    check,
)
from bot.rules.moves import Action, Move
from bot.rules.score import Count, Score, count
from bot.rules.seats import SEATS, Seat, clockwise
from bot.rules.trick import Trick, pairing
from tests.rules.scenes import cards_in, dealt, random_line
from tests.rules.vectors import VECTORS, Vector, checked, deck_of, of_kind


@of_kind("card_beats")
def test_one_card_beats_another(given: Vector, expected: bool) -> None:
    assert higher(Card(given["a"]), Card(given["b"]), Suit(given["trump"])) is expected


@of_kind("lead_legal")
def test_a_lead_is_one_to_four_cards_of_one_suit(given: Vector, expected: bool) -> None:
    sight = Sight(0, deck_of(given["hand"]), Trick(0), Suit(given["trump"]))
    lead = Move(0, Action.LEAD, deck_of(given["cards"]))
    if expected:
        assert check(lead, sight) == ()
    else:
        with pytest.raises(IllegalMove):
            check(lead, sight)


@of_kind("beat_set")
def test_a_set_beats_another(given: Vector, expected: Vector) -> None:
    own, standing = deck_of(given["own"]), deck_of(given["standing"])
    pairs = pairing(own, standing, Suit(given["trump"]))
    assert (pairs is not None) is expected["beats"]
    if pairs is not None:
        assert all(higher(mine, theirs, Suit(given["trump"])) for mine, theirs in pairs)
        assert sorted(mine for mine, _ in pairs) == sorted(own)
        assert sorted(theirs for _, theirs in pairs) == sorted(standing)


@of_kind("score_deal")
def test_a_deal_is_counted(given: Vector, expected: Vector) -> None:
    counted = counted_as(given)
    assert counted.winner == expected["winner"]
    assert counted.loss == tuple(expected["loss"])
    assert counted.eggs is expected["eggs"]


def counted_as(given: Vector) -> Count:
    """A count from a vector's points and tricks."""
    (ours, theirs), (taken, lost) = given["points"], given["tricks"]
    return count((ours, theirs), (taken, lost))


@of_kind("card_points")
def test_cards_have_points(given: Vector, expected: Vector) -> None:
    of = deck_of(given["cards"])
    assert points(of) == expected["total"]
    if "per_suit" in expected:
        assert {points(c for c in of if c.suit == s) for s in Suit} == {expected["per_suit"]}
        assert sum(c.points == 0 for c in of) == expected["zero_cards"]


@of_kind("series")
def test_a_series_ends_with_goats(given: Vector, expected: Vector) -> None:
    score, ended = Score(), None
    for number, deal in enumerate(given["deals"], 1):
        assert score.losers is None
        score = score.after(counted_as(deal))
        ended = number if score.losers is not None else None
    assert score.loss == tuple(expected["score"])
    assert score.eggs == expected["eggs"]
    assert ended == expected["ended_after_deal"]
    assert score.losers == expected["losers"]
    assert title_of(score) == expected["title"]


def title_of(score: Score) -> str | None:
    """What the losers of a series are called."""
    if score.losers is None:
        return None
    return "goats_with_eggs" if score.eggs else "goats"


@of_kind("deal")
def test_a_deck_is_dealt_one_card_at_a_time(given: Vector, expected: Vector) -> None:
    deck = deck_of(given["shuffled_order"])
    deal = Deal.start(deck, deck[-1], given["dealer"])
    assert [set(hand) for hand in deal.hands] == [
        set(deck_of(expected["hands"][str(seat)])) for seat in SEATS
    ]
    assert len(deal.stock) == expected["deck_size"]
    assert deal.stock[0] == expected["deck_top"]
    assert deal.turn == expected["first_leader"]


@of_kind("next_leader")
def test_the_taker_of_the_last_trick_leads_the_next_deal(given: Vector, expected: Vector) -> None:
    if given["deal"] == 1:
        assert Deal.start(DECK, DECK[-1], given["dealer"]).turn == expected["leader"]
        return
    before = ended_with(given["last_trick_taker_of_previous_deal"], given["dealer_previous"])
    dealer = clockwise(before.dealer)
    deal = Deal.start(DECK, DECK[-1], dealer, before.last_taker)
    assert (deal.turn, deal.dealer) == (expected["leader"], expected["dealer"])


def ended_with(taker: Seat, dealer: Seat) -> Deal:
    """A deal played at random whose last trick this seat took."""
    ends = (
        list(random_line(Deal.start(DECK, DECK[-1], dealer), Random(number)))[-1]
        for number in range(100)
    )
    return next(deal for deal in ends if deal.last_taker == taker)


@of_kind("trump")
def test_the_trump_card_stays_in_the_stock(given: Vector, expected: Vector) -> None:
    candidates = [card for card in DECK if opens_with(card)]
    assert len(candidates) == expected["candidates"] == given["deck_size_after_deal"]
    views = []
    for card in candidates:
        deal = Deal.start(DECK, card, 0)
        assert (card not in deal.stock) is expected["card_removed_from_deck"]
        assert (deal.deck != DECK) is expected["deck_order_changed"]
        assert (deal.seen_by_all().trump_card == card) is expected["card_public"]
        views.append(deal.seen_by_all())
    moved = Deal.start([*DECK[:16], *reversed(DECK[16:])], candidates[0], 0)
    assert (moved.seen_by_all() != views[0]) is expected["position_public"]


def opens_with(card: Card) -> bool:
    """Whether a deal of the sorted deck may show this card."""
    try:
        Deal.start(DECK, card, 0)
    except ValueError:
        return False
    return True


@of_kind("invariant")
def test_what_holds_between_tricks(given: Vector, expected: Vector) -> None:
    line = list(random_line(Deal.start(DECK, DECK[-1], 0), Random(6)))
    for deal in (deal for deal in line if not deal.trick.plays):
        sizes = {len(hand) for hand in deal.hands}
        assert (len(sizes) == 1) is expected["hands_equal"]
        assert len(deal.stock) % 4 == expected["deck_mod_4"]
        assert (not deal.stock or sizes == {4}) is expected["hand_is_4_if_deck_nonempty"]
        held = [*cards_in(deal.hands), *deal.stock, *cards_in(deal.taken)]
        assert len(set(held)) == len(held) == expected["cards_total"]
    fewest, most = expected["tricks_per_deal"]
    assert fewest <= sum(line[-1].tricks) <= most
    assert sum(line[-1].count().points) == expected["points_total_at_end"]


@of_kind("visibility")
def test_what_nobody_may_see(given: Vector, expected: Vector) -> None:
    if given["event"] == "discard":
        deal, _ = dealt("7S KC 9D 6H | 8S AS QC JD | 9S TS 7H 6C | 6D 7D KD AD").play(
            Move.parse("0 lead 7S")
        )
        deal, _ = deal.play(Move.parse("1 discard QC"))
        others = [deal.seen_by(seat) for seat in SEATS if seat != 1]
        for view in (deal.seen_by_all(), *others):
            assert Card.CQ not in set(cards_in(view))
            assert view.trick.plays[1].count == 1
        assert Card.CQ in set(cards_in(deal.seen_by(1)))
        assert expected["sees"].startswith("the number of cards only")
    else:
        assert given["event"] == "running team points during a deal"
        view = Deal.start(DECK, DECK[-1], 0).seen_by(0)
        assert any("points" in name for name in dir(view)) is expected["shown"]


def test_all_120_vectors_are_checked() -> None:
    assert len(VECTORS) == 120
    import_module("tests.rules.test_vectors_trick")
    assert checked == {vector["id"] for vector in VECTORS}
