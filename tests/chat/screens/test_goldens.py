"""Whole screens stay as they were last read by a person."""

from tests.chat.screens.golden import GOLDENS, goldens


def test_screens_are_as_they_were() -> None:
    now = {name: text + "\n" for name, text in goldens()}
    assert {path.name for path in GOLDENS.glob("*.txt")} == now.keys()
    for name, text in now.items():
        assert (GOLDENS / name).read_text("utf-8") == text, (
            "python -m tests.chat.screens.regenerate"
        )
