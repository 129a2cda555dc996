"""The benchmark of standings: it fills, asks, plays, and says so in JSON."""

import json
from itertools import islice

from typer.testing import CliRunner

from bot.bench.commands import bench
from bot.bench.standings.commands import COLUMNS
from bot.bench.standings.fill import DEALS_A_SERIES, History, made_up

PLAN = History(deals=700, until=1_796_000_000.0)


def test_the_same_seed_makes_up_the_same_rows() -> None:
    one, two = ([page.of for page in made_up(PLAN)] for _ in range(2))
    assert one == two
    assert [page.of for page in islice(made_up(History(700, PLAN.until, 2)), 2)] != one


def test_there_are_as_many_deals_as_were_asked_for() -> None:
    pages = list(made_up(PLAN, page=30))
    assert sum(len(page.of.get("series", ())) for page in pages) == PLAN.series == 100
    assert sum(len(page.of.get("deal", ())) for page in pages) == PLAN.series * DEALS_A_SERIES


def test_the_command_ends_with_a_line_of_json() -> None:
    arguments = ["standings", "--deals", "70", "--database", "sqlite", "--rounds", "3"]
    ran = CliRunner().invoke(bench, arguments)
    assert ran.exit_code == 0, ran.output
    (run,) = json.loads(ran.stdout.splitlines()[-1])["runs"]
    assert (run["deals"], run["series"]) == (70, 10)
    assert run["ms"].keys() == set(COLUMNS)
    assert all(0 < middle <= late for middle, late in run["ms"].values())
    assert "ix_tally_board" in ran.stdout
