"""Draws the pictures of docs/img anew: `python -m tests.picture.sample`."""

from pathlib import Path

from bot.picture import draw
from tests.picture.courses import SAMPLE, drawn

IMAGES = Path(__file__).parents[2] / "docs" / "img"

if __name__ == "__main__":
    (IMAGES / "series.png").write_bytes(draw(drawn(SAMPLE, "ru")))
