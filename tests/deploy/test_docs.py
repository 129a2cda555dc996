"""Pages for operators say what is so: every table, every metric, no link that leads nowhere."""

import re
from pathlib import Path

import pytest

from bot.chat.metrics import Metrics
from bot.storage.models import Row

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [
    "botfather",
    "deploy-docker",
    "deploy-systemd",
    "monitoring",
    "privacy",
    "safety",
    "upgrades",
]
MADE_BY_THE_HOST = {"deploy/.env", "deploy/secrets/bot_token"}
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


@pytest.mark.parametrize("name", PAGES)
def test_every_file_that_is_named_is_there(name: str) -> None:
    text = page(name)
    for target in re.findall(r"\]\(((?!https?:)[^)#]+)\)", text):
        assert (DOCS / target).exists(), target
    root = DOCS.parent
    for target in re.findall(r"`((?:bot|tests|deploy|migrations)/[\w./-]+)`", text):
        assert (root / target).exists() or target in MADE_BY_THE_HOST, target
