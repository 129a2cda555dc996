"""The door to the catalogues: what becomes of arguments, and of what is missing."""

import logging
import shutil
import warnings
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest

from bot.texts import Html, Ltr, MissingText, Texts, door, pick, quote


class Wood(StrEnum):
    """A choice."""

    H = "H"


def test_text_from_outside_is_escaped_and_isolated() -> None:
    assert "\u2068&lt;b&gt; &amp; co\u2069" in Texts("en")("seat-waits", team=0, name="<b> & co")


def test_in_plain_text_it_is_only_isolated() -> None:
    assert "\u2068<b>\u2069" in Texts("en").plain("toast-trick", team=0, name="<b>")


def test_cards_are_isolated_left_to_right() -> None:
    assert Texts("en").plain("key-card", card=Ltr("A♥️")) == "\u2066A♥️\u2069"


def test_ready_html_passes_as_it_is() -> None:
    time = Html("<i>soon</i>")
    assert "<i>soon</i>" in Texts("en")("result-next", time=time)


def test_html_has_no_place_in_plain_text() -> None:
    with pytest.raises(TypeError):
        Texts("en").plain("key-card", card=Html("<b>x</b>"))


@pytest.mark.parametrize(
    ("count", "word"), [(1, "1 секунду"), (2, "2 секунды"), (5, "5 секунд"), (21, "21 секунду")]
)
def test_numbers_drive_plurals(count: int, word: str) -> None:
    assert word in Texts("ru").plain("refused-early", count=count)


def test_long_numbers_stay_whole() -> None:
    assert "7123456789" in Texts("en")("nudge", id=7123456789, name="x", time=Html(""))


def test_members_of_an_enum_choose() -> None:
    assert Texts("ru").word("suit-name", suit=Wood.H) == "червы"


def test_a_missing_key_is_an_error_here() -> None:
    with pytest.raises(MissingText):
        Texts("ru")("no-such-key")


def test_a_missing_variable_is_an_error_here() -> None:
    with pytest.raises(MissingText):
        Texts("ru")("lobby-turn-time")


@pytest.mark.filterwarnings("ignore::bot.texts.door.MissingText")
def test_a_running_bot_shows_the_key_rather_than_nothing() -> None:
    assert Texts("ru")("no-such-key") == "no-such-key"


@pytest.fixture
def without_russian_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All catalogues, but one file of one language."""
    shutil.copytree(door.CATALOGUES, tmp_path, dirs_exist_ok=True)
    (tmp_path / "ru" / "hand.ftl").unlink()
    monkeypatch.setattr(door, "CATALOGUES", tmp_path)
    caches = (door._bundle, door._html, door._word)  # noqa: SLF001
    for cached in caches:
        cached.cache_clear()
    yield
    for cached in caches:
        cached.cache_clear()


@pytest.mark.usefixtures("without_russian_hands")
@pytest.mark.filterwarnings("always::bot.texts.door.MissingText")
def test_what_a_language_lacks_is_said_in_english_and_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)
    logging.captureWarnings(capture=True)
    try:
        assert Texts("ru")("hand-waits") == Texts("en")("hand-waits")
    finally:
        logging.captureWarnings(capture=False)
    assert "ru: no hand-waits" in caplog.text
    assert Texts("ru")("lobby-started") != Texts("en")("lobby-started")


@pytest.mark.parametrize(
    ("code", "language"),
    [("ru-RU", "ru"), ("RU", "ru"), ("en_GB", "en"), ("xx", "en"), ("", "en"), (None, "en")],
)
def test_a_language_is_picked_for_everybody(code: str | None, language: str) -> None:
    assert pick(code) == language


def test_an_unknown_language_speaks_english() -> None:
    assert Texts("tlh").language == "en"


def test_right_to_left_every_line_begins_with_a_mark() -> None:
    texts = Texts("en")
    texts.is_rtl = True
    page = texts.lines([texts("rules-aim", limit=12), Html(""), quote(texts("last-trick"))])
    lines = page.split("\n")
    assert all(line.startswith("\u200f") for line in lines[:-2])
    assert lines[-2] == ""
    assert lines[-1].startswith("<blockquote expandable>\u200f")


def test_a_piece_of_a_line_carries_no_mark() -> None:
    texts = Texts("en")
    texts.is_rtl = True
    assert texts.plain("soon") == "\u200fsoon"
    assert texts.word("soon") == "soon"
