"""The dashboard asks for nothing that the bot does not measure."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from tests.deploy.measures import registry

FILE = Path(__file__).parents[2] / "deploy" / "grafana" / "kozel.json"
BOARD = json.loads(FILE.read_text("utf-8"))
ASKED = re.compile(r"\b(?:kozel|process)_[a-z_]+\b")
SUFFIXES = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}


def measured() -> set[str]:
    """The names that can be asked for."""
    text = generate_latest(registry()).decode()
    families = text_string_to_metric_families(text)
    return {family.name + suffix for family in families for suffix in SUFFIXES[family.type]}


def queries() -> list[str]:
    return [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]


def test_every_metric_that_is_asked_for_is_there() -> None:
    asked = {name for query in queries() for name in ASKED.findall(query)}
    assert len(asked) > 10
    assert asked - measured() == set()


def test_everything_of_ours_that_is_measured_is_shown() -> None:
    asked = " ".join(queries())
    families = {f.name for f in registry().collect() if f.name.startswith("kozel")}
    assert [name for name in sorted(families) if name not in asked] == []


@pytest.mark.parametrize("panel", BOARD["panels"], ids=lambda panel: panel["title"])
def test_a_panel_has_its_place_and_its_source(panel: dict[str, Any]) -> None:
    place = panel["gridPos"]
    assert place["x"] + place["w"] <= 24
    assert panel["targets"]
    for target in panel["targets"]:
        assert target["datasource"]["uid"] == "${source}"
        assert target["expr"].count("(") == target["expr"].count(")")


def test_panels_do_not_lie_on_each_other() -> None:
    cells = [
        (x, y)
        for panel in BOARD["panels"]
        for p in [panel["gridPos"]]
        for x in range(p["x"], p["x"] + p["w"])
        for y in range(p["y"], p["y"] + p["h"])
    ]
    assert len(cells) == len(set(cells))
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
