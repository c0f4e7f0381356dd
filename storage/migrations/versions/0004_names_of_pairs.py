"""Pairs have names, and people need not show theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("person", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "pair",
        sa.Column("room", sa.Text, sa.ForeignKey("chat.id", name="fk_pair_room"), nullable=False),
        sa.Column("team", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "team", name="pk_pair"),
        sqlite_strict=True,
    )
