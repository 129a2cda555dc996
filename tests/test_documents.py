"""Commands that documents tell people to type exist, with their options."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from bot.__main__ import cli

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TYPED = re.compile(r"python -m bot ([^\n`]+)")
BRACKETS = str.maketrans("", "", "[]")
"""Around what may be left out."""
PLACE = re.compile("[A-Z]")
ENDS = {"&&", "||", "|", ";", "#", ">", ">>", "2>"}


def typed() -> Iterator[tuple[str, str]]:
    for document in DOCUMENTS:
        for found in TYPED.finditer(document.read_text(encoding="utf-8")):
            yield document.name, found[1]


def words_of(line: str) -> list[str]:
    """The arguments of a command line, up to where the shell goes on with something else."""
    words: list[str] = []
    for word in shlex.split(line.translate(BRACKETS), comments=True):
        if word in ENDS:
            break
        words.append(word)
    return words


@pytest.mark.parametrize(("document", "line"), sorted(set(typed())))
def test_what_is_to_be_typed_is_understood(document: str, line: str) -> None:
    """Click parses it: an unknown command, option or number of arguments would raise."""
    words = words_of(line)
    command: Any = typer.main.get_command(cli)
    while words and words[0] in getattr(command, "commands", {}):
        command = command.commands[words.pop(0)]
    if "COMMAND" in words or "…" in line or any(PLACE.fullmatch(word) for word in words):
        return  # it speaks of commands as such, or of values as letters
    assert not hasattr(command, "commands"), line
    with command.make_context(command.name, words):
        pass
