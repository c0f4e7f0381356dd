"""By whom a match was stopped is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("match", sa.Column("stopped_by", sa.Text))
