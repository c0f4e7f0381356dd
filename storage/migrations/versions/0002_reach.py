"""Whether a person's private messages arrive is remembered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("person", sa.Column("reach", sa.Text))
