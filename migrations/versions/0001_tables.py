"""The first tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def reference(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    """A foreign key to the id of another table."""
    name = f"fk_{table}_{column}_{target}"
    return sa.ForeignKeyConstraint([column], [f"{target}.id"], name=name)


def where(condition: str) -> dict[str, Any]:
    """The condition of a partial index, for both databases."""
    return {f"{name}_where": sa.text(condition) for name in ("sqlite", "postgresql")}


def upgrade() -> None:
    """Make the tables."""
    _people()
    _tables()
    _seats()
    _screens()
    _updates()
    _series()
    _deals()


def _people() -> None:
    """Whom the bot has met, and where."""
    op.create_table(
        "chat",
        sa.Column("id", BIG, autoincrement=False, nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("username", sa.Text(), nullable=True),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_table(
        "person",
        sa.Column("id", BIG, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("reachable", sa.Boolean(), nullable=False),
        sa.Column("taste", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
    )


def _tables() -> None:
    """Tables as they are now."""
    op.create_table(
        "game_table",
        sa.Column("id", BIG, nullable=False),
        sa.Column("chat_id", BIG, nullable=False),
        sa.Column("topic_id", BIG, nullable=True),
        sa.Column("host_id", BIG, nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("rev", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("due_at", sa.Double(), nullable=True),
        sa.Column("due_kind", sa.Text(), nullable=True),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("stale_since", sa.Double(), nullable=False),
        sa.Column("series_id", BIG, nullable=True),
        sa.Column("deal_id", BIG, nullable=True),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    op.create_index("ix_game_table_due", "game_table", ["due_at"], **where("due_at IS NOT NULL"))
    op.create_index("ix_game_table_live", "game_table", ["chat_id"], **where("phase <> 'closed'"))
    op.create_index(
        "ix_game_table_stale", "game_table", ["stale_since"], **where("shown < wanted")
    )


def _seats() -> None:
    """Who sits where, and who is asked to."""
    op.create_table(
        "table_seat",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("person_id", BIG, nullable=False),
        reference("table_seat", "table_id", "game_table"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_table_seat"),
    )
    op.create_index("ix_table_seat_person_id", "table_seat", ["person_id"])
    op.create_table(
        "invitation",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("person_id", BIG, nullable=False),
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("team", sa.SmallInteger(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        reference("invitation", "table_id", "game_table"),
        sa.PrimaryKeyConstraint("token", name="pk_invitation"),
        sa.UniqueConstraint("person_id", "table_id", name="uq_invitation_person_id_table_id"),
    )


def _screens() -> None:
    """What stands in the chats, and what is still to be sent."""
    op.create_table(
        "screen",
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("slot", sa.Text(), nullable=False),
        sa.Column("chat_id", BIG, nullable=False),
        sa.Column("topic_id", BIG, nullable=True),
        sa.Column("message_id", BIG, nullable=True),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("alert", sa.Text(), nullable=False),
        sa.Column("draft", sa.Text(), nullable=False),
        sa.Column("tapped_at", sa.Double(), nullable=False),
        sa.Column("next_at", sa.Double(), nullable=False),
        sa.Column("fails", sa.Integer(), nullable=False),
        sa.Column("repost", sa.Boolean(), nullable=False),
        reference("screen", "table_id", "game_table"),
        sa.PrimaryKeyConstraint("table_id", "slot", name="pk_screen"),
    )
    op.create_index("ix_screen_chat_id_message_id", "screen", ["chat_id", "message_id"])
    op.create_table(
        "note",
        sa.Column("id", BIG, nullable=False),
        sa.Column("chat_id", BIG, nullable=False),
        sa.Column("topic_id", BIG, nullable=True),
        sa.Column("html", sa.Text(), nullable=False),
        sa.Column("keyboard", sa.Text(), nullable=False),
        sa.Column("message_id", BIG, nullable=True),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_note"),
        sqlite_autoincrement=True,
    )


def _updates() -> None:
    """What came from Telegram, and who may send to it."""
    op.create_table(
        "processed_update",
        sa.Column("update_id", BIG, autoincrement=False, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("update_id", name="pk_processed_update"),
    )
    op.create_index("ix_processed_update_at", "processed_update", ["at"])
    op.create_table(
        "failed_update",
        sa.Column("update_id", BIG, autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("fault", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("update_id", name="pk_failed_update"),
    )
    op.create_table(
        "lease",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_lease"),
    )


def _series() -> None:
    """Series with their seats."""
    op.create_table(
        "series",
        sa.Column("id", BIG, nullable=False),
        sa.Column("table_id", BIG, nullable=False),
        sa.Column("chat_id", BIG, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=True),
        sa.Column("loss_0", sa.SmallInteger(), nullable=False),
        sa.Column("loss_1", sa.SmallInteger(), nullable=False),
        sa.Column("eggs", sa.SmallInteger(), nullable=False),
        sa.Column("losers", sa.SmallInteger(), nullable=True),
        reference("series", "table_id", "game_table"),
        sa.PrimaryKeyConstraint("id", name="pk_series"),
        sa.UniqueConstraint("table_id", "number", name="uq_series_table_id_number"),
    )
    op.create_index("ix_series_chat_id_ended_at", "series", ["chat_id", "ended_at"])
    op.create_table(
        "series_seat",
        sa.Column("series_id", BIG, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("person_id", BIG, nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=True),
        reference("series_seat", "series_id", "series"),
        sa.PrimaryKeyConstraint("series_id", "seat", name="pk_series_seat"),
    )
    op.create_index("ix_series_seat_person_id", "series_seat", ["person_id"])


def _deals() -> None:
    """Deals with their moves."""
    op.create_table(
        "deal",
        sa.Column("id", BIG, nullable=False),
        sa.Column("series_id", BIG, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("dealer", sa.SmallInteger(), nullable=False),
        sa.Column("leader", sa.SmallInteger(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("trump_card", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("dealt_at", sa.Double(), nullable=False),
        sa.Column("counted_at", sa.Double(), nullable=True),
        sa.Column("points_0", sa.SmallInteger(), nullable=True),
        sa.Column("points_1", sa.SmallInteger(), nullable=True),
        sa.Column("tricks_0", sa.SmallInteger(), nullable=True),
        sa.Column("tricks_1", sa.SmallInteger(), nullable=True),
        sa.Column("loss_0", sa.SmallInteger(), nullable=True),
        sa.Column("loss_1", sa.SmallInteger(), nullable=True),
        reference("deal", "series_id", "series"),
        sa.PrimaryKeyConstraint("id", name="pk_deal"),
        sa.UniqueConstraint("series_id", "number", name="uq_deal_series_id_number"),
    )
    op.create_table(
        "move",
        sa.Column("deal_id", BIG, nullable=False),
        sa.Column("ply", sa.SmallInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("person_id", BIG, nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        reference("move", "deal_id", "deal"),
        sa.PrimaryKeyConstraint("deal_id", "ply", name="pk_move"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("move")
    op.drop_table("series_seat")
    op.drop_table("deal")
    op.drop_table("table_seat")
    op.drop_table("series")
    op.drop_table("screen")
    op.drop_table("invitation")
    op.drop_table("processed_update")
    op.drop_table("person")
    op.drop_table("note")
    op.drop_table("lease")
    op.drop_table("failed_update")
    op.drop_table("game_table")
    op.drop_table("chat")
