"""The phases in docs/table.md are those of a table: no way is missing, none is made up."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.rules.legality import IllegalMove
from bot.rules.score import Score
from bot.table.refusals import Refusal
from bot.table.table import Phase, Table
from tests.table.scenes import FOUR, at, last_ply, lobby, pausing, playing, resting
from tests.table.test_evening import LOBBY, PERSONS, SERIES, clock_rings

DOCUMENT = Path(__file__).parents[2] / "docs" / "table.md"
ROW = re.compile(r"^\| (\w+) \|[^|]*\|([^|]*)\|$", re.MULTILINE)
BEGINNINGS = (
    lobby("Ann Bob - bot"),
    lobby(FOUR),
    playing(),
    replace(playing(deal=last_ply()), score=Score((11, 11), 0, 8)),
    pausing(),
    resting(),
    resting("Ann Bob:left Cat bot"),
)
EVENINGS, HAPPENINGS = 30, 150

Ways = set[tuple[Phase, Phase]]


def written() -> Ways:
    """The ways from phase to phase that the document names; what stands in brackets is why."""
    section = DOCUMENT.read_text(encoding="utf-8").split("## Counters")[0]
    ways: Ways = set()
    for name, goes_to in ROW.findall(section):
        if name in set(Phase):
            words = re.findall(r"\w+", re.sub(r"\([^)]*\)", "", goes_to))
            ways |= {(Phase(name), Phase(word)) for word in words if word in set(Phase)}
    return ways


def walked(table: Table, rng: Random) -> Ways:
    """The ways that a table went through an evening of chance."""
    ways: Ways = set()
    for number in range(HAPPENINGS):
        deed = rng.choice((*(clock_rings,) * 6, *LOBBY, *SERIES))
        now = at(table.clock.at if table.clock is not None else 0, number)
        try:
            after = deed(table, rng.choice(PERSONS), rng.randrange(10_000), now).table
        except (Refusal, IllegalMove):
            continue
        if after.phase is not table.phase:
            ways.add((table.phase, after.phase))
        table = after
    return ways


def test_the_document_names_every_way_from_phase_to_phase() -> None:
    rng = Random(1)
    ways: Ways = set()
    for _ in range(EVENINGS):
        for table in BEGINNINGS:
            ways |= walked(table, rng)
    assert ways == written()
