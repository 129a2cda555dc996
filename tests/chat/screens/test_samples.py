"""The samples are all there is to see; and with the longest names every one can be sent."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from unicodedata import bidirectional

import pytest

from bot.chat.board_key import BoardKey
from bot.chat.screens.board import board, short
from bot.chat.screens.lobby import _started
from bot.chat.screens.result import _opened
from bot.playground.html import parse_html
from bot.standings.board import PAGE, Line, Own, Someone
from bot.texts import LANGUAGES, Texts, door, units
from bot.texts.door import RIGHT_TO_LEFT
from bot.texts.endonyms import ENDONYMS
from bot.texts.fitting import ALERT, TEXT, fitted_plain
from tests.chat.screens.forms import Sample
from tests.chat.screens.reading import keys_of, text_of
from tests.chat.screens.samples import samples
from tests.chat.screens.standings import GROUPS, group, tally
from tests.texts.balance import is_balanced
from tests.texts.test_catalogues import messages, parts

LONG = ("W" * 64, "\u06f1علی" * 16, "👩\u200d👩\u200d👧\u200d👦" * 9, "&<" * 32)
"""64 letters of four kinds, none of which is short when it is written down."""
KEY = 64
ROWS = 40
UNSEEN = {
    "key-add-bot",  # while there was one level
}  # fmt: skip


def asked_for(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys of all texts that the samples are made of."""
    keys: set[str] = set()
    formatted = door._formatted  # noqa: SLF001

    def seen(language: str, key: str, args: Mapping[str, str | int]) -> str | None:
        keys.add(key)
        return formatted(language, key, args)

    monkeypatch.setattr(door, "_formatted", seen)
    for cached in (door._html, door._word, _opened, _started):  # noqa: SLF001
        cached.cache_clear()
    for _, whole in samples("ru"):
        assert whole
    return keys


def test_every_text_stands_on_some_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_for(monkeypatch)
    english = messages("en")
    within = {name for key in asked for name in parts(english[key]).references}
    missing = english.keys() - asked - within - UNSEEN
    assert {key for key in missing if not key.startswith("picture-")} == set()


def first_direction(line: str) -> str:
    """The direction of the first letter, as apps see it that do not look past isolated text."""
    return next((d for d in map(bidirectional, line) if d in {"L", "R", "AL"}), "L")


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code not in RIGHT_TO_LEFT])
def test_names_from_right_to_left_turn_no_line_around(language: str) -> None:
    for _, whole in samples(language, ("علی رضا", "שרה", "زهرا", "کاوه"), "باغ"):
        for content in (sample.content for sample in whole):
            text = content if isinstance(content, str) else text_of(content)
            keys = [] if isinstance(content, str) else [key.text for key in keys_of(content)]
            for line in (*text.split("\n"), *keys):
                assert first_direction(line) == "L" or line in ENDONYMS.values(), line


def long_samples(language: str) -> Iterator[Sample]:
    """Every screen there is, with the longest names at every table, in every group and place."""
    for number in (0, 2):
        names = LONG[number:] + LONG[:number]
        for _, whole in samples(language, names, names[0]):
            yield from whole
    people = [Someone(at, LONG[at % len(LONG)]) for at in range(1, 2 * PAGE + 1)]
    own = Own(tuple(people[:2]), tally(1), 2)
    lines = [Line(at, tuple(people[2 * at - 2 : 2 * at]), tally(0)) for at in range(1, PAGE + 1)]
    page = replace(group(lines=tuple(lines), own=own), title=LONG[0])
    texts = Texts(language)
    yield Sample("board", board(page, BoardKey(1), GROUPS, texts, in_group=True))
    yield Sample("board, short", short(page, texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_fit_into_every_screen(language: str) -> None:
    for sample in long_samples(language):
        content = sample.content
        if isinstance(content, str):
            said = fitted_plain(content)
            assert 0 < units(said) <= ALERT, sample
            assert is_balanced(said), sample
            assert said == content or sample.name == "board, short", sample
            assert said.split("\n")[0] == content.split("\n")[0], sample
            continue
        text, _ = parse_html(content.html)
        assert 0 < units(text) <= TEXT, sample
        assert is_balanced(content.html), sample
        assert len(content.keyboard) <= ROWS
        for key in keys_of(content):
            assert 0 < units(key.text) <= KEY, key
            assert is_balanced(key.text), key
