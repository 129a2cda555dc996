"""Tables, people and invitations are found again."""

from dataclasses import replace
from random import Random

import pytest

from bot.rules.seats import Team
from bot.storage import Storage
from bot.storage.models import InvitationRow, TableSeatRow
from bot.table.absence import leave
from bot.table.clock import PEOPLE
from bot.table.lobby import sit
from bot.table.people import Profile
from bot.table.ports import Invitation
from bot.table.table import Address, Step, Table
from tests.storage.rows import rows
from tests.storage.scenes import (
    ANN,
    BOB,
    CID,
    CLUB,
    RNG,
    START,
    Playing,
    full,
    kept,
    lobby,
    moment,
    saved,
    seated,
    stopped,
)


async def at(storage: Storage, address: Address) -> list[int]:
    async with storage.club.work() as work:
        return [table.id for table in await work.tables_at(address)]


async def of(storage: Storage, person: int) -> list[int]:
    async with storage.club.work() as work:
        return [table.id for table in await work.tables_of(person)]


async def test_tables_are_found_at_their_address_the_newest_first(storage: Storage) -> None:
    topic = Address(CLUB.chat, 5)
    first, second = await kept(storage, lobby(RNG)), await kept(storage, lobby(RNG))
    third = await kept(storage, lobby(RNG, topic))
    assert await at(storage, CLUB) == [second.id, first.id]
    assert await at(storage, topic) == [third.id]
    assert await at(storage, Address(-1)) == []


async def test_closed_tables_are_not_found(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    await stopped(storage, table.id, START)
    assert await at(storage, CLUB) == []
    assert await of(storage, ANN.id) == []
    assert await rows(storage, TableSeatRow) == []


async def test_the_tables_of_a_person_are_those_where_he_sits(storage: Storage) -> None:
    first = await kept(storage, full(RNG))
    second = await kept(storage, full(RNG))
    assert await of(storage, BOB.id) == [second.id, first.id]
    assert await of(storage, CID.id) == []


async def test_who_sits_down_and_gets_up_is_followed(storage: Storage) -> None:
    table = await kept(storage, seated(lobby(RNG), RNG, ANN))
    async with storage.club.work() as work:
        step = sit(await work.table(table.id), CID, 1, moment(RNG), busy=None)
        await work.save(step)
    assert await of(storage, CID.id) == [table.id]
    async with storage.club.work() as work:
        await work.save(leave(await work.table(table.id), CID.id, moment(RNG)))
    assert await of(storage, CID.id) == []
    assert await of(storage, ANN.id) == [table.id]


async def test_who_left_a_series_may_come_back_so_it_is_still_his_table(
    storage: Storage,
) -> None:
    table = await kept(storage, full(RNG))
    await saved(storage, table.id, Playing(Random(2)))
    async with storage.club.work() as work:
        await work.save(leave(await work.table(table.id), BOB.id, moment(RNG)))
    assert await of(storage, BOB.id) == [table.id]


async def test_a_person_is_unknown_until_he_is_kept(storage: Storage) -> None:
    profile = Profile(CID.id, "Сид 🐐", "pl")
    async with storage.club.work() as work:
        assert await work.profile(CID.id) is None
        assert await work.group(CLUB.chat) is None
        await work.keep_profile(profile)
    async with storage.club.work() as work:
        assert await work.profile(CID.id) == profile


async def test_clocks_are_read_by_the_hour(storage: Storage) -> None:
    assert await storage.agenda.next_due(START) is None
    late, early = await kept(storage, full(RNG)), await kept(storage, lobby(RNG))
    early = await _due(storage, early, START + 10)
    late = await _due(storage, late, START + 20)
    assert await storage.agenda.next_due(START) == START + 10
    assert await storage.agenda.next_due(START + 10) == START + 20
    assert await storage.agenda.due_tables(START + 9, limit=5) == []
    assert await storage.agenda.due_tables(START + 10, limit=5) == [early.id]
    assert await storage.agenda.due_tables(START + 99, limit=5) == [early.id, late.id]
    assert await storage.agenda.due_tables(START + 99, limit=1) == [early.id]


@pytest.mark.parametrize("seconds", [10, 159])
async def test_after_a_downtime_clocks_of_people_get_a_grace(
    storage: Storage, seconds: float
) -> None:
    """Whether they were overdue at the start or would soon have been."""
    table = await kept(storage, full(RNG, people=4))
    table = await saved(storage, table.id, Playing(Random(2), quiet=True))
    hurried = await _due(storage, table, START + seconds)
    closing = await _due(storage, await kept(storage, lobby(RNG)), START + 20)
    later = await _due(storage, await kept(storage, full(RNG)), START + 200)
    assert hurried.clock is not None
    assert hurried.clock.due in PEOPLE
    await storage.agenda.grant_grace(START + 160)
    assert await storage.agenda.due_tables(START + 159, limit=5) == [closing.id]
    assert await storage.agenda.due_tables(START + 160, limit=5) == [closing.id, hurried.id]
    assert await storage.club.look(hurried.id) == hurried
    assert await storage.club.look(later.id) == later


async def _due(storage: Storage, table: Table, at: float) -> Table:
    async with storage.club.work() as work:
        loaded = await work.table(table.id)
        assert loaded.clock is not None
        step = replace(loaded, clock=replace(loaded.clock, at=at))
        return await work.save(Step(step))


@pytest.fixture
async def table(storage: Storage) -> Table:
    """A lobby."""
    return await kept(storage, lobby(RNG))


def invitation(table: Table, token: str, team: Team = 0, until: float = START) -> Invitation:
    return Invitation(token, BOB.id, table.id, team, until)


async def test_invitations_hold_until_their_time_the_newest_first(
    storage: Storage, table: Table
) -> None:
    other = await kept(storage, lobby(RNG))
    old = invitation(table, "a", until=START + 10)
    new = invitation(other, "b", team=1, until=START + 20)
    async with storage.club.work() as work:
        await work.invite(old)
        await work.invite(new)
        assert await work.invitations(BOB.id, START) == [new, old]
        assert await work.invitations(BOB.id, START + 10) == [new]
        assert await work.invitations(ANN.id, START) == []


async def test_a_new_invitation_to_the_same_table_replaces_the_old_one(
    storage: Storage, table: Table
) -> None:
    new = invitation(table, "b", team=1, until=START + 20)
    async with storage.club.work() as work:
        await work.invite(invitation(table, "a", until=START + 10))
        await work.invite(new)
        assert await work.invitations(BOB.id, START) == [new]


async def test_a_used_invitation_is_gone(storage: Storage, table: Table) -> None:
    other = await kept(storage, lobby(RNG))
    async with storage.club.work() as work:
        await work.invite(invitation(table, "a", until=START + 10))
        await work.invite(invitation(other, "b", until=START + 10))
        await work.end_invitation("a")
        assert [kept.token for kept in await work.invitations(BOB.id, START)] == ["b"]


async def test_invitations_that_are_past_are_forgotten(storage: Storage, table: Table) -> None:
    other = await kept(storage, lobby(RNG))
    async with storage.club.work() as work:
        await work.invite(invitation(table, "a", until=START + 10))
        await work.invite(invitation(other, "b", until=START + 12))
    await storage.tidy(START + 11)
    assert [row.token for row in await rows(storage, InvitationRow)] == ["b"]
