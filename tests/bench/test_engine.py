"""The benchmark of the quick game: it runs, with OpenSpiel or without."""

import json
from random import Random

from typer.testing import CliRunner

from bot.bench.commands import bench as cli
from bot.bench.engine import OURS, kozel, measured, ratio


def test_a_deal_has_a_plausible_number_of_moves() -> None:
    assert all(12 <= kozel(Random(seed)) <= 60 for seed in range(50))


def test_every_round_is_measured() -> None:
    steps = []
    found = measured(2, 0.01, 1, lambda: steps.append(1))
    assert len(found[OURS]) == 2
    assert len(steps) == 3 * len(found)


def test_ours_is_compared_round_by_round() -> None:
    assert ratio({OURS: [10, 30, 90], "skat": [5, 10, 10]}, "skat") == 3
    assert ratio({OURS: [10]}, "skat") is None


def test_the_command_ends_with_a_line_of_json() -> None:
    ran = CliRunner().invoke(cli, ["engine", "--rounds", "1", "--seconds", "0.02"])
    assert ran.exit_code == 0
    assert json.loads(ran.stdout.splitlines()[-1])["deals_per_second"][OURS] > 0
