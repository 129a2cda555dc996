"""Messages that wait to be sent once."""

from sqlalchemy import delete, insert

from bot.storage.connection import Connection
from bot.storage.models import NoteRow
from bot.table.sent import Note


async def keep(conn: Connection, note: Note, now: float) -> None:
    """Have a message sent, or a page turned. Only the newest wish for a page is granted."""
    if note.message is not None:
        same = (NoteRow.chat_id == note.chat) & (NoteRow.message_id == note.message)
        await conn.execute(delete(NoteRow).where(same))
    await conn.execute(
        insert(NoteRow).values(
            chat_id=note.chat,
            topic_id=note.topic,
            html=note.html,
            keyboard=note.keyboard,
            message_id=note.message,
            created_at=now,
            attached=note.attached,
        )
    )
