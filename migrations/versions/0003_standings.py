"""Standings: sums of results, seasons, the order in which series ended; which turns ran out.

The sums start empty. Series that ended before are entered when the bot opens the database.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NUMBERS = ("series", "won", "eggs", "deals")
MORE = ("tricks", "loss", "given", "molodkas", "time_outs", "streak", "best", "worst")
BOARD = ["scope", "period", "place_key", "person_id"]


def key(name: str) -> sa.Column[int]:
    """A part of a key that is an id."""
    return sa.Column(name, BIG, nullable=False)


def numbers(*names: str) -> list[sa.Column[int]]:
    """Sums."""
    return [sa.Column(name, sa.Integer(), nullable=False) for name in names]


def where(condition: str) -> dict[str, Any]:
    """The condition of a partial index, for both databases."""
    return {f"{name}_where": sa.text(condition) for name in ("sqlite", "postgresql")}


def upgrade() -> None:
    """Make the tables, add the columns."""
    op.add_column(
        "move", sa.Column("late", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column("series", sa.Column("ended_no", BIG, nullable=True))
    op.add_column(
        "series", sa.Column("season", sa.SmallInteger(), server_default="1", nullable=False)
    )
    op.create_index("ix_series_ended_no", "series", ["ended_no"], unique=True)
    op.create_table(
        "series_order",
        sa.Column("id", BIG, autoincrement=False, nullable=False),
        sa.Column("ended", BIG, nullable=False),
        sa.Column("entered", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_series_order"),
    )
    op.create_table(
        "season",
        key("chat_id"),
        sa.Column("number", sa.SmallInteger(), nullable=False),
        sa.Column("begun_at", sa.Double(), nullable=False),
        sa.Column("begun_by", BIG, nullable=False),
        sa.PrimaryKeyConstraint("chat_id", "number", name="pk_season"),
    )
    _tallies()
    _pairs()
    _company()


def _tallies() -> None:
    """What each has won and lost."""
    op.create_table(
        "tally",
        key("scope"),
        sa.Column("period", sa.Text(), nullable=False),
        key("person_id"),
        *numbers(*NUMBERS, *MORE),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("place_key", BIG, nullable=True),
        sa.PrimaryKeyConstraint("scope", "period", "person_id", name="pk_tally"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_tally_board", "tally", BOARD, **where("place_key IS NOT NULL"))
    op.create_index("ix_tally_groups", "tally", ["person_id"], **where("period = 'x'"))


def _pairs() -> None:
    """The same of two who play together."""
    op.create_table(
        "pair_tally",
        key("scope"),
        sa.Column("period", sa.Text(), nullable=False),
        key("person_id"),
        key("partner_id"),
        *numbers(*NUMBERS),
        sa.Column("place_key", BIG, nullable=True),
        sa.PrimaryKeyConstraint(
            "scope", "period", "person_id", "partner_id", name="pk_pair_tally"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_pair_tally_board",
        "pair_tally",
        [*BOARD, "partner_id"],
        **where("place_key IS NOT NULL"),
    )
    op.create_index("ix_pair_tally_partner", "pair_tally", ["scope", "period", "partner_id"])


def _company() -> None:
    """With whom and against whom each has played."""
    op.create_table(
        "company",
        key("scope"),
        key("person_id"),
        sa.Column("foe", sa.Boolean(), nullable=False),
        key("other_id"),
        *numbers("series", "won"),
        sa.PrimaryKeyConstraint("scope", "person_id", "foe", "other_id", name="pk_company"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("company")
    op.drop_table("pair_tally")
    op.drop_table("tally")
    op.drop_table("season")
    op.drop_table("series_order")
    op.drop_index("ix_series_ended_no", "series")
    op.drop_column("series", "season")
    op.drop_column("series", "ended_no")
    op.drop_column("move", "late")
