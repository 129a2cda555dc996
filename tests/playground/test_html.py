"""Telegram's own results of parsing HTML, one by one."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.playground.entities import Entity, found, tidied
from bot.playground.errors import ApiError
from bot.playground.html import parse_html

DATA = Path(__file__).parent.parent / "data" / "html-parse-vectors.jsonl"
VECTORS = [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]
EXTRA = ("url", "language")


def short(entity: Entity) -> list[Any]:
    """An entity in the form of the vectors: kind, offset, length, and what it points to."""
    extra = [entity[key] for key in EXTRA if key in entity]
    user = [entity["user"]["id"]] if "user" in entity else []
    return [entity["type"], entity["offset"], entity["length"], *extra, *user]


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["html"] for vector in VECTORS])
def test_html_parses_as_telegram_parses_it(vector: dict[str, Any]) -> None:
    if "error" in vector:
        with pytest.raises(ApiError) as refused:
            parse_html(vector["html"])
        assert refused.value.description == vector["error"]
    else:
        text, entities = parse_html(vector["html"])
        assert (text, [short(e) for e in entities]) == (vector["text"], vector["entities"])


def test_there_are_62_vectors() -> None:
    assert len(VECTORS) == 62


def test_a_running_countdown_keeps_its_time_and_format() -> None:
    _, (entity,) = parse_html('<tg-time unix="1700000000" format="r">soon</tg-time>')
    assert (entity["unix_time"], entity["date_time_format"]) == (1700000000, "r")


def test_direction_overrides_are_stripped_but_isolates_stay() -> None:
    bold = {"type": "bold", "offset": 3, "length": 1}
    text, entities = tidied("😀\u202eb\u2067c", [bold])
    assert text == "😀b\u2067c"
    assert entities == [{"type": "bold", "offset": 2, "length": 1}]


def test_blank_ends_are_cut_and_entities_follow() -> None:
    bold = {"type": "bold", "offset": 2, "length": 4}
    assert tidied("\n b  \n", [bold]) == ("b", [{"type": "bold", "offset": 0, "length": 1}])


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("/kozel@play_bot now", [("bot_command", 0, 15)]),
        ("😀 /top", [("bot_command", 3, 4)]),
        ("20/min a/b </b> //x", []),
        ("see https://e.com/x, @maria", [("url", 4, 16), ("mention", 21, 6)]),
    ],
)
def test_commands_links_and_mentions_are_found(text: str, kinds: list[tuple[Any, ...]]) -> None:
    assert [(e["type"], e["offset"], e["length"]) for e in found(text)] == kinds


def test_nothing_is_found_inside_code() -> None:
    code = {"type": "code", "offset": 0, "length": 4}
    assert found("/top /me", [code]) == [code, {"type": "bot_command", "offset": 5, "length": 3}]
