"""Matches that are played with real tiles: their rounds are told, and by whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("match", sa.Column("sheet", sa.Integer, nullable=False, server_default="0"))
    op.add_column("journal", sa.Column("told_by", sa.Text))
