"""What was sent: collected, read on top of the database, written down in one transaction."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.chat.book import Book
from bot.chat.comparison import compared
from bot.storage import Storage
from bot.table.lobby import start
from bot.table.people import Profile
from bot.table.sent import Shown
from tests.storage.scenes import ANN, CLUB, full, kept, moment
from tests.wire.evening import eventually


@pytest.fixture
async def shown(storage: Storage) -> Shown:
    table = await kept(storage, full(Random(1)))
    return Shown(table.id, "lobby:1", -7, None, message=5, digest="old")


async def read(storage: Storage, book: Book, shown: Shown) -> dict[str, Shown]:
    before = book.page(shown.table)
    scene = await storage.gallery.scene(shown.table)
    book.read_over(scene, before)
    return scene.shown


async def test_a_page_is_read_before_it_is_written(storage: Storage, shown: Shown) -> None:
    book = Book(storage.gallery)
    book.keep(shown)
    book.keep(replace(shown, digest="new"))
    assert (await read(storage, book, shown))["lobby:1"].digest == "new"
    assert (await storage.gallery.scene(shown.table)).shown == {}
    await book.write()
    assert (await storage.gallery.scene(shown.table)).shown["lobby:1"].digest == "new"


async def test_what_is_forgotten_is_gone_at_once(storage: Storage, shown: Shown) -> None:
    book = Book(storage.gallery)
    book.keep(shown)
    await book.write()
    book.forget(shown.table, "lobby:1")
    assert await read(storage, book, shown) == {}
    await book.write()
    assert (await storage.gallery.scene(shown.table)).shown == {}


async def test_a_table_is_settled_with_the_page(storage: Storage, shown: Shown) -> None:
    ((table, mark),) = await storage.gallery.stale_tables(10)
    book = Book(storage.gallery)
    assert not book.is_settled(table, mark)
    book.settle(table, mark)
    assert book.is_settled(table, mark)
    assert not book.is_settled(table, mark + 1)
    await book.write()
    assert await storage.gallery.stale_tables(10) == []


async def test_pages_are_written_by_themselves(storage: Storage, shown: Shown) -> None:
    book = Book(storage.gallery)
    writing = asyncio.ensure_future(book.run())
    book.keep(shown)

    async def written() -> dict[str, Shown]:
        return (await storage.gallery.scene(shown.table)).shown

    await eventually(written)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)


async def test_a_page_that_is_written_while_somebody_reads_is_not_missed(
    storage: Storage, shown: Shown
) -> None:
    book = Book(storage.gallery)
    book.keep(shown)
    before, scene = book.page(shown.table), await storage.gallery.scene(shown.table)
    await book.write()
    book.read_over(scene, before)
    assert scene.shown["lobby:1"].digest == "old"


async def test_hands_link_to_no_message_that_the_page_has_forgotten(storage: Storage) -> None:
    rng, book = Random(1), Book(storage.gallery)
    table = await kept(storage, full(rng))
    async with storage.club.work() as work:
        await work.keep_profile(Profile(ANN.id, ANN.name, "en", reachable=True))
        held = await work.table(table.id)
        table = await work.save(start(held, ANN.id, moment(rng)))
    board = Shown(table.id, "table:1.1", CLUB.chat, None, message=5, digest="old")

    async def links() -> list[str]:
        scene = await storage.gallery.scene(table.id)
        book.read_over(scene, book.page(table.id))
        hand = compared(scene, "bot").wanted["hand:0"]
        return [key.url for row in hand.content.keyboard for key in row if key.url]

    book.keep(board)
    await book.write()
    assert await links() == ["https://t.me/c/2000000001/5"]
    book.forget(table.id, board.slot)
    assert await links() == []


async def test_a_page_whose_writing_is_cut_off_is_kept(storage: Storage, shown: Shown) -> None:
    book = Book(storage.gallery)
    book.keep(shown)
    book.settle(shown.table, 1)
    async with storage.club.work():  # the one connection is taken: the page has to wait
        writing = asyncio.ensure_future(book.write())
        await asyncio.sleep(0.01)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
    assert book.is_settled(shown.table, 1)
    await book.write()
    assert (await storage.gallery.scene(shown.table)).shown["lobby:1"].digest == "old"
    assert await storage.gallery.stale_tables(10) == []
