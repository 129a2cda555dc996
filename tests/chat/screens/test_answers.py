"""Answers to taps and commands: alerts, toasts, refusals, pages."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.chat.buttons import Button, Verb
from bot.chat.screens import private
from bot.chat.screens.alerts import my_cards
from bot.chat.screens.content import Content
from bot.chat.screens.refusals import KEYS, explain
from bot.chat.screens.rules import PAGES, rules
from bot.chat.screens.toasts import toast
from bot.rules.seats import SEATS
from bot.table import lobby as lobby_steps
from bot.table.people import Group, Taste
from bot.table.table import Phase, Step
from bot.texts import LANGUAGES, Texts, units
from tests.chat.screens import spoken
from tests.chat.screens.reading import CARD, LABELS, buttons_of, keys_of, pressed, text_of
from tests.chat.screens.scenes import NASTY, SUPERGROUP, evening, renamed
from tests.chat.screens.spoken import DATA, RAISED
from tests.table.scenes import ANN, BOB, CAT, DAN, at, does, lobby, playing, resting
from tests.texts.balance import is_balanced

ALERT = 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", RAISED, ids=lambda kind: kind.__name__)
def test_every_refusal_is_explained_in_few_words(kind: type[Exception], language: str) -> None:
    assert kind in KEYS
    text = explain(kind(*DATA.get(kind, ())), Texts(language))
    assert 0 < units(text) <= ALERT
    assert is_balanced(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_fits_into_an_alert_and_shows_no_other_hand(language: str) -> None:
    for number, plain in enumerate(evening(5)):
        table = renamed(plain, NASTY[number % len(NASTY) :] + NASTY)
        if table.phase is not Phase.PLAYING:
            continue
        for seat in SEATS:
            text = my_cards(table, seat, Texts(language), Taste(suits="emoji"))
            assert units(text) <= ALERT
            seen = {LABELS[match[0]] for match in CARD.finditer(text)}
            assert seen == set(table.running().hands[seat])
            for taste in (Taste(suits="letters", ranks="local"), Taste(suits="four")):
                assert units(my_cards(table, seat, Texts(language), taste)) <= ALERT


def test_a_beat_tells_which_card_beats_which() -> None:
    table = does(playing(), ANN, "lead 7S", at(5)).table
    step = does(table, BOB, "beat AS", at(6))
    text = toast(Verb.BEAT, step, Texts("en"), Taste())
    assert text == "⚔️ Beaten: \u2066A♠️ > 7♠️\u2069"


def test_a_move_that_ends_a_trick_tells_who_took_it() -> None:
    table = playing()
    for person, text in ((ANN, "lead 7S"), (BOB, "beat AS"), (CAT, "discard 6C")):
        table = does(table, person, text, at(5)).table
    text = toast(Verb.DISCARD, does(table, DAN, "discard 6D", at(6)), Texts("en"), Taste())
    assert text.split("\n")[1] == "🧺 Trick taken by 🟠 \u2068Bob\u2069"


def test_sitting_down_and_adding_a_bot_are_confirmed() -> None:
    step = lobby_steps.sit(lobby(), ANN, 0, at(1), busy=None)
    assert "🔵 A" in toast(Verb.SIT, step, Texts("ru"), Taste())
    assert toast(Verb.ADD_COMPUTER, Step(step.table), Texts("ru"), Taste())
    assert toast(Verb.TURN_TIME, Step(step.table), Texts("en"), Taste()) == (
        "Time per turn: \u20683 min\u2069"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_six_pages_one_after_the_other(language: str) -> None:
    pages = [rules(page, Texts(language)) for page in range(PAGES)]
    assert [[b.arg for b in buttons_of(page)] for page in pages] == [
        [1], [0, 2], [1, 3], [2, 4], [3, 5], [4]
    ]  # fmt: skip
    assert len({text_of(page) for page in pages}) == PAGES
    assert rules(999, Texts(language)) == pages[-1]
    assert all(units(text_of(page)) < 1000 for page in pages)


def answers(texts: Texts) -> Iterator[Content]:
    """Every answer to a command, with names that are hard to bear."""
    for number, title in enumerate(NASTY):
        yield from spoken.answers(texts, NASTY[number:] + NASTY, title)
    yield private.seated(playing(), ANN.id, None, texts)
    public = Group(SUPERGROUP, "x", "en", "kozlik")
    yield private.seated(playing(), ANN.id, public, texts)
    yield private.elsewhere(replace(public, username=None), texts, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_fit_to_be_sent(language: str) -> None:
    for content in answers(Texts(language)):
        assert text_of(content)
        assert is_balanced(content.html)
        assert all(len(key.data.encode()) <= 64 for key in keys_of(content))
        assert all(isinstance(button, Button) for button in buttons_of(content))


def test_leaving_is_asked_about_with_the_number_of_the_series() -> None:
    question = private.leave_question(resting(), "x", Texts("en"))
    assert pressed(question, Verb.LEAVE)[0].number == resting().series_no
    assert pressed(question, Verb.STAY)
