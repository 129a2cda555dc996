"""A database with live tables and with history, filled before a bot is started on it.

A few games are begun by the table's own steps; their snapshots and rows are written again and
again with other ids, people and groups. They are slow tables, so no clock of theirs runs out.
"""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from bot.bench.standings_fill import DEALS_A_SERIES, Rows, analyse, fill, write
from bot.bench.standings_fill import Plan as History
from bot.rules.moves import Action
from bot.rules.seats import SEATS, TEAMS
from bot.storage import Storage
from bot.storage.codec import encode
from bot.storage.engine import normalised
from bot.storage.migrate import migrate
from bot.table.chair import Person
from bot.table.events import DealStarted, Event, Moved
from bot.table.lobby import open_table, sit, start
from bot.table.moment import Moment
from bot.table.options import Options
from bot.table.play import play
from bot.table.table import Address, Step, Table

GAMES: Final = 50
MOST_MOVES: Final = 8
"""So the first deal of the series is never over."""
TABLES_A_GROUP: Final = 4
FIRST_PERSON: Final = 8_000_000_001
FIRST_GROUP: Final = -1_009_000_000_000
SLOW: Final = Options(turn_time=24 * 3600)


@dataclass(frozen=True, slots=True)
class Contents:
    """How many tables that are being played, and how many deals of series that are over."""

    tables: int = 0
    deals: int = 0
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Game:
    """A table whose first deal is being played, and what happened there."""

    table: Table
    begun: DealStarted
    moves: tuple[Moved, ...]


async def fill_up(url: str, contents: Contents) -> None:
    """Make the schema and fill it, as a bot that has run for long would leave it."""
    await migrate(normalised(url))
    history = History(contents.deals, time.time(), contents.seed)
    if contents.deals:
        await asyncio.to_thread(fill, url, history, _ignore)
    pages = live(contents, history, time.time())
    await asyncio.to_thread(write, url, pages, _ignore)
    storage = await Storage.open(url)  # series are entered into standings
    await storage.close()
    await asyncio.to_thread(analyse, url)


def live(contents: Contents, history: History, now: float, page: int = 1000) -> Iterator[Rows]:
    """Rows of live tables, with numbers that come after those of a history."""
    rng = Random(contents.seed)
    games = [_game(rng, now) for _ in range(min(GAMES, contents.tables))]
    after = (history.groups, history.series, history.series * DEALS_A_SERIES)
    first = after if history.deals else (0, 0, 0)
    for begin in range(0, contents.tables, page):
        rows = Rows()
        for number in range(begin, min(begin + page, contents.tables)):
            table, series, deal = (1 + number + offset for offset in first)
            game = _copied(games[number % len(games)], number, table)
            if number % TABLES_A_GROUP == 0:
                chat = game.table.address.chat
                rows.add("chat", chat, f"Group {-chat}", "en", True, "{}")
            _table(rows, game, series, deal)
            _series(rows, game, series)
            _deal(rows, game, series, deal)
        yield rows


def _game(rng: Random, now: float) -> Game:
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


def _copied(game: Game, number: int, table: int) -> Game:
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


def _table(rows: Rows, game: Game, series: int, deal: int) -> None:
    table, at = game.table, game.table.since
    chat, clock = table.address.chat, table.clock
    due = (clock.at, str(clock.due)) if clock else (None, None)
    values = (str(table.phase), table.rev, encode(table), 1, 1, at, at, at)
    rows.add("game_table", table.id, chat, table.host.id, *values, *due, series, deal)
    rows.add("screen", table.id, f"table:{series}", chat, table.id, "", "", "", 0, 0, 0, False)
    for person in table.people.values():
        rows.add("person", person.id, person.name, "en", True, "{}", False, False)
    for seat, person in zip(SEATS, table.people.values(), strict=True):
        rows.add("table_seat", table.id, seat, person.id)
        rows.add("screen", table.id, f"hand:{seat}", person.id, 1, "", "", "", 0, 0, 0, False)


def _series(rows: Rows, game: Game, series: int) -> None:
    table = game.table
    values = (table.series_no, "running", table.since, None, 0, 0, 0, None, 1)
    rows.add("series", series, table.id, table.address.chat, *values)
    for seat, person in zip(SEATS, table.people.values(), strict=True):
        rows.add("series_seat", series, seat, person.id, person.name, None)


def _deal(rows: Rows, game: Game, series: int, deal: int) -> None:
    begun = game.begun
    dealt = begun.deal
    cards = (" ".join(dealt.deck), str(dealt.trump_card), begun.seed.hex(), game.table.since)
    nothing = (None,) * 7
    rows.add("deal", deal, series, begun.number, dealt.dealer, dealt.leader, *cards, *nothing)
    for event in game.moves:
        move = event.move
        what = (move.seat, str(move.action), " ".join(move.cards), event.by, event.at, event.late)
        rows.add("move", deal, event.ply, *what)


def _ignore(_: int) -> None:
    """How far it is interests nobody."""
