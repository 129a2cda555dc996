"""The benchmark of players: the same for the same seed, on any number of processes."""

import json
from collections import Counter
from random import Random

import pytest
from typer.testing import CliRunner

from bot.bench.commands import bench as cli
from bot.bench.players.deals import CONTESTANTS, Pair, Result, dealt, pair_of, played, true_game
from bot.bench.players.figures import figures, series_won
from bot.players.fast.trials import PlainEngine
from bot.players.master import Master
from bot.players.search import Budget
from bot.rules.score import PerTeam
from tests.rules.scenes import random_line


def results(pairs: list[Pair]) -> list[tuple[PerTeam, PerTeam]]:
    """What does not depend on the clock."""
    return [(result.points, result.loss) for pair in pairs for result in pair.results]


def test_a_duplicate_deal_is_played_both_ways() -> None:
    pair = pair_of("greedy", "greedy", 1, 7)
    first, second = pair.results
    assert first.points == second.points[::-1]
    assert (pair.margin, pair.loss, pair.won) == (0, 0, 0.5)
    assert first.seconds


def test_the_same_seed_gives_the_same_on_more_processes() -> None:
    names = "rookie", "random"
    here = list(played(names, range(6), 3, 1))
    there = sorted(played(names, range(6), 3, 2), key=lambda pair: pair.number)
    assert results(here) == results(there)
    assert results(here) != results(list(played(names, range(6), 4, 1)))


@pytest.mark.parametrize("name", sorted({*CONTESTANTS} - {"master", "plain-master", "oracle"}))
def test_everybody_can_play(name: str) -> None:
    assert sum(pair_of(name, "random", 1, 2).results[0].points) == 120


def test_the_oracle_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    little = Master(PlainEngine(), Budget(playouts=4, most=8))
    monkeypatch.setattr("bot.bench.players.deals.best_master", lambda: little)
    assert sum(pair_of("oracle", "greedy", 1, 2).results[0].points) == 120


def test_the_oracle_knows_the_deal_as_it_stands() -> None:
    deal = dealt(1, 1)
    *_, middle, _, _ = random_line(deal, Random(1))
    game = true_game(middle)
    assert [hand.bit_count() for hand in game.hands] == [len(hand) for hand in middle.hands]
    assert game.turn == middle.turn


def test_figures() -> None:
    won = Result((90, 30), (0, 4), (0.1, 0.3))
    lost = Result((59, 61), (2, 0), (0.2,))
    found = figures([Pair(0, (won, lost)), Pair(1, (won, won))], Random(1))
    assert found.deals == 2
    assert found.margin.value == (60 + 60 - 2 + 60) / 4
    assert found.loss.value == (4 - 2 + 4 + 4) / 4
    assert found.won.value == 0.75
    assert found.late_seconds == 0.3
    assert found.series.value > 0.9


@pytest.mark.parametrize(
    ("ends", "chance"),
    [
        ({(0, 2): 5}, 1.0),
        ({(2, 0): 5, (0, 0): 9}, 0.0),
        ({(0, 4): 1, (4, 0): 1, (0, 0): 3}, 0.5),
        ({(0, 6): 3, (6, 0): 1}, 0.75**2 * (1 + 2 * 0.25)),
        ({(0, 0): 4}, 0.5),
    ],
)
def test_a_series_is_a_race_to_twelve(ends: dict[PerTeam, int], chance: float) -> None:
    assert series_won(Counter(ends)) == pytest.approx(chance)


def test_the_command_ends_with_a_line_of_json() -> None:
    ran = CliRunner().invoke(cli, ["players", "greedy", "random", "--deals", "4", "--seed", "2"])
    assert ran.exit_code == 0
    report = json.loads(ran.stdout.splitlines()[-1])
    assert (report["one"], report["deals"], report["seed"]) == ("greedy", 4, 2)
    assert set(report) >= {"margin", "loss", "won", "series", "mean_seconds", "late_seconds"}


def test_an_unknown_player_is_refused() -> None:
    ran = CliRunner().invoke(cli, ["players", "greedy", "nobody"])
    assert ran.exit_code == 2
    assert "oracle" in ran.output


def test_thinking_tells_how_late_the_loop_was() -> None:
    arguments = ["thinking", "--tables", "2", "--moves", "1", "--pause", "0", "--settle", "0"]
    ran = CliRunner().invoke(cli, arguments)
    assert ran.exit_code == 0
    assert json.loads(ran.stdout.splitlines()[-1])["late_lag"] >= 0
