"""The benchmarks in a short form: CI runs these, people run the long ones."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.bench.commands import bench as cli

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def report(*arguments: str) -> Any:
    """What a benchmark says in its last line; it must end with 0."""
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout.splitlines()[-1])


@pytest.mark.parametrize(
    "arguments",
    [("--database", "sqlite"), ("--database", "postgres", "--processes", "2")],
    ids=["sqlite", "postgres"],
)
def test_five_kills(server: str, arguments: tuple[str, ...]) -> None:
    found = report("kill", "--kills", "5", "--groups", "2", *arguments)
    assert found["kills"] == 5
    assert (found["lost"], found["twice"], found["diverging"], found["amiss"]) == ([], [], [], [])
    assert found["moves"] >= found["accepted"] > 0


def test_full_speed_under_the_limits() -> None:
    found = report("flood", "--groups", "3", "--tables", "2", "--seconds", "40")
    assert found["refused"] == 0
    assert found["most_in_a_minute"] <= 20
    assert max(found["silences"]) <= 10
    assert found["amiss"] == []
