"""What a seat may know: nothing hidden is anywhere in its view (R3.4, R4.7, R6.3)."""

from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, Card, cards
from bot.rules.deal import Deal
from bot.rules.seats import SEATS, Seat
from bot.rules.view import SeatView, TableView
from tests.rules.scenes import ORDINARY, after, cards_in, dealt, positions

seats = st.sampled_from(SEATS)

T = TypeVar("T")


def laid_open(deal: Deal) -> set[Card]:
    """Cards that were led, claimed with or used to beat: everybody has seen them."""
    return {card for made in deal.moves if made.action != "discard" for card in made.cards}


def known_to(deal: Deal, seat: Seat) -> set[Card]:
    """Cards whose faces a seat has seen: its own ones, those laid open and the trump card."""
    own = {card for made in deal.moves if made.seat == seat for card in made.cards}
    return {*deal.hands[seat], *own, *laid_open(deal), deal.trump_card}


@given(positions, seats)
def test_a_view_shows_just_the_cards_that_the_seat_has_seen(deal: Deal, seat: Seat) -> None:
    assert set(cards_in(deal.seen_by(seat))) == known_to(deal, seat)


@given(positions)
def test_the_open_view_shows_just_what_was_laid_open_and_stayed(deal: Deal) -> None:
    shown = set(cards_in(deal.seen_by_all()))
    assert shown <= {*laid_open(deal), deal.trump_card}
    assert {card for play in deal.trick.plays if play.face_up for card in play.cards} <= shown


def with_cards(value: T, other: dict[Card, Card]) -> T:
    """The same value with some cards exchanged for others, however deep they lie."""
    if isinstance(value, Card):
        return type(value)(other.get(value, value))
    if isinstance(value, tuple):
        return type(value)(with_cards(part, other) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        parts = {f.name: with_cards(getattr(value, f.name), other) for f in fields(value)}
        return replace(value, **parts)
    return value


@given(positions, seats, st.integers(0, 2**32))
def test_two_deals_that_differ_in_hidden_cards_look_the_same(
    deal: Deal, seat: Seat, number: int
) -> None:
    placed = known_to(deal, seat) - {deal.trump_card}
    placed |= {deal.trump_card} & (laid_open(deal) | set(deal.hands[seat]))
    placed |= {card for made in deal.moves if made.seat == seat for card in made.cards}
    hidden = [card for card in DECK if card not in placed]
    other = dict(zip(hidden, Random(number).sample(hidden, len(hidden)), strict=True))
    disguised = replace(with_cards(deal, other), trump_card=deal.trump_card)
    assert disguised.seen_by(seat) == deal.seen_by(seat)
    assert disguised.seen_by(seat).legal_moves() == deal.seen_by(seat).legal_moves()
    assert disguised.seen_by_all() == deal.seen_by_all()


@given(positions, seats)
def test_a_view_counts_what_it_hides(deal: Deal, seat: Seat) -> None:
    view = deal.seen_by(seat)
    assert view.hand == deal.hands[seat]
    assert view.hand_sizes == tuple(len(hand) for hand in deal.hands)
    assert view.stock == len(deal.stock)
    assert [play.count for play in view.history] == [len(made.cards) for made in deal.moves]
    assert (view.ply, view.turn, view.tricks) == (deal.ply, deal.turn, deal.tricks)
    assert (view.dealer, view.trump) == (deal.dealer, deal.trump)
    assert [trick.taker for trick in view.taken] == [trick.taker for trick in deal.taken]


def test_a_discard_is_known_to_its_owner_alone() -> None:
    deal = after(dealt(ORDINARY), "0 lead 7S", "1 discard QC")
    assert [deal.seen_by(seat).trick.plays[1].cards for seat in SEATS] == [(), cards("QC"), (), ()]
    taken = after(deal, "2 discard 9S", "3 discard AD").taken[0]
    assert [taken.hidden_from(seat).plays[1].cards for seat in SEATS] == [(), cards("QC"), (), ()]


def test_nobody_sees_the_points_of_a_running_deal() -> None:
    for view in (SeatView, TableView):
        assert not {"points", "loss", "hands", "deck"} & set(dir(view))
