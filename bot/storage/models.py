"""The rows. Every constraint has a name; times are Unix seconds; ids of Telegram are BIGINT.

People and chats are known by Telegram's ids, so no foreign key leads to them: a seat may be taken
by somebody whose profile was not kept yet, and a group may change its id.
`game_table` points to its current series and deal without a foreign key, for those point back.
"""

from typing import Annotated

from sqlalchemy import (
    BigInteger,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

BIG = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up INTEGER keys only, and its INTEGER has 64 bits anyway."""

Big = Annotated[int, mapped_column(BIG)]
Small = Annotated[int, mapped_column(SmallInteger)]
Key = Annotated[int, mapped_column(BIG, primary_key=True)]
Off = Annotated[bool, mapped_column(server_default=false())]
GivenKey = Annotated[int, mapped_column(BIG, primary_key=True, autoincrement=False)]

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class Row(DeclarativeBase):
    """What all rows share."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map = {  # noqa: RUF012  SQLAlchemy reads this plain class attribute
        int: Integer(),
        float: Double(),
        str: Text(),
    }


class PersonRow(Row):
    """Somebody who was met. `taste` is JSON."""

    __tablename__ = "person"

    id: Mapped[GivenKey]
    name: Mapped[str]
    language: Mapped[str]
    reachable: Mapped[bool]
    taste: Mapped[str]
    chose_language: Mapped[Off]
    hidden: Mapped[Off]


class ChatRow(Row):
    """A group. `house` is JSON."""

    __tablename__ = "chat"

    id: Mapped[GivenKey]
    title: Mapped[str]
    language: Mapped[str]
    username: Mapped[str | None]
    active: Mapped[bool]
    house: Mapped[str] = mapped_column(server_default="{}")


class TableRow(Row):
    """A table: the snapshot of its value, and of that what is searched for.

    Screens lag behind while `shown` < `wanted`, and have done so since `stale_since`.
    """

    __tablename__ = "game_table"
    __table_args__ = (
        Index(
            "ix_game_table_live",
            "chat_id",
            sqlite_where=text("phase <> 'closed'"),
            postgresql_where=text("phase <> 'closed'"),
        ),
        Index(
            "ix_game_table_due",
            "due_at",
            sqlite_where=text("due_at IS NOT NULL"),
            postgresql_where=text("due_at IS NOT NULL"),
        ),
        Index(
            "ix_game_table_stale",
            "stale_since",
            sqlite_where=text("shown < wanted"),
            postgresql_where=text("shown < wanted"),
        ),
    )

    id: Mapped[Key]
    chat_id: Mapped[Big]
    topic_id: Mapped[Big | None]
    host_id: Mapped[Big]
    phase: Mapped[str]
    rev: Mapped[int]
    state: Mapped[str]
    due_at: Mapped[float | None]
    due_kind: Mapped[str | None]
    wanted: Mapped[int]
    shown: Mapped[int]
    stale_since: Mapped[float]
    series_id: Mapped[Big | None]
    deal_id: Mapped[Big | None]
    created_at: Mapped[float]
    updated_at: Mapped[float]


class TableSeatRow(Row):
    """Who sits at a table that is not closed."""

    __tablename__ = "table_seat"

    table_id: Mapped[Big] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    seat: Mapped[Small] = mapped_column(primary_key=True)
    person_id: Mapped[Big] = mapped_column(index=True)


class SeriesRow(Row):
    """A series. `status`: running, ended (there are losers) or broken_off.

    `ended_no`: its place in the order in which series ended; `season`: the group's by then.
    """

    __tablename__ = "series"
    __table_args__ = (
        UniqueConstraint("table_id", "number"),
        Index(None, "chat_id", "ended_at"),
        Index(None, "ended_no", unique=True),
    )

    id: Mapped[Key]
    table_id: Mapped[Big] = mapped_column(ForeignKey(TableRow.id))
    chat_id: Mapped[Big]
    number: Mapped[int]
    status: Mapped[str]
    started_at: Mapped[float]
    ended_at: Mapped[float | None]
    loss_0: Mapped[Small]
    loss_1: Mapped[Small]
    eggs: Mapped[Small]
    losers: Mapped[Small | None]
    ended_no: Mapped[Big | None]
    season: Mapped[Small] = mapped_column(server_default="1")


class SeriesSeatRow(Row):
    """Who sat where when a series began: a person, or a computer player of some level."""

    __tablename__ = "series_seat"

    series_id: Mapped[Big] = mapped_column(ForeignKey(SeriesRow.id), primary_key=True)
    seat: Mapped[Small] = mapped_column(primary_key=True)
    person_id: Mapped[Big | None] = mapped_column(index=True)
    name: Mapped[str]
    level: Mapped[str | None]


class DealRow(Row):
    """A deal: its deck of 36 cards in order, and its count when it is over."""

    __tablename__ = "deal"
    __table_args__ = (UniqueConstraint("series_id", "number"),)

    id: Mapped[Key]
    series_id: Mapped[Big] = mapped_column(ForeignKey(SeriesRow.id))
    number: Mapped[int]
    dealer: Mapped[Small]
    leader: Mapped[Small]
    deck: Mapped[str]
    trump_card: Mapped[str]
    seed: Mapped[str]
    dealt_at: Mapped[float]
    counted_at: Mapped[float | None]
    points_0: Mapped[Small | None]
    points_1: Mapped[Small | None]
    tricks_0: Mapped[Small | None]
    tricks_1: Mapped[Small | None]
    loss_0: Mapped[Small | None]
    loss_1: Mapped[Small | None]


class MoveRow(Row):
    """A move, once for each ply of a deal. No person: a computer player moved.

    `late`: it did because the person's turn had run out of time.
    """

    __tablename__ = "move"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012  one tree to write, not two

    deal_id: Mapped[Big] = mapped_column(ForeignKey(DealRow.id), primary_key=True)
    ply: Mapped[Small] = mapped_column(primary_key=True)
    seat: Mapped[Small]
    action: Mapped[str]
    cards: Mapped[str]
    person_id: Mapped[Big | None]
    at: Mapped[float]
    late: Mapped[Off]


class ScreenRow(Row):
    """What one audience was shown of a table: `sent.Shown`. `next_at`: of no use any more."""

    __tablename__ = "screen"
    __table_args__ = (Index(None, "chat_id", "message_id"),)

    table_id: Mapped[Big] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    slot: Mapped[str] = mapped_column(primary_key=True)
    chat_id: Mapped[Big]
    topic_id: Mapped[Big | None]
    message_id: Mapped[Big | None]
    digest: Mapped[str]
    alert: Mapped[str]
    draft: Mapped[str]
    tapped_at: Mapped[float]
    next_at: Mapped[float] = mapped_column(default=0.0)
    fails: Mapped[int]
    repost: Mapped[bool]
    pinned: Mapped[Off]


class NoteRow(Row):
    """A message waiting to be sent once. `attached`: what goes with it, in text form."""

    __tablename__ = "note"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012  no id comes twice

    id: Mapped[Key]
    chat_id: Mapped[Big]
    topic_id: Mapped[Big | None]
    html: Mapped[str]
    keyboard: Mapped[str]
    message_id: Mapped[Big | None]
    created_at: Mapped[float]
    attached: Mapped[str] = mapped_column(server_default="")


class InvitationRow(Row):
    """The way of one person to a seat."""

    __tablename__ = "invitation"
    __table_args__ = (UniqueConstraint("person_id", "table_id"),)

    token: Mapped[str] = mapped_column(primary_key=True)
    person_id: Mapped[Big]
    table_id: Mapped[Big] = mapped_column(ForeignKey(TableRow.id))
    team: Mapped[Small]
    until: Mapped[float]


class UpdateRow(Row):
    """An update of Telegram that was processed."""

    __tablename__ = "processed_update"

    update_id: Mapped[GivenKey]
    at: Mapped[float] = mapped_column(index=True)


class FailedUpdateRow(Row):
    """An update that failed again and again and was passed over, for whoever looks into it."""

    __tablename__ = "failed_update"

    update_id: Mapped[GivenKey]
    body: Mapped[str]
    fault: Mapped[str]
    at: Mapped[float]


class LeaseRow(Row):
    """A task that one process holds at a time."""

    __tablename__ = "lease"

    name: Mapped[str] = mapped_column(primary_key=True)
    holder: Mapped[str]
    until: Mapped[float]
