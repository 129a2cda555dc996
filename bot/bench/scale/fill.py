"""A database with live tables and with history, filled before a bot is started on it.

A few games are begun by the table's own steps; their snapshots and rows are written again and
again with other ids, people and groups (`games`).
"""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.bench.scale.games import TABLES_A_GROUP, Game, copied, game
from bot.bench.standings.fill import DEALS_A_SERIES, History, Rows, analyse, fill, write
from bot.rules.seats import SEATS
from bot.storage import Storage
from bot.storage.codec import encode
from bot.storage.engine import normalised
from bot.storage.migrate import migrate

GAMES: Final = 50


@dataclass(frozen=True, slots=True)
class Contents:
    """How many tables that are being played, and how many deals of series that are over."""

    tables: int = 0
    deals: int = 0
    seed: int = 1


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
    games = [game(rng, now) for _ in range(min(GAMES, contents.tables))]
    after = (history.groups, history.series, history.series * DEALS_A_SERIES)
    first = after if history.deals else (0, 0, 0)
    for begin in range(0, contents.tables, page):
        rows = Rows()
        for number in range(begin, min(begin + page, contents.tables)):
            table, series, deal = (1 + number + offset for offset in first)
            one = copied(games[number % len(games)], number, table)
            if number % TABLES_A_GROUP == 0:
                chat = one.table.address.chat
                rows.add("chat", chat, f"Group {-chat}", "en", True, "{}")
            _table(rows, one, series, deal)
            _series(rows, one, series)
            _deal(rows, one, series, deal)
        yield rows


def _table(rows: Rows, one: Game, series: int, deal: int) -> None:
    table, at = one.table, one.table.since
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


def _series(rows: Rows, one: Game, series: int) -> None:
    table = one.table
    values = (table.series_no, "running", table.since, None, 0, 0, 0, None, 1)
    rows.add("series", series, table.id, table.address.chat, *values)
    for seat, person in zip(SEATS, table.people.values(), strict=True):
        rows.add("series_seat", series, seat, person.id, person.name, None)


def _deal(rows: Rows, one: Game, series: int, deal: int) -> None:
    begun = one.begun
    dealt = begun.deal
    cards = (" ".join(dealt.deck), str(dealt.trump_card), begun.seed.hex(), one.table.since)
    nothing = (None,) * 7
    rows.add("deal", deal, series, begun.number, dealt.dealer, dealt.leader, *cards, *nothing)
    for event in one.moves:
        move = event.move
        what = (move.seat, str(move.action), " ".join(move.cards), event.by, event.at, event.late)
        rows.add("move", deal, event.ply, *what)


def _ignore(_: int) -> None:
    """How far it is interests nobody."""
