"""Invitations: kept until they are used, replaced or past."""

from collections.abc import Sequence

from sqlalchemy import delete, insert, select

from bot.rules.seats import TEAMS
from bot.storage.connection import Connection
from bot.storage.models import InvitationRow
from bot.table.ports import Invitation


async def keep(conn: Connection, invitation: Invitation) -> None:
    """Keep an invitation; an older one of the same person to the same table goes."""
    await conn.execute(
        delete(InvitationRow).where(
            InvitationRow.person_id == invitation.person,
            InvitationRow.table_id == invitation.table,
        )
    )
    await conn.execute(
        insert(InvitationRow).values(
            token=invitation.token,
            person_id=invitation.person,
            table_id=invitation.table,
            team=invitation.team,
            until=invitation.until,
        )
    )


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
