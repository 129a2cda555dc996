"""Whole screens stay as they were last read by a person."""

from tests.chat.screens.golden import GOLDENS, goldens

AGAIN = "is this what should be seen? `make goldens` writes it down; read the diff"


def test_screens_are_as_they_were() -> None:
    now = {name: text + "\n" for name, text in goldens()}
    assert {path.name for path in GOLDENS.glob("*.txt")} == now.keys(), AGAIN
    for name, text in now.items():
        assert (GOLDENS / name).read_text("utf-8") == text, f"{name}: {AGAIN}"
