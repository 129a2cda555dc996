"""Screens: what was sent, and what people do on them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import bindparam, case, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bot.storage.connection import Connection
from bot.storage.marks import raise_mark
from bot.storage.models import ScreenRow
from bot.storage.upsert import insert_or_update
from bot.table.sent import Shown

SENT = ("chat_id", "topic_id", "message_id", "digest", "alert", "fails", "pinned")
"""Columns that belong to who sends; the others are the people's."""

# Nobody reads `next_at` any more.
_OF_SHOWN = [column for column in ScreenRow.__table__.c if column.key != "next_at"]
_SHOWN = select(*_OF_SHOWN).where(ScreenRow.table_id == bindparam("table"))
_FORGET = delete(ScreenRow).where(
    ScreenRow.table_id == bindparam("table"), ScreenRow.slot == bindparam("gone")
)


async def shown(conn: Connection, table_id: int) -> dict[str, Shown]:
    """The screens of a table, by slot."""
    return {row.slot: Shown(*row) for row in await conn.execute(_SHOWN, {"table": table_id})}


async def keep(conn: Connection, shown: Sequence[Shown]) -> None:
    """Remember what was sent. A wish to send anew lasts until the message is another one."""
    rows = sorted(map(_columns, shown), key=lambda row: (row["table_id"], row["slot"]))
    await conn.execute(_kept(conn.dialect.name), rows)


@cache
def _kept(dialect: str) -> postgresql.Insert | sqlite.Insert:
    """The statement of `keep`, built once."""
    kept = insert_or_update(dialect, ScreenRow)
    sent = kept.excluded
    same = ScreenRow.message_id.is_not_distinct_from(sent.message_id)
    there = ScreenRow.chat_id == sent.chat_id
    return kept.on_conflict_do_update(
        index_elements=[ScreenRow.table_id, ScreenRow.slot],
        set_={
            **{column: sent[column] for column in SENT},
            "repost": case((same, ScreenRow.repost), else_=sent.repost),
            # Of another chat: the seat is another person's by now.
            **{
                column: case((there, getattr(ScreenRow, column)), else_=sent[column])
                for column in ("draft", "tapped_at")
            },
        },
    )


async def forget(conn: Connection, gone: Sequence[tuple[int, str]]) -> None:
    """These screens (table, slot) exist no more."""
    await conn.execute(_FORGET, [{"table": table, "gone": slot} for table, slot in sorted(gone)])


async def tick(conn: Connection, screen: Shown) -> None:
    """Keep what a person has ticked on his screen, and that he is looking at it.

    He may be so quick that the screen was not yet written down as sent.
    """
    await conn.execute(_ticked(conn.dialect.name), _columns(screen))
    await raise_mark(conn, screen.table, screen.tapped_at)


@cache
def _ticked(dialect: str) -> postgresql.Insert | sqlite.Insert:
    """The statement of `tick`, built once."""
    ticked = insert_or_update(dialect, ScreenRow)
    return ticked.on_conflict_do_update(
        index_elements=[ScreenRow.table_id, ScreenRow.slot],
        set_={column: ticked.excluded[column] for column in ("draft", "tapped_at")},
    )


async def repost(conn: Connection, table_id: int, slots: Sequence[str], now: float) -> None:
    """Have screens sent anew at the end of their chats. The table's row is locked first, as by
    everybody who writes screens (`tables.lock_all`).
    """
    wished = (ScreenRow.table_id == table_id) & ScreenRow.slot.in_(slots)
    await raise_mark(conn, table_id, now)
    await conn.execute(update(ScreenRow).where(wished).values(repost=True))


async def is_shown(conn: Connection, chat: int, message: int) -> bool:
    """Whether this message is what some screen shows at present."""
    query = select(ScreenRow.slot).where(
        ScreenRow.chat_id == chat, ScreenRow.message_id == message
    )
    return (await conn.execute(query.limit(1))).first() is not None


async def message_of(conn: Connection, table_id: int, slot: str) -> int | None:
    """The message that shows a screen, if one does."""
    return await conn.scalar(
        select(ScreenRow.message_id).where(ScreenRow.table_id == table_id, ScreenRow.slot == slot)
    )


def _columns(shown: Shown) -> dict[str, Any]:
    return {
        "table_id": shown.table,
        "slot": shown.slot,
        "chat_id": shown.chat,
        "topic_id": shown.topic,
        "message_id": shown.message,
        "digest": shown.digest,
        "alert": shown.alert,
        "draft": shown.draft,
        "tapped_at": shown.tapped_at,
        "fails": shown.fails,
        "repost": shown.repost,
        "pinned": shown.pinned,
    }
