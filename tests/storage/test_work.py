"""The unit of work: all or nothing, once, one after another."""

import asyncio
from random import Random

import pytest
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError

from bot.storage import Storage
from bot.storage.models import (
    DealRow,
    FailedUpdateRow,
    MoveRow,
    SeriesRow,
    SeriesSeatRow,
    UpdateRow,
)
from bot.storage.storage import FAILED_SECONDS as FAILED
from bot.storage.storage import REMEMBERED_SECONDS as REMEMBERED
from bot.storage.work import NotHeld
from bot.table.lobby import sit
from bot.table.ports import AlreadyDone, NoSuchTable
from bot.table.table import Phase, Step, Table
from tests.storage.rows import listened, rows
from tests.storage.scenes import (
    ANN,
    RNG,
    START,
    Playing,
    Time,
    full,
    kept,
    lobby,
    moment,
    played_until,
    saved,
    stopped,
)


async def test_a_new_table_gets_a_number_and_is_found_by_it(storage: Storage) -> None:
    first, second = await kept(storage, lobby(RNG)), await kept(storage, lobby(RNG))
    assert first.id != second.id
    assert await storage.club.look(second.id) == second


async def test_an_unknown_table_is_refused(storage: Storage) -> None:
    with pytest.raises(NoSuchTable):
        await storage.club.look(1)
    with pytest.raises(NoSuchTable):
        async with storage.club.work() as work:
            await work.table(1)


async def test_what_a_block_saves_is_there_afterwards(storage: Storage) -> None:
    table = await kept(storage, lobby(RNG))
    async with storage.club.work() as work:
        step = sit(await work.table(table.id), ANN, 0, moment(RNG), busy=None)
        after = await work.save(step)
    assert after.rev == table.rev + 1
    assert await storage.club.look(table.id) == after


async def test_an_exception_in_a_block_undoes_everything(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(2))

    async def fail() -> None:
        async with storage.club.work(update_id=5) as work:
            await work.save(playing.step(await work.table(table.id)))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    assert await storage.club.look(table.id) == table
    assert await rows(storage, UpdateRow) == []
    assert await rows(storage, SeriesRow) == []


@pytest.mark.parametrize("delay", [0, 0.0005, 0.002, 0.01])
async def test_a_cancelled_block_leaves_nothing_and_holds_nothing(
    storage: Storage, delay: float
) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(2))

    async def endless() -> None:
        async with storage.club.work() as work:
            loaded = await work.table(table.id)
            while True:
                loaded = await work.save(Step(loaded))
                await asyncio.sleep(0)  # on SQLite a statement runs at once and gives no way

    task = asyncio.create_task(endless())
    await asyncio.sleep(delay)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await storage.club.look(table.id) == table
    after = await asyncio.wait_for(saved(storage, table.id, playing), timeout=5)
    assert after.rev == table.rev + 1


async def test_an_update_is_processed_once(storage: Storage) -> None:
    async with storage.club.work(update_id=5):
        pass
    with pytest.raises(AlreadyDone):
        async with storage.club.work(update_id=5):
            pytest.fail("the block began")
    async with storage.club.work(update_id=6):
        pass


async def test_a_block_may_save_several_steps(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(2))
    async with storage.club.work() as work:
        first = await work.save(playing.step(await work.table(table.id)))
        second = await work.save(playing.step(first))
    assert second.rev == table.rev + 2
    assert await storage.club.look(table.id) == second


async def test_only_the_loaded_revision_can_be_saved(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    step = Playing(Random(2)).step(table)
    async with storage.club.work() as work:
        with pytest.raises(NotHeld):
            await work.save(step)
        await work.table(table.id)
        await work.save(step)
        with pytest.raises(NotHeld):
            await work.save(step)


async def test_of_two_writers_both_are_applied_one_after_the_other(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    order: list[str] = []

    async def write(name: str) -> None:
        async with storage.club.work() as work:
            loaded = await work.table(table.id)
            order.append(name)
            await asyncio.sleep(0.02)
            await work.save(Step(loaded))
            order.append(name)

    await asyncio.gather(*(write(name) for name in "abc"))
    assert (await storage.club.look(table.id)).rev == table.rev + 3
    assert order[0::2] == order[1::2]


async def test_one_update_that_comes_twice_at_once_is_applied_once(storage: Storage) -> None:
    table = await kept(storage, full(RNG))

    async def tap() -> Table:
        async with storage.club.work(update_id=9) as work:
            return await work.save(Step(await work.table(table.id)))

    results = await asyncio.gather(*(tap() for _ in range(5)), return_exceptions=True)
    assert sum(isinstance(result, AlreadyDone) for result in results) == 4
    assert (await storage.club.look(table.id)).rev == table.rev + 1


async def test_a_start_writes_series_seats_and_deal(storage: Storage) -> None:
    table = await kept(storage, full(RNG, people=3))
    playing = Playing(Random(2))
    started = await saved(storage, table.id, playing)
    (series,) = await rows(storage, SeriesRow)
    assert (series.table_id, series.chat_id, series.number) == (table.id, table.address.chat, 1)
    assert (series.status, series.started_at) == ("running", playing.now)
    seats = await rows(storage, SeriesSeatRow)
    assert [(seat.seat, seat.name, seat.level) for seat in seats] == [
        (0, "Ann", None),
        (1, "Bob", None),
        (2, "Сид", None),
        (3, "", "careful"),
    ]
    (deal,) = await rows(storage, DealRow)
    assert deal.deck.split() == list(started.running().deck)
    assert (deal.seed, deal.dealt_at, deal.counted_at) == (started.seed, playing.now, None)


async def test_a_move_is_written_with_who_made_it_and_when(storage: Storage) -> None:
    playing = Playing(Random(2), quiet=True)
    table = await kept(storage, full(RNG, people=4))
    table = await saved(storage, table.id, playing)
    after = await saved(storage, table.id, playing)
    (row,) = await rows(storage, MoveRow)
    (move,) = after.running().moves
    assert (row.ply, row.seat, row.action) == (0, move.seat, move.action)
    assert row.cards.split() == list(move.cards)
    person = table.chairs[move.seat].person
    assert person is not None
    assert (row.person_id, row.at) == (person.id, playing.now)


async def test_a_move_of_a_computer_player_has_no_person(storage: Storage) -> None:
    table = await kept(storage, full(RNG, people=1))
    await played_until(storage, table.id, Playing(Random(2), quiet=True), Phase.PAUSE)
    made = await rows(storage, MoveRow)
    assert {row.person_id for row in made} == {ANN.id, None}


async def test_a_ply_of_a_deal_exists_once(storage: Storage) -> None:
    table = await kept(storage, full(RNG, people=4))
    playing = Playing(Random(2), quiet=True)
    await saved(storage, table.id, playing)
    await saved(storage, table.id, playing)
    (row,) = await rows(storage, MoveRow)
    with pytest.raises(IntegrityError):
        async with storage.club.work() as work:
            await work._conn.execute(insert(MoveRow).values(**row._mapping))  # noqa: SLF001  no port can


async def test_counts_and_the_end_of_a_series_are_written(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    end = await played_until(storage, table.id, Playing(Random(3)), Phase.RESULT)
    (series,) = await rows(storage, SeriesRow)
    assert (series.status, series.losers) == ("ended", end.score.losers)
    assert ((series.loss_0, series.loss_1), series.eggs) == (end.score.loss, end.score.eggs)
    deals = await rows(storage, DealRow)
    assert [deal.number for deal in deals] == list(range(1, end.score.deals + 1))
    assert [(deal.points_0, deal.points_1) for deal in deals] == [c.points for c in end.counts]
    assert [(deal.tricks_0, deal.tricks_1) for deal in deals] == [c.tricks for c in end.counts]
    assert [(deal.loss_0, deal.loss_1) for deal in deals] == [c.loss for c in end.counts]


async def test_a_stopped_series_is_broken_off_and_counts_for_nobody(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(3))
    await saved(storage, table.id, playing)
    await stopped(storage, table.id, playing.now + 1)
    (series,) = await rows(storage, SeriesRow)
    assert (series.status, series.losers, series.ended_at) == (
        "broken_off",
        None,
        playing.now + 1,
    )


@pytest.mark.parametrize("seed", range(3))
async def test_deals_and_moves_replay_to_the_snapshot_at_any_time(
    storage: Storage, seed: int
) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(seed))
    for _ in range(60):
        await saved(storage, table.id, playing)
        assert await storage.diverging() == []


async def test_a_missing_move_is_noticed(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(3), quiet=True)
    for _ in range(4):
        await saved(storage, table.id, playing)
    async with storage.club.work() as work:
        await work._conn.execute(text("DELETE FROM move WHERE ply = 2"))  # noqa: SLF001  no port can
    assert await storage.diverging() == [table.id]


async def test_a_tap_with_one_move_takes_four_statements(storage: Storage) -> None:
    table = await kept(storage, full(RNG, people=4))
    playing = Playing(Random(2), quiet=True)
    await saved(storage, table.id, playing)
    with listened(storage) as heard:
        async with storage.club.work(update_id=1) as work:
            await work.save(playing.step(await work.table(table.id)))
    assert [
        " ".join(statement.split()[:3]) for statement, _ in heard if "BEGIN" not in statement
    ] == [
        "INSERT INTO processed_update",
        "SELECT game_table.id, game_table.chat_id,",
        "INSERT INTO move",
        "UPDATE game_table SET",
    ]


async def test_what_came_of_updates_is_forgotten_in_its_time(storage: Storage, time: Time) -> None:
    """One second before their time is over they are there, one second after it they are not."""
    for number, age in enumerate((FAILED + 1, FAILED - 1, REMEMBERED + 1, REMEMBERED - 1)):
        time.now = START - age
        async with storage.club.work(update_id=number) as work:
            await work.give_up(number, "{}", "a fault")
    await storage.tidy(now=START)
    assert [row.update_id for row in await rows(storage, UpdateRow)] == [3]
    assert [row.update_id for row in await rows(storage, FailedUpdateRow)] == [1, 2, 3]
