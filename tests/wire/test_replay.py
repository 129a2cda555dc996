"""A replay in the private chat over the wire: stepping, checking, and who may not look."""

import pytest

from bot.bench.people import tap
from bot.chat.buttons import Button, Verb
from bot.chat.places import Link, Place
from bot.playground.client import Person
from bot.playground.seen import Message
from bot.rules.shuffle import seal_of
from bot.table.table import Phase, Table
from bot.texts import Texts
from tests.wire.acts import refused, stranger
from tests.wire.evening import Evening, eventually
from tests.wire.played import messages, past, play_on, series, under

pytestmark = pytest.mark.slow

EN = Texts("en")
NOT_YOURS = EN.plain("refused-nothing-kept")


async def result_of(evening: Evening, deal: int) -> Message:
    """A message in the group that tells the result of a deal, by its key."""
    wanted = f"{Place(1, deal).number}."

    async def shown() -> Message | None:
        found = messages(evening, evening.yard.id)
        keys = ((m, m.button("Replay")) for m in found)
        return next((m for m, key in keys if key and key.data and wanted in key.data), None)

    return await eventually(shown)


async def turned(person: Person, page: Message, label: str) -> Message:
    """The same message after a tap on one of its keys."""
    answer = await person.tap(page, under(page, label))
    assert answer.answered

    def changed(world: object) -> Message | None:
        found = person.telegram.world.chats[person.id].messages.get(page.message_id)
        return found if found and found.text != page.text else None

    return await person.telegram.until(changed)


async def opened(person: Person, result: Message) -> Message:
    """The page that a tap under the result of a deal opens in the private chat."""
    answer = await person.tap(result, under(result, "Replay"))
    assert answer.text == EN.plain("toast-replay")
    return await person.sees(None, "Replay: deal")


def home(evening: Evening, person: Person) -> Message:
    """A message in the private chat that stays."""
    return next(message for message in messages(evening, person.id) if message.is_bot)


async def last_deal(evening: Evening, table: Table) -> int:
    return len((await past(evening, table)).deals)


async def test_a_deal_is_stepped_through_in_one_message(evening: Evening) -> None:
    table = await series(evening)
    ann, number = evening.people[0], await last_deal(evening, table)
    page = await opened(ann, await result_of(evening, number))
    plies = len((await past(evening, table)).deals[number - 1].moves)
    assert f"move 0 of {plies}" in page.text
    assert page.button("◀️") is None
    count = len(messages(evening, ann.id))
    page = await turned(ann, page, "▶️")
    assert "(lead)" in page.text
    page = await turned(ann, page, "⏭")
    assert page.button("▶️") is None
    assert "is played" in page.text
    page = await turned(ann, page, "◀️")
    page = await turned(ann, page, "⏪")
    assert f"deal {number - 1} of {number}" in page.text
    assert len(messages(evening, ann.id)) == count


async def test_an_onlooker_takes_the_series_along_and_a_stranger_cannot(evening: Evening) -> None:
    table = await series(evening)
    result = await result_of(evening, await last_deal(evening, table))
    eve = await stranger(evening, started=False)
    answer = await eve.tap(result, under(result, "Replay"))
    assert answer.url is not None
    payload = answer.url.partition("start=")[2]
    await eve.start(payload)
    page = await eve.sees(None, "Replay: deal")
    page = await turned(eve, page, "▶️")
    mallory = await evening.telegram.person("Mallory", language_code="en")
    await mallory.start()
    home = await mallory.latest()
    link = Link.parse(payload)
    assert link is not None
    for ticket in ("", "A" * 16, link.ticket[::-1]):
        for verb in (Verb.REPLAY, Verb.CHECK, Verb.RECORD):
            button = Button(verb, table.id, Place(1, 1).number, 0, ticket)
            assert (await refused(mallory, home, button)).text == NOT_YOURS
    await mallory.start(f"r_{table.id}_1_1_{'A' * 16}")
    assert NOT_YOURS in (await mallory.latest()).text
    assert len(messages(evening, mallory.id)) == 4


async def test_keys_of_another_group_open_nothing(evening: Evening) -> None:
    """Somebody in one group forges the keys of another: it is the group that Telegram names."""
    table = await series(evening)
    eve = await evening.telegram.person("Eve", language_code="en")
    other = await evening.telegram.group("Other", [eve], type="supergroup")
    await eve.send(other, "/help")
    message = await eve.latest(other)
    for verb in (Verb.REPLAY, Verb.CHECK, Verb.RECORD):
        button = Button(verb, table.id, Place(1, 1).number, 1)
        assert (await refused(eve, message, button)).text == NOT_YOURS


async def test_the_check_says_in_words_that_a_deal_is_as_promised(evening: Evening) -> None:
    table = await series(evening)
    number = await last_deal(evening, table)
    result = await result_of(evening, number)
    answer = await evening.people[0].tap(result, under(result, "Check"))
    deal = (await past(evening, table)).deals[number - 1]
    assert answer.show_alert
    assert EN.plain("alert-check-good", number=number) in (answer.text or "")
    assert seal_of(bytes.fromhex(deal.seed or ""))[:16] in (answer.text or "")


async def test_only_deals_that_are_over_are_shown_while_a_series_runs(evening: Evening) -> None:
    await series(evening)
    ann = evening.people[0]
    await tap(ann, evening.yard, Verb.REMATCH)
    table = await evening.until_table(lambda table: table.phase is Phase.PLAYING)
    page = home(evening, ann)
    for deal in (0, 1, 2):
        button = Button(Verb.REPLAY, table.id, Place(2, deal).number, 1)
        assert (await refused(ann, page, button)).text == NOT_YOURS
    table = await play_on(evening, table, 3, Phase.PAUSE)
    await evening.settled()
    (first,) = (await past(evening, table)).deals
    seed = first.seed or ""
    seal = seal_of(bytes.fromhex(seed))
    sealed = [m.text for m in messages(evening, evening.yard.id) if seal in m.text]
    assert len(sealed) == 2, "where it was published, and beside the seed"
    assert [seed in text for text in sealed] == [False, True]
    button = Button(Verb.REPLAY, table.id, Place(2, 999, 999).number, 1)
    await ann.tap(page, str(button))
    assert "deal 1 of 1" in (await ann.sees(None, "Replay: deal 1 of 1")).text


async def test_an_old_deal_is_shown_after_a_later_series(evening: Evening) -> None:
    table = await series(evening)
    ann = evening.people[0]
    old = await past(evening, table)
    await tap(ann, evening.yard, Verb.REMATCH)
    await evening.until_table(lambda table: table.series_no == 2)
    page = home(evening, ann)
    button = Button(Verb.REPLAY, table.id, Place(1, len(old.deals)).number, 1)
    await ann.tap(page, str(button))
    await ann.sees(None, f"deal {len(old.deals)} of {len(old.deals)}")
