"""What every level owes the table: legal moves, no peeping, the same for the same seed."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings

from bot.players.careful import careful
from bot.players.choose import PLAYERS, Player, choose
from bot.players.compiled.quick import compiled_master
from bot.players.fast.trials import PlainEngine
from bot.players.levels import Level
from bot.players.master import Master
from bot.players.reference import greedy_player, random_player
from bot.players.search import Budget
from bot.rules.cards import DECK, Card
from bot.rules.deal import Deal
from bot.rules.moves import Move
from bot.rules.seats import SEATS, Seat
from bot.rules.view import SeatView
from tests.players.matches import deals_won, duel, fresh, line, margin
from tests.rules.scenes import after, cards_in, dealt, positions, random_line

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

LITTLE = Budget(playouts=4, most=8, worlds=2)


@cache
def ready() -> Master:
    """Compiled when it is first asked, since that takes half a minute."""
    master = compiled_master(LITTLE)
    assert master is not None
    return master


def compiled(view: SeatView, rng: Random) -> Move | None:
    """The compiled master, who thinks little."""
    return ready()(view, rng)


QUICK: dict[str, Player] = {
    **{level.value: player for level, player in PLAYERS.items()},
    "master": Master(PlainEngine(), LITTLE),
    "compiled": compiled,
}
"""Every level, and the compiled master; both masters think little, so that tests are quick."""

ALL_PLAYERS = [*QUICK.values(), greedy_player, random_player]


def assert_legal(deal: Deal) -> None:
    """Every player answers with a legal move on every seat, and waits off turn only."""
    for seat in SEATS:
        view = deal.seen_by(seat)
        for player in ALL_PLAYERS:
            move = player(view, Random(1))
            assert move in view.legal_moves() or (move is None and seat != deal.turn)


@pytest.mark.parametrize("number", range(20))
def test_moves_are_legal_all_through_a_deal(number: int) -> None:
    for deal in random_line(fresh(number), Random(number)):
        if not deal.is_over:
            assert_legal(deal)


@settings(max_examples=40, deadline=None)
@given(positions)
def test_moves_are_legal_in_strange_positions_too(deal: Deal) -> None:
    if not deal.is_over:
        assert_legal(deal)


def twin(deal: Deal, seat: Seat, rng: Random) -> Deal:
    """A deal that looks the same from a seat: all cards it cannot see have changed places."""
    seen = {deal.trump_card, *cards_in(deal.seen_by(seat))}
    hidden = [card for card in DECK if card not in seen]
    other = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def changed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other.get(card, card) for card in cards)

    again = Deal.start(changed(deal.deck), deal.trump_card, deal.dealer)
    for move in deal.moves:
        again, _ = again.play(Move(move.seat, move.action, changed(move.cards)))
    return again


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("number", range(15))
def test_hidden_cards_do_not_change_a_move(number: int, level: str) -> None:
    rng = Random(number)
    for deal in line(fresh(number), [random_player, careful] * 2, rng):
        for seat in () if deal.is_over else SEATS:
            other = twin(deal, seat, rng)
            assert other.seen_by(seat) == deal.seen_by(seat)
            assert answer(other, seat, level) == answer(deal, seat, level)


def answer(deal: Deal, seat: Seat, level: str, seed: int = 7) -> Move | None:
    """The move of a seat with one seed."""
    return QUICK[level](deal.seen_by(seat), Random(seed))


@pytest.mark.parametrize("level", Level)
def test_choose_asks_the_level(level: Level) -> None:
    view = fresh(5).seen_by(fresh(5).turn)
    assert choose(view, level, Random(3)) == PLAYERS[level](view, Random(3))


def test_the_same_seed_gives_the_same_deal() -> None:
    players: list[Player] = [careful] * 4
    one, two = (list(line(fresh(3), players, Random(9))) for _ in range(2))
    assert one == two


def test_equal_moves_are_chosen_by_chance() -> None:
    deal = after(dealt("AH 7C 9D TS | 6C 6D TH KH | JC QD 7S 8S | AS AD JD KC"), "0 lead AH")
    assert {str(answer(deal, 1, Level.CAREFUL, seed)) for seed in range(20)} == {
        "1 discard 6C",
        "1 discard 6D",
    }


def test_the_careful_player_beats_greedy_and_random() -> None:
    against_greedy = duel(careful, greedy_player, range(200))
    assert sum(map(margin, against_greedy)) > 5 * 200
    assert deals_won(against_greedy) > 0.53 * 400
    assert deals_won(duel(careful, random_player, range(40))) > 0.9 * 80
