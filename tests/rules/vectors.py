"""The 120 test vectors of the rules (`tests/data/vectors.json`), made into parameters."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.rules.cards import Card

Vector = dict[str, Any]

VECTORS: list[Vector] = json.loads(
    (Path(__file__).parents[1] / "data" / "vectors.json").read_text(encoding="utf-8")
)["vectors"]

checked: set[str] = set()
"""Vectors that a test below has been made for."""


def of_kind(kind: str) -> pytest.MarkDecorator:
    """Run a test for every vector of a kind."""
    chosen = [vector for vector in VECTORS if vector["kind"] == kind]
    checked.update(vector["id"] for vector in chosen)
    return pytest.mark.parametrize(
        ("given", "expected"),
        [pytest.param(vector["in"], vector["expect"], id=vector["id"]) for vector in chosen],
    )


def deck_of(names: list[str]) -> tuple[Card, ...]:
    """Cards from a list of their text forms."""
    return tuple(map(Card, names))
