"""Pages for operators say what is so: every table, every metric."""

import re
from pathlib import Path

from bot.storage.models import Row
from tests.deploy.measures import registry

DOCS = Path(__file__).parents[2] / "docs"
OF_NOBODY = {"lease", "series_order"}
"""Tables that hold nothing of people: who sends, and how many series there were."""
TOTAL = "_total"
"""What a counter is asked for by, beyond its name."""


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def test_everything_that_is_stored_is_told() -> None:
    named = set(re.findall(r"`([a-z_]+)`", page("privacy")))
    assert set(Row.metadata.tables) - OF_NOBODY - named == set()


def test_every_metric_is_explained() -> None:
    ours = [family for family in registry().collect() if family.name.startswith("kozel")]
    assert {"counter", "gauge", "histogram"} <= {family.type for family in ours}
    named = set(re.findall(r"`(kozel_[a-z_]+)`", page("monitoring")))
    measured = {family.name + TOTAL * (family.type == "counter") for family in ours}
    assert measured - named == set()
