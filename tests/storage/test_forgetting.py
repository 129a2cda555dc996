"""A person is forgotten: neither name nor number is found anywhere, and what was played stays."""

from typing import Any

import pytest
from sqlalchemy import BigInteger, Integer, Text, select

from bot.rules.record import SeriesRecord
from bot.rules.verify import verify
from bot.storage import Storage
from bot.storage.models import PersonRow, Row
from bot.storage.standings import entering
from bot.storage.standings.rows import CompanyRow, PairRow, TallyRow
from bot.table.absence import leave
from bot.table.people import Profile, Taste
from bot.table.ports import Invitation
from bot.table.refusals import StillSeated
from bot.table.sent import Note, Shown
from bot.table.table import Phase, Table
from tests.storage.rows import rows
from tests.storage.scenes import (
    ANN,
    BOB,
    PEOPLE,
    RNG,
    START,
    Playing,
    full,
    kept,
    lobby,
    moment,
    played_until,
    stopped,
)

pytestmark = pytest.mark.slow

UPDATE = f'{{"message": {{"from": {{"id": {ANN.id}, "first_name": "Ann"}}, "text": "hi"}}}}'


async def dump(storage: Storage) -> list[tuple[str, str, object]]:
    """Every value of every row: table, column, value."""
    found = []
    for table in Row.metadata.sorted_tables:
        async with storage._database.reading.begin() as conn:  # noqa: SLF001  tests look deeper
            for row in (await conn.execute(select(table))).mappings():
                found += [(table.name, name, value) for name, value in row.items()]
    return found


async def traces(
    storage: Storage, name: str, number: int | None = None
) -> list[tuple[str, str, object]]:
    """Where a name or a number still stands."""
    return [
        (table, column, value)
        for table, column, value in await dump(storage)
        if (number is not None and value == number)
        or (isinstance(value, str) and (name in value or str(number) in value))
    ]


def test_every_column_that_can_hold_a_name_is_text() -> None:
    """So a search through what is text finds every name."""
    kinds = {type(column.type) for table in Row.metadata.sorted_tables for column in table.columns}
    others = {kind.__name__ for kind in kinds if not issubclass(kind, Text | Integer)}
    assert BigInteger in kinds
    assert others <= {"Double", "Boolean"}


async def forget(storage: Storage, person: int) -> set[int]:
    async with storage.club.work() as work:
        return set(await work.forget(person, moment(RNG)))


@pytest.fixture
async def past(storage: Storage) -> Storage:
    """Ann has played, is known, was invited, wrote something that failed; others as well."""
    async with storage.club.work() as work:
        for person in PEOPLE:
            await work.keep_profile(Profile(person.id, person.name, "en", taste=Taste()))
    broken_off = await kept(storage, full(RNG, people=4))
    await played_until(storage, broken_off.id, Playing(RNG, quiet=True), Phase.PAUSE)
    await stopped(storage, broken_off.id, START + 10**6)
    over = await kept(storage, full(RNG, people=4))
    await played_until(storage, over.id, Playing(RNG, quiet=True), Phase.RESULT)
    lonely = await kept(storage, lobby(RNG))
    async with storage.club.work() as work:
        await work.invite(Invitation("token", ANN.id, lonely.id, 0, START + 99))
        await work.note(Note(ANN.id, None, "Hello Ann"))
        await work.give_up(77, UPDATE, "ValueError('Ann')")
        await work.draft(Shown(1, "hand:0", ANN.id, draft="7", tapped_at=START))
    return storage


async def test_nothing_leads_to_the_person_any_more(past: Storage) -> None:
    assert len(await traces(past, "Ann", ANN.id)) > 20
    await forget(past, ANN.id)
    assert await traces(past, "Ann", ANN.id) == []


async def test_what_was_played_stays(past: Storage) -> None:
    before = [record async for record in past.records.all()]
    await forget(past, ANN.id)
    assert await past.diverging() == []
    after = [SeriesRecord.parse(str(record)) async for record in past.records.all()]
    for record in after:
        verify(record)
    assert [record.deals for record in after] == [record.deals for record in before]
    assert all("Ann" not in record.seats for record in after)
    assert [set(record.seats) & {"Bob", "Сид", "دان"} for record in after] == [
        {"Bob", "Сид", "دان"} for _ in after
    ]


async def test_the_others_keep_what_they_have(past: Storage) -> None:
    async def of_others() -> list[Any]:
        people = [row for row in await rows(past, PersonRow) if row.id != ANN.id and row.id > 0]
        tallies = [row for row in await rows(past, TallyRow) if row.person_id != ANN.id]
        return [people, [row for row in tallies if row.person_id > 0]]

    before = await of_others()
    await forget(past, ANN.id)
    assert await of_others() == before


async def test_standings_counted_anew_are_what_they_were(past: Storage) -> None:
    await forget(past, ANN.id)
    sums = (TallyRow, PairRow, CompanyRow)
    before = [await rows(past, row) for row in sums]
    assert all(before)
    async with past._database.writing.begin() as conn:  # noqa: SLF001  tests look deeper
        async for _ in entering.again(conn):
            pass
    assert [await rows(past, row) for row in sums] == before


async def test_two_of_one_team_can_be_forgotten(past: Storage) -> None:
    partner = PEOPLE[2]
    for person in (ANN, partner):
        await forget(past, person.id)
    for person in (ANN, partner):
        assert await traces(past, person.name) == []
    assert await past.diverging() == []


async def test_nobody_without_a_name_stands_in_leaderboards(past: Storage) -> None:
    await forget(past, ANN.id)
    (stranger,) = [row for row in await rows(past, PersonRow) if row.id < 0]
    assert (stranger.name, stranger.hidden, stranger.reachable) == ("", True, False)


async def test_a_result_where_he_stood_is_drawn_anew(past: Storage) -> None:
    tables = await forget(past, ANN.id)
    assert 2 in tables
    table = await past.club.look(2)
    (chair,) = [c for c in table.chairs if c.person is not None and c.person.name == ""]
    assert chair.left
    stale = dict(await past.gallery.stale_tables(10))
    assert 2 in stale


async def at_a_table(storage: Storage, phase: Phase) -> Table:
    table = await kept(storage, full(RNG, people=4))
    if phase is Phase.LOBBY:
        return table
    return await played_until(storage, table.id, Playing(RNG, quiet=True), phase)


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.PLAYING, Phase.PAUSE])
async def test_who_is_counted_on_has_to_leave_first(storage: Storage, phase: Phase) -> None:
    table = await at_a_table(storage, phase)
    before = await dump(storage)
    with pytest.raises(StillSeated):
        await forget(storage, BOB.id)
    assert await dump(storage) == before
    async with storage.club.work() as work:
        await work.save(leave(await work.table(table.id), BOB.id, moment(RNG)))
    assert await forget(storage, BOB.id) == ({table.id} if phase is not Phase.LOBBY else set())
    assert await traces(storage, "Bob") == []


async def test_a_series_that_runs_goes_on_without_his_name(storage: Storage) -> None:
    table = await at_a_table(storage, Phase.PLAYING)
    async with storage.club.work() as work:
        await work.save(leave(await work.table(table.id), ANN.id, moment(RNG)))
    await forget(storage, ANN.id)
    playing = Playing(RNG, quiet=True)
    playing.now = START + 10**6
    await played_until(storage, table.id, playing, Phase.RESULT)
    assert await traces(storage, "Ann", ANN.id) == []
    assert await storage.diverging() == []


async def test_who_was_never_met_can_be_forgotten(storage: Storage) -> None:
    assert await forget(storage, 99) == set()
