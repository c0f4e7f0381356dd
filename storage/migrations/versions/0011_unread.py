"""What nobody has ever read goes: the team of a seat, and the ply at which a deadline was set."""

from __future__ import annotations

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.drop_column("seat", "team")
    op.drop_column("deadline", "ply")
