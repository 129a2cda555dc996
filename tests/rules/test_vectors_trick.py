"""The vectors of whole tricks, claims included, and of the draw after them."""

from collections.abc import Callable

import pytest

from bot.rules.cards import Suit, points
from bot.rules.deal import Deal
from bot.rules.legality import (
    BadLead,
    CannotClaim,
    DoesNotBeat,
    IllegalMove,
    NotYourTurn,
    WrongAction,
    WrongCount,
)
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS, Seat, from_seat
from bot.rules.trick import Trick
from tests.rules.scenes import at_the_end, cards_in, dealt
from tests.rules.vectors import Vector, deck_of, of_kind

REFUSALS: dict[str, tuple[type[IllegalMove], ...]] = {
    "bad_lead": (BadLead,),
    "cannot_claim": (CannotClaim,),
    "does_not_beat": (DoesNotBeat,),
    "not_your_turn": (NotYourTurn, WrongAction),  # M21: his turn, but to answer, not to lead
    "wrong_count": (WrongCount,),
}


def drawn_by(after: Deal) -> list[Seat]:
    """Whose hands the last four cards that left the stock are in, in the order of the draw."""
    drawn = after.deck[after.drawn - 4 : after.drawn]
    return [seat for card in drawn for seat in SEATS if card in after.hands[seat]]


def returned_to(after: Deal) -> dict[str, list[str]]:
    """Whom the claim, the last move, gave back which cards; a discard is marked as secret."""
    return {
        str(made.seat): [
            f"{c} (stays secret)" if made.action == "discard" else c for c in made.cards
        ]
        for made in after.moves[:-1]
        if set(made.cards) <= set(after.hands[made.seat])
    }


FACTS: dict[str, Callable[[Deal], object]] = {
    "trick_taker": lambda after: after.taken[-1].taker,
    "next_leader": lambda after: after.trick.opener,
    "draw_order": drawn_by,
    "cards_taken": lambda after: sum(play.count for play in after.taken[-1].plays),
    "points_team0": lambda after: points(cards_in(after.taken)),
    "returned": returned_to,
}
"""What some vectors say beside the final state."""


def scene_of(given: Vector) -> Deal:
    """The position that a vector of a trick begins with."""
    hands = " | ".join(" ".join(hand) for hand in given["hands"])
    if not given["deck"]:
        return at_the_end(hands, given["leader"], Suit(given["trump"]))
    return dealt(hands, given["leader"], Suit(given["trump"]), " ".join(given["deck"]))


def move_of(deal: Deal, action: str, seat: Seat, names: list[str] | None = None) -> Move:
    """A vector's action; a claim there names no cards, as it is always the whole hand."""
    return Move(seat, Action(action), deal.hands[seat] if names is None else deck_of(names))


def seen(deal: Deal) -> Vector:
    """A position in the notation of the vectors."""
    trick = deal.trick
    return {
        "original_leader": trick.opener,
        "trick_leader": trick.leader,
        "turn": deal.turn,
        "plays": [
            [play.seat, set(play.cards), "up"] if play.face_up else [play.seat, play.count, "down"]
            for play in trick.plays
        ],
        "standing": trick.standing and [trick.standing.seat, set(trick.standing.cards)],
        "hand_sizes": [len(hand) for hand in deal.hands],
        "hands": [set(hand) for hand in deal.hands],
        "tricks": list(deal.tricks),
        "deck_left": len(deal.stock),
    }


def as_sets(state: Vector) -> Vector:
    """The expected state with cards as sets: their order means nothing."""
    laid = [[seat, set(of) if up == "up" else of, up] for seat, of, up in state["plays"]]
    stands = state["standing"] and [state["standing"][0], set(state["standing"][1])]
    held = [set(hand) for hand in state["hands"]]
    return state | {"plays": laid, "standing": stands, "hands": held}


@of_kind("trick_flow")
def test_a_trick_takes_its_course(given: Vector, expected: Vector) -> None:
    deal = scene_of(given)
    *actions, last = given["actions"]
    for action in actions:
        deal, _ = deal.play(move_of(deal, *action))
    if "last_action_error" in expected:
        with pytest.raises(REFUSALS[expected["last_action_error"]]):
            deal.play(move_of(deal, *last))
        after = deal
    else:
        after, _ = deal.play(move_of(deal, *last))
    assert seen(after) == as_sets(expected["final_state"])
    for key, value in expected.items():
        if key in expected["final_state"]:
            assert value == expected["final_state"][key]
        elif key in FACTS:
            assert FACTS[key](after) == value
        else:
            assert key in {"final_state", "last_action_error"}


@of_kind("draw")
def test_cards_are_drawn_one_at_a_time(given: Vector, expected: Vector) -> None:
    """Play one trick of so many cards that `taker` takes, from a stock of this size."""
    size, left, taker = given["cards_per_player_played"], len(given["deck"]), given["taker"]
    deal = with_stock(left, taker)
    names = dict(zip(given["deck"], deal.stock, strict=True))
    kept = [set(hand[size:]) for hand in deal.hands]
    for seat in from_seat(taker):
        action = Action.LEAD if seat == taker else Action.DISCARD
        deal, _ = deal.play(Move(seat, action, deal.hands[seat][:size]))
    for seat, drawn in expected["drawn"].items():
        assert set(deal.hands[int(seat)]) - kept[int(seat)] == {names[name] for name in drawn}
    assert len(deal.stock) == expected["deck_left"]
    assert {len(hand) for hand in deal.hands} == {expected["hand_size"]}


def with_stock(left: int, leader: Seat) -> Deal:
    """Four cards of one suit in every hand, and the rest of the deck cut to `left` cards."""
    deal = dealt("6S 7S 8S 9S | 6H 7H 8H 9H | 6D 7D 8D 9D | 6C 7C 8C 9C", leader)
    return Deal(
        deck=deal.deck[: 16 + left],
        trump_card=deal.trump_card,
        dealer=deal.dealer,
        leader=leader,
        hands=deal.hands,
        drawn=16,
        trick=Trick(leader),
    )
