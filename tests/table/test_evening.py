"""Whatever people and clocks do, in whatever order, a table stays true and never freezes."""

from collections.abc import Callable, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players.levels import Level
from bot.rules.cards import points
from bot.rules.legality import IllegalMove
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS
from bot.table.absence import come_back, leave, vanish
from bot.table.chair import Person
from bot.table.clock import Due
from bot.table.closing import stop
from bot.table.deals import pause, ready, rematch
from bot.table.firing import THOUGHTFUL, fire
from bot.table.lobby import (
    add_computer,
    next_turn_time,
    remove_computer,
    shuffle_partners,
    sit,
    stand,
    start,
)
from bot.table.moment import Moment
from bot.table.play import play
from bot.table.refusals import Refusal
from bot.table.table import Phase, Step, Table
from bot.table.thinking import claimants
from tests.table.scenes import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    FOUR,
    HOUR,
    all_cards,
    at,
    due,
    lobby,
    mask_of,
    pausing,
    playing,
    resting,
)

PERSONS = (ANN, BOB, CAT, DAN, EVE)

Deed = Callable[[Table, Person, int, Moment], Step]
"""Something a person does; the number is his choice among several."""


def lays(table: Table, person: Person, choice: int, moment: Moment) -> Step:
    """One of his legal moves, or anything when he has none."""
    deal, seat = table.running(), table.seat_of(person.id)
    legal = deal.legal_moves(seat)
    if not legal:
        action = list(Action)[choice % 4]
        return play(table, person.id, action, choice % 16, table.turn_no, moment)
    move = legal[choice % len(legal)]
    number = table.trick_no if move.action is Action.CLAIM else table.turn_no
    mask = mask_of(deal.hands[seat], move.cards)
    return play(table, person.id, move.action, mask, number, moment)


LOBBY: tuple[Deed, ...] = (
    lambda t, p, n, m: sit(t, p, 1 if n % 2 else 0, m, busy=n % 50 or None),
    lambda t, p, n, m: sit(t, p, 1 if n % 2 else 0, m, busy=None),
    lambda t, p, _n, m: stand(t, p.id, m),
    lambda t, p, _n, m: add_computer(t, p.id, Level.CAREFUL, m),
    lambda t, p, _n, m: remove_computer(t, p.id, m),
    lambda t, p, _n, m: shuffle_partners(t, p.id, m),
    lambda t, p, n, m: next_turn_time(t, p.id, m, busy={n % 9}),
    lambda t, p, _n, m: start(t, p.id, m),
    lambda t, _p, _n, m: start(t, t.host.id, m),
)
SERIES: tuple[Deed, ...] = (
    lays,
    lays,
    lays,
    lambda t, p, n, m: play(t, p.id, Action.BEAT, n % 16, t.turn_no - n % 2, m),
    lambda t, p, n, m: ready(t, p.id, m, busy=n % 3 or None),
    lambda t, p, _n, m: pause(t, p.id, m),
    lambda t, p, _n, m: leave(t, p.id, m),
    lambda t, p, _n, m: vanish(t, p.id, m),
    lambda t, p, n, m: come_back(t, p.id, m, busy=n % 3 or None),
    lambda t, p, n, m: rematch(t, p.id, m, swapped=n % 2 == 0, busy={n % 9: 3}),
    lambda t, p, n, m: stop(t, p.id, m, admin=n % 20 == 0),
)


def answer(table: Table, choice: int) -> Move | None:
    """What some computer player, good or bad, may want when its clock runs out."""
    deal = table.running()
    moves = list(deal.legal_moves(deal.turn))
    off_turn = [move for seat in claimants(table) for move in deal.legal_moves(seat)]
    if due(table).due is Due.COMPUTER:
        waits = table.chairs[deal.turn].is_manned
        moves = [*off_turn, None] if waits else [*off_turn, *moves]  # type: ignore[list-item]
    return moves[choice % len(moves)]


def clock_rings(table: Table, _person: Person, choice: int, moment: Moment) -> Step:
    """The clock runs out; a computer player answers when one is asked."""
    needed = table.clock is not None and table.clock.due in THOUGHTFUL
    return fire(table, answer(table, choice) if needed else None, moment)


happenings = st.tuples(
    st.sampled_from((clock_rings,) * 12 + LOBBY + SERIES),
    st.sampled_from(PERSONS),
    st.integers(0, 10_000),
    st.one_of(st.none(), st.floats(0, 100), st.floats(0, 100_000)),
)
"""A deed, who does it, his choice, and how much later; None: when the clock runs out."""

scenes = st.sampled_from(
    [
        lobby("Ann Bob - bot"),
        lobby("Ann Bob Cat bot", turn_time=HOUR),
        lobby(FOUR, turn_time=30),
        playing(),
        playing("Ann bot Cat bot", turn_time=None),
        playing("Ann Bob:away Cat:left bot", turn_time=24 * HOUR),
        pausing(),
        pausing("bot Bob bot Dan"),
        resting(),
        resting("Ann Bob:left Cat bot"),
    ]
)


def check(table: Table) -> None:
    """What is true of every table at all times."""
    owners = [chair.person.id for chair in table.chairs if chair.person is not None]
    assert len(owners) == len(set(owners))
    assert all(chair.is_away or not chair.left for chair in table.chairs)
    assert set(table.ready) <= {seat for seat in SEATS if table.chairs[seat].is_manned}
    if table.phase is Phase.LOBBY:
        assert not any(chair.is_away for chair in table.chairs)
        assert (table.full_since is None) == bool(table.empty_seats)
    elif table.phase is not Phase.CLOSED:
        assert not table.empty_seats
    if table.deal is not None:
        check_deal(table)
    check_clock(table)


def check_deal(table: Table) -> None:
    assert table.deal is not None
    everything = all_cards(table.deal)
    assert len(set(everything)) == len(everything) == 36
    assert points(everything) == 120
    if table.phase is not Phase.CLOSED:
        assert table.deal.is_over is (table.phase is not Phase.PLAYING)


def check_clock(table: Table) -> None:
    """A table never freezes: only people without a limit, and closed tables, need no clock."""
    if table.phase is Phase.CLOSED:
        assert table.clock is None
    elif table.phase is Phase.PLAYING and not table.is_abandoned:
        turn = table.running().turn
        waits = table.chairs[turn].is_manned and not claimants(table)
        assert (table.clock is None) is (waits and table.options.turn_time is None)
        assert table.clock is None or (table.clock.due is Due.COMPUTER) is not waits
    else:
        assert table.clock is not None
        assert (table.clock.due is Due.ABANDON) or not (
            table.is_abandoned and table.phase is Phase.PAUSE
        )


def counters(table: Table) -> tuple[int, int, int, int]:
    return table.phase_no, table.turn_no, table.trick_no, table.series_no


@settings(max_examples=200, deadline=None)
@given(scenes, st.lists(happenings, min_size=1, max_size=60))
def test_any_evening(
    table: Table, evening: Sequence[tuple[Deed, Person, int, float | None]]
) -> None:
    now = 0.0
    check(table)
    for number, (deed, person, choice, later) in enumerate(evening):
        rings = table.clock.at if table.clock is not None else now
        now = max(now, rings) if later is None else now + later
        before = hash(table)
        try:
            after = deed(table, person, choice, at(now, number, pace=choice % 3)).table
        except (Refusal, IllegalMove):
            assert hash(table) == before
            continue
        check(after)
        assert all(new >= old for new, old in zip(counters(after), counters(table), strict=True))
        assert after.phase is table.phase or after.phase_no > table.phase_no
        assert after.deal == table.deal or after.turn_no > table.turn_no or after.deal is None
        table = after
