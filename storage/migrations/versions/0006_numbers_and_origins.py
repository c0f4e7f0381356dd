"""The rows of a ledger are numbered as they are written, and what comes from elsewhere keeps its name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_NUMBER = """
    UPDATE ledger SET number = numbered.number
    FROM (
        SELECT deed, line, row_number() OVER (PARTITION BY room ORDER BY noted_at, deed, line) AS number
        FROM ledger
    ) AS numbered
    WHERE numbered.deed = ledger.deed AND numbered.line = ledger.line
"""


def upgrade() -> None:
    op.add_column("match", sa.Column("origin", sa.Text))
    op.add_column("ledger", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("ledger", sa.Column("origin", sa.Text))
    op.execute(_NUMBER)
    op.drop_index("ix_ledger_person", "ledger")  # sums are worked out in memory, from what has a higher number
    op.drop_index("ix_ledger_team", "ledger")
    op.create_index("ix_ledger_number", "ledger", ["room", "number"], unique=True)
