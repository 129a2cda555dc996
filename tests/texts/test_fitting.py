"""Texts that are too long lose their last lines, and stay what Telegram takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.playground.html import parse_html
from bot.texts import units
from bot.texts.fitting import ALERT, TEXT, fitted, fitted_plain, seen
from tests.texts.balance import is_balanced


def test_what_fits_stays_as_it_is() -> None:
    assert fitted("<b>Ann</b> &amp; Bob") == "<b>Ann</b> &amp; Bob"
    assert fitted_plain("Your turn") == "Your turn"


def test_tags_and_entities_do_not_count_as_they_are_written() -> None:
    assert seen('<a href="tg://user?id=7">Ann</a> &lt;3 🐐') == 3 + 1 + 2 + 1 + 2
    long = "<b>x</b>" * TEXT
    assert fitted(long) == long


def test_a_long_text_loses_whole_lines_and_says_so() -> None:
    lines = ["<blockquote expandable>first", *(f"line {n} &lt;" for n in range(900))]
    short = fitted("\n".join([*lines, "last</blockquote>"]))
    text, _ = parse_html(short)
    assert units(text) <= TEXT
    assert text.startswith("first\nline 0 <\nline 1 <\n")
    assert text.endswith("<\n…")
    assert short.endswith("…</blockquote>")


def test_an_alert_of_three_lines_loses_the_third() -> None:
    text = f"trump\n{'x' * 150}\n{'y' * 80}"
    assert fitted_plain(text) == f"trump\n{'x' * 150}…"


def test_isolates_stay_closed() -> None:
    assert fitted_plain("\u2068" + "x" * 300 + "\u2069").endswith("x…\u2069")
    assert is_balanced(fitted("\u2068<b>" + "x" * 5000 + "</b>\u2069"))


@pytest.mark.parametrize("sign", ["x", "🐐", "й", "&lt;", "\u2068z\u2069\n", "<b>z</b>"])
def test_every_sign_is_counted_as_telegram_counts(sign: str) -> None:
    text, _ = parse_html(fitted(sign * 5000))
    assert 0 < units(text) <= TEXT


@given(st.text(max_size=600))
def test_any_alert_fits(text: str) -> None:
    assert units(fitted_plain(text)) <= ALERT
