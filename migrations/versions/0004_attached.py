"""Notes may have something attached: a record, a picture."""

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("note", sa.Column("attached", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("note", "attached")
