"""docs/develop.md is true: what it names exists, and its examples fit the code as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "develop.md").read_text("utf-8")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
BLOCKS = re.findall(r"^```diff\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
CHANGES = [
    change.partition("\n")[::2]
    for block in BLOCKS
    for change in re.split(r"^--- ", block, flags=re.MULTILINE)[1:]
]
"""File and changed lines of every example."""
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


def test_every_test_that_is_named_exists() -> None:
    named = TEST.findall(TEXT)
    assert named
    for file, name in named:
        assert f"def {name}(" in (ROOT / file).read_text("utf-8"), (file, name)


@pytest.mark.parametrize(("file", "lines"), CHANGES, ids=[file for file, _ in CHANGES])
def test_what_an_example_changes_stands_there(file: str, lines: str) -> None:
    there = (ROOT / file).read_text("utf-8").splitlines()
    for line in lines.splitlines():
        sign, rest = line[0], line[1:]
        assert sign in " +-", line
        assert (rest in there) is (sign != "+"), f"docs/develop.md, {file}: {rest.strip()}"


def test_there_are_five_examples_and_their_tests_can_be_read() -> None:
    examples = TEXT.partition("## Five examples")[2].partition("\n## ")[0]
    assert examples.count("\n### ") == 5
    assert all(f"{example}" in examples for example in PROGRAMS)
    for program in PROGRAMS:
        compile(program, "docs/develop.md", "exec")
