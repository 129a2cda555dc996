"""Boards and results as they are asked for."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.bench.standings.fill import History, chat_of, fill
from bot.standings.board import PAGE, Line, Where
from bot.standings.spans import EVERYWHERE, Span
from bot.standings.tally import Tally
from bot.storage import Storage
from bot.storage.standings.rows import PairRow, TallyRow
from tests.storage.evenings import board, met, mine, nothing, played
from tests.storage.rows import rows
from tests.storage.scenes import ANN, BOB, CID, CLUB, DAN, PEOPLE, START

pytestmark = pytest.mark.slow

YARD = CLUB.chat
ALL = Where(EVERYWHERE, Span.ALL_TIME, START)
HERE = Where(YARD, Span.WEEK, START)


@pytest.fixture
async def crowd(migrated: str) -> AsyncIterator[Storage]:
    """Four hundred series of two dozen people in two groups."""
    fill(migrated, History(deals=7 * 400, until=START), nothing)
    storage = await Storage.open(migrated)
    yield storage
    await storage.close()


async def whole(storage: Storage, where: Where, person: int = 1) -> list[Line]:
    """All pages of a board."""
    first = await board(storage, person, where)
    pages = [await board(storage, person, where, page) for page in range(first.pages)]
    lines = [line for page in pages for line in page.lines]
    assert len(lines) == first.ranked
    assert all(len(page.lines) == PAGE for page in pages[:-1])
    return lines


async def hide(storage: Storage, *people: int) -> None:
    """These people want to be in no board."""
    async with storage.club.work() as work:
        for person in people:
            profile = await work.profile(person)
            assert profile is not None
            await work.keep_profile(replace(profile, hidden=True))


async def test_everybody_with_enough_series_has_his_place(crowd: Storage) -> None:
    lines = await whole(crowd, ALL)
    found = [row for row in await rows(crowd, TallyRow) if (row.scope, row.period) == (0, "a")]
    keys = {row.person_id: row.place_key for row in found if row.series >= Span.ALL_TIME.least}
    assert {line.people[0].id for line in lines} == keys.keys()
    assert len(lines) > PAGE
    for line in lines:
        better = [key for key in keys.values() if key > keys[line.people[0].id]]
        assert line.place == len(better) + 1
    assert [line.place for line in lines] == sorted(line.place for line in lines)


async def test_pairs_have_places_of_their_own(crowd: Storage) -> None:
    lines = await whole(crowd, replace(ALL, scope=chat_of(0), pairs=True))
    found = [row for row in await rows(crowd, PairRow) if row.scope == chat_of(0)]
    assert len(lines) == sum(row.period == "a" and row.place_key is not None for row in found)
    assert lines
    balances = [line.sums.won - line.sums.lost for line in lines]
    assert balances == sorted(balances, reverse=True)
    assert all(len({one.id for one in line.people}) == 2 for line in lines)


async def test_equal_ones_share_a_place_and_the_next_has_its_own(crowd: Storage) -> None:
    same = (TallyRow.scope == EVERYWHERE) & (TallyRow.period == "a")
    first = [line.people[0].id for line in await whole(crowd, ALL)]
    async with crowd._database.writing.begin() as conn:  # noqa: SLF001  tests look deeper
        await conn.execute(
            update(TallyRow).where(same, TallyRow.person_id.in_(first[8:12])).values(place_key=1)
        )
        better = same & TallyRow.person_id.in_(first[:8])
        await conn.execute(update(TallyRow).where(better).values(place_key=2))
        rest = same & TallyRow.person_id.in_(first[12:])
        await conn.execute(update(TallyRow).where(rest).values(place_key=0))
    lines = await whole(crowd, ALL)
    assert [line.place for line in lines[:14]] == [1] * 8 + [9] * 4 + [13] * 2
    assert (await board(crowd, first[10], ALL)).own.place == 9


async def test_who_is_hidden_is_in_no_board_and_leaves_no_gap(crowd: Storage) -> None:
    before = await whole(crowd, ALL)
    gone = before[1].people[0].id
    await hide(crowd, gone)
    after = await whole(crowd, ALL)
    assert gone not in {line.people[0].id for line in after}
    assert len(after) == len(before) - 1
    assert after[1].people == before[2].people
    assert after[1].place == 2
    own = (await board(crowd, gone, ALL)).own
    assert (own.hidden, own.place) == (True, None)
    pairs = await whole(crowd, replace(ALL, pairs=True))
    assert all(gone not in {one.id for one in line.people} for line in pairs)
    assert (await mine(crowd, gone)).hidden


async def test_a_page_out_of_range_is_the_last_one(crowd: Storage) -> None:
    last = await board(crowd, 1, ALL, 999)
    assert last.page == last.pages - 1
    assert last.lines == (await board(crowd, 1, ALL, last.page)).lines


async def test_a_board_nobody_is_on_is_empty(storage: Storage) -> None:
    for where in (ALL, HERE, replace(HERE, pairs=True), Where(YARD, Span.SEASON, START, 7)):
        found = await board(storage, 99, where)
        assert (found.lines, found.ranked, found.pages) == ((), 0, 1)
        assert (found.own.sums, found.own.place) == (None, None)
    results = await mine(storage, 99)
    assert (results.everything, results.place, results.foes) == (Tally(), None, ())


async def test_too_few_series_are_told_and_have_no_place(storage: Storage) -> None:
    await met(storage, PEOPLE, YARD)
    await played(storage, PEOPLE, YARD, 1)
    own = (await board(storage, ANN.id, HERE)).own
    assert own.sums is not None
    assert (own.sums.series, own.place, own.people[0].name) == (1, None, "Ann")
    stranger = (await board(storage, 99, HERE)).own
    assert stranger.sums is None


async def test_ones_best_pair_is_the_line_of_who_asks(storage: Storage) -> None:
    await met(storage, PEOPLE, YARD)
    await played(storage, PEOPLE, YARD, 2)
    pairs = replace(HERE, pairs=True)
    found = await board(storage, DAN.id, pairs)
    assert {one.id for one in found.own.people} == {BOB.id, DAN.id}
    assert found.own.place in {1, 2}
    await hide(storage, BOB.id)
    found = await board(storage, DAN.id, pairs)
    assert (found.own.place, found.own.hidden) == (None, False)
    assert [{one.id for one in line.people} for line in found.lines] == [{ANN.id, CID.id}]


async def test_a_new_season_begins_empty_and_the_old_one_can_be_read(storage: Storage) -> None:
    await met(storage, PEOPLE, YARD)
    await played(storage, PEOPLE, YARD, 5, seed=1)
    old = await board(storage, ANN.id, Where(YARD, Span.SEASON, START, 1))
    assert (old.seasons, len(old.lines)) == (1, 4)
    async with storage.club.work() as work:
        for _ in range(2):
            await work.standings.begin_season(YARD, 1, ANN.id, START)
        assert await work.standings.season(YARD) == 2
        assert await work.standings.season(YARD - 1) == 1
    await played(storage, PEOPLE, YARD, 1, seed=2)
    new = await board(storage, ANN.id, Where(YARD, Span.SEASON, START, 2))
    assert new.lines == ()
    assert new.own.sums is not None
    assert new.own.sums.series == 1
    again = await board(storage, ANN.id, Where(YARD, Span.SEASON, START, 1))
    assert again.lines == old.lines
    always = await board(storage, ANN.id, Where(YARD, Span.ALL_TIME, START))
    assert always.own.sums is not None
    assert always.own.sums.series == 6
    assert (await storage.recount(nothing, keep=True)).same


async def test_ones_groups_are_those_one_has_series_in(storage: Storage) -> None:
    await met(storage, PEOPLE, YARD)
    await played(storage, PEOPLE, YARD, 1, seed=1)
    await played(storage, PEOPLE, YARD - 1, 1, seed=2)
    async with storage.club.work() as work:
        groups = await work.standings.groups_of(ANN.id)
        nobodys = await work.standings.groups_of(99)
    assert [(group.id, group.title) for group in groups] == [(YARD, "Yard"), (YARD - 1, "")]
    assert nobodys == ()


SCANS = ("SCAN tally", "SCAN pair_tally", "SCAN company", "Seq Scan on tally", "SCAN series")


@pytest.mark.parametrize("pairs", [False, True])
async def test_no_request_looks_at_the_whole_history(crowd: Storage, pairs: bool) -> None:
    where = replace(ALL, scope=chat_of(0), pairs=pairs)
    database = crowd._database  # noqa: SLF001  tests look deeper
    found = await crowd.plans(where, 1)
    assert found.keys() >= {"top: page", "top: place", "me: partners", "end: people"}
    if database.engine.dialect.name == "sqlite":
        for name, plan in found.items():
            assert not any(scan in line for line in plan for scan in SCANS), (name, plan)
        page = " ".join(found["top: page"])
        assert ("ix_pair_tally_board" if pairs else "ix_tally_board") in page
        assert "TEMP B-TREE" not in page
