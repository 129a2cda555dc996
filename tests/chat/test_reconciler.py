"""What stands in the chats is brought in line with the tables, whatever Telegram answers."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs
from telegram.request import RequestData

from bot.chat.absent import group_lost
from bot.chat.budget import Budget, Limits
from bot.chat.reconciler import Reconciler
from bot.rules.seats import SEATS
from bot.storage import Storage
from bot.table.deals import rematch
from bot.table.people import Group, Profile
from bot.table.table import Table
from tests.chat.test_delivery import Line, bot, refusal
from tests.storage.scenes import CLUB, START, full, kept, stopped
from tests.table.scenes import ANN, FOUR, at, playing, resting
from tests.wire.evening import Entry, eventually

UPGRADED = -1009
LINK = 9_999
FREE = Limits(100_000, 0, 0.0, 100_000.0, 100_000, 100_000.0)
KICKED = refusal(403, "Forbidden: bot was kicked from the supergroup chat")
MOVED = refusal(400, "group chat was upgraded", migrate_to_chat_id=UPGRADED)


class Telegram(Line):
    """Knows the bot. Some chats it does not let it write to; it takes its time to answer, and one
    method it never answers.
    """

    def __init__(self) -> None:
        super().__init__()
        self.refuses: dict[int, dict[str, Any]] = {}
        self.seconds = 0.0
        self.unanswered = "none"

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        if url.endswith("/getMe"):
            me = {"id": 1, "is_bot": True, "first_name": "Kozel", "username": "kozel_bot"}
            return 200, json.dumps({"ok": True, "result": me}).encode()
        assert request_data is not None
        self.fault = self.refuses.get(int(request_data.json_parameters["chat_id"]))
        status, answer = await super().do_request(url, method, request_data)
        number = f'"message_id": {len(self.asked)}'  # of a message that is new; others know theirs
        answer = answer.replace(b'"message_id": 7', number.encode())
        await asyncio.sleep(self.seconds)
        if url.endswith(f"/{self.unanswered}"):
            await asyncio.Event().wait()
        return status, answer

    def messages(self, method: str) -> list[dict[str, str]]:
        """What was sent, or edited, so far."""
        return [parameters for asked, parameters, _ in self.asked if asked == method]

    def tries(self, chat: int) -> int:
        """How often it was asked to change anything in a chat."""
        return sum(said["chat_id"] == str(chat) for _, said, _ in self.asked)


class House:
    """A reconciler between a database and a Telegram. `sends`: whether it has the right to;
    `asked`: how often it has asked for that.
    """

    def __init__(self, storage: Storage, telegram: Telegram) -> None:
        self.storage, self.telegram = storage, telegram
        self.sends, self.asked = True, 0
        self.bot = bot(telegram)
        self.reconciler = Reconciler(
            self.bot,
            storage.gallery,
            Budget(FREE),
            every=0.05,
            pace=0.0,
            may_send=self._may_send,
            lost=self._lost,
        )

    def _may_send(self) -> bool:
        self.asked += 1
        return self.sends

    async def _lost(self, chat: int) -> None:
        async with self.storage.club.work() as work:
            await group_lost(work, chat, at(60))

    async def shows(self) -> None:
        """Wait until there is nothing left to show."""

        async def nothing() -> bool:
            return not await self.storage.gallery.stale_tables(10)

        await eventually(nothing)

    async def asks(self, times: int) -> None:
        """Wait until so many more jobs were begun."""
        enough = self.asked + times

        async def begun() -> bool:
            return self.asked >= enough

        await eventually(begun)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        await self.bot.initialize()
        running = asyncio.create_task(self.reconciler.run())
        yield
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
async def house(storage: Storage) -> AsyncIterator[House]:
    house = House(storage, Telegram())
    async with house.open():
        yield house


async def table_of_four(house: House, table: Table) -> Table:
    """A table whose four people can be written to."""
    async with house.storage.club.work() as work:
        await work.keep_group(Group(table.address.chat, "Yard", "en"))
        for person in table.people.values():
            await work.keep_profile(Profile(person.id, person.name, "en", reachable=True))
    return await kept(house.storage, table)


@pytest.mark.parametrize("answer", [KICKED, MOVED], ids=["kicked", "moved"])
async def test_what_a_closed_table_cannot_show_is_tried_once(
    house: House, answer: dict[str, Any]
) -> None:
    """Its mark grows no more: that the chat is lost, or another one, is read all the same."""
    table = await kept(house.storage, full(Random(1)))
    chat = table.address.chat
    await house.shows()
    house.telegram.refuses[chat] = answer
    before = house.telegram.tries(chat)
    await stopped(house.storage, table.id, START + 9)
    await house.shows()
    assert house.telegram.tries(chat) == before + 1
    assert house.telegram.tries(UPGRADED) == 0  # a lobby that is over is no news there


async def test_partners_who_change_seats_get_each_hand_once(house: House) -> None:
    """Hands that wait in the lane of who sat there before are not sent from there as well."""
    house.sends, house.telegram.seconds = False, 0.3
    table = await table_of_four(house, resting(FOUR))
    await house.asks(len(table.people))
    async with house.storage.club.work() as work:
        ended = await work.table(table.id)
        await work.save(rematch(ended, ANN.id, at(50), swapped=True, busy={}))
    house.reconciler.wake(table.id)
    await house.asks(len(table.people) - 1)
    house.sends = True
    await house.shows()
    sent = Counter(int(said["chat_id"]) for said in house.telegram.messages("sendMessage"))
    assert {person: sent[person] for person in table.people} == dict.fromkeys(table.people, 1)


async def test_a_new_message_is_written_down_before_the_one_in_its_place_is_deleted(
    house: House,
) -> None:
    """Else a kill at that moment would have it sent once more."""
    table = await table_of_four(house, replace(playing(FOUR), address=CLUB))
    await house.shows()
    before = (await house.storage.gallery.scene(table.id)).shown["hand:0"].message
    house.telegram.unanswered = "deleteMessage"
    async with house.storage.club.work() as work:
        await work.repost(table.id, ("hand:0",))
    house.reconciler.wake(table.id)

    async def deleted() -> bool:
        return bool(house.telegram.messages("deleteMessage"))

    await eventually(deleted)
    after = (await house.storage.gallery.scene(table.id)).shown["hand:0"].message
    assert after not in {before, None}


async def test_a_wish_without_a_mark_outlasts_a_database_that_is_away(house: House) -> None:
    """Hands link to the newest message of their table: no mark grows when it is another one."""
    table = await table_of_four(house, replace(playing(FOUR), address=CLUB))
    await house.shows()
    scene = await house.storage.gallery.scene(table.id)
    (board,) = (shown for slot, shown in scene.shown.items() if slot.startswith("table:"))
    await house.storage.gallery.keep([replace(board, message=LINK)])
    with capture_logs() as said, unreadable(house.storage):
        house.reconciler.wake(table.id)
        await eventually(lambda: waits(said))
    await eventually(lambda: linked(house, f"/{LINK}"))


async def test_a_table_that_cannot_be_read_rests_and_the_others_are_shown(
    house: House, tmp_path: Path
) -> None:
    broken = await kept(house.storage, full(Random(1)))
    await house.shows()
    with closing(sqlite3.connect(tmp_path / "kozel.db", isolation_level=None)) as conn:
        broke = "UPDATE game_table SET state = '{}', wanted = wanted + 1 WHERE id = ?"
        conn.execute(broke, (broken.id,))
    with capture_logs() as said:
        house.reconciler.wake(broken.id)
        other = await table_of_four(house, replace(playing(FOUR), address=CLUB))

        async def shown() -> bool:
            return house.telegram.tries(ANN.id) > 0

        await eventually(shown)
        await asyncio.sleep(0.3)  # six looks, each of which finds the broken one
    assert other.id != broken.id
    told = [entry for entry in said if entry["log_level"] == "error"]
    assert [entry.get("table") for entry in told] == [broken.id]


@contextmanager
def unreadable(storage: Storage) -> Iterator[None]:
    """The database does not let the bot read its screens for a while."""
    door: Any = storage._database.reading  # noqa: SLF001  tests look deeper
    conn = door.file._connection().connection.dbapi_connection  # noqa: SLF001

    def allowed(action: int, table: str | None, *_: str | None) -> int:
        is_read = action == sqlite3.SQLITE_READ and table == "screen"
        return sqlite3.SQLITE_DENY if is_read else sqlite3.SQLITE_OK

    conn.set_authorizer(allowed)
    yield
    conn.set_authorizer(None)


async def waits(said: list[Entry]) -> bool:
    return any("the screens wait" in entry["event"] for entry in said)


async def linked(house: House, link: str) -> bool:
    """Whether each of the four has a key with such a link by now."""
    edited = house.telegram.messages("editMessageText")
    return sum(link in said.get("reply_markup", "") for said in edited) >= len(SEATS)
