"""Whole screens as text, to be looked at and compared: one file per state and language."""

from collections.abc import Iterator
from pathlib import Path

from bot.chat.screens.content import Content
from bot.texts import LANGUAGES
from tests.chat.screens.forms import Sample
from tests.chat.screens.reading import text_of
from tests.chat.screens.samples import samples

GOLDENS = Path(__file__).parent / "goldens"


def goldens() -> Iterator[tuple[str, str]]:
    """Every golden file: its name and what should be in it."""
    for language in LANGUAGES:
        for name, parts in samples(language):
            yield f"{name}.{language}.txt", "\n\n".join(_whole(part) for part in parts)


def _whole(sample: Sample) -> str:
    content = sample.content
    text = content if isinstance(content, str) else _content(content)
    return f"=== {sample.name}\n{text}" if sample.name else text


def _content(content: Content) -> str:
    """Text and keys; isolates are left out, other tests see to them."""
    rows = [" ".join(f"[{key.text}]" for key in row) for row in content.keyboard]
    whole = "\n".join([text_of(content), "", *rows]).rstrip()
    return "".join(char for char in whole if char not in "\u2066\u2068\u2069")
