"""Words in many scripts: a font for each letter, joined and ordered, never an empty box."""

import pytest

from bot.picture.lettering import (
    BOLD,
    MORE,
    REGULAR,
    Face,
    drawable,
    fitted,
    font,
    has,
    runs,
    width,
)
from bot.texts import LANGUAGES, Texts, safe_name
from tests.chat.screens.scenes import NASTY

FACE = Face(BOLD, 40)
WORDS = {
    "picture-title": {"eggs": 2},
    "picture-goats": {},
    "picture-winners": {},
    "picture-deals": {"count": 12},
    "picture-course": {},
    "nameless": {"number": 3},
}


def wide(text: str, name: str) -> float:
    return font(name, 40).getlength(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("weight", [BOLD, REGULAR])
def test_every_word_of_the_picture_can_be_drawn(language: str, weight: tuple[str, ...]) -> None:
    for key, args in WORDS.items():
        text = Texts(language).word(key, **args)
        clean = text.replace("\u2068", "").replace("\u2069", "")
        assert drawable(clean, weight, "nothing") == clean, key


@pytest.mark.parametrize(
    "text", ["Żółć Ääkkönen ĳ", "Ґедзь Ёлка ї", "Γιώργος", "Đặng Nguyễn", "№ 5 — “a”"]
)
def test_what_noto_sans_has_stays_with_it(text: str) -> None:
    assert {run.font for run in runs(text, BOLD)} == {"NotoSans-Bold"}
    assert drawable(text, BOLD) == text


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("क्षत्रिय", "Devanagari"),
        ("علی‌رضا گچ‌پژ", "Arabic"),
        ("שרה", "Hebrew"),
        ("Հայկ", "Armenian"),
        ("ქეთი", "Georgian"),
        ("ณัฐ", "Thai"),
    ],
)
def test_every_script_has_its_font(text: str, name: str) -> None:
    assert {run.font for run in runs(text, BOLD)} == {f"NotoSans{name}-Bold"}
    assert drawable(text, BOLD) == text


def test_what_a_font_has_is_told_from_what_it_has_not() -> None:
    assert has("NotoSans-Bold", "Ж")
    assert not has("NotoSans-Bold", "क")
    assert not any(has(name, char) for name in BOLD for char in "田🐐\ue000")


def test_hindi_letters_make_conjuncts() -> None:
    name = "NotoSansDevanagari-Bold"
    parts = wide("क", name) + wide("ष", name)
    assert wide("क्ष", name) < parts - 5
    vowel_before = font(name, 40).getmask("कि").getbbox()
    assert vowel_before != font(name, 40).getmask("क").getbbox()


def test_persian_letters_are_joined_and_run_to_the_left() -> None:
    name = "NotoSansArabic-Bold"
    assert wide("علی", name) < sum(wide(letter, name) for letter in "علی") - 5
    apart = "علی\u200cرضا"
    assert wide(apart, name) > wide(apart.replace("\u200c", ""), name)
    (run,) = runs("علی", BOLD)
    assert run.direction == "rtl"


def test_runs_stand_in_the_direction_of_the_text() -> None:
    assert [run.text for run in runs("Ann علی 5", BOLD)] == ["Ann", " ", "علی", " ", "5"]
    assert [run.text for run in runs("علی Ann", BOLD)] == ["Ann", " ", "علی"]
    found = [(run.text, run.direction) for run in runs("دور: 9", BOLD)]
    assert found == [(": 9", "rtl"), ("دور", "rtl")]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Zoë 🌸 Müller", "Zoë Müller"),
        ("👩‍👩‍👧‍👦🔥", "Player"),
        ("👩‍👩…", "Player"),
        ("田中さん", "Player"),
        ("Ann 田", "Ann"),
        ("!!!", "!!!"),
        ("🇺🇦 Оля", "Оля"),
        ("\u200d\u0301", "Player"),
    ],
)
def test_what_cannot_be_drawn_is_left_out(text: str, left: str) -> None:
    assert drawable(text, BOLD, "Player") == left


@pytest.mark.parametrize("name", [safe_name(name) for name in NASTY])
def test_nothing_is_ever_drawn_as_an_empty_box(name: str) -> None:
    text = drawable(name, BOLD, "Player")
    assert text
    for run in runs(text, BOLD):
        assert all(has(run.font, char) for char in run.text)


def test_a_long_text_becomes_smaller_and_then_shorter() -> None:
    assert fitted("Ann", FACE, "en", 500) == ("Ann", FACE)
    text, face = fitted("Константин", FACE, "ru", 200)
    assert text == "Константин"
    assert face.size < FACE.size
    for name in ("W" * 64, "क्षत्रिय" * 12, "علی‌رضا" * 12):
        text, face = fitted(name, FACE, "en", 240)
        assert text.endswith(MORE)
        assert width(text, face, "en") <= 240
