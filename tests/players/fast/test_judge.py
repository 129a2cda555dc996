"""The quick judgement against the careful player whose tables it uses."""

from random import Random

from bot.players.careful import Position, careful
from bot.players.fast.bridge import bridge
from bot.players.fast.game import CLAIM
from bot.players.fast.judge import judged, leads, play_out
from bot.players.fast.randomly import deal as random_deal
from bot.players.fast.tables import BASE, BUCKET, STEP_OF, STEPS, outlook_key, tables
from bot.players.weights import CAREFUL
from bot.rules.moves import Action
from tests.players.matches import fresh, line

T = tables()


def test_it_mostly_agrees_with_the_careful_player() -> None:
    agreed = asked = 0
    lost = 0.0
    for number in range(25):
        known, game = None, None
        for deal in line(fresh(number), [careful] * 4, Random(number)):
            known = known or bridge(deal.trump)
            game = game or known.game(deal)
            if deal.moves:
                game.play(deal.moves[-1].seat, known.number(deal.moves[-1]))
            if deal.is_over:
                break
            moves = [m for m in deal.legal_moves(deal.turn) if m.action is not Action.CLAIM]
            worths = judged(game, [known.number(move) for move in moves], T)
            position = Position.of(deal.seen_by(deal.turn), CAREFUL)
            exact = [position.worth(move) for move in moves]
            best = worths.index(max(worths))
            asked += len(moves) > 1
            agreed += len(moves) > 1 and exact[best] > max(exact) - 0.5
            lost += max(exact) - exact[best]
    assert agreed > 0.85 * asked
    assert lost < 0.6 * asked


def test_playing_out_ends_with_all_points_counted() -> None:
    rng = Random(1)
    for _ in range(100):
        game = random_deal(rng)
        play_out(game, T)
        assert game.is_over
        assert sum(game.points) == 120
        assert abs(game.loss()) in {0, 2, 4, 6}


def test_a_claim_is_judged_as_a_lead() -> None:
    game = random_deal(Random(2))
    hand = game.hands[1]
    (lead,) = leads(game, 1, [hand], T)
    assert lead == leads(game, 1, [hand & ~CLAIM], T)[0]


def test_nobody_left_to_play_is_certainty() -> None:
    for points in (0, 5, 40):
        place = points // BUCKET
        assert T.outlook[outlook_key(STEPS, 0, True, 2) + place] == (1.0, 0.0, 0.0)
        assert T.outlook[outlook_key(STEPS, 0, False, 2) + place] == (0.0, 0.0, 0.0)


def test_a_set_that_can_be_beaten_is_lost_more_often() -> None:
    chances = [T.outlook[outlook_key(step, 3, True, 1)][0] for step in range(STEPS + 1)]
    assert chances[0] == 1.0
    assert chances == sorted(chances, reverse=True)


def test_a_hand_may_hold_more_than_is_unseen() -> None:
    sure, impossible = ((4 * BASE + 1) * BASE + over for over in (1, 0))
    assert (STEP_OF[sure], STEP_OF[impossible]) == (STEPS, 0)
