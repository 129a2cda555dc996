"""Sums of results: kept as series end, the same when they are worked out anew."""

import asyncio
from random import Random

import pytest
from sqlalchemy import delete, update

from bot.bench.standings.fill import History, fill
from bot.rules.seats import SEATS, Seat, team_of
from bot.standings.ratings import Rating, rated
from bot.standings.spans import EVERYWHERE
from bot.storage import Storage
from bot.storage.models import SeriesRow
from bot.storage.standings import entering
from bot.storage.standings.rows import OrderRow, TallyRow
from bot.table.absence import leave
from bot.table.deals import begin_deal
from bot.table.play import computer_move, time_out
from bot.table.table import Phase, Table
from tests.standings.scenes import finished
from tests.storage.evenings import met, mine, nothing, played, sums
from tests.storage.rows import rows
from tests.storage.scenes import (
    ANN,
    BOB,
    CID,
    CLUB,
    DAN,
    PEOPLE,
    START,
    Playing,
    full,
    kept,
    played_until,
    saved,
    stopped,
)

pytestmark = pytest.mark.slow

YARD = CLUB.chat


async def test_sums_are_those_of_the_records(storage: Storage) -> None:
    await played(storage, PEOPLE, YARD, 3, swapped=True)
    won, deals, tricks, loss = 0, 0, 0, 0
    ratings: dict[int, Rating] = {}
    ids = {person.name: person.id for person in PEOPLE}
    async for record in storage.records.all():
        place = record.seats.index("Ann")
        team = place % 2
        won += record.losers != team
        deals += len(record.deals)
        tricks += sum(deal.count.tricks[team] for deal in record.deals if deal.count)
        loss += record.loss_points[team]
        who = " ".join(str(ids[name]) for name in record.seats)
        assert record.losers is not None
        ratings |= rated(finished(who, record.losers), ratings)
    results = await mine(storage, ANN.id)
    sums = results.everything
    assert (sums.series, sums.won, sums.deals, sums.tricks, sums.loss) == (
        3, won, deals, tricks, loss,
    )  # fmt: skip
    assert results.counted.rating == ratings[ANN.id]
    assert sorted(met.other.id for met in results.partners) == sorted(p.id for p in PEOPLE[1:])
    assert sum(met.series for met in results.foes) == 6
    assert sum(met.won for met in results.partners) == won


async def test_all_sums_come_out_the_same_when_they_are_worked_out_anew(
    storage: Storage,
) -> None:
    await played(storage, PEOPLE, YARD, 3, seed=1)
    await played(storage, (DAN, CID, BOB, ANN), YARD - 1, 2, seed=2, swapped=True)
    before = await sums(storage)
    found = await storage.recount(nothing, keep=True)
    assert (found.series, found.same) == (5, True)
    assert await sums(storage) == before


async def test_series_that_end_at_the_same_time_are_entered_one_after_another(
    storage: Storage,
) -> None:
    await asyncio.gather(
        *(played(storage, PEOPLE, YARD - at, 2, seed=at, swapped=True) for at in range(3))
    )
    series = await rows(storage, SeriesRow)
    assert sorted(row.ended_no for row in series) == [1, 2, 3, 4, 5, 6]
    (order,) = await rows(storage, OrderRow)
    assert (order.ended, order.entered) == (6, 6)
    assert (await storage.recount(nothing, keep=True)).same


async def test_wrong_sums_are_noticed_and_put_right_only_when_that_is_wanted(
    storage: Storage,
) -> None:
    await played(storage, PEOPLE, YARD, 1)
    right = await sums(storage)
    async with storage._database.writing.begin() as conn:  # noqa: SLF001  tests look deeper
        await conn.execute(update(TallyRow).values(mu=TallyRow.mu + 1e-12))
    wrong = await sums(storage)
    assert wrong != right
    assert not (await storage.recount(nothing, keep=False)).same
    assert await sums(storage) == wrong
    assert not (await storage.recount(nothing, keep=True)).same
    assert await sums(storage) == right
    assert (await storage.recount(nothing, keep=True)).same


async def test_one_at_a_time_or_page_by_page_is_the_same(migrated: str) -> None:
    fill(migrated, History(deals=7 * 90, until=START), nothing)
    storage = await Storage.open(migrated)
    at_once = await sums(storage)
    database = storage._database  # noqa: SLF001  tests look deeper
    async with database.writing.begin() as conn:
        for kind in entering.SUMS:
            await conn.execute(delete(kind))
        await conn.execute(update(OrderRow).values(entered=0))
    for _ in range(90):
        async with database.writing.begin() as conn:
            assert await entering.advance(conn, 1) == 1
    assert await sums(storage) == at_once
    assert len(at_once) > 1000
    await storage.close()


async def test_series_that_ended_before_standings_were_kept_are_entered_at_the_start(
    migrated: str,
) -> None:
    storage = await Storage.open(migrated)
    await played(storage, PEOPLE, YARD, 2)
    before = await sums(storage)
    async with storage._database.writing.begin() as conn:  # noqa: SLF001  tests look deeper
        for kind in (*entering.SUMS, OrderRow):
            await conn.execute(delete(kind))
        await conn.execute(update(SeriesRow).values(ended_no=None))
    await storage.close()
    storage = await Storage.open(migrated)
    assert await sums(storage) == before
    assert await storage.enter_series() == 0
    await storage.close()


async def test_a_broken_off_series_counts_for_nobody(storage: Storage) -> None:
    table = await kept(storage, full(Random(1), people=4))
    playing = Playing(Random(3), quiet=True)
    await played_until(storage, table.id, playing, Phase.PAUSE)
    await stopped(storage, table.id, playing.now)
    assert await sums(storage) == []
    assert (await storage.recount(nothing, keep=True)).series == 0


async def test_who_left_is_charged_all_the_same(storage: Storage) -> None:
    table = await kept(storage, full(Random(1), people=4))
    playing = Playing(Random(3), quiet=True)
    await saved(storage, table.id, playing)
    async with storage.club.work() as work:
        await work.save(leave(await work.table(table.id), BOB.id, playing.moment()))
    while (end := await storage.club.look(table.id)).phase is not Phase.RESULT:
        async with storage.club.work() as work:
            here = await work.table(table.id)
            between = here.phase is Phase.PAUSE
            step = begin_deal(here, playing.moment()) if between else playing.step(here)
            await work.save(step)
    seat = end.seat_of(BOB.id)
    assert end.chairs[seat].left
    results = await mine(storage, BOB.id, YARD)
    assert (results.everything.series, results.counted.series) == (1, 1)
    assert results.everything.won == int(end.score.losers != team_of(seat))


async def test_molodkas_are_those_one_led_oneself(storage: Storage) -> None:
    table = await kept(storage, full(Random(1), people=4))
    end = await played_until(storage, table.id, Playing(Random(29), quiet=True), Phase.RESULT)
    led = {seat: (await mine(storage, owner_of(end, seat))).everything.molodkas for seat in SEATS}
    assert led == {0: 1, 1: 1, 2: 0, 3: 1}


async def test_a_time_out_is_charged_to_the_person_and_what_it_led_is_not(
    storage: Storage,
) -> None:
    table = await kept(storage, full(Random(1), people=4))
    playing = Playing(Random(29), quiet=True)
    late = dict.fromkeys(SEATS, 0)
    while (here := await storage.club.look(table.id)).phase is not Phase.RESULT:
        deal = here.deal
        if deal is None or deal.is_over or deal.ply != 6:
            await saved(storage, table.id, playing)
            continue
        seat = deal.turn
        manned = here.chairs[seat].is_manned
        async with storage.club.work() as work:
            fire = time_out if manned else computer_move
            move = deal.legal_moves(seat)[0]
            await work.save(fire(await work.table(table.id), move, playing.moment()))
        late[seat] += manned
    assert sum(late.values()) == len(here.counts)
    for seat in SEATS:
        assert (await mine(storage, owner_of(here, seat))).everything.time_outs == late[seat]


def owner_of(table: Table, seat: Seat) -> int:
    """Whose seat it is."""
    owner = table.chairs[seat].person
    assert owner is not None
    return owner.id


async def test_a_group_that_becomes_a_supergroup_keeps_its_standings(storage: Storage) -> None:
    await met(storage, PEOPLE, -5)
    await played(storage, PEOPLE, -5, 2)
    before = (await mine(storage, ANN.id, -5)).everything
    for _ in range(2):
        async with storage.club.work() as work:
            await work.migrate_group(-5, YARD)
    assert (await mine(storage, ANN.id, YARD)).everything == before
    assert (await mine(storage, ANN.id, -5)).everything.series == 0
    assert (await storage.recount(nothing, keep=True)).same


async def test_a_supergroup_that_had_series_already_has_those_of_both(storage: Storage) -> None:
    await played(storage, PEOPLE, -5, 2, seed=1)
    await played(storage, PEOPLE, YARD, 1, seed=2)
    await played(storage, PEOPLE, -5, 1, seed=3)
    async with storage.club.work() as work:
        await work.standings.begin_season(-5, 1, ANN.id, START)
        await work.standings.begin_season(YARD, 1, ANN.id, START)
        await work.migrate_group(-5, YARD)
        assert await work.standings.season(YARD) == 2
    assert (await mine(storage, ANN.id, YARD)).everything.series == 4
    assert (await mine(storage, ANN.id, EVERYWHERE)).everything.series == 4
    assert (await storage.recount(nothing, keep=True)).same
