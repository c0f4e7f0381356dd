"""Changes of the database as values: a statement that is written once, and the values of one use of it.

A *unit* is a tuple of writes that belong together: all of them happen, or none. Units are made by plain functions
without a database at hand, so a move, its clock and its tally are put side by side and become one transaction.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self, TypeAlias

from sqlalchemy import Delete, Insert, Table, Update
from sqlalchemy.dialects.postgresql import Insert as PostgresInsert
from sqlalchemy.dialects.postgresql import insert

from storage.statements import Statement, Value


class Stale(Exception):
    """What the unit builds on has changed meanwhile, or exists already. Nothing of the unit has been written."""


class NotSaved(Exception):
    """The transaction failed, and nothing in it is known to be saved: a connection may be lost while the database
    commits. Its cause says why. Trying again may help."""

    @classmethod
    def because(cls, cause: Exception) -> Self:
        """The failure of a transaction, where it is given back and not raised."""
        failure = cls("the transaction failed")
        failure.__cause__ = cause
        return failure


class Change(Statement):
    """An INSERT, UPDATE or DELETE with named places for values.

    `rows` is how many rows it has to touch; another number makes its unit `Stale`. None: any number.

    In an UPDATE a place in the WHERE clause is not named like a column of the table, or SQLAlchemy would take its
    value for a new one of that column.
    """

    def __init__(self, clause: Insert | Update | Delete, *, rows: int | None = None) -> None:
        super().__init__(clause)
        self.rows = rows
        self.table = clause.table

    def __call__(self, **values: Value) -> Write:
        """One use of it. TypeError unless every place has a value and every value a place."""
        self.check_places(values)
        return Write(self, values)

    def __repr__(self) -> str:
        return f"<{type(self.clause).__name__} {self.table}>"

    def check(self, touched: int) -> None:
        """Raise `Stale` unless it has touched as many rows as it has to."""
        if self.rows is not None and touched != self.rows:
            raise Stale(f"{self!r} touched {touched} rows")


@dataclass(frozen=True, slots=True)
class Write:
    """One use of a change. Its values may be secret, so they are never shown."""

    change: Change
    values: dict[str, Value] = field(repr=False)


Unit: TypeAlias = tuple[Write, ...]


def upsert(table: Table, *key: str, replace: tuple[str, ...]) -> Insert:
    """An INSERT that, where a row with this key exists, replaces these columns of it."""
    return replacing(insert(table), *key, replace=replace)


def replacing(statement: PostgresInsert, *key: str, replace: tuple[str, ...]) -> Insert:
    """Any INSERT so that, where a row with this key exists, it replaces these columns of it.

    SQLite has taken the clause over from PostgreSQL word for word, so one construct serves both.
    """
    return statement.on_conflict_do_update(
        index_elements=key, set_={name: statement.excluded[name] for name in replace}
    )
