"""The hidden cards shared out as a seat may think they lie: the first step of `worlds`.

The story comes as numbers: one row for every play, one for every trick.
"""

from typing import Final, NamedTuple

import numpy as np

from bot.players.compiled.bits import compiled, count, lowest
from bot.players.compiled.chance import Source, drawn, mix
from bot.players.compiled.row import Row
from bot.players.fast.sets import CARDS, FULL
from bot.players.fast.story import Story
from bot.players.fast.worlds import ODDS, STAYS_HIDDEN
from bot.players.fast.worlds import STOCK as WHOLE_STOCK

SEAT, KNOWN, BLANK, MOVE, FOR_OWN = range(5)
"""Of a play: who, the cards as far as known, how many are not, the bits of the move."""

DRAWS, TAKEN_BY, FIRST, END = range(4)
"""Of a trick: cards each drew after it, who took it, its plays from and to."""

NOWHERE, IN_HAND, THROWN, LEFT = range(4)
"""Where the shown trump card is taken to lie, when it is hidden."""

ODDS_OF: Final = np.array(
    [[ODDS[own][1 << place] for place in range(CARDS)] for own in (False, True)]
)


class Seen(NamedTuple):
    """A `Story` as numbers."""

    seat: int
    opener: int
    trump_card: int
    shown: int
    hidden: int
    stock: int
    held: Row
    blank: Row
    plays: Row
    tricks: Row


def seen_of(story: Story) -> Seen:
    """A story as numbers; the trick in play is the last."""
    plays, tricks, left = list[tuple[int, ...]](), list[tuple[int, ...]](), WHOLE_STOCK
    for trick in (*story.tricks, story.now):
        first = len(plays)
        for laid in trick.plays:
            plays.append((laid.seat, laid.known, laid.hidden, laid.move(0), laid.for_own))
        draws = min(trick.size, left // FULL) if trick is not story.now else 0
        left -= FULL * draws
        tricks.append((draws, trick.taker, first, len(plays)))
    return Seen(
        *(story.seat, story.opener, story.trump_card, story.shown, story.hidden, story.stock),
        np.array(story.held, np.int64),
        np.array(story.blank, np.int64),
        np.array(plays, np.int64).reshape(-1, FOR_OWN + 1),
        np.array(tricks, np.int64),
    )


@compiled
def spread(cards: int, singles: Row) -> int:
    """Fill in the cards of a set one by one; how many there are."""
    number = 0
    while cards:
        singles[number] = cards & -cards
        cards &= cards - 1
        number += 1
    return number


@compiled
def _place_of_trump(seen: Seen, source: Source) -> tuple[int, int]:
    """Where the shown card lies: it was in the stock at the beginning (R1.3)."""
    gone = 3 * (WHOLE_STOCK - seen.stock) / 4
    if not gone or drawn(source) * (gone + seen.stock) < seen.stock:
        return LEFT, 0
    foreign, hands = 0, np.empty(FULL, np.int64)
    for seat in range(FULL):
        if seat != seen.seat and seen.blank[seat]:
            hands[foreign] = seat
            foreign += 1
    first = slots = 0
    for number in range(len(seen.plays)):
        if seen.plays[number, BLANK]:
            slots += 1
            first += number < seen.tricks[0, END]
    later = slots - first
    if foreign and (not later or drawn(source) < STAYS_HIDDEN):
        return IN_HAND, hands[int(drawn(source) * foreign)]
    if later:
        return THROWN, first + int(drawn(source) * later)
    return LEFT, 0


@compiled
def _without(pool: Row, number: int, place: int) -> int:
    """Take the card at a place out of the pool; the card."""
    card = pool[place]
    pool[place : number - 1] = pool[place + 1 : number].copy()
    return card


@compiled
def _thrown(pool: Row, number: int, own: int, source: Source) -> int:
    """The place of a card for a discard."""
    total = 0.0
    for place in range(number):
        total += ODDS_OF[own, lowest(pool[place])]
    mark, reached = drawn(source) * total, 0.0
    for place in range(number):
        reached += ODDS_OF[own, lowest(pool[place])]
        if reached > mark:
            return place
    return number - 1


@compiled
def _trump_apart(seen: Seen, pool: Row, number: int, source: Source) -> tuple[int, int]:
    """Take the shown card out of the pool when it is hidden; where it lies."""
    if not seen.trump_card & seen.hidden:
        return NOWHERE, 0
    where = _place_of_trump(seen, source)
    place = 0
    while pool[place] != seen.trump_card:
        place += 1
    _without(pool, number, place)
    return where


@compiled
def _discards(
    seen: Seen, laid: Row, pool: Row, number: int, trump: tuple[int, int], source: Source
) -> int:
    """Fill in the cards of every play; how many are left in the pool."""
    slot = 0
    for place in range(len(seen.plays)):
        cards, hidden = 0, seen.plays[place, BLANK]
        if hidden:
            if trump == (THROWN, slot):
                cards = seen.trump_card
            slot += 1
        while count(cards) < hidden:
            at = _thrown(pool, number, seen.plays[place, FOR_OWN], source)
            cards |= _without(pool, number, at)
            number -= 1
        laid[place] = seen.plays[place, KNOWN] | cards
    return number


@compiled
def _hands(seen: Seen, hands: Row, pool: Row, number: int, trump: tuple[int, int]) -> int:
    """Fill in the hands; how many are left in the pool."""
    for seat in range(FULL):
        hands[seat] = seen.held[seat]
        blank = seen.blank[seat]
        if trump == (IN_HAND, seat):
            hands[seat] |= seen.trump_card
            blank -= 1
        for _ in range(blank):
            number -= 1
            hands[seat] |= pool[number]
    return number


@compiled
def shared_out(seen: Seen, hands: Row, laid: Row, stock: Row, source: Source) -> int:
    """Fill in hands, the cards of every play, and the stock; how many are in the stock."""
    number = spread(seen.hidden, stock)
    mix(stock, number, source)
    trump = _trump_apart(seen, stock, number, source)
    number -= trump[0] != NOWHERE
    number = _discards(seen, laid, stock, number, trump, source)
    number = _hands(seen, hands, stock, number, trump)
    if trump[0] == LEFT:
        place = int(drawn(source) * (number + 1))
        stock[place + 1 : number + 1] = stock[place:number].copy()
        stock[place] = seen.trump_card
        number += 1
    return number
