"""Invitations: kept until they are used, replaced or past."""

from collections.abc import Sequence

from sqlalchemy import delete, select

from bot.rules.seats import TEAMS
from bot.storage.connection import Connection
from bot.storage.models import InvitationRow
from bot.storage.upsert import upsert
from bot.table.ports import Invitation


async def keep(conn: Connection, invitation: Invitation) -> None:
    """Keep an invitation; an older one of the same person to the same table goes."""
    said = {"token": invitation.token, "team": invitation.team, "until": invitation.until}
    kept = upsert(conn, InvitationRow).values(
        person_id=invitation.person, table_id=invitation.table, **said
    )
    pair = [InvitationRow.person_id, InvitationRow.table_id]
    await conn.execute(kept.on_conflict_do_update(index_elements=pair, set_=said))


async def of(conn: Connection, person: int, now: float) -> Sequence[Invitation]:
    """Invitations of a person that still hold, the newest first."""
    rows = await conn.execute(
        select(InvitationRow.__table__)
        .where(InvitationRow.person_id == person, InvitationRow.until > now)
        .order_by(InvitationRow.until.desc(), InvitationRow.token)
    )
    return [
        Invitation(row.token, row.person_id, row.table_id, TEAMS[row.team], row.until)
        for row in rows
    ]


async def end(conn: Connection, token: str) -> None:
    """An invitation was used."""
    await conn.execute(delete(InvitationRow).where(InvitationRow.token == token))


async def forget(conn: Connection, before: float) -> None:
    """Forget those that are past."""
    await conn.execute(delete(InvitationRow).where(InvitationRow.until < before))
