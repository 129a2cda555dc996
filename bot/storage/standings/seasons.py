"""The seasons of a group."""

from sqlalchemy import delete, func, select, update

from bot.standings.spans import FIRST_SEASON
from bot.storage.connection import Connection
from bot.storage.standings.rows import SeasonRow
from bot.storage.upsert import upsert


async def present(conn: Connection, chat: int) -> int:
    """The number of a group's present season."""
    query = select(func.max(SeasonRow.number)).where(SeasonRow.chat_id == chat)
    return await conn.scalar(query) or FIRST_SEASON


async def begin(conn: Connection, chat: int, after: int, person: int, now: float) -> None:
    """Begin the season that follows another one, unless that was done."""
    season = {"chat_id": chat, "number": after + 1, "begun_at": now, "begun_by": person}
    if await present(conn, chat) == after:
        await conn.execute(upsert(conn, SeasonRow).values(season).on_conflict_do_nothing())


async def move_group(conn: Connection, old: int, new: int) -> None:
    """A group's id has changed: its seasons go with it."""
    known = select(SeasonRow.number).where(SeasonRow.chat_id == old)
    twice = (SeasonRow.chat_id == new) & SeasonRow.number.in_(known)
    await conn.execute(delete(SeasonRow).where(twice))
    await conn.execute(update(SeasonRow).where(SeasonRow.chat_id == old).values(chat_id=new))
