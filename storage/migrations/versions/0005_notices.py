"""What a chat is told at a time of the day, and who has said that he comes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MOMENT = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "appointment",
        sa.Column("room", sa.Text, sa.ForeignKey("chat.id", name="fk_appointment_room"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("due_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("room", "kind", name="pk_appointment"),
        sqlite_strict=True,
    )
    op.create_index("ix_appointment_due_at", "appointment", ["due_at"])
    op.create_table(
        "notice",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("room", sa.Text, sa.ForeignKey("chat.id", name="fk_notice_room"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("match", sa.Text, sa.ForeignKey("match.id", name="fk_notice_match", ondelete="SET NULL")),
        sa.PrimaryKeyConstraint("id", name="pk_notice"),
        sqlite_strict=True,
    )
    op.create_index("ix_notice_day", "notice", ["room", "kind", "day"], unique=True)
    op.create_table(
        "reply",
        sa.Column(
            "notice",
            sa.Text,
            sa.ForeignKey("notice.id", name="fk_reply_notice", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("person", sa.Text, sa.ForeignKey("person.id", name="fk_reply_person"), nullable=False),
        sa.Column("coming", sa.Integer, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("notice", "person", name="pk_reply"),
        sqlite_strict=True,
    )
    op.create_index("ix_reply_person", "reply", ["person"])
