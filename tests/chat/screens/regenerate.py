"""Writes the golden screens anew; read the diff: `python -m tests.chat.screens.regenerate`."""

from tests.chat.screens.golden import GOLDENS, goldens

if __name__ == "__main__":
    for old in GOLDENS.glob("*.txt"):
        old.unlink()
    for name, text in goldens():
        (GOLDENS / name).write_text(text + "\n", "utf-8")
