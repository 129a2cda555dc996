"""Files that go with messages: made from what was kept, at the moment they are sent."""

import asyncio
from dataclasses import dataclass

from bot.chat.attached import Attached
from bot.chat.course import course
from bot.picture import draw
from bot.table.past import Past
from bot.table.ports import Gallery
from bot.texts import Texts


@dataclass(frozen=True, slots=True)
class File:
    """A file as Telegram takes it."""

    name: str
    data: bytes
    is_photo: bool


class Files:
    """Makes files, one picture at a time, and those beside the event loop."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery
        self._drawing = asyncio.Lock()

    async def is_due(self, text: str) -> bool:
        """Whether it may be sent: a picture comes after the words that it belongs to."""
        attached = Attached.parse(text)
        if attached.kind != "picture":
            return True
        return await self._gallery.is_told(attached.table, attached.series)

    async def made(self, text: str) -> File | None:
        """What a note has attached; None when its series is not there any more."""
        attached = Attached.parse(text)
        past = await self._gallery.past(attached.table, attached.series)
        if past is None:
            return None
        if attached.kind == "record":
            return File(f"kozel4-{past.record.id}.txt", f"{past.record}\n".encode(), False)
        return await self._picture(past, Texts(attached.language))

    async def _picture(self, past: Past, texts: Texts) -> File:
        async with self._drawing:
            data = await asyncio.to_thread(draw, course(past, texts))
        return File(f"kozel4-{past.record.id}.png", data, True)
