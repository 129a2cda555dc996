"""The benchmark of scale: what it fills in is sound, what it works out is right, and it runs."""

import json
from pathlib import Path
from time import time

import pytest
from typer.testing import CliRunner

from bot.bench.commands import bench
from bot.bench.places import Kind
from bot.bench.scale.cost import Cost, growth, memory_per_table
from bot.bench.scale.day import Day
from bot.bench.scale.delay import Delay, Step
from bot.bench.scale.fill import Contents, fill_up, live
from bot.bench.scale.games import FIRST_PERSON
from bot.bench.scale.reach import Plan, Reach, reach
from bot.bench.scale.tapper import Load
from bot.bench.standings.fill import History
from bot.bench.tapping import Measured
from bot.storage import Storage
from bot.table.table import Phase

pytestmark = pytest.mark.slow


async def test_tables_that_are_filled_in_are_as_good_as_played_ones(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kozel.db"
    await fill_up(url, Contents(tables=60, deals=70))
    storage = await Storage.open(url)
    try:
        assert (await storage.pulse()).tables == {Phase.PLAYING: 60}
        assert not await storage.diverging()
        assert not await storage.gallery.stale_tables(1)
        assert not await storage.agenda.due_tables(time() + 3600, 1)
        async with storage.club.work() as work:
            (table,) = await work.tables_of(FIRST_PERSON + 59 * 4)
            assert len(await work.tables_in(table.address.chat)) == 4
    finally:
        await storage.close()


def test_the_same_seed_fills_in_the_same_tables() -> None:
    history = History(0, 1_796_000_000.0)

    def rows(seed: int) -> object:
        pages = live(Contents(tables=30, seed=seed), history, history.until, page=10)
        return [page.of for page in pages]

    assert rows(1) == rows(1)
    assert rows(1) != rows(2)


def costs(*found: tuple[int, float, int]) -> list[Cost]:
    """Costs of 100 taps: live tables, CPU (seconds), memory (bytes)."""
    return [
        Cost(Kind.SQLITE, Contents(tables), Measured("sqlite", 100, 10, used, 300, held))
        for tables, used, held in found
    ]


def test_growth_is_of_the_fullest_database_against_the_emptiest() -> None:
    found = costs((10, 0.4, 1000), (100, 0.9, 500), (1010, 0.5, 3000))
    assert growth(found) == pytest.approx(0.25)
    assert memory_per_table(found) == 2
    assert memory_per_table(found[:1]) == 0


def test_late_answers() -> None:
    load = Load(10, [n / 100 for n in range(100, 0, -1)])
    assert (load.rate, load.late(0.5), load.late(0.99), load.late(1)) == (10, 0.5, 0.99, 1)
    assert Load(10).late(0.99) == 0


@pytest.mark.parametrize(
    ("load", "kept_up"),
    [
        (Load(1, [0.1] * 19, missed=1), True),
        (Load(1, [0.1] * 18, missed=2), False),
        (Load(1, [0.1] * 19 + [9.0]), True),
        (Load(1, [0.1] * 18 + [9.0] * 2), False),
        (Load(1), False),
    ],
)
def test_a_bot_keeps_up_when_hardly_anybody_waits(load: Load, kept_up: bool) -> None:
    assert load.kept_up is kept_up


def test_what_can_be_sustained_is_the_highest_rate_that_was_kept_up_with() -> None:
    good, bad = Load(1, [0.1]), Load(1, [9.0])
    ramp = [Step(10, good, 0.1), Step(20, good, 0.2), Step(30, bad, 1)]
    found = Delay(6, 2, ramp, held=(100, 500))
    assert (found.sustainable, found.memory_per_table, found.is_right) == (20, 100, False)
    found.half = Step(10, Load(1, [0.1] * 99 + [5.0]), 0.1)
    assert found.is_right
    found.half = Step(10, Load(1, [0.2]), 0.1)
    assert not found.is_right
    assert Delay(4, 1, [Step(10, bad, 1)]).sustainable == 0


def test_a_day_is_flat_when_its_last_quarter_holds_what_the_first_did() -> None:
    found = Day(8, samples=[(0, 100), (1, 200), (4, 900), (6, 150), (8, 162)])
    assert found.means(4) == [150, 0, 900, 156]
    assert found.is_flat
    assert not Day(8, samples=[(1, 100), (8, 120)]).is_flat
    assert not Day(8).is_flat


def simulated(tables: int) -> Reach:
    """Two minutes of play."""
    return reach(Plan(tables))


def test_few_tables_wait_for_nothing_and_many_for_the_one_sender() -> None:
    few, many = simulated(4), simulated(400)
    assert few.is_carried
    assert few.taps_per_second == pytest.approx(4 / 4.5, rel=0.1)
    assert not many.is_carried
    assert many.writes_per_second == pytest.approx(25, rel=0.01)
    assert simulated(400).waits == many.waits


def test_a_simulated_group_gets_no_more_than_telegram_allows() -> None:
    found = reach(Plan(tables=4, pace=(0.0, 0.0), seconds=240))
    assert 0 < found.board_writes <= 20 * 4


def test_reach_ends_with_a_line_of_json() -> None:
    ran = CliRunner().invoke(bench, ["scale", "reach", "--tables", "2", "--tables", "300"])
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout.splitlines()[-1])["carried_tables"] == 2


def test_a_short_run() -> None:
    """The bot, the playground and people in processes of their own, in a database that is full."""
    arguments = ["scale", "cost", "--tables", "40", "--playing", "1", "--seconds", "2"]
    ran = CliRunner().invoke(bench, arguments)
    assert ran.exit_code == 0, ran.output
    last = json.loads(ran.stdout.splitlines()[-1])
    assert last["tables"]["growth"] == 0
    assert last["tables"]["cpu_ms_per_tap"]["40"] > 0


def test_a_start_is_that_of_a_new_process() -> None:
    arguments = ["scale", "start", "--tables", "40", "--deals", "70", "--times", "1"]
    ran = CliRunner().invoke(bench, arguments)
    last = json.loads(ran.stdout.splitlines()[-1])
    assert last["bench"] == "scale start"
    assert len(last["seconds"]) == 1
