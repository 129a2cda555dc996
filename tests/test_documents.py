"""Documents tell people of what exists: commands, files, pages. And of all there is."""

import ast
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from bot.__main__ import cli
from bot.chat.screens.commands import TEXTS

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(document.relative_to(ROOT)) for document in DOCUMENTS]
LINK = re.compile(r"\]\(((?!https?:)[^)#]+)")
FILE = re.compile(r"`((?:bot|tests|deploy|migrations|docs|\.ci)/[\w./-]+)(?:::\w+)?`")
MADE = re.compile(r"(?:`|^    )make ([a-z]+)", re.MULTILINE)
MADE_BY_THE_HOST = {"deploy/.env", "deploy/secrets/bot_token"}
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


PACKAGES = sorted(path.parent for path in (ROOT / "bot").rglob("__init__.py"))


@pytest.mark.parametrize("package", [p for p in PACKAGES if p.name != "bot"], ids=str)
def test_the_door_of_a_package_names_what_is_behind_it(package: Path) -> None:
    text = (package / "__init__.py").read_text(encoding="utf-8")
    told = set(re.findall(r"\w+", ast.get_docstring(ast.parse(text)) or ""))
    modules = {path.stem for path in package.glob("*.py")} - {"__init__"}
    packages = {path.parent.name for path in package.glob("*/__init__.py")}
    assert modules | packages <= told


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_link_and_every_file_that_is_named_leads_somewhere(name: str) -> None:
    for target in LINK.findall(read(name)):
        assert ((ROOT / name).parent / target).exists(), target
    for target in FILE.findall(read(name)):
        assert (ROOT / target).exists() or target in MADE_BY_THE_HOST, target


def test_everything_that_is_to_be_made_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", read("Makefile"), re.MULTILINE))
    asked = {target for name in NAMES for target in MADE.findall(read(name))}
    assert asked
    assert asked <= targets


def test_the_map_of_the_pages_has_every_page() -> None:
    pages = {path.name for path in (ROOT / "docs").glob("*.md")} - {"README.md"}
    linked = re.findall(r"^- \[([\w-]+\.md)\]\(\1\): \w", read("docs/README.md"), re.MULTILINE)
    assert sorted(linked) == sorted(pages)


def test_the_list_of_decisions_has_every_decision() -> None:
    listed = re.findall(r"^- \[(\d+)\]\((\S+)\): (.+)$", read("docs/adr/README.md"), re.MULTILINE)
    decisions = sorted((ROOT / "docs" / "adr").glob("[0-9]*.md"))
    assert [name for _, name, _ in listed] == [path.name for path in decisions]
    for (number, _, title), path in zip(listed, decisions, strict=True):
        assert path.read_text("utf-8").startswith(f"# {number}. {title}\n"), path.name
        assert path.name.startswith(f"{number}-")


def test_the_map_of_the_code_has_everything_in_bot() -> None:
    chart = read("README.md").partition("```\nbot/\n")[2].partition("```")[0]
    there = {path.name for path in (ROOT / "bot").iterdir()} - {"__init__.py", "__pycache__"}
    assert {name for name in there if name not in chart} == set()
    parts = re.findall(r"^  (\w+)/ ", chart, re.MULTILINE)
    assert {name for name in there if (ROOT / "bot" / name).is_dir()} == set(parts)


def test_the_readme_has_the_layers_that_are_kept() -> None:
    contracts = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    (layers,) = (contract["layers"] for contract in contracts if contract["id"] == "layers")
    told = read("README.md").partition("inward only (")[2].partition(")")[0]
    assert re.findall("`(.+?)`", told) == [re.sub("[()]", "", layer) for layer in layers]


def test_the_readme_tells_of_every_command() -> None:
    assert {name for name in TEXTS if f"`/{name}`" not in read("README.md")} == set()
