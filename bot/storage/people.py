"""People: their profiles."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, bindparam, select, update

from bot.storage.codec import decode_taste, encode_taste
from bot.storage.connection import Connection
from bot.storage.marks import live_with, raise_marks
from bot.storage.models import PersonRow
from bot.storage.upsert import upsert
from bot.table.people import Profile

_PROFILE = select(PersonRow.__table__).where(PersonRow.id == bindparam("person"))
MOST_AT_A_TABLE = 5
"""Four who sit there and the host."""
_PLACES = tuple(f"person_{number}" for number in range(MOST_AT_A_TABLE))
_PROFILES = select(PersonRow.__table__).where(PersonRow.id.in_(map(bindparam, _PLACES)))
"""As many parameters every time: so the statement is ready."""


_LOCK = (
    select(PersonRow.id)
    .where(PersonRow.id.in_(bindparam("people", expanding=True)))
    .order_by(PersonRow.id)
    .with_for_update()
)
"""In order, so that two who want the same people do not wait for each other. SQLite needs no lock:
there is one writer.
"""


async def lock(conn: Connection, people: Collection[int]) -> None:
    """Lock the rows of people until the end of the transaction."""
    await conn.execute(_LOCK, {"people": list(people)})


async def profile(conn: Connection, person: int) -> Profile | None:
    """A person, if he was met before."""
    row = (await conn.execute(_PROFILE, {"person": person})).one_or_none()
    return None if row is None else _profile(row)


async def profiles(conn: Connection, people: Collection[int]) -> dict[int, Profile]:
    """Those of the people of a table who were met before. Raises ValueError for more people than
    `MOST_AT_A_TABLE`.
    """
    if len(people) > MOST_AT_A_TABLE:
        message = f"{len(people)} people do not sit at one table"
        raise ValueError(message)
    given = dict.fromkeys(_PLACES) | dict(zip(_PLACES, people, strict=False))
    return {row.id: _profile(row) for row in await conn.execute(_PROFILES, given)}


async def keep_profile(conn: Connection, new: Profile, now: float) -> None:
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


async def unreachable(conn: Connection, person: int, now: float) -> None:
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
