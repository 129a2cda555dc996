"""Whether the chats show what they should: by the bot's own book, and by what stands in them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from time import monotonic, time

from bot.chat.comparison import Comparison, compared
from bot.playground.client import Telegram
from bot.playground.entities import tidied
from bot.playground.html import parse_html
from bot.playground.seen import World
from bot.storage.engine import Database, normalised
from bot.storage.gallery import Gallery
from bot.storage.lease import Lease
from bot.table.ports import NoSuchTable

SETTLE_SECONDS = 120.0
MOST_MISSING = 100
"""Numbers in a row without a table: PostgreSQL gives none again that was rolled back."""


async def amiss(gallery: Gallery, world: World) -> list[str]:
    """What is not shown as it should be; empty when everything is."""
    found = [f"a note for {note.chat}" for note in await gallery.notes(100)]
    async for comparison in comparisons(gallery, str(world.bot["username"])):
        number = comparison.scene.table.id
        found += [f"table {number}: {slot} is behind" for slot in comparison.differing()]
        found += [f"table {number}: {words}" for words in unlike(comparison, world)]
    return found


async def comparisons(gallery: Gallery, username: str) -> AsyncIterator[Comparison]:
    """All tables there ever were. Numbers of tables that never came to be are passed over."""
    number = missing = 0
    while missing < MOST_MISSING:
        number += 1
        try:
            yield compared(await gallery.scene(number), username)
            missing = 0
        except NoSuchTable:
            missing += 1


def unlike(comparison: Comparison, world: World) -> Iterator[str]:
    """Messages that do not hold what they should. Those that were never sent are none; nor are
    those that somebody has deleted and nobody misses.
    """
    for want in comparison.wanted.values():
        number = comparison.shown(want).message
        if number is None:
            continue
        message = world.chats[want.chat].messages.get(number)
        if message is None and not want.is_missed:
            continue
        text, _ = tidied(*parse_html(want.content.html))
        keys = [(k.text, k.data or None) for row in want.content.keyboard for k in row]
        if message is None or message.text != text:
            yield f"text of {want.slot}: {message and message.text!r} is not {text!r}"
        elif [(key.text, key.data) for key in message.buttons] != keys:
            yield f"keys of {want.slot}"


async def settled(url: str, telegram: Telegram, seconds: float = SETTLE_SECONDS) -> list[str]:
    """Wait until every chat shows what it should; what does not by then."""
    database = Database.beside(normalised(url))
    try:
        gallery = Gallery(database, time, Lease(database, "who only looks"))
        until = monotonic() + seconds
        while True:
            found = await amiss(gallery, telegram.world)
            if not found or monotonic() > until:
                return found
            await asyncio.sleep(0.2)
    finally:
        await database.close()
