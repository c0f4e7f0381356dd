"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
OPEN = sa.text("status IN ('lobby', 'playing')")


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sqlite_strict=True,
    )
    op.create_table(
        "person",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sqlite_strict=True,
    )
    op.create_table(
        "match",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("started_at", MOMENT),
        sa.Column("ended_at", MOMENT),
        sa.Column("rematch_of", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.ForeignKeyConstraint(["room"], ["chat.id"], name="fk_match_room"),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name="fk_match_host"),
        sa.ForeignKeyConstraint(["rematch_of"], ["match.id"], name="fk_match_rematch_of", ondelete="SET NULL"),
        sqlite_strict=True,
    )
    op.create_index(
        "ix_match_open", "match", ["room", "name"], unique=True, sqlite_where=OPEN, postgresql_where=OPEN
    )
    op.create_index("ix_match_ended", "match", ["room", "ended_at"])
    op.create_table(
        "seat",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.Text),
        sa.Column("computer", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("team", sa.Text),
        sa.Column("held_by", sa.Text),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seat"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_seat_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person"),
        sqlite_strict=True,
    )
    op.create_index("ix_seat_person", "seat", ["person"])
    op.create_table(
        "journal",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("match", "ply", name="pk_journal"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_journal_match", ondelete="CASCADE"),
        sqlite_strict=True,
    )
    op.create_table(
        "snapshot",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_snapshot"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_snapshot_match", ondelete="CASCADE"),
        sqlite_strict=True,
    )
    op.create_table(
        "surface",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("match", sa.Text),
        sa.Column("room", sa.Text),
        sa.Column("person", sa.Text),
        sa.Column("post", sa.Text),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("aspect", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_surface"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_surface_match", ondelete="CASCADE"),
        sqlite_strict=True,
    )
    op.create_index("ix_surface_match", "surface", ["match"])
    op.create_table(
        "deadline",
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("due_at", MOMENT, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "kind", name="pk_deadline"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_deadline_match", ondelete="CASCADE"),
        sqlite_strict=True,
    )
    op.create_index("ix_deadline_due_at", "deadline", ["due_at"])
    op.create_table(
        "ledger",
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("line", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("match", sa.Text),
        sa.Column("round", sa.Integer),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("noted_at", MOMENT, nullable=False),
        sa.Column("noted_by", sa.Text),
        sa.Column("reason", sa.Text),
        sa.Column("corrects", sa.Text),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("team", sa.Text),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("deed", "line", name="pk_ledger"),
        sa.ForeignKeyConstraint(["room"], ["chat.id"], name="fk_ledger_room"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_ledger_match", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["noted_by"], ["person.id"], name="fk_ledger_noted_by"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_ledger_person"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ledger_person", "ledger", ["room", "person", "kind", "game", "at", "deed", "amount"])
    op.create_index("ix_ledger_team", "ledger", ["room", "team", "kind", "game", "at", "deed", "amount", "person"])
    op.create_index("ix_ledger_noted", "ledger", ["room", "line", "noted_at"])
    op.create_index("ix_ledger_corrects", "ledger", ["corrects"], unique=True)
    op.create_table(
        "meta",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
        sqlite_strict=True,
    )
