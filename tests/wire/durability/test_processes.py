"""Several processes on one PostgreSQL: one sends; when it dies another does within seconds."""

import signal
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import pytest

from bot.bench.fleet import LEADS, PLAYS, Fleet, Member, set_webhook
from bot.bench.people import gather, until_goats
from bot.bench.servers import queried
from bot.bench.sight import settled
from bot.chat.leading import LEASE_SECONDS
from bot.playground import Playground
from bot.playground.client import Person, Telegram
from bot.playground.seen import Chat
from tests.wire.durability.test_webhooks import command
from tests.wire.evening import NAMES, eventually, playing
from tests.wire.processes import busy

pytestmark = pytest.mark.slow

PATIENCE = 60.0
"""Seconds for what takes a second or two on a free machine."""


class Party(NamedTuple):
    """Four people and their group."""

    yard: Chat
    people: list[Person]


@pytest.fixture
async def party(telegram: Telegram) -> Party:
    people = [await telegram.person(name, language_code=code) for name, code in NAMES]
    return Party(await telegram.group("Yard", people, type="supergroup"), people)


@pytest.fixture(params=["webhook", "polling"])
async def fleet(
    request: pytest.FixtureRequest,
    environment: dict[str, str],
    postgres: str,
    playground: Playground,
    telegram: Telegram,
    tmp_path: Path,
) -> AsyncIterator[Fleet]:
    """Three processes that play."""
    webhook = request.param == "webhook"
    async with Fleet({**environment, "DATABASE_URL": postgres}, tmp_path, 3, webhook) as fleet:
        if fleet.balancer is not None:
            await set_webhook(telegram, playground.token, fleet.balancer.url)
        await fleet.start()
        yield fleet


async def sender(fleet: Fleet, url: str, but: int = 0) -> Member:
    """The process that holds the lease, other than the one with the pid `but`; waits for it."""

    async def look() -> Member | None:
        rows = queried(url, "SELECT holder FROM lease WHERE until > extract(epoch FROM now())")
        pids = [int(str(holder).split("/")[1]) for (holder,) in rows]
        assert len(pids) <= 1
        return next((m for m in fleet.members if m.pid in pids and m.pid != but), None)

    return await eventually(look, PATIENCE)


async def test_the_sender_is_killed_and_another_takes_over(
    fleet: Fleet, postgres: str, telegram: Telegram, party: Party
) -> None:
    first = await sender(fleet, postgres)
    async with playing(*party.people):
        await gather(*party)
        await first.kill()
        began = monotonic()
        second = await sender(fleet, postgres, but=first.pid)
        away = monotonic() - began
        assert away < LEASE_SECONDS + 3 * busy()
        await second.kill()
        await sender(fleet, postgres, but=second.pid)
        await until_goats(telegram, party.yard, timeout=PATIENCE)
    assert await settled(postgres, telegram, PATIENCE) == []
    assert fleet.logs().count(LEADS) == 3
    assert "Traceback" not in fleet.logs()


async def test_a_sender_that_was_frozen_sends_no_more_when_it_wakes(
    environment: dict[str, str],
    postgres: str,
    playground: Playground,
    telegram: Telegram,
    party: Party,
    tmp_path: Path,
) -> None:
    """A machine that pauses looks dead to the others, and does not know that it was."""
    everything = {**environment, "DATABASE_URL": postgres}
    async with Fleet(everything, tmp_path, 2, webhook=True) as fleet:
        assert fleet.balancer is not None
        await set_webhook(telegram, playground.token, fleet.balancer.url)
        await fleet.start()
        frozen = await sender(fleet, postgres)
        (other,) = (member for member in fleet.members if member is not frozen)
        fleet.balancer.only(other.port)
        async with playing(*party.people):
            await gather(*party)
            frozen.send(signal.SIGSTOP)
            assert await sender(fleet, postgres, but=frozen.pid) is other
            frozen.send(signal.SIGCONT)
            await said(frozen, "this process sends no more")
            await until_goats(telegram, party.yard, timeout=PATIENCE)
        assert await sender(fleet, postgres) is other
        assert await settled(postgres, telegram, PATIENCE) == []
        assert frozen.said(LEADS) == 1


async def said(member: Member, words: str, times: int = 1) -> None:
    """Wait until a process has said something so often."""

    async def look() -> bool:
        return member.said(words) >= times

    await eventually(look, PATIENCE)


def said_at(member: Member, words: str) -> datetime:
    """When a process said something last."""
    lines = member.log.read_text("utf-8").splitlines()
    return datetime.fromisoformat([line.split()[0] for line in lines if words in line][-1])


async def test_four_processes_start_at_once_on_an_empty_database(
    environment: dict[str, str], postgres: str, telegram: Telegram, tmp_path: Path
) -> None:
    ann = await telegram.person("Ann")
    yard = await telegram.group("Yard", [ann], type="supergroup")
    async with Fleet({**environment, "DATABASE_URL": postgres}, tmp_path, 4) as fleet:
        await fleet.start()
        await ann.send(yard, "/kozel")
        await ann.latest(yard, timeout=PATIENCE)
        assert all(member.is_running for member in fleet.members)
        assert fleet.logs().count(LEADS) == 1
    assert "Traceback" not in fleet.logs()


async def test_a_second_process_on_sqlite_is_refused_in_one_line(
    environment: dict[str, str], folder: Path, tmp_path: Path
) -> None:
    environment["DATABASE_URL"] = f"sqlite:///{folder}/kozel.db"
    async with Fleet(environment, tmp_path) as fleet:
        await fleet.start()
        code, words = await command(tmp_path, environment, "run")
        assert (code, len(words.splitlines())) == (2, 1)
        assert f"another process ({fleet.members[0].pid})" in words


async def test_what_a_killed_process_held_on_sqlite_the_next_one_has_at_once(
    environment: dict[str, str], folder: Path, tmp_path: Path
) -> None:
    environment["DATABASE_URL"] = f"sqlite:///{folder}/kozel.db"
    async with Fleet(environment, tmp_path) as fleet:
        await fleet.start()
        (member,) = fleet.members
        await said(member, LEADS)
        await member.kill()
        member.start()
        await fleet.up(member)
        await said(member, LEADS, times=2)
        waited = said_at(member, LEADS) - said_at(member, PLAYS)
        assert waited.total_seconds() < LEASE_SECONDS / 2
