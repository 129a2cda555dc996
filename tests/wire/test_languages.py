"""Whole series in other languages than those of most tests, and four languages at one table."""

import re

import pytest

from bot.bench.people import gather, until_goats
from bot.playground.client import Person
from bot.playground.seen import Chat, Message
from bot.table.table import Phase
from bot.texts import Texts
from tests.wire.acts import words
from tests.wire.evening import Evening, playing

pytestmark = pytest.mark.slow

NAMES = {
    "fa": ("علی رضا", "زهرا", "پروین", "کاوه"),
    "hi": ("अनीता", "राहुल", "प्रिया", "संजय"),
}
OURS = re.compile(r"SHA-256|\(seed\)|/[a-z]+|(?<![A-Za-z])[ABJQK](?![A-Za-z])|[0-9a-f]{32,}")
"""Latin letters that belong there: teams, court cards, commands, seeds and their seals."""
LATIN = re.compile(r"[A-Za-z]{2,}")


async def series(evening: Evening, people: list[Person], yard: Chat, seed: int) -> Message:
    """These four play from the first lobby to the goats."""
    evening.people, evening.yard = people, yard
    await gather(yard, people)
    async with playing(*people, seed=seed) as players:
        goats = await until_goats(evening.telegram, yard)
    assert all(player.taps > 0 and player.silent == 0 for player in players)
    await evening.until_table(lambda table: table.phase is Phase.RESULT)
    await evening.settled()
    return goats


def read(evening: Evening, chat: int) -> str:
    """Everything that the bot has written in a chat, with its keys, as it stands there now."""
    messages = evening.telegram.world.messages(chat)
    return "\n".join(
        "\n".join([m.text, *(key.text for key in m.buttons)]) for m in messages if m.is_bot
    )


@pytest.mark.parametrize("code", ["fa", "hi"])
async def test_a_whole_series_in_one_language(evening: Evening, code: str) -> None:
    people = [await evening.telegram.person(name, language_code=code) for name in NAMES[code]]
    yard = await evening.telegram.group("۱۲۳", people, type="supergroup")
    goats = await series(evening, people, yard, seed=5)
    texts = Texts(code)
    table = await evening.table()
    number = table.score.deals
    assert words(texts("series-deals", count=number)) in goats.text
    for chat in (yard.id, *(person.id for person in people)):
        assert LATIN.findall(OURS.sub("", read(evening, chat))) == []


async def test_four_people_of_four_languages_at_one_table(evening: Evening) -> None:
    codes = ("pl", "fi", "hi", "fa")
    people = [await evening.telegram.person(f"N{n}", language_code=c) for n, c in enumerate(codes)]
    yard = await evening.telegram.group("Yard", people, type="supergroup")
    goats = await series(evening, people, yard, seed=6)
    number = (await evening.table()).score.deals
    assert words(Texts("pl")("series-deals", count=number)) in goats.text
    for person, code in zip(people, codes, strict=True):
        assert words(Texts(code)("hand-result")) in (await person.latest()).text
