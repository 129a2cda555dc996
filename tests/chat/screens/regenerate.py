"""Writes the golden screens anew; read the diff: `make goldens`."""

from tests.chat.screens.golden import GOLDENS, goldens

if __name__ == "__main__":
    files = {name: f"{text}\n" for name, text in goldens()}
    for old in GOLDENS.glob("*.txt"):
        if old.name not in files:
            old.unlink()
    for name, text in files.items():
        (GOLDENS / name).write_text(text, "utf-8")
