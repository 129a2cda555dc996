"""People's names: whatever they are, one visible line that stays short."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import safe_name, units
from tests.texts.balance import is_balanced


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Мария", "Мария"),
        ("  two\n words\t", "two words"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069", "a"),
        ("می‌خواهم", "می‌خواهم"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("🇺🇦", "🇺🇦"),
        ("", "…"),
        ("\u2800\u3164\u200b \u00ad", "…"),
        ("\u0301\u0301", "…"),
        ("x" * 24, "x" * 24),
        ("x" * 25, "x" * 23 + "…"),
        ("👍🏽" * 30, "👍🏽" * 12 + "…"),
        ("a\u0301\u0301\u0301\u0301\u0301b", "a\u0301\u0301\u0301b"),
    ],
)
def test_names(name: str, shown: str) -> None:
    assert safe_name(name) == shown


@pytest.mark.parametrize(
    "name", ["@admin", "evil.example", "https://evil.example", "/stop", "#tag"]
)
def test_a_name_is_no_link_mention_or_command(name: str) -> None:
    shown = safe_name(name)
    assert shown.replace("\u2060", "") == name
    assert not re.search(r"[@#/.]\w", shown)


def test_somebody_without_a_name_is_called_otherwise() -> None:
    assert safe_name("\u200b", "Player 2") == "Player 2"


@given(st.text(max_size=80))
def test_any_name_is_one_short_line(name: str) -> None:
    shown = safe_name(name)
    assert shown.strip()
    assert units(shown) <= 49
    assert len(shown.splitlines()) == 1
    assert is_balanced(shown)
    assert not set(shown) & set(
        "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )


@given(st.text(max_size=80))
def test_a_safe_name_stays_as_it_is(name: str) -> None:
    assert safe_name(safe_name(name)) == safe_name(name)
