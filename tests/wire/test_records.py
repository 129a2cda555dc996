"""Records and pictures of series over the wire: who gets them, what is in them, what is not."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.chat.buttons import Button, Verb
from bot.chat.places import Place
from bot.playground.seen import Message
from bot.rules.record import SeriesRecord
from bot.rules.verify import verify
from bot.table.table import Phase
from bot.texts import Texts
from tests.wire.acts import refused, stranger, words
from tests.wire.evening import Evening
from tests.wire.played import lobby, meet, messages, play_on, series, under

pytestmark = pytest.mark.slow

EN = Texts("en")


async def content(evening: Evening, message: Message) -> bytes:
    """The file of a message, as the page of the playground downloads it."""
    sent: dict[str, Any] | None = message.document or message.photo
    assert sent is not None
    address = f"{evening.playground.url}{sent['url']}"
    async with ClientSession() as session, session.get(address) as got:
        return await got.read()


@contextmanager
def spoilt(folder: Path) -> Iterator[None]:
    """Meanwhile two cards of the stock have changed places in the database."""
    with closing(sqlite3.connect(folder / "kozel.db", isolation_level=None)) as database:
        ((deck,),) = database.execute("SELECT deck FROM deal WHERE id = 1").fetchall()
        *most, last, other = deck.split()
        put = "UPDATE deal SET deck = ? WHERE id = 1"
        database.execute(put, (" ".join([*most, other, last]),))
        try:
            yield
        finally:
            database.execute(put, (deck,))


async def goats(evening: Evening) -> Message:
    """The result of the series in the group."""
    return next(m for m in messages(evening, evening.yard.id) if m.button("Rematch"))


async def test_a_record_comes_as_a_file_that_holds(evening: Evening) -> None:
    table = await series(evening)
    ann = evening.people[0]
    await ann.send(evening.yard, "/record")
    message = await ann.sees(evening.yard, "Record of the series")
    record = SeriesRecord.parse((await content(evening, message)).decode())
    verify(record)
    assert message.document is not None
    assert message.document["name"] == f"kozel4-{record.id}.txt"
    assert record.losers == table.score.losers
    assert list(record.seats) == [p.name for p in evening.people]


async def test_in_private_one_gets_the_last_series_one_has_played(evening: Evening) -> None:
    await series(evening)
    ann, eve = evening.people[0], await stranger(evening)
    await ann.send(ann.id, "/record")
    message = await ann.sees(None, "Record of the series")
    assert message.document is not None
    await ann.tap(message, under(message, "Replay"))
    await ann.sees(None, "Replay: deal 1 of")
    await eve.send(eve.id, "/record")
    assert (await eve.latest()).text == words(EN("record-none-yours"))
    await eve.send(evening.yard, "/record")
    assert (await eve.sees(evening.yard, "Record of the series")).document is not None


async def test_where_nothing_was_finished_it_says_so(game: Evening) -> None:
    ann = game.people[0]
    await ann.send(game.yard, "/record")
    assert (await ann.latest(game.yard)).text == words(EN("record-none-here"))
    await ann.send(ann.id, "/record")
    await ann.sees(None, words(EN("record-none-yours")))


async def test_under_the_result_it_goes_into_the_private_chat(evening: Evening) -> None:
    await series(evening)
    result = await goats(evening)
    ann, eve = evening.people[0], await stranger(evening, started=False)
    before = sum(message.is_bot for message in messages(evening, evening.yard.id))
    answer = await ann.tap(result, under(result, "Record"))
    assert answer.text == EN.plain("toast-record")
    assert (await ann.sees(None, "Record of the series")).document is not None
    answer = await eve.tap(result, under(result, "Record"))
    assert answer.url is not None
    await eve.start(answer.url.partition("start=")[2])
    assert (await eve.sees(None, "Record of the series")).document is not None
    after = sum(message.is_bot for message in messages(evening, evening.yard.id))
    assert after == before, "the group stays quiet"


async def test_the_picture_comes_once_after_the_words(evening: Evening) -> None:
    await series(evening)
    await evening.people[0].send(evening.yard, "/help")
    await evening.people[0].sees(evening.yard, "/kozel")
    shown = messages(evening, evening.yard.id)
    (picture,) = [message for message in shown if message.photo]
    assert picture.message_id > (await goats(evening)).message_id
    assert picture.text.split("\n")[0] == (await goats(evening)).text.split("\n")[0]
    assert (await content(evening, picture)).startswith(b"\x89PNG")


async def test_a_group_may_do_without_pictures(evening: Evening) -> None:
    await meet(evening)
    group = await evening.group()
    assert group is not None
    async with evening.kozel.storage.club.work() as work:
        await work.keep_group(replace(group, house=replace(group.house, pictures=False)))
    await series(evening)
    assert not [message for message in messages(evening, evening.yard.id) if message.photo]


async def test_a_picture_that_telegram_has_no_time_for_comes_later(evening: Evening) -> None:
    await evening.telegram.weather(
        next=[{"method": "sendPhoto", "fault": "429", "retry_after": 1}]
    )
    evening.tolerated += ["Too Many Requests"]
    await series(evening)
    assert len([message for message in messages(evening, evening.yard.id) if message.photo]) == 1


async def test_a_rematch_at_once_does_not_cost_the_picture(evening: Evening) -> None:
    await meet(evening)
    table = lobby(evening, evening.yard, evening.people)
    table = await play_on(evening, table, 5, Phase.RESULT)
    assert (await play_on(evening, table, 5, Phase.PLAYING)).series_no == 2
    await evening.settled()
    assert len([message for message in messages(evening, evening.yard.id) if message.photo]) == 1


async def test_a_record_that_does_not_hold_is_not_given_out(
    evening: Evening, folder: Path
) -> None:
    table = await series(evening)
    ann = evening.people[0]
    result = await goats(evening)
    with spoilt(folder):
        answer = await ann.tap(result, str(Button(Verb.CHECK, table.id, Place(1, 1).number)))
        assert answer.show_alert
        assert answer.text == EN.plain("alert-check-bad", number=1)
        await ann.send(evening.yard, "/record")
        message = await ann.sees(evening.yard, words(EN("record-broken")))
        assert message.document is None


async def test_a_series_that_runs_gives_no_record(game: Evening) -> None:
    table = await game.table()
    ann = game.people[0]
    screen = messages(game, game.yard.id)[-1]
    for verb in (Verb.RECORD, Verb.REPLAY, Verb.CHECK):
        for deal in (0, 1, 2):
            button = Button(verb, table.id, Place(table.series_no, deal).number)
            answer = await refused(ann, screen, button)
            assert answer.text == EN.plain("refused-nothing-kept")
