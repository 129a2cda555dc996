"""Games that have just begun, for databases to be filled with: by the table's own steps.

They are slow tables, so no clock of theirs runs out while something else is measured.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.rules.moves import Action
from bot.rules.seats import SEATS, TEAMS
from bot.table.chair import Person
from bot.table.events import DealStarted, Event, Moved
from bot.table.lobby import open_table, sit, start
from bot.table.moment import Moment
from bot.table.options import Options
from bot.table.play import play
from bot.table.table import Address, Step, Table

MOST_MOVES: Final = 8
"""So the first deal of the series is never over."""
TABLES_A_GROUP: Final = 4
FIRST_PERSON: Final = 8_000_000_001
FIRST_GROUP: Final = -1_009_000_000_000
SLOW: Final = Options(turn_time=24 * 3600)


@dataclass(frozen=True, slots=True)
class Game:
    """A table whose first deal is being played, and what happened there."""

    table: Table
    begun: DealStarted
    moves: tuple[Moved, ...]


def game(rng: Random, now: float) -> Game:
    """Four people sit down, and some moves are made."""
    people = [Person(seat, f"Person {seat}") for seat in SEATS]
    moment = Moment(now, 1.0, rng.randbytes(32))
    table = open_table(Address(0), people[0], SLOW, moment)
    for place, person in enumerate(people):
        table = sit(table, person, TEAMS[place % 2], moment, busy=None).table
    table, happened = start(table, people[0].id, moment)
    for _ in range(rng.randrange(MOST_MOVES)):
        table, events = _move(table, rng, moment)
        happened += events
    begun = next(event for event in happened if isinstance(event, DealStarted))
    return Game(replace(table, rev=1), begun, tuple(_moves(happened)))


def _move(table: Table, rng: Random, moment: Moment) -> Step:
    deal = table.running()
    moves = [move for move in deal.legal_moves(deal.turn) if move.action is not Action.CLAIM]
    move = rng.choice(moves)
    owner = table.chairs[deal.turn].person or table.host
    mask = sum(1 << at for at, card in enumerate(deal.hands[deal.turn]) if card in move.cards)
    return play(table, owner.id, move.action, mask, table.turn_no, moment)


def _moves(happened: tuple[Event, ...]) -> Iterator[Moved]:
    return (event for event in happened if isinstance(event, Moved))


def copied(game: Game, number: int, table: int) -> Game:
    """The same game at another table, of other people in another group."""
    first = FIRST_PERSON + len(SEATS) * number

    def other(person: Person | None) -> Person | None:
        return person and Person(first + person.id, f"Person {number}.{person.id}")

    chairs = {
        seat: replace(chair, person=other(chair.person))
        for seat, chair in zip(SEATS, game.table.chairs, strict=True)
    }
    copy = replace(
        game.table.with_chairs(chairs),
        id=table,
        address=Address(FIRST_GROUP - number // TABLES_A_GROUP),
        host=other(game.table.host) or game.table.host,
    )
    moves = tuple(replace(move, by=first + (move.by or 0)) for move in game.moves)
    return Game(copy, game.begun, moves)
