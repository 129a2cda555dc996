"""Series given out: true, complete, and never a running deal."""

from pathlib import Path
from random import Random

import pytest

from bot.rules.record import SeriesRecord
from bot.rules.verify import verify
from bot.storage import Storage
from bot.storage.records import NoDatabase, NoSuchSeries, Records, records_beside
from bot.table.table import Phase
from tests.storage.scenes import RNG, Playing, full, kept, played_until, saved, stopped


async def exported(records: Records) -> list[SeriesRecord]:
    """All records, after a way through their text form."""
    return [SeriesRecord.parse(record.to_json()) async for record in records.all()]


async def test_a_finished_series_is_given_out_whole_and_true(storage: Storage) -> None:
    table = await kept(storage, full(RNG, people=3))
    end = await played_until(storage, table.id, Playing(Random(3)), Phase.RESULT)
    (record,) = await exported(storage.records)
    verify(record)
    assert record.seats == ("Ann", "Bob", "Сид", "computer careful")
    assert (record.loss_points, record.losers) == (end.score.loss, end.score.losers)
    assert [deal.count for deal in record.deals] == list(end.counts)
    assert record.deals[-1].seed == end.seed
    assert record.extra["status"] == "ended"


async def test_moves_tell_when_and_whether_a_computer_player_made_them(storage: Storage) -> None:
    table = await kept(storage, full(RNG, people=2))
    playing = Playing(Random(3), quiet=True)
    await played_until(storage, table.id, playing, Phase.PAUSE)
    (record,) = await exported(storage.records)
    (deal,) = record.deals
    assert {made.move.seat for made in deal.moves if made.extra} == {2, 3}
    assert all(made.extra in ({}, {"computer": True}) for made in deal.moves)
    times = [deal.dealt_at, *(made.at for made in deal.moves)]
    assert times == sorted(times)
    assert times[-1] == deal.counted_at


async def test_the_running_deal_of_a_series_is_not_given_out(storage: Storage) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(3), quiet=True)
    running = await saved(storage, table.id, playing)
    (record,) = await exported(storage.records)
    assert record.deals == ()
    await played_until(storage, table.id, playing, Phase.PAUSE)
    again = await played_until(storage, table.id, playing, Phase.PLAYING)
    (record,) = await exported(storage.records)
    verify(record)
    assert [deal.seed for deal in record.deals] == [running.seed]
    assert again.seed not in record.to_json()


async def test_a_broken_off_series_ends_with_the_deal_nobody_plays_any_more(
    storage: Storage,
) -> None:
    table = await kept(storage, full(RNG))
    playing = Playing(Random(3), quiet=True)
    for _ in range(6):
        await saved(storage, table.id, playing)
    await stopped(storage, table.id, playing.now)
    (record,) = await exported(storage.records)
    verify(record)
    (deal,) = record.deals
    assert (len(deal.moves), deal.count, record.losers) == (5, None, None)


async def test_one_series_can_be_asked_for(storage: Storage) -> None:
    for _ in range(2):
        table = await kept(storage, full(RNG))
        await saved(storage, table.id, Playing(Random(3)))
    first, second = await exported(storage.records)
    assert (await storage.records.one(int(second.id))).id == second.id
    assert first.id != second.id
    with pytest.raises(NoSuchSeries):
        await storage.records.one(99)


async def test_records_are_read_beside_a_running_bot(storage: Storage, migrated: str) -> None:
    table = await kept(storage, full(RNG))
    await saved(storage, table.id, Playing(Random(3)))
    async with records_beside(migrated) as records, storage.club.work():
        assert len(await exported(records)) == 1


async def test_records_are_read_while_no_bot_runs(migrated: str) -> None:
    storage = await Storage.open(migrated)
    table = await kept(storage, full(RNG))
    await saved(storage, table.id, Playing(Random(3)))
    await storage.close()
    async with records_beside(migrated) as records:
        assert len(await exported(records)) == 1


async def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    with pytest.raises(NoDatabase):
        async with records_beside(f"sqlite:///{file}"):
            pytest.fail("it opened")
    assert not file.exists()
