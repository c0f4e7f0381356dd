"""What refers to a person or a match is found by an index, and so are deeds by the beginning of their names."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for table, column in (("match", "rematch_of"), ("ledger", "match"), ("ledger", "person"), ("notice", "match")):
        there = sa.column(column).is_not(None)
        op.create_index(f"ix_{table}_{column}", table, [column], sqlite_where=there, postgresql_where=there)
    if op.get_bind().dialect.name == "postgresql":  # SQLite finds them by the primary key
        op.create_index("ix_ledger_beginning", "ledger", ["deed"], postgresql_ops={"deed": "text_pattern_ops"})
