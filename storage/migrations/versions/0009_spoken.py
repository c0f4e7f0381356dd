"""Which language a platform says that somebody speaks, or a chat, is remembered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    for table in ("chat", "person"):
        op.add_column(table, sa.Column("spoken", sa.Text))
