"""Commands in a group with several tables: whose table is meant, and who gets one."""

from random import Random

import pytest

from bot.chat.buttons import Button, Verb
from bot.chat.handlers import commands, opening, settings
from bot.chat.visit import Visit
from bot.storage import Storage
from bot.table.chair import NOBODY, Person
from bot.table.lobby import open_table
from bot.table.options import Options
from bot.table.people import Group, Profile
from bot.table.ports import Work
from bot.table.refusals import NotHost
from bot.table.table import Address, Phase, Table
from tests.storage.scenes import ANN, BOB, CID, CLUB, kept, moment, seated

RNG = Random(1)
ELSEWHERE = Address(CLUB.chat - 1)
STAND_IN = Person(1_087_968_824, "Group")
SLOW = Options(turn_time=86_400)


def visit(work: Work, person: Person, button: Button | None = None) -> Visit:
    """Somebody whom the bot may write to says something in the group."""
    profile = Profile(person.id, person.name, "en", reachable=True)
    return Visit(
        work, profile, CLUB, moment(RNG), "kozel_bot", button or Button(Verb.OPEN), title="Club"
    )


async def lobby_of(storage: Storage, host: Person, *guests: Person, at: Address = CLUB) -> Table:
    """A slow table, so that people may sit at several."""
    return await kept(storage, seated(open_table(at, host, SLOW, moment(RNG)), RNG, *guests))


async def phases(storage: Storage, *tables: Table) -> list[Phase]:
    return [(await storage.club.look(table.id)).phase for table in tables]


@pytest.mark.parametrize("own_first", [True, False])
async def test_stop_means_ones_own_table(storage: Storage, *, own_first: bool) -> None:
    tables = [await lobby_of(storage, host) for host in (ANN, BOB)]
    host = (ANN, BOB)[not own_first]
    async with storage.club.work() as work:
        await commands.stop(visit(work, host))
    closed, open_ = (tables[0], tables[1]) if own_first else (tables[1], tables[0])
    assert await phases(storage, closed, open_) == [Phase.CLOSED, Phase.LOBBY]


@pytest.mark.parametrize("mine", [0, 1])
async def test_stop_by_a_guest_means_the_table_where_he_sits(storage: Storage, mine: int) -> None:
    for number, host in enumerate((ANN, BOB)):
        await lobby_of(storage, host, *([CID] if number == mine else []))
    with pytest.raises(NotHost, match=(ANN, BOB)[mine].name):
        async with storage.club.work() as work:
            await commands.stop(visit(work, CID))


@pytest.mark.parametrize("order", [(CLUB, ELSEWHERE), (ELSEWHERE, CLUB)])
async def test_leave_means_the_table_of_this_group(
    storage: Storage, order: tuple[Address, ...]
) -> None:
    for address in order:
        await lobby_of(storage, ANN, CID, at=address)
    async with storage.club.work() as work:
        await commands.leave(visit(work, CID))
    async with storage.club.work() as work:
        assert [table.address for table in await work.tables_of(CID.id)] == [ELSEWHERE]


async def test_an_anonymous_admin_opens_a_table_of_nobodys(storage: Storage) -> None:
    async with storage.club.work() as work:
        await opening.kozel(visit(work, STAND_IN))
    async with storage.club.work() as work:
        (table,) = await work.tables_at(CLUB)
    assert table.host == NOBODY
    assert table.people == {}


async def test_who_changes_a_setting_leaves_what_was_set_meanwhile(storage: Storage) -> None:
    """The settings of a person are read when nobody else can change them."""
    async with storage.club.work() as work:
        await work.keep_profile(Profile(ANN.id, ANN.name, "fi", reachable=True, hidden=True))
    async with storage.club.work() as work:
        old = visit(work, ANN, Button(Verb.LANGUAGE, arg=3))
        old.address = Address(ANN.id)
        await settings.choose_language(old)
        kept_now = await work.profile(ANN.id)
    assert kept_now is not None
    assert (kept_now.hidden, kept_now.chose_language) == (True, True)


async def test_what_a_group_set_is_kept_when_it_is_met_again(storage: Storage) -> None:
    async with storage.club.work() as work:
        await work.keep_group(Group(CLUB.chat, "Another name", "uk"))
        await opening.kozel(visit(work, ANN))
        group = await work.group(CLUB.chat)
    assert group is not None
    assert (group.title, group.language) == ("Club", "uk")
