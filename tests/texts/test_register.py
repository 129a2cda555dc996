"""How each language speaks to people: one form of address, one word for one thing, no gender.

What must not be read stands here as patterns; whether the rest is well said only a reader knows.
"""

import re
from collections.abc import Iterator

import pytest

from bot.texts import LANGUAGES
from bot.texts.door import CATALOGUES

ADDRESS = {
    "en": r"\b(he|she|his|hers?|him|himself|herself)\b",
    "ru": r"(?<=[а-яё,;:—»] )(Вы|Вас|Вам|Вами|Ваш\w*)\b|\b(ты|тебя|тебе|тво[йяеи])\b",
    "uk": r"(?<=[а-яіїєґ,;:—»] )(Ви|Вас|Вам|Вами|Ваш\w*)\b|\b(ти|тебе|тобі|тв[оі][йяєї])\b",
    "pl": r"\b(Pan|Pani|Państw\w*)\b|\w(łeś|łaś)\b",
    "fi": r"\b(te|teidän|teille|teitä|teiltä)\b",
    "hi": r"(?<!\w)(तुम|तू|तेरा|तुम्हारा|तुम्हें|जाओ|करो)(?!\w)",
    "fa": r"(?<!\w)(تو|ترا|تورا)(?!\w)",
}
"""Forms of address that are not ours, and words that make a person male or female."""

OTHER_WORDS = {
    "en": r"'|\bcapture|\bstick\b|\btables stand\b",
    "ru": r"\bлев[ауы]\b|\bна руке\b|\bпартнёр|\bкозырн",
    "uk": r"\bкон(и|ів|у|ом)?\b|ʼ|особист\w+ чат|\bпартнер",
    "pl": r"\bwziątk|\bsztych|\bCały czas|\bprzeciwnik",
    "fi": r"chat|\bluokitus|\bhylät|\bkumppan",
    "hi": r"समूह|टेबल|तालिका|पृष्ठ|ख़त्म|ख़िलाफ़|\w\.$",
    "fa": r"(?<!\w)بات(?!\w)|گفت‌وگو|این‌جا|پشت (آن|میز)",
}
"""Other words, or spellings, for what has a word already: in the glossary or on other screens."""

FOREIGN_DIGIT = r"[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]"
SPLIT_WORD = r"(?<!\w)(می|نمی) \w|\w (ها|های|هایی)(?!\w)"
"""What Persian joins by a zero-width non-joiner."""
HEAD, PLACE, TAG = re.compile(r"^[a-z-]+ = "), re.compile(r"\{[^{}]*\}"), re.compile(r"<[^>]+>")


def lines(language: str) -> Iterator[str]:
    """Everything that is said, line by line, without variables and tags."""
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                yield TAG.sub("", PLACE.sub("7", HEAD.sub("", line))).strip()


def found(pattern: str, language: str) -> list[str]:
    return [line for line in lines(language) if re.search(pattern, line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_addressed_in_one_way_and_have_no_gender(language: str) -> None:
    assert found(ADDRESS[language], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word(language: str) -> None:
    assert found(OTHER_WORDS[language], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_are_latin(language: str) -> None:
    assert found(FOREIGN_DIGIT, language) == []


def test_persian_words_are_not_split() -> None:
    assert found(SPLIT_WORD, "fa") == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (ADDRESS["ru"], "все ждут Вашего хода"),
        (ADDRESS["uk"], "коли Ваш хід"),
        (ADDRESS["pl"], "już zagrałeś"),
        (ADDRESS["en"], "everybody keeps his cards"),
        (ADDRESS["hi"], "मुझे भूल जाओ"),
        (OTHER_WORDS["hi"], "कोई मैच पूरा नहीं हुआ."),
        (OTHER_WORDS["uk"], "кон за коном"),
        (OTHER_WORDS["fa"], "گردانندهٔ بات"),
        (FOREIGN_DIGIT, "۱۲۳"),
        (SPLIT_WORD, "بازی می کند"),
        (SPLIT_WORD, "ورق های من"),
    ],
)
def test_the_patterns_see_what_they_are_for(pattern: str, line: str) -> None:
    assert re.search(pattern, line)


@pytest.mark.parametrize("line", ["👉 Ваш ход — заход", "Ошибка. Вы за столом: A", "Вы готовы"])
def test_a_sentence_may_begin_with_you(line: str) -> None:
    assert not re.search(ADDRESS["ru"], line)
