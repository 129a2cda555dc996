"""What a seat thinks its moves are worth: the careful player, quick enough to play deals out.

It judges as `careful` does, by `tables`, from what the seat can see: its hand, the cards that lay
open and its own discards. It is coarser in three things: it knows the points that were taken,
forgets who holds the cards that a claim returned, and claims by a rule of thumb.
"""

from bot.players.fast.chance import total
from bot.players.fast.game import CLAIM, Game
from bot.players.fast.sets import ABOVE, ALL, BEATERS, POINTS, SINGLES, TRUMPS, points_of
from bot.players.fast.tables import (
    BASE,
    BUCKET,
    STEP_KEY,
    STEP_OF,
    WIDE,
    Outlook,
    Tables,
    outlook_key,
)

RICH = 8
"""Points of a rich card: over so many the worth of a discard is measured."""

Gains = tuple[float, float]
"""What the trick is worth beyond its points to our team if it takes it, and to theirs."""


def play_out(game: Game, t: Tables) -> None:
    """All four play to the end by their own judgement."""
    while game.played or game.hands[0]:
        if not (game.claimable and claims(game)):
            game.play(game.turn, best(game, t))


def best(game: Game, t: Tables) -> int:
    """The move that the seat to play likes best, without a claim."""
    moves = game.plays()
    if len(moves) == 1:
        return moves[0]
    worths = judged(game, moves, t)
    return moves[worths.index(max(worths))]


def claims(game: Game) -> bool:
    """Let the first who wants to claim do it (R4.4); whether somebody did."""
    for seat in game.claimants():
        if wants_to_claim(game, seat):
            game.play(seat, CLAIM | game.hands[seat])
            return True
    return False


def wants_to_claim(game: Game, seat: int) -> bool:
    """Four trumps always; others unless the trick is the own team's as it stands."""
    return bool(game.hands[seat] & TRUMPS or (game.taker ^ seat) & 1)


def judged(game: Game, moves: list[int], t: Tables) -> list[float]:
    """The worth of each of the plays of the seat whose turn it is."""
    return _answers(game, moves, t) if game.played else leads(game, game.turn, moves, t)


def leads(game: Game, seat: int, sets: list[int], t: Tables) -> list[float]:
    """The worth of leading each of some sets, also by a claim."""
    hand, team = game.hands[seat], seat & 1
    unseen = ALL & ~(game.shown | hand | game.buried[seat])
    each = len(game.stock) - game.drawn >> 2
    start = hand.bit_count() * BASE + unseen.bit_count()
    over, all_over = _over(hand, unseen)
    row = game.points[team] * WIDE + game.points[1 - team]
    worths, last_size = [], 0
    for cards in sets:
        groups = BEATERS[cards]
        size, key = len(groups), start
        for group in groups:
            key = key * BASE + (unseen & group).bit_count()
        if size != last_size:
            last_size, end = size, each <= size
            gains = _gains(game, team, (end, hand.bit_count() - size + each), t)
            kept_worth, exposed, drawn = t.kept[end], t.exposed[end], min(size, each)
            below = outlook_key(0, 3, True, size)
        points, kept = POINTS[cards], hand ^ cards
        outlook = t.outlook[STEP_OF[key] * STEP_KEY + below + points // BUCKET]
        worth = _trick(row, points, outlook, gains, t.loss) + kept_worth[kept]
        if kept:
            worth += exposed * (all_over - total(over[card] for card in SINGLES[cards]))
        worths.append(worth + drawn * t.w.drawn_card)
    return worths


def _answers(game: Game, moves: list[int], t: Tables) -> list[float]:
    """The worth of beating and discarding.

    The worth of a discard is taken to grow evenly with its points.
    """
    seat, size, team = game.turn, game.size, game.turn & 1
    hand, each, left = game.hands[seat], len(game.stock) - game.drawn >> 2, 3 - game.played
    unseen = ALL & ~(game.shown | hand | game.buried[seat])
    end = each <= size
    gains = _gains(game, team, (end, hand.bit_count() - size + each), t)
    row = game.points[team] * WIDE + game.points[1 - team]
    start = hand.bit_count() * BASE + unseen.bit_count()
    over, _ = _over(hand, unseen)
    one, two, three, four = game.table
    pot, kept_worth, loss = points_of(one | two | three | four), t.kept[end], t.loss
    ours = not (game.taker ^ seat) & 1
    place = outlook_key(_step(game.standing, unseen, start, left), left, ours, size)
    base = _trick(row, pot, t.outlook[place + pot // BUCKET], gains, loss)
    far = pot + RICH * size
    slope = (_trick(row, far, t.outlook[place + far // BUCKET], gains, loss) - base) / (far - pot)
    price = {card: slope * POINTS[card] - t.exposed[end] * over[card] for card in over}
    below, worths = outlook_key(0, left, True, size), list[float]()
    for move in moves:
        cards, worth = move & ALL, base
        if move == cards:
            points = pot + POINTS[cards]
            place = _step(cards, unseen, start, left) * STEP_KEY + below + points // BUCKET
            worth = _trick(row, points, t.outlook[place], gains, loss) - slope * POINTS[cards]
        for card in SINGLES[cards]:
            worth += price[card]
        worths.append(worth + kept_worth[hand ^ cards])
    return worths


def _over(hand: int, unseen: int) -> tuple[dict[int, float], float]:
    """By card of a hand: the share of the unseen cards that beat it; and the sum of these."""
    pool = unseen.bit_count() or 1
    over = {card: (unseen & ABOVE[card]).bit_count() / pool for card in SINGLES[hand]}
    return over, total(over.values())


def _step(standing: int, unseen: int, key: int, left: int) -> int:
    """The chance that the next seat can beat a set, in steps."""
    if not left:
        return 0
    for group in BEATERS[standing]:
        key = key * BASE + (unseen & group).bit_count()
    return STEP_OF[key]


def _gains(game: Game, team: int, after: tuple[bool, int], t: Tables) -> Gains:
    """The next lead, and the first trick of a team; `after`: is it the end, cards to play."""
    end, to_play = after
    if not to_play:
        lead, first = 0.0, t.w.first_trick
    else:
        lead, first = t.lead[end], t.w.first_trick / (1 + to_play)
    ours, theirs = game.tricks[team], game.tricks[1 - team]
    return lead + (0 if ours else first), lead + (0 if theirs else first)


def _trick(row: int, points: int, outlook: Outlook, gains: Gains, loss: list[float]) -> float:
    """What the trick is worth, averaged over who takes it."""
    won, more, other = outlook
    win, lose = points + more, points + other
    return won * (win + gains[0] + loss[row + int(win) * WIDE]) + (1 - won) * (
        loss[row + int(lose)] - lose - gains[1]
    )
