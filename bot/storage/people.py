"""People: their profiles."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.codec import decode_taste, encode_taste
from bot.storage.marks import live_with, raise_marks
from bot.storage.models import PersonRow
from bot.storage.upsert import upsert
from bot.table.people import Profile

_PROFILES = select(PersonRow.__table__).where(
    PersonRow.id.in_(bindparam("people", expanding=True))
)


_HOLD = (
    select(PersonRow.id)
    .where(PersonRow.id.in_(bindparam("people", expanding=True)))
    .order_by(PersonRow.id)
    .with_for_update()
)
"""In order, so that two who want the same people do not wait for each other. SQLite needs no lock:
there is one writer.
"""


async def hold(conn: AsyncConnection, people: Collection[int]) -> None:
    """Lock the rows of people until the end of the transaction."""
    await conn.execute(_HOLD, {"people": list(people)})


async def profile(conn: AsyncConnection, person: int) -> Profile | None:
    """A person, if he was met before."""
    return (await profiles(conn, (person,))).get(person)


async def profiles(conn: AsyncConnection, people: Collection[int]) -> dict[int, Profile]:
    """Those of these people who were met before."""
    found = await conn.execute(_PROFILES, {"people": list(people)})
    return {row.id: _profile(row) for row in found}


async def keep_profile(conn: AsyncConnection, new: Profile, now: float) -> None:
    """Remember a person; when anything changed his screens are looked at."""
    if await profile(conn, new.id) == new:
        return
    values = {
        "name": new.name,
        "language": new.language,
        "reachable": new.reachable,
        "taste": encode_taste(new.taste),
        "chose_language": new.chose_language,
        "hidden": new.hidden,
    }
    kept = upsert(conn, PersonRow).values(id=new.id, **values)
    await conn.execute(kept.on_conflict_do_update(index_elements=[PersonRow.id], set_=values))
    await raise_marks(conn, live_with(new.id), now)


async def unreachable(conn: AsyncConnection, person: int, now: float) -> None:
    """The bot may not write to a person."""
    known = PersonRow.id == person
    await conn.execute(update(PersonRow).where(known).values(reachable=False))
    await raise_marks(conn, live_with(person), now)


def _profile(row: Row[Any]) -> Profile:
    return Profile(
        row.id,
        row.name,
        row.language,
        row.reachable,
        decode_taste(row.taste),
        row.chose_language,
        row.hidden,
    )
