"""What a seat thinks its moves are worth: `fast.judge` for the compiler, to the last bit.

The sums are made in the same order, so that both think the same of every move.
"""

from bot.players.compiled.bits import compiled, count, lowest
from bot.players.compiled.figures import (
    CARD_VALUE,
    DRAWN_CARD,
    EXPOSED,
    FIRST_TRICK,
    LEAD,
    OVERS,
    PLAIN,
    TOGETHER,
    TRUMP,
    Figures,
    Floats,
    step_of,
)
from bot.players.compiled.row import (
    BURIED,
    CLAIMABLE,
    DRAWN,
    HANDS,
    IN_STOCK,
    MOVES,
    OPENER,
    OVER,
    PLAYED,
    POINTS,
    SHOWN,
    SIZE,
    STANDING,
    TABLE,
    TAKER,
    TRICKS,
    TURN,
    Row,
    may_claim,
    play,
    plays,
    points_of,
)
from bot.players.fast.game import CLAIM
from bot.players.fast.judge import RICH
from bot.players.fast.sets import ALL, CARDS, FULL, RANKS, SUIT, TRUMPS
from bot.players.fast.tables import BUCKET, BUCKETS, SIZES, WIDE


@compiled
def _kept(kept: int, end: int, f: Figures) -> float:
    """What kept cards are worth for themselves and together."""
    worth, cards = 0.0, kept
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth += f.w[(TRUMP if card >= CARDS - RANKS else PLAIN) + end * RANKS + card % RANKS]
    for suit in range(CARDS // RANKS):
        number = count(kept >> suit * RANKS & SUIT)
        worth += f.w[TOGETHER + (SIZES if suit == CARDS // RANKS - 1 else 0) + number]
    return worth


@compiled
def _trick(
    row: int, points: int, outlook: Floats, gains: tuple[float, float], loss: Floats
) -> float:
    """What the trick is worth, averaged over who takes it."""
    won = outlook[0]
    win, lose = points + outlook[1], points + outlook[2]
    return won * (win + gains[0] + loss[row + int(win) * WIDE]) + (1 - won) * (
        loss[row + int(lose)] - lose - gains[1]
    )


@compiled
def _gains(row: Row, team: int, end: int, to_play: int, f: Figures) -> tuple[float, float]:
    """The next lead, and the first trick of a team."""
    lead, first = 0.0, f.w[FIRST_TRICK]
    if to_play:
        lead = f.w[LEAD + end]
        first = f.w[FIRST_TRICK] / (1 + to_play)
    ours, theirs = row[TRICKS + team], row[TRICKS + 1 - team]
    return lead + (0.0 if ours else first), lead + (0.0 if theirs else first)


@compiled
def _place(step: int, left: int, ours: int, size: int) -> int:
    return (((step * 4 + left) * 2 + ours) * SIZES + size) * BUCKETS


@compiled
def _shares(hand: int, unseen: int, over: Floats) -> float:
    """Fill in by card of a hand the share of the unseen cards that beat it; the sum of these."""
    pool, all_over = max(1, count(unseen)), 0.0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        share = count(unseen & OVER[card]) / pool
        over[OVERS + card] = share
        all_over += share
    return all_over


@compiled
def judged(row: Row, number: int, f: Figures) -> None:
    """Fill in the worth of each of the plays of the seat whose turn it is."""
    if row[PLAYED]:
        _answers(row, number, f)
    else:
        _leads(row, number, f)


@compiled
def _leads(row: Row, number: int, f: Figures) -> None:
    seat = row[TURN]
    hand, team = row[HANDS + seat], seat & 1
    unseen = ALL & ~(row[SHOWN] | hand | row[BURIED + seat])
    each = row[IN_STOCK] - row[DRAWN] >> 2
    over = f.worths
    all_over = _shares(hand, unseen, over)
    line = row[POINTS + team] * WIDE + row[POINTS + 1 - team]
    for place in range(number):
        cards = f.room[MOVES + place]
        size = count(cards)
        end = 1 if each <= size else 0
        gains = _gains(row, team, end, count(hand) - size + each, f)
        points = points_of(cards)
        key = _place(step_of(cards, unseen, count(hand), f), 3, 1, size) + points // BUCKET
        worth = _trick(line, points, f.outlook[key], gains, f.loss) + _kept(hand ^ cards, end, f)
        if hand ^ cards:
            led = 0.0
            while cards:
                led += over[OVERS + lowest(cards)]
                cards &= cards - 1
            worth += f.w[EXPOSED + end] * (all_over - led)
        f.worths[place] = worth + min(size, each) * f.w[DRAWN_CARD]


@compiled
def _answers(row: Row, number: int, f: Figures) -> None:
    seat, size, left = row[TURN], row[SIZE], 3 - row[PLAYED]
    team, hand = seat & 1, row[HANDS + seat]
    each = row[IN_STOCK] - row[DRAWN] >> 2
    unseen = ALL & ~(row[SHOWN] | hand | row[BURIED + seat])
    end = 1 if each <= size else 0
    gains = _gains(row, team, end, count(hand) - size + each, f)
    line = row[POINTS + team] * WIDE + row[POINTS + 1 - team]
    _shares(hand, unseen, f.worths)
    pot = points_of(row[TABLE] | row[TABLE + 1] | row[TABLE + 2] | row[TABLE + 3])
    base, slope = _of_leaving_it(row, (pot, line, unseen, left), gains, f)
    for number_of_move in range(number):
        move = f.room[MOVES + number_of_move]
        cards, worth = move & ALL, base
        if move == cards:
            points = points_of(cards)
            step = step_of(cards, unseen, count(hand), f) if left else 0
            key = _place(step, left, 1, size) + (pot + points) // BUCKET
            trick = _trick(line, pot + points, f.outlook[key], gains, f.loss)
            worth = trick - slope * points
        worth = _with_prices(worth, cards, slope, f.w[EXPOSED + end], f)
        f.worths[number_of_move] = worth + _kept(hand ^ (move & ALL), end, f)


@compiled
def _of_leaving_it(
    row: Row, at: tuple[int, int, int, int], gains: tuple[float, float], f: Figures
) -> tuple[float, float]:
    """What the trick is worth when the standing set is left, and every point thrown into it."""
    pot, line, unseen, left = at
    seat, size = row[TURN], row[SIZE]
    step = step_of(row[STANDING], unseen, count(row[HANDS + seat]), f) if left else 0
    place = _place(step, left, 0 if (row[TAKER] ^ seat) & 1 else 1, size)
    base = _trick(line, pot, f.outlook[place + pot // BUCKET], gains, f.loss)
    far = pot + RICH * size
    rich = _trick(line, far, f.outlook[place + far // BUCKET], gains, f.loss)
    return base, (rich - base) / (far - pot)


@compiled
def _with_prices(worth: float, cards: int, slope: float, exposed: float, f: Figures) -> float:
    """A worth with that of throwing some cards."""
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth += slope * CARD_VALUE[card] - exposed * f.worths[OVERS + card]
    return worth


@compiled
def best(row: Row, f: Figures) -> int:
    """The move that the seat to play likes best, without a claim."""
    number = plays(row, f.room)
    if number == 1:
        return f.room[MOVES]
    judged(row, number, f)
    found = 0
    for place in range(1, number):
        if f.worths[place] > f.worths[found]:
            found = place
    return f.room[MOVES + found]


@compiled
def _claims(row: Row) -> bool:
    """Let the first who wants to claim do it (R4.4); whether somebody did."""
    for step in range(FULL):
        seat = (row[OPENER] + step) & 3
        if may_claim(row, seat) and (row[HANDS + seat] & TRUMPS or (row[TAKER] ^ seat) & 1):
            play(row, seat, CLAIM | row[HANDS + seat])
            return True
    return False


@compiled
def play_out(row: Row, f: Figures) -> None:
    """All four play to the end by their own judgement."""
    while row[PLAYED] or row[HANDS]:
        if not (row[CLAIMABLE] and _claims(row)):
            play(row, row[TURN], best(row, f))
