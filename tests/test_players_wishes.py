"""docs/players-wishes.md speaks of tests that exist, and of every demand and wish."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs/players-wishes.md").read_text("utf-8")
TEST = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
ROW = re.compile(r"^\| (\d+) \|", re.MULTILINE)


def test_every_test_that_is_named_exists() -> None:
    named = TEST.findall(TEXT)
    assert len(named) > 60
    for file, name in named:
        if file == "tests/test_players_wishes.py":
            continue
        assert (ROOT / file).is_file(), file
        assert f"def {name}(" in (ROOT / file).read_text("utf-8") or not name, (file, name)


def test_every_demand_and_every_wish_has_its_row() -> None:
    demands, _, wishes = TEXT.partition("## Wishes")
    assert [int(number) for number in ROW.findall(demands)] == list(range(1, 58))
    assert [int(number) for number in ROW.findall(wishes)] == list(range(1, 13))


def test_every_row_names_a_test_or_says_no() -> None:
    rows = [line for line in TEXT.splitlines() if ROW.match(line)]
    untested = [line.split(" | ") for line in rows if not TEST.search(line)]
    assert all(row[2].startswith("no") for row in untested)
    assert [row[0] for row in untested] == ["| 24"]
