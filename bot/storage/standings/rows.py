"""The rows of standings. All of them but seasons are worked out from series, deals and moves, and
can be made again: `python -m bot ratings`.
"""

from sqlalchemy import Index, text
from sqlalchemy.orm import Mapped, mapped_column

from bot.storage.models import Big, GivenKey, Row, Small

RANKED = text("place_key IS NOT NULL")
ANYTHING = text("period = 'x'")


class OrderRow(Row):
    """One row: `ended`, how many series have ended, and `entered`, up to which of them the sums
    go. Who ends a series holds its lock, so series end one after another.
    """

    __tablename__ = "series_order"

    id: Mapped[GivenKey]
    ended: Mapped[Big]
    entered: Mapped[Big]


class SeasonRow(Row):
    """A season of a group that an admin began; the first needs no row."""

    __tablename__ = "season"

    chat_id: Mapped[Big] = mapped_column(primary_key=True)
    number: Mapped[Small] = mapped_column(primary_key=True)
    begun_at: Mapped[float]
    begun_by: Mapped[Big]


class TallyRow(Row):
    """Sums of a person: `standings.tally.Tally`."""

    __tablename__ = "tally"
    __table_args__ = (
        Index(
            "ix_tally_board",
            "scope",
            "period",
            "place_key",
            "person_id",
            sqlite_where=RANKED,
            postgresql_where=RANKED,
        ),
        Index("ix_tally_groups", "person_id", sqlite_where=ANYTHING, postgresql_where=ANYTHING),
        {"sqlite_with_rowid": False},
    )

    scope: Mapped[Big] = mapped_column(primary_key=True)
    period: Mapped[str] = mapped_column(primary_key=True)
    person_id: Mapped[Big] = mapped_column(primary_key=True)
    series: Mapped[int]
    won: Mapped[int]
    eggs: Mapped[int]
    deals: Mapped[int]
    tricks: Mapped[int]
    loss: Mapped[int]
    given: Mapped[int]
    molodkas: Mapped[int]
    time_outs: Mapped[int]
    streak: Mapped[int]
    best: Mapped[int]
    worst: Mapped[int]
    mu: Mapped[float]
    sigma: Mapped[float]
    place_key: Mapped[Big | None]


class PairRow(Row):
    """Sums of two partners: `standings.tally.PairTally`."""

    __tablename__ = "pair_tally"
    __table_args__ = (
        Index(
            "ix_pair_tally_board",
            "scope",
            "period",
            "place_key",
            "person_id",
            "partner_id",
            sqlite_where=RANKED,
            postgresql_where=RANKED,
        ),
        Index("ix_pair_tally_partner", "scope", "period", "partner_id"),
        {"sqlite_with_rowid": False},
    )

    scope: Mapped[Big] = mapped_column(primary_key=True)
    period: Mapped[str] = mapped_column(primary_key=True)
    person_id: Mapped[Big] = mapped_column(primary_key=True)
    partner_id: Mapped[Big] = mapped_column(primary_key=True)
    series: Mapped[int]
    won: Mapped[int]
    eggs: Mapped[int]
    deals: Mapped[int]
    place_key: Mapped[Big | None]


class CompanyRow(Row):
    """Series of a person with another one, as his partner or as a foe."""

    __tablename__ = "company"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012  as in `MoveRow`

    scope: Mapped[Big] = mapped_column(primary_key=True)
    person_id: Mapped[Big] = mapped_column(primary_key=True)
    foe: Mapped[bool] = mapped_column(primary_key=True)
    other_id: Mapped[Big] = mapped_column(primary_key=True)
    series: Mapped[int]
    won: Mapped[int]
