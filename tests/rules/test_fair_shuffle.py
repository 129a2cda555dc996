"""What `docs/fair-shuffle.md` says, against the shuffle itself: its vectors and its checker."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.rules.cards import DECK, cards
from bot.rules.record import SeriesRecord
from bot.rules.shuffle import seal_of, shuffled
from tests.rules.series import as_json, series

PAGE = (Path(__file__).parents[2] / "docs" / "fair-shuffle.md").read_text("utf-8")


def block(language: str) -> str:
    """The only code of a language on the page."""
    (code,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(code)


VECTORS = json.loads(block("json"))


@pytest.fixture
def checker(tmp_path: Path) -> Path:
    """The checker as somebody would save it."""
    path = tmp_path / "checker.py"
    path.write_text(block("python"), "utf-8")
    return path


def check(checker: Path, text: str, *seals: str) -> tuple[int, list[str]]:
    """What the checker says to a record, far from our code."""
    done = subprocess.run(  # noqa: S603 - this interpreter and a page of ours
        [sys.executable, "-I", checker, *seals],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        cwd=checker.parent,
    )
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def seals_of(record: SeriesRecord) -> list[str]:
    return [seal_of(bytes.fromhex(deal.seed or "")) for deal in record.deals]


@pytest.mark.parametrize("vector", VECTORS)
def test_a_vector_is_what_the_shuffle_gives(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    given = shuffled(seed)
    assert seal_of(seed) == vector["seal"]
    assert given.deck == cards(vector["deck"])
    assert (given.trump_card, given.lot) == (vector["trump_card"], vector["first_dealer"])


def test_the_vectors_are_whole_decks_and_differ() -> None:
    assert len({vector["deck"] for vector in VECTORS}) == len(VECTORS) >= 4
    assert all(sorted(cards(vector["deck"])) == sorted(DECK) for vector in VECTORS)


def test_the_order_that_the_page_names_is_that_of_the_deck() -> None:
    said = re.search(r"suits `(.+?)` .*?\s+within a suit `(.+?)`; so `(.+?)`\.", PAGE)
    assert said is not None
    suits, ranks, so = said.groups()
    order = [rank + suit for suit in suits.split() for rank in ranks.split()]
    assert order == list(DECK)
    parts = [part.split() for part in so.split(" … ")]
    assert parts == [order[:2], [order[8], order[9]], order[-1:]]


def test_the_checker_agrees_with_a_record(checker: Path) -> None:
    record = series(3)
    code, lines = check(checker, f"{record}\n", *seals_of(record))
    assert code == 0
    assert [line.split()[-1] for line in lines] == seals_of(record)


def test_the_checker_finds_a_card_in_another_place(checker: Path) -> None:
    tampered = as_json(series(3))
    deck = tampered["deals"][1]["deck"]
    deck[34], deck[35] = deck[35], deck[34]
    code, lines = check(checker, json.dumps(tampered))
    assert code == 1
    assert [number for number, line in enumerate(lines, 1) if "IS NOT" in line] == [2]


def test_the_checker_finds_another_seal_dealer_or_trump_card(checker: Path) -> None:
    record = series(3)
    seals = seals_of(record)
    assert check(checker, str(record), *seals[::-1])[0] == 1
    assert check(checker, str(record), *seals[:-1])[0] == 1
    tampered = as_json(record)
    tampered["deals"][0]["dealer"] = (tampered["deals"][0]["dealer"] + 1) % 4
    assert check(checker, json.dumps(tampered))[0] == 1
    tampered = as_json(record)
    deal = tampered["deals"][-1]
    deal["trump_card"] = next(card for card in deal["deck"][16:] if card != deal["trump_card"])
    assert check(checker, json.dumps(tampered))[0] == 1
