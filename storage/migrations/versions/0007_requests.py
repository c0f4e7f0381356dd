"""Commands that were taken up are remembered for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    moment = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "request",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", moment, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_request"),
        sqlite_strict=True,
    )
    op.create_index("ix_request_at", "request", ["at"])
