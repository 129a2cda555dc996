"""Persian screens as the eye meets them: python-bidi lays every line out."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from bidi import get_base_level, get_display  # type: ignore[import-untyped]

from bot.chat.buttons import Verb
from bot.chat.screens.alerts import my_cards
from bot.chat.screens.content import Content
from bot.chat.screens.refusals import explain
from bot.chat.screens.rules import PAGES, rules
from bot.chat.screens.screens import wanted
from bot.chat.screens.toasts import toast
from bot.rules.cards import cards
from bot.rules.legality import DoesNotBeat
from bot.rules.seats import SEATS
from bot.table.people import Taste
from bot.table.table import Phase
from bot.texts import Texts
from bot.texts.endonyms import ENDONYMS
from tests.chat.screens.forms import Sample
from tests.chat.screens.reading import CARD, keys_of, text_of
from tests.chat.screens.samples import samples, tables
from tests.chat.screens.scenes import BOT, scene
from tests.chat.screens.test_answers import answers
from tests.chat.screens.test_screens import everything
from tests.table.scenes import ANN, BOB, at, does, playing

PERSIAN = Texts("fa")
TASTES = (
    Taste(),
    Taste(suits="letters", ranks="local"),
    Taste(suits="four"),
    Taste(list_of_moves=True),
)
PIECE = re.compile("\u2066([^\u2066-\u2069]*)\u2069")
"""What is isolated left to right: cards, pairs of cards, commands."""
NAME = re.compile("(🔵|🟠) \u2068([^\u2066-\u2069]*)\u2069")
COUNT, SEEN_COUNT = re.compile(r"(🔵|🟠) (\d+)"), re.compile(r"(\d+) (🔵|🟠)")
COMMAND = re.compile(r"(?<!\w)/[a-z]+")
UNSEEN = re.compile("[\u200f\u2066-\u2069]")


def contents() -> Iterator[Content]:
    """Every screen, every answer, every page."""
    yield from (want.content for _, want in everything("fa"))
    yield from (part.content for part in parts() if isinstance(part.content, Content))
    for table in tables().values():
        for taste in TASTES:
            yield from (want.content for want in wanted(scene(table, "fa", taste), BOT))
    yield from answers(PERSIAN)
    yield from (rules(page, PERSIAN, taste) for page in range(PAGES) for taste in TASTES)


def parts() -> Iterator[Sample]:
    """All that the golden files hold."""
    return (part for _, whole in samples("fa") for part in whole)


def alerts() -> Iterator[str]:
    """Hands as alerts, moves as toasts, a refusal that names cards."""
    yield from (part.content for part in parts() if isinstance(part.content, str))
    for table in tables().values():
        if table.phase is Phase.PLAYING:
            yield from (my_cards(table, s, PERSIAN, taste) for s in SEATS for taste in TASTES)
    lead = does(playing(), ANN, "lead 7S", at(5))
    beat = does(lead.table, BOB, "beat AS", at(6))
    yield toast(Verb.LEAD, lead, PERSIAN, Taste())
    yield toast(Verb.BEAT, beat, PERSIAN, Taste())
    yield explain(DoesNotBeat(cards("AS KS TS QS")), PERSIAN)


@cache
def lines() -> tuple[str, ...]:
    """Every line of every text and every key, once."""
    texts = list(alerts())
    for content in contents():
        texts += [text_of(content), *(key.text for key in keys_of(content))]
    return tuple(dict.fromkeys(line for text in texts for line in text.split("\n") if line))


def seen(line: str) -> str:
    """What stands there from left to right."""
    return UNSEEN.sub("", get_display(line))


def test_there_is_something_to_see() -> None:
    for sign in (PIECE, NAME, COUNT, COMMAND):
        assert sum(bool(sign.search(line)) for line in lines()) > 3
    assert any(" > " in line for line in lines())


def test_every_line_is_read_from_the_right() -> None:
    """All but the names of other languages, each written its own way."""
    left = [line for line in lines() if get_base_level(line) != 1]
    assert set(left) <= set(ENDONYMS.values())


def test_cards_and_pairs_of_cards_stay_in_their_order() -> None:
    for line in lines():
        shown = seen(line)
        assert [piece for piece in PIECE.findall(line) if piece not in shown] == [], line


def test_no_card_stands_outside_of_an_isolate() -> None:
    for line in lines():
        rest = PIECE.sub("", line)
        assert not CARD.search(rest), line
        assert " > " not in rest, line


def test_every_count_stands_beside_its_team() -> None:
    for line in (NAME.sub("\\1 \u2068…\u2069", line) for line in lines()):
        told = Counter(COUNT.findall(line))
        assert told == Counter((sign, n) for n, sign in SEEN_COUNT.findall(seen(line))), line


def test_every_name_stands_beside_the_sign_of_its_team() -> None:
    for line in lines():
        shown = seen(line)
        for sign, name in NAME.findall(line):
            assert f"{seen(name)} {sign}" in shown, line


def test_the_slash_of_a_command_stands_before_it() -> None:
    for line in lines():
        shown = seen(line)
        assert [command for command in COMMAND.findall(line) if command not in shown] == [], line


def test_names_are_listed_from_the_right() -> None:
    line = PERSIAN.plain("away-line", names=PERSIAN.listed(("Ann", "Bob", "علی")))
    assert seen(line).startswith(f"{seen('علی')} ،Bob ،Ann ")


def test_the_check_sees_what_goes_wrong() -> None:
    """Without isolates and marks this would be on the screen."""
    assert "9♥ K♥" not in seen("علی: 9♥ K♥")
    assert seen("\u200f/kozel") == "kozel/"
