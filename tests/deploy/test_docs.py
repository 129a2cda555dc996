"""Pages for operators say what is so: every table, every metric."""

import re
from pathlib import Path

from bot.chat.metrics import Metrics
from bot.storage.models import Row

DOCS = Path(__file__).parents[2] / "docs"
OF_NOBODY = {"lease", "series_order"}
"""Tables that hold nothing of people: who sends, and how many series there were."""


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def test_everything_that_is_stored_is_told() -> None:
    named = set(re.findall(r"`([a-z_]+)`", page("privacy")))
    assert set(Row.metadata.tables) - OF_NOBODY - named == set()


def test_every_metric_is_explained() -> None:
    for family in Metrics().registry.collect():
        if family.name.startswith("kozel"):
            assert f"`{family.name}" in page("monitoring"), family.name
