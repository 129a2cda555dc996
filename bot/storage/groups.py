"""Groups: what is known of them, and the change of their id."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Row, delete, select, update

from bot.storage.codec import decode_house, encode_house
from bot.storage.connection import Connection
from bot.storage.marks import live_in, raise_marks
from bot.storage.models import ChatRow, NoteRow, ScreenRow, SeriesRow, TableRow
from bot.storage.standings import entering, seasons
from bot.storage.upsert import upsert
from bot.table.people import Group

COLUMNS = (ChatRow.title, ChatRow.language, ChatRow.username, ChatRow.active, ChatRow.house)


async def lock(conn: Connection, chat: int) -> None:
    """Lock a group's row (SQLite has locked the whole file by then)."""
    await conn.execute(select(ChatRow.id).where(ChatRow.id == chat).with_for_update())


async def group(conn: Connection, chat: int) -> Group | None:
    """A group, if it was met before."""
    row = (await conn.execute(select(ChatRow.__table__).where(ChatRow.id == chat))).one_or_none()
    return None if row is None else group_of(row, chat)


def group_of(row: Row[*tuple[Any, ...]], chat: int) -> Group:
    """The group of a row that holds `COLUMNS`."""
    house = decode_house(row.house)
    return Group(chat, row.title, row.language, row.username, row.active, house)


async def keep_group(conn: Connection, new: Group, now: float) -> None:
    """Remember a group; when anything changed its screens are looked at."""
    if await group(conn, new.id) == new:
        return
    values = {
        "title": new.title,
        "language": new.language,
        "username": new.username,
        "active": new.active,
        "house": encode_house(new.house),
    }
    kept = upsert(conn, ChatRow).values(id=new.id, **values)
    await conn.execute(kept.on_conflict_do_update(index_elements=[ChatRow.id], set_=values))
    await raise_marks(conn, live_in(new.id), now)


async def silenced(conn: Connection, chat: int) -> None:
    """The bot may not write to a group."""
    values = {"title": "", "language": "en", "active": False}
    kept = upsert(conn, ChatRow).values(id=chat, **values)
    await conn.execute(
        kept.on_conflict_do_update(index_elements=[ChatRow.id], set_={"active": False})
    )


async def migrate_group(conn: Connection, old: int, new: int, now: float) -> None:
    """A group became a supergroup: its id changes everywhere, its messages are gone.

    What was set in the old group holds, even if the new one was met before this was known.
    """
    known = await group(conn, old)
    if known is not None:
        await conn.execute(delete(ChatRow).where(ChatRow.id.in_((old, new))))
        await keep_group(conn, replace(known, id=new, active=True), now)
    for row in (TableRow, SeriesRow, NoteRow):
        await conn.execute(update(row).where(row.chat_id == old).values(chat_id=new))
    await conn.execute(
        update(ScreenRow)
        .where(ScreenRow.chat_id == old)
        .values(chat_id=new, message_id=None, digest="", fails=0, pinned=False)
    )
    await seasons.move_group(conn, old, new)
    await entering.move_group(conn, old, new)
    await raise_marks(conn, live_in(new), now)
