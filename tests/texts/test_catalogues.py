"""The catalogues agree with each other, with the code and with CLDR."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot
from bot.texts.door import CATALOGUES, LANGUAGES

CODE = Path(bot.__file__).parent
KEY = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')
FIRST = re.compile(r'(?:texts|plain|word|t)\(\s*"([a-z-]+)"')
TAG = re.compile(r"</?[a-z-]+")
OTHERS = {"other"}
"""Categories that CLDR has for fractions only."""
ALIKE = {
    "sign", "team", "team-line", "countdown", "turn-deadline", "seat-played", "seat-waits",
    "seat-thinks", "seat-turn", "series-course-deal", "key-card", "key-ticked",
    "key-beat-card", "key-discard-card", "key-add-level", "command-line", "explained",
    "bot-name", "bot-name-level", "board-person", "board-pair", "alert-board-place",
    "key-group",
}  # fmt: skip
"""Texts of signs and names."""
ALIKE_IN = {
    "fi": {"hand-molodka", "key-molodka", "toast-claim", "rules-molodka-title", "key-claim-sure"},
    "hi": {"rank-letter"},
    "fa": {"rank-letter", "suit-letter"},
}
"""Words that the language has from the same source; ranks as they stand on its cards."""


class Parts(Visitor):
    """What a message is made of: variables, plural categories, messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        numbers = [v for v in node.variants if isinstance(v.key, ast.NumberLiteral)]
        if names & {"one", "few", "many"} and not numbers:
            self.plurals.append(names)
        self.generic_visit(node)


@cache
def entries(language: str) -> list[ast.Message | ast.Junk]:
    return [
        entry
        for path in sorted((CATALOGUES / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message | ast.Junk)
    ]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {e.id.name: e for e in entries(language) if isinstance(e, ast.Message)}


def parts(message: ast.Message) -> Parts:
    visitor = Parts()
    visitor.visit(message)
    return visitor


def sources() -> Iterator[str]:
    for path in (CODE / "chat").rglob("*.py"):
        yield path.read_text("utf-8")


ENGLISH = messages("en")
OTHER_LANGUAGES = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_junk_and_every_key_once(language: str) -> None:
    found = entries(language)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    assert len(found) == len(messages(language))


def test_every_folder_is_a_language_that_is_spoken() -> None:
    assert {path.name for path in CATALOGUES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_every_key_is_in_the_same_file_of_every_language(language: str) -> None:
    for path in (CATALOGUES / "en").glob("*.ftl"):
        own = FluentParser().parse((CATALOGUES / language / path.name).read_text("utf-8"))
        english = FluentParser().parse(path.read_text("utf-8"))
        names = [[e.id.name for e in r.body if isinstance(e, ast.Message)] for r in (own, english)]
        assert names[0] == names[1], f"{language}/{path.name}"
    assert messages(language).keys() == ENGLISH.keys()


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_variables_and_tags_are_the_same(language: str) -> None:
    for key, message in messages(language).items():
        assert parts(message).variables == parts(ENGLISH[key]).variables, key
        assert tags(message) == tags(ENGLISH[key]), key


def tags(message: ast.Message) -> list[str]:
    return TAG.findall(str([e.value for e in text_elements(message)]))


def text_elements(message: ast.Message) -> list[ast.TextElement]:
    pattern = message.value
    assert pattern is not None
    return [e for e in pattern.elements if isinstance(e, ast.TextElement)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_the_categories_of_whole_numbers(language: str) -> None:
    rule = Locale.parse(language).plural_form
    needed = {rule(number) for number in range(200)}
    for key, message in messages(language).items():
        for names in parts(message).plurals:
            assert names == needed, key


@pytest.mark.parametrize("language", OTHER_LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    same = [key for key, message in messages(language).items() if message.equals(ENGLISH[key])]
    assert set(same) <= ALIKE | ALIKE_IN.get(language, set())


def test_the_code_asks_for_keys_that_are_there() -> None:
    asked = {key for text in sources() for key in FIRST.findall(text)}
    assert asked
    assert asked <= ENGLISH.keys()


def test_every_key_is_asked_for_somewhere() -> None:
    named = {key for text in sources() for key in KEY.findall(text)}
    referred = {name for message in ENGLISH.values() for name in parts(message).references}
    assert ENGLISH.keys() - named - referred == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_carry_no_direction_marks_of_their_own(language: str) -> None:
    for path in (CATALOGUES / language).glob("*.ftl"):
        assert not re.search("[\u2066-\u2069\u200e\u200f\u202a-\u202e]", path.read_text("utf-8"))
