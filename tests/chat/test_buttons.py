"""Buttons: one text form, both ways; nothing that was not drawn is understood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.buttons import MAX_BYTES, Button, NoButton, Verb

VALUES = st.builds(
    Button,
    st.sampled_from(Verb),
    st.integers(0, 10**18 - 1),
    st.integers(0, 10**12 - 1),
    st.integers(0, 999),
)
FORGED = (
    "", "l", "l.1.2", "l.1.2.3.4", "L.1.2.3", "l.-1.2.3", "l.1.2.1000", "l.01.2.3", "l.1.02.3",
    "l.1.2.+3", "l. 1.2.3", "l.1.2.3\n", "l.1.2.３", "l.١.2.3", "zz.1.2.3", "l.1e3.2.3",
    "l.1000000000000000000.2.3", "l.1.1000000000000.3", "l..2.3", "💣", "x" * 64,
)  # fmt: skip


@given(VALUES)
def test_every_button_is_read_as_it_was_written(button: Button) -> None:
    text = str(button)
    assert Button.parse(text) == button
    assert len(text.encode()) <= MAX_BYTES
    assert button.table < 2**63, "it must fit the database's integers"


@given(st.text(max_size=64))
def test_what_is_understood_is_exactly_what_would_be_written(text: str) -> None:
    try:
        button = Button.parse(text)
    except NoButton:
        return
    assert str(button) == text


@given(VALUES, st.text(min_size=1, max_size=3), st.booleans())
def test_nothing_may_be_added(button: Button, more: str, before: bool) -> None:
    text = more + str(button) if before else str(button) + more
    try:
        assert str(Button.parse(text)) == text
    except NoButton:
        return


@pytest.mark.parametrize("text", FORGED)
def test_a_forged_button_is_none(text: str) -> None:
    with pytest.raises(NoButton):
        Button.parse(text)


def test_a_refusal_never_repeats_more_than_telegram_allows() -> None:
    with pytest.raises(NoButton) as refused:
        Button.parse("y" * 5000)
    assert len(str(refused.value)) == MAX_BYTES


def test_no_two_verbs_are_written_alike() -> None:
    assert len({str(verb) for verb in Verb}) == len(Verb)
