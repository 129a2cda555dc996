"""A move and its text form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import DECK, cards
from bot.rules.moves import Action, Move
from bot.rules.seats import SEATS

moves = st.builds(
    Move,
    st.sampled_from(SEATS),
    st.sampled_from(Action),
    st.lists(st.sampled_from(DECK), max_size=4).map(tuple),
)


def test_a_move_reads_like_a_line_of_a_score_sheet() -> None:
    assert str(Move(0, Action.LEAD, cards("9H KH"))) == "0 lead 9H KH"


@given(moves)
def test_the_text_form_goes_both_ways(move: Move) -> None:
    assert Move.parse(str(move)) == move


@pytest.mark.parametrize(
    "text",
    ["", "0", "lead 6S", "4 lead 6S", "12 lead 6S", "x lead 6S", "0 pass 6S", "0 lead 6X"],
)
def test_other_texts_are_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Move.parse(text)
