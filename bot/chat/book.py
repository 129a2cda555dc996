"""The book of what was sent: written down by the page, in one transaction for all tables.

A message that is new is written down before anything else happens to its table: were it forgotten,
it would be sent twice. An edit may wait for a moment: after a crash it is made again, and Telegram
says that nothing has changed. Whoever reads a table's screens reads the book on top (`read_over`).
"""

import asyncio

import structlog

from bot.chat.comparison import remember
from bot.chat.finishing import to_the_end
from bot.chat.waiting import AWAY_SECONDS, until_kept
from bot.table.ports import Gallery, Superseded
from bot.table.sent import Scene, Shown

log = structlog.get_logger()

PAGE_SECONDS, SHORTEST_PAGE = 0.5, 0.15
"""How long edits are collected: usually, and when everything goes faster."""

Slot = tuple[int, str]
"""A table and the name of a screen."""
Page = dict[str, Shown | None]
"""What is new of one table, by the names of its screens."""


class Book:
    """What was sent and is not yet in the database."""

    def __init__(self, gallery: Gallery, pace: float = 1.0) -> None:
        """`pace` scales how long edits are collected."""
        self._gallery = gallery
        self._pause = max(SHORTEST_PAGE, PAGE_SECONDS * min(1.0, pace))
        self._screens: dict[Slot, Shown | None] = {}
        self._settled: dict[int, int] = {}
        self._being_written: tuple[dict[Slot, Shown | None], dict[int, int]] = ({}, {})
        self._begun = asyncio.Event()
        self._writing = asyncio.Lock()

    def keep(self, shown: Shown) -> None:
        """A screen was sent or edited."""
        self._screens[shown.table, shown.slot] = shown
        self._begun.set()

    def forget(self, table: int, slot: str) -> None:
        """A screen exists no more."""
        self._screens[table, slot] = None
        self._begun.set()

    def settle(self, table: int, mark: int) -> None:
        """All screens of a table show the state of this mark."""
        self._settled[table] = mark
        self._begun.set()

    def drop(self) -> None:
        """Forget all that is not written down yet."""
        self._screens.clear()
        self._settled.clear()
        self._being_written = {}, {}

    def is_settled(self, table: int, mark: int) -> bool:
        """Whether a table has nothing to show up to this mark, as far as the book knows."""
        return any(
            settled.get(table, -1) >= mark for settled in (self._settled, self._being_written[1])
        )

    def page(self, table: int) -> Page:
        """What the database does not know yet of a table's screens; None: one exists no more."""
        pages = (self._being_written[0], self._screens)
        return {
            slot: shown
            for page in pages
            for (number, slot), shown in page.items()
            if number == table
        }

    def read_over(self, scene: Scene, before: Page) -> None:
        """Put what the database did not say of a table on top of what it said: before anything is
        rendered, since hands link to what stands in the group. `before`: the page as it was when
        the reading began.
        """
        for slot, shown in (before | self.page(scene.table.id)).items():
            if shown is None:
                scene.shown.pop(slot, None)
            else:
                remember(scene, shown)

    async def run(self) -> None:
        """Write page after page until cancelled."""
        while True:
            await self._begun.wait()
            await asyncio.sleep(self._pause)
            try:
                await to_the_end(self.write())
            except Exception:
                log.exception("what was sent could not be written down; trying again")
                await asyncio.sleep(AWAY_SECONDS)

    async def write(self) -> None:
        """Write down everything now; while the database is away, wait for it. When another process
        has sent since, its screens hold, and the page is dropped.
        """
        async with self._writing:
            self._begun.clear()
            screens, settled = self._screens, self._settled
            if not (screens or settled):
                return
            self._screens, self._settled = {}, {}
            self._being_written = screens, settled
            try:
                await self._write(screens, settled)
            except Superseded:
                log.warning("another process sends: what this one sent last is not kept")
            except BaseException:  # also when cancelled: the page is kept for the next time
                screens, settled = self._being_written  # empty by now when it was dropped
                self._screens = screens | self._screens
                self._settled = settled | self._settled
                self._begun.set()
                raise
            finally:
                self._being_written = {}, {}

    async def _write(self, screens: dict[Slot, Shown | None], settled: dict[int, int]) -> None:
        shown = [screen for screen in screens.values() if screen is not None]
        gone = [slot for slot, screen in screens.items() if screen is None]
        await until_kept(lambda: self._gallery.keep(shown, gone, list(settled.items())))
