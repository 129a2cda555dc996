"""`python -m bot verify`: what it says to files that are not what they should be."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import cli
from tests.rules.series import as_json, series

RECORD = series(1)
LINE = str(RECORD)


def verified(path: Path) -> Result:
    """What the command says to a file."""
    return CliRunner().invoke(cli, ["verify", str(path)])


def changed(**fields: object) -> str:
    return json.dumps({**as_json(RECORD), **fields})


def another_card() -> str:
    record = as_json(RECORD)
    deck = record["deals"][0]["deck"]
    deck[34], deck[35] = deck[35], deck[34]
    return json.dumps(record)


def test_true_records_pass_also_with_empty_lines_between(tmp_path: Path) -> None:
    file = tmp_path / "kozel4-1.txt"
    file.write_text(f"{LINE}\n\n{series(2)}\n", "utf-8")
    result = verified(file)
    assert (result.exit_code, result.output) == (0, "2 of 2 series replay to what they say\n")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (LINE[: len(LINE) // 2], "JSON"),
        (LINE[:-1], "JSON"),
        (f"{LINE} {LINE}", "JSON"),
        ("hello", "JSON"),
        ("[]", "an object"),
        (changed(format="kozel4/2"), "kozel4/2"),
        (changed(format=None), "None"),
        (changed(eggs=7), "eggs"),
        (changed(deals="all"), "deals"),
        (another_card(), "the seed gives another deck"),
    ],
)
def test_a_wrong_line_is_named_with_its_fault(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "records.txt"
    file.write_text(f"{LINE}\n{text}\n", "utf-8")
    result = verified(file)
    assert result.exit_code == 1
    assert "line 2: " in result.output
    assert words in result.output
    assert "1 of 2 series replay" in result.output
    assert "Traceback" not in result.output


def test_a_file_that_is_no_text_or_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xfe")
    result = verified(file)
    assert (result.exit_code, "no text in UTF-8" in result.output) == (2, True)
    result = verified(tmp_path / "nowhere.txt")
    assert (result.exit_code, "No such file" in result.output) == (2, True)
