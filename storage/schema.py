"""The tables, as they are in the newest version of the database.

Two types are enough: text (JSON too, which is never looked into here) and whole numbers (moments are
milliseconds, see `moments`). Neither needs converting on its way to a driver, so the writer hands values over as
they are.
On SQLite the tables are STRICT, so that it checks types as PostgreSQL does.

A change here needs a migration; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    literal_column,
)

MOMENT = BigInteger().with_variant(Integer(), "sqlite")

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

_OF_MATCH = "match.id"


def _where_set(name: str, column: Column[str]) -> None:
    """An index of the rows that refer to something: what that is can go without a look at all of them."""
    there = column.is_not(None)
    Index(name, column, sqlite_where=there, postgresql_where=there)


chat = Table(
    "chat",
    metadata,
    Column("id", Text, primary_key=True),  # a group, thread, topic or private chat: a room
    Column("title", Text, nullable=False),
    Column("language", Text),  # NULL: nobody has chosen one
    Column("settings", Text, nullable=False),
    Column("spoken", Text),  # the language that the platform names; NULL: it names none
    sqlite_strict=True,
)

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text),
    Column("settings", Text, nullable=False),
    Column("reach", Text),  # whether private messages arrive; NULL: not found out yet
    Column("hidden", Integer, nullable=False, server_default="0"),  # 1: tallies do not tell his name
    Column("spoken", Text),
    sqlite_strict=True,
)

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("room", Text, ForeignKey("chat.id"), nullable=False),
    Column("name", Text, nullable=False),  # tells the open tables of a room apart
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, ForeignKey("person.id"), nullable=False),
    Column("version", Integer, nullable=False),  # counts the changes of the lobby; in play the ply does
    Column("seed", Text),  # secret; NULL until the match begins
    Column("created_at", MOMENT, nullable=False),
    Column("started_at", MOMENT),
    Column("ended_at", MOMENT),
    Column("rematch_of", Text, ForeignKey("match.id", ondelete="SET NULL")),
    Column("sheet", Integer, nullable=False, server_default="0"),  # 1: real tiles, the rounds are told
    Column("origin", Text),  # what it is called in the chat where it was played; NULL: here
    Column("stopped_by", Text),  # the person; NULL: it was not stopped, or not by anybody
    sqlite_strict=True,
)

OPEN: ColumnElement[bool] = literal_column("status IN ('lobby', 'playing')")
"""The matches that a process has to pick up when it starts. They have an index of their own, in which ended
matches, nearly all of them in the long run, cost nothing. SQLite uses it only for a query that has these very
words; so they have no type, for a Boolean would be written as `(...) = 1`."""

Index("ix_match_open", match.c.room, match.c.name, unique=True, sqlite_where=OPEN, postgresql_where=OPEN)
Index("ix_match_ended", match.c.room, match.c.ended_at)
_where_set("ix_match_rematch_of", match.c.rematch_of)

seat = Table(
    "seat",
    metadata,
    Column("match", Text, ForeignKey(_OF_MATCH, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("person.id")),  # NULL: a computer player sits here
    Column("computer", Text),  # the kind of computer player that sits here, or did before the person
    Column("name", Text, nullable=False),  # as shown in this match, whatever the person is called later
    Column("held_by", Text),  # the kind of computer player that holds the person's seat meanwhile
    Column("misses", Integer, nullable=False),  # turns in a row that the person let pass
    Index("ix_seat_person", "person"),
    sqlite_strict=True,
)

journal = Table(
    "journal",
    metadata,
    Column("match", Text, ForeignKey(_OF_MATCH, ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # the moves made before this one
    Column("seat", Integer),  # NULL: the dealer
    Column("move", Text, nullable=False),
    Column("events", Text, nullable=False),  # with what only some may see: secret
    Column("at", MOMENT, nullable=False),
    Column("told_by", Text),  # the person who told of it on a score sheet; no key, SQLite cannot add one later
    sqlite_strict=True,
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("match", Text, ForeignKey(_OF_MATCH, ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),  # the moves made so far
    Column("state", Text, nullable=False),  # secret
    sqlite_strict=True,
)

surface = Table(
    "surface",
    metadata,
    Column("key", Text, primary_key=True),
    Column("match", Text, ForeignKey(_OF_MATCH, ondelete="CASCADE")),
    Column("room", Text),  # where it is: in a room, or with one person alone
    Column("person", Text),
    Column("post", Text),  # NULL: not sent, or gone
    Column("digest", Text, nullable=False),  # of what was shown last
    Column("ply", Integer, nullable=False),  # the moment that was shown last
    Column("aspect", Text, nullable=False),  # its epoch, and the page to which the reader has turned
    Index("ix_surface_match", "match"),
    sqlite_strict=True,
)

deadline = Table(
    "deadline",
    metadata,
    Column("match", Text, ForeignKey(_OF_MATCH, ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("due_at", MOMENT, nullable=False),
    Index("ix_deadline_due_at", "due_at"),
    sqlite_strict=True,
)

ledger = Table(
    "ledger",
    metadata,
    # What happened once ("a round was lost by these two") is a deed; its lines share everything but the account.
    Column("deed", Text, primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("room", Text, ForeignKey("chat.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("match", Text, ForeignKey(_OF_MATCH, ondelete="SET NULL")),  # NULL: played elsewhere
    Column("round", Integer),  # NULL: of the match as a whole
    Column("at", MOMENT, nullable=False),  # when it was played: seasons look at this
    Column("noted_at", MOMENT, nullable=False),
    Column("noted_by", Text, ForeignKey("person.id")),  # NULL: counted by the bot at its own table
    Column("reason", Text),
    Column("corrects", Text),  # the deed that no longer counts because of this one
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("person.id")),  # NULL: the account of the team
    Column("team", Text),  # the people who played together, see `deeds.team_of`
    Column("amount", Integer, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),  # counts the rows of a room as they are written
    Column("origin", Text),  # what the deed is called where it was written first; NULL: here
    # The history goes from deed to deed, the latest note first: every deed has a line 0.
    Index("ix_ledger_noted", "room", "line", "noted_at"),
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

Index("ix_ledger_number", ledger.c.room, ledger.c.number, unique=True)  # what is new is what has a higher one
Index("ix_ledger_corrects", ledger.c.corrects, unique=True)  # a deed is cancelled once at most
_where_set("ix_ledger_match", ledger.c.match)
_where_set("ix_ledger_person", ledger.c.person)
# By the beginning of a name SQLite finds a deed in the primary key; PostgreSQL orders that as a language does.
_BEGINNING = Index("ix_ledger_beginning", ledger.c.deed, postgresql_ops={"deed": "text_pattern_ops"})
_BEGINNING.ddl_if(dialect="postgresql")

pair = Table(
    "pair",
    metadata,
    Column("room", Text, ForeignKey("chat.id"), primary_key=True),
    Column("team", Text, primary_key=True),  # the account in the ledger
    Column("name", Text, nullable=False),  # what these people are called together
    sqlite_strict=True,
)

appointment = Table(
    "appointment",
    metadata,
    Column("room", Text, ForeignKey("chat.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("due_at", MOMENT, nullable=False),
    Index("ix_appointment_due_at", "due_at"),
    sqlite_strict=True,
)

notice = Table(
    "notice",
    metadata,
    Column("id", Text, primary_key=True),
    Column("room", Text, ForeignKey("chat.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("day", Text, nullable=False),  # of the chat's own calendar, as 2026-11-23
    Column("at", MOMENT, nullable=False),
    Column("match", Text, ForeignKey(_OF_MATCH, ondelete="SET NULL")),  # what was opened for those who are in
    sqlite_strict=True,
)

Index("ix_notice_day", notice.c.room, notice.c.kind, notice.c.day, unique=True)  # once a day at most
_where_set("ix_notice_match", notice.c.match)

reply = Table(
    "reply",
    metadata,
    Column("notice", Text, ForeignKey("notice.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("person.id"), primary_key=True),
    Column("coming", Integer, nullable=False),  # 1: he is in, 0: he is out
    Column("at", MOMENT, nullable=False),
    Index("ix_reply_person", "person"),
    sqlite_strict=True,
)

request = Table(
    "request",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", MOMENT, nullable=False),
    Index("ix_request_at", "at"),
    sqlite_strict=True,
)

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_strict=True,
)
