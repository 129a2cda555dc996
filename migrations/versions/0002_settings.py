"""Settings of people and groups; which messages are pinned."""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"


def switch(name: str) -> sa.Column[bool]:
    """A column that is off in the rows that are there, and for code that does not know it."""
    return sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)


def upgrade() -> None:
    """Add the columns."""
    op.add_column("person", switch("chose_language"))
    op.add_column("person", switch("hidden"))
    op.add_column("screen", switch("pinned"))
    op.add_column("chat", sa.Column("house", sa.Text(), server_default="{}", nullable=False))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("chat", "house")
    op.drop_column("screen", "pinned")
    op.drop_column("person", "hidden")
    op.drop_column("person", "chose_language")
