"""A database full of finished series, made up by a seed, written by the drivers' quickest ways.

Moves are made up for the last series only: standings look at those of a series that ends, never
at others, and a million deals have thirty million of them.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import accumulate
from random import Random
from typing import Any, Final

from bot.bench.servers import connected, queried
from bot.rules.cards import DECK
from bot.rules.score import LIMIT

DEALS_A_SERIES: Final = 7
REGULARS: Final = 12
"""People of a group."""
COMPUTER: Final = 0.15
"""Seats that a computer player has."""
YEARS: Final = 3 * 365 * 24 * 3600.0
EGGS: Final = 0.1
LATE: Final = 0.02
MOVES_OF: Final = 50
"""How many of the last series have moves."""
PLIES: Final = 30
LOSSES: Final = (2, 2, 4, 2, 2, 4)
DECKS: Final = " ".join(DECK)

Row = tuple[object, ...]


@dataclass(slots=True)
class Rows:
    """Rows by table, with the columns that are written."""

    of: dict[str, list[Row]] = field(default_factory=dict)

    def add(self, table: str, *values: object) -> None:
        """One more row."""
        self.of.setdefault(table, []).append(values)


COLUMNS: Final = {
    "person": "id name language reachable taste chose_language hidden",
    "chat": "id title language active house",
    "game_table": "id chat_id host_id phase rev state wanted shown stale_since created_at "
    "updated_at due_at due_kind series_id deal_id",
    "table_seat": "table_id seat person_id",
    "series": "id table_id chat_id number status started_at ended_at loss_0 loss_1 eggs losers "
    "season",
    "series_seat": "series_id seat person_id name level",
    "deal": "id series_id number dealer leader deck trump_card seed dealt_at counted_at "
    "points_0 points_1 tricks_0 tricks_1 loss_0 loss_1",
    "move": "deal_id ply seat action cards person_id at late",
    "screen": "table_id slot chat_id message_id digest alert draft tapped_at next_at fails repost",
}

COUNTERS: Final = tuple(
    f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}"  # noqa: S608
    for table in ("game_table", "series", "deal")
)
"""PostgreSQL goes on after the highest number when it is told to."""


@dataclass(frozen=True, slots=True)
class History:
    """How many deals until when (Unix seconds), and where chance begins."""

    deals: int
    until: float
    seed: int = 1

    @property
    def series(self) -> int:
        """How many series that makes."""
        return max(1, self.deals // DEALS_A_SERIES)

    @property
    def people(self) -> int:
        """How many people there are."""
        return max(24, self.deals // 200)

    @property
    def groups(self) -> int:
        """How many groups there are."""
        return max(2, self.people // 10)


def chat_of(number: int) -> int:
    """The id of a numbered group."""
    return -1_001_000_000_000 - number


def made_up(plan: History, page: int = 5000) -> Iterator[Rows]:
    """All rows, some series at a time."""
    rng = Random(plan.seed)
    yield _people(plan)
    members = [rng.sample(range(1, plan.people + 1), REGULARS) for _ in range(plan.groups)]
    busy = list(accumulate(1 / (place + 1) for place in range(plan.groups)))
    rows, deal = Rows(), 0
    for number in range(1, plan.series + 1):
        group = rng.choices(range(plan.groups), cum_weights=busy)[0]
        with_moves = number > plan.series - MOVES_OF
        at = plan.until - YEARS * (1 - number / (plan.series + 1))
        _series(rows, rng, number, group, at)
        people = _seats(rows, rng, number, members[group])
        deal = _deals(rows, rng, number, deal, at, people if with_moves else None)
        if number % page == 0:
            yield rows
            rows = Rows()
    yield rows


def _people(plan: History) -> Rows:
    rows = Rows()
    for person in range(1, plan.people + 1):
        rows.add("person", person, f"Person {person}", "en", True, "{}", False, person % 50 == 0)
    for group in range(plan.groups):
        chat = chat_of(group)
        rows.add("chat", chat, f"Group {group}", "en", True, "{}")
        at = plan.until - YEARS
        state = json.dumps({"format": 1})
        values = (1, "closed", 1, state, 1, 1, at, at, at, None, None, None, None)
        rows.add("game_table", group + 1, chat, *values)
    return rows


def _series(rows: Rows, rng: Random, number: int, group: int, at: float) -> None:
    losers = rng.randrange(2)
    loss = [LIMIT, rng.choice((0, 2, 4, 6, 8, 10))]
    eggs = int(rng.random() < EGGS)
    a, b = loss if losers == 0 else loss[::-1]
    who = (number, group + 1, chat_of(group), number, "ended", at - 1800, at)
    rows.add("series", *who, a, b, eggs, losers, 1)


def _seats(rows: Rows, rng: Random, number: int, members: Sequence[int]) -> list[int | None]:
    people: list[int | None] = []
    for seat, person in enumerate(rng.sample(members, 4)):
        owner = None if seat and rng.random() < COMPUTER else person
        level = "careful" if owner is None else None
        rows.add("series_seat", number, seat, owner, f"Person {owner or ''}", level)
        people.append(owner)
    return people


def _deals(
    rows: Rows, rng: Random, series: int, last: int, at: float, movers: list[int | None] | None
) -> int:
    for number in range(1, DEALS_A_SERIES + 1):
        last += 1
        tricks = rng.randrange(6)
        loss = LOSSES[number % len(LOSSES)]
        when = at - 1800 + number * 200
        cards = (DECKS, "6C", "00" * 32)
        rows.add(
            "deal", last, series, number, 0, 1, *cards, when - 200, when,
            70, 50, tricks, 5 - tricks, 0, loss,
        )  # fmt: skip
        for ply in range(PLIES if movers else 0):
            owner = movers[ply % 4] if movers else None
            late = rng.random() < LATE
            by = None if late else owner
            rows.add("move", last, ply, ply % 4, "lead", "6S", by, when - 200 + ply * 5, late)
    return last


def fill(url: str, plan: History, done: Callable[[int], None]) -> None:
    """Write all rows into a database whose schema is there; `done` is told of series written."""
    write(url, made_up(plan), done)


def write(url: str, pages: Iterator[Rows], done: Callable[[int], None]) -> None:
    """Write pages of rows; `done` is told of series written."""
    to_database = _to_sqlite if url.startswith("sqlite") else _to_postgres
    to_database(url, pages, done)


def _to_sqlite(url: str, pages: Iterator[Rows], done: Callable[[int], None]) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as conn:
        conn.execute("PRAGMA synchronous = OFF")
        for rows in pages:
            for table, values in rows.of.items():
                names = COLUMNS[table].split()
                marks = ", ".join("?" * len(names))
                insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608
                conn.executemany(insert, values)
            conn.commit()
            done(len(rows.of.get("series", ())))


def _to_postgres(url: str, pages: Iterator[Rows], done: Callable[[int], None]) -> None:
    async def copy(conn: Any) -> None:
        for rows in pages:
            for table, values in rows.of.items():
                names = COLUMNS[table].split()
                await conn.copy_records_to_table(table, records=values, columns=names)
            done(len(rows.of.get("series", ())))
        for counter in COUNTERS:
            await conn.execute(counter)

    connected(url, copy)


def analyse(url: str) -> None:
    """Have the database look at how many rows of what kind there are, as it does by itself."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as conn:
            conn.execute("ANALYZE")
    else:
        queried(url, "VACUUM ANALYZE")
